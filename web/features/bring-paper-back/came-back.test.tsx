import { expect, test } from 'vitest'
import type { PrintedBox } from '#core/paper/schema.ts'
import { membersOf } from '#core/members/member.ts'
import { aFamily, aSprint, aTask } from '#core/testing/a-family.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { CameBack } from './came-back.tsx'
import type { ReadSheet } from './photo.ts'

const maya = membersOf(aFamily().familyData)[0]!.id
const repeat = { kind: 'times', times: 7 } as const
const sprint = aSprint({
  tasks: [
    aTask({ title: 'Read a story', repeat, checks: { '2026-03-01': ['mia'] } }),
    aTask({ id: 'shoes', title: 'Shoes by the door', repeat, sharing: 'together' }),
    aTask({
      id: 'bens',
      title: 'Water the plants',
      repeat,
      sharing: 'one',
      owners: ['ben', 'mia'],
    }),
    aTask({ id: 'bottles', title: 'Take the bottles away', repeat, sharing: 'one' }),
  ],
})

type State = ReadSheet['boxes'][number]['state']
const crop = { width: 2, height: 2, data: new Uint8ClampedArray(16) }

/** A sheet with these boxes, as a photograph shows them. */
function aSheet(...read: [Partial<PrintedBox>, State][]): ReadSheet {
  const place = { y: 0, width: 6, height: 6, round: false, together: false }
  const boxes = read.map(([fields], x): PrintedBox => ({
    taskId: 'task1',
    memberIds: ['mia'],
    date: '2026-03-02',
    x,
    ...place,
    ...fields,
  }))
  const of = { layout: 1, sprintId: sprint.id, week: 0, paper: 'a4', tags: 0 } as const
  return {
    sheet: { code: '0123456789', ...of, width: 210, height: 297, boxes },
    copies: 1,
    boxes: read.map(([, state]) =>
      state === 'unsure' ? { state, why: 'faint', crop } : { state },
    ),
    places: read.map(() => [0.5, 0.5]),
  }
}

const saidOf = async (sheet: ReadSheet) => {
  const session = { ...aSession(), family: aFamily(), sprints: [sprint] }
  const screen = <CameBack sheets={[sheet]} preview={null} onAdd={() => undefined} />
  return wordsOf(await draw(screen, { session })).join(' ')
}

test('what a photo brings is said by task, with who and when, and added by one button', async () => {
  const everyone = [maya, 'ben', 'mia', 'leo']
  const said = await saidOf(
    aSheet(
      [{}, 'ticked'],
      [{ date: '2026-03-03' }, 'ticked'],
      [{ memberIds: ['leo'], date: null }, 'ticked'],
      [{ taskId: 'shoes', memberIds: everyone, together: true }, 'ticked'],
      [{ date: '2026-03-04' }, 'empty'],
    ),
  )
  expect(said).toContain('4 ticks found')
  expect(said).toContain('Read a story Mia: Mon and Tue; Leo: once')
  expect(said).toContain('Shoes by the door All together: Mon')
  expect(said).toContain('4 ticks')
  expect(said).not.toContain('to look at')
})

test('an unsure box is asked about, unless it would bring nothing anyway', async () => {
  const said = await saidOf(
    aSheet([{}, 'unsure'], [{ date: '2026-03-01' }, 'unsure'], [{ date: '2026-03-07' }, 'unsure']),
  )
  expect(said).toContain('Nothing for sure yet')
  expect(said).toContain('One box to look at')
  expect(said).toContain('Read a story, Mia, Mon, Mar 2 It is faint.')
  expect(said).not.toContain('Add')
})

test('of many it asks who did it, and adds nothing until somebody says', async () => {
  const memberIds = [maya, 'ben', 'mia', 'leo']
  const people = { taskId: 'bottles', memberIds }
  // Somebody for whom it is no longer in the plan is not asked about.
  const ofBen = await saidOf(aSheet([{ taskId: 'bens', memberIds }, 'ticked']))
  expect(ofBen).toContain('Who did it? Where you say nothing, nothing is ticked.')
  expect(ofBen).not.toContain('Leo')
  const said = await saidOf(aSheet([people, 'ticked']))
  expect(said).toContain('Who did it?')
  for (const name of ['Maya', 'Ben', 'Mia', 'Leo']) expect(said).toContain(name)
  expect(said).not.toContain('Add')
})

test('what brings nothing says why: ticked, to come, gone from the plan, not theirs', async () => {
  const said = await saidOf(
    aSheet(
      [{ date: '2026-03-01' }, 'ticked'],
      [{ date: '2026-03-07' }, 'ticked'],
      [{ taskId: 'gone', memberIds: ['leo'], date: '2026-03-03' }, 'ticked'],
      [{ date: '2026-02-01' }, 'ticked'],
    ),
  )
  expect(said).toContain('Nothing new on it')
  expect(said).toContain('One is ticked here already.')
  expect(said).toContain('Read a story, Mia, Sat, Mar 7: this day is still to come.')
  expect(said).toContain('No longer in the plan: a task of Leo on Tue, Mar 3.')
  expect(said).toContain('This day is not part of the week.')
})
