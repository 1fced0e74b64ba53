import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDaysHere } from '../days-here/examples.ts'
import { applyCommand } from '../log/documents.ts'
import { inOrder, type Addressed, type Documents } from '../commands/documents.ts'
import { membersOf } from '../members/member.ts'
import { todayOf } from '../programs/family-today.ts'
import { sprintDocument } from '../sprint/examples.ts'
import { dayOf } from '../stand-up/day.ts'
import {
  ownDay,
  othersLines,
  rowsOf,
  ticksOf,
  type OwnLine,
  type Tick,
} from '../stand-up/own-day.ts'
import { aFamily, ben, leo, mia, now, today } from '../testing/a-family.ts'
import { pairedRefusal } from './paired-rights.ts'
import { pairedDocuments } from './paired-view.ts'
import type { Purpose } from './schema.ts'

// What Today, a device of one's own and the wall say of the same day, over families at random.

const options = { seed: 20261125, numRuns: 600 }
const memberIds = ['primary', 'ben', 'mia', 'leo']

const someoneHere = fc.option(anyDaysHere, { nil: undefined, freq: 2 })

const documents: fc.Arbitrary<Documents> = fc.record({
  family: fc.tuple(someoneHere, someoneHere, someoneHere).map(([of, other, third]) =>
    aFamily({
      adults: [{ ...ben, ...(of && { daysHere: of }) }],
      children: [
        { ...mia, ...(other && { daysHere: other }) },
        { ...leo, ...(third && { daysHere: third }) },
      ],
    }),
  ),
  sprints: fc.tuple(...['sprint1', 'sprint2'].map((id) => sprintDocument(id))).map((sprints) =>
    inOrder(
      sprints.map((one, at) => ({
        ...one,
        familyId: 'family_maya',
        plannedAt: now,
        startsOn: at === 0 ? '2026-03-01' : one.startsOn,
      })),
    ),
  ),
})

const wall: Purpose = { kind: 'wall' }
const deviceOf = (memberId: string): Purpose => ({ kind: 'member', memberId })

/** What a screen says of one task: whether it is done, whose turn it is, whose tick it is. */
const said = ({ task, done, isTheirs, turn, isFixed, box }: OwnLine) => ({
  taskId: task.id,
  done,
  isTheirs,
  turn,
  isFixed,
  doneBy: box.doneBy,
})

/** The same day on Today, on the member's device, and in the wall's rows that have their face. */
function seenBy(known: Documents, memberId: string) {
  const onToday = ownDay(known, today, { memberId })
  const onDevice = ownDay(pairedDocuments(known, deviceOf(memberId), today), today, { memberId })
  const { lines } = dayOf(pairedDocuments(known, wall, today), today)
  const onWall = rowsOf(lines, membersOf(known.family.familyData))
    .filter((row) => row.memberIds.includes(memberId))
    .flatMap(({ rings }) => rings)
  return { onToday, onDevice, onWall }
}

const after = (known: Documents, sprintId: string, tick: Tick): Documents =>
  applyCommand(known, addressed(sprintId, tick), { now, userId: 'maya' })

const addressed = (sprintId: string, tick: Tick): Addressed => ({
  sprintId,
  command: { id: 'command-of-a-test', ...tick },
})

function expectOneDay(known: Documents) {
  for (const memberId of memberIds) {
    const { onToday, onDevice, onWall } = seenBy(known, memberId)
    expect(onDevice.lines.map(said)).toEqual(onToday.lines.map(said))
    const doneById = (lines: readonly { task: { id: string }; done: boolean }[]) =>
      Object.fromEntries(lines.map(({ task, done }) => [task.id, done]))
    expect(onWall).toHaveLength(onToday.lines.length)
    expect(doneById(onWall)).toEqual(doneById(onToday.lines))
  }
}

test('Today, a device of one’s own and the wall have the same day [C13]', () => {
  fc.assert(fc.property(documents, expectOneDay), options)
})

test('a program is told the same as the family [C13, E3]', () => {
  const property = fc.property(documents, (known) => {
    const { tasks } = todayOf(known, now, String)
    for (const { id, who, turn } of tasks) {
      for (const member of who) {
        const line = ownDay(known, today, { memberId: member.id }).lines.find(
          ({ task }) => task.id === id,
        )
        const isAsked = turn === null || turn === member.id || member.done
        if (isAsked) expect(line?.box.doneBy.includes(member.id)).toBe(member.done)
      }
    }
  })
  fc.assert(property, options)
})

test('a day is one’s own and everybody else’s, each box once [C13]', () => {
  const property = fc.property(documents, fc.constantFrom(...memberIds), (known, memberId) => {
    const { lines } = dayOf(known, today)
    const boxes = lines.reduce((sum, line) => sum + line.boxes.length, 0)
    const others = othersLines(lines, memberId).flatMap((line) => line.boxes)
    const own = ownDay(known, today, { memberId }).lines
    expect(own.length + others.length).toBe(boxes)
  })
  fc.assert(property, options)
})

test('a press does the same wherever it is made, and shows everywhere [C13]', () => {
  const property = fc.property(documents, fc.constantFrom(...memberIds), (known, memberId) => {
    const { onToday, onDevice } = seenBy(known, memberId)
    const sprintId = onToday.sprint?.id ?? ''
    for (const [at, line] of onDevice.lines.entries()) {
      const pressed = ticksOf(line, line.box, { date: today, actsAs: memberId }) ?? []
      expect(pressed.length > 0).toBe(line.isTheirs)
      for (const tick of pressed) {
        expect(pairedRefusal(deviceOf(memberId), addressed(sprintId, tick), known)).toBeNull()
      }
      if (!line.isTheirs) continue
      const same = onToday.lines[at]!
      const onScreen = ticksOf(same, same.box, { date: today, actsAs: null, memberId }) ?? []
      if (!line.done) expect(onScreen).toEqual(pressed)
      for (const ticks of [pressed, onScreen]) {
        const next = ticks.reduce((before, tick) => after(before, sprintId, tick), known)
        expectOneDay(next)
        const box = ownDay(next, today, { memberId }).lines.find(
          ({ task }) => task.id === line.task.id,
        )?.box
        expect(box?.doneBy.includes(memberId) ?? false).toBe(!line.done)
      }
    }
  })
  fc.assert(property, { ...options, numRuns: 150 })
})

test('what several share is pressed at the wall by whoever did it, and taken back whole [C13, N5]', () => {
  const property = fc.property(documents, (known) => {
    const { sprint, lines } = dayOf(known, today)
    for (const line of lines) {
      for (const box of line.boxes) {
        const press = (memberId?: string) =>
          ticksOf(line, box, { date: today, actsAs: null, memberId })
        const ticks = press() ?? press(box.memberIds[0]) ?? []
        const next = ticks.reduce((before, tick) => after(before, sprint!.id, tick), known)
        const isDone = box.doneBy.length > 0
        const left = next.sprints
          .find(({ id }) => id === sprint!.id)!
          .tasks.find(({ id }) => id === line.task.id)!.checks[today]
        const doers = (left ?? []).filter((id) => box.memberIds.includes(id))
        expect(doers.length > 0).toBe(!isDone)
        // Also of those who do the task no more, or have left the family.
        if (isDone && line.task.sharing) expect(left).toBe(undefined)
      }
    }
  })
  fc.assert(property, options)
})
