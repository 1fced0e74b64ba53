import { expect, test } from 'vitest'
import { ben } from '#core/testing/a-family.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { WeekTold } from './our-story-screen.tsx'

test('a thank-you by a face alone is no quotation [N25]', async () => {
  const texts = ['Ben', 'A heart for Ben', 'Ben, for the soup']
  const entries = texts.map((text) => ({
    key: text,
    kind: 'thanks' as const,
    text,
    memberId: null,
  }))
  const days = { startsOn: '2026-03-01', endsOn: '2026-03-07' }
  const week = {
    sprintId: 's',
    name: 'Week 1',
    ...days,
    isQuiet: false,
    done: 1,
    entries,
    letters: [],
  }
  const said = wordsOf(await draw(<WeekTold week={week} members={[{ kind: 'adult', ...ben }]} />))
  expect(said).toEqual(
    expect.arrayContaining(['For Ben', 'A heart for Ben', '“Ben, for the soup”']),
  )
})
