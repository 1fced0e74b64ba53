import { expect, test } from 'vitest'
import type { StoryEntry } from '#core/story/story.ts'
import { ben } from '#core/testing/a-family.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { WeekTold } from './our-story-screen.tsx'

const aWeek = (entries: StoryEntry[]) => ({
  sprintId: 's',
  name: 1,
  startsOn: '2026-03-01',
  endsOn: '2026-03-07',
  isQuiet: false,
  done: 1,
  entries,
  letters: [],
})

const benno = { kind: 'adult' as const, ...ben, name: 'Benno' }

test('a thank-you by a face alone is no quotation, and is for whoever bears the name today [N25] [C12]', async () => {
  const to = { toId: 'ben' }
  const thanks = [
    { key: 'face', text: '', memberId: 'mia', to },
    { key: 'heart', text: '', memberId: null, to },
    { key: 'words', text: 'for the soup', memberId: 'mia', to },
    { key: 'reason', text: '', memberId: 'mia', to: { ...to, for: 'helping' as const } },
  ]
  const entries = thanks.map((one) => ({ ...one, kind: 'thanks' as const }))
  const week = aWeek(entries)
  const said = wordsOf(await draw(<WeekTold week={week} members={[benno]} />))
  expect(said).toEqual(
    expect.arrayContaining([
      'For Benno',
      'A heart for Benno',
      '“Benno, for the soup”',
      '“Benno, for helping me”',
    ]),
  )
})

test('a high has the face of whoever had it [N25]', async () => {
  const high = { kind: 'high' as const, key: 'high', text: 'I was big' }
  const told = (memberId: string | null) =>
    draw(<WeekTold week={aWeek([{ ...high, memberId }])} members={[benno]} />)
  expect(await told('ben')).toContain('data-member-color')
  expect(await told(null)).not.toContain('data-member-color')
})
