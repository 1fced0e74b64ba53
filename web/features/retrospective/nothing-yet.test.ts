import { expect, test } from 'vitest'
import { aSprint } from '#core/testing/a-family.ts'
import { nothingYetWords } from './retrospective-screen.tsx'

const closed = aSprint({ completed: true })
const draft = aSprint({ id: 'sprint2', name: 2, startsOn: '2026-03-08' })

test('after a week was closed “Look back” says that there is none now, and not what is unplanned [N37]', () => {
  for (const sprint of [draft, null]) {
    const { title, text } = nothingYetWords(sprint, closed)
    expect(title).toBe('Nothing to look back on just now')
    expect(text).toMatch(/comes first: plan it together/)
  }
  expect(nothingYetWords(draft, null).title).toBe('Week\u00a02 is not planned yet')
  const planned = { ...draft, plannedAt: '2026-03-07T17:00:00.000Z' }
  expect(nothingYetWords(planned, closed).title).toBe('Week\u00a02 is still ahead')
})
