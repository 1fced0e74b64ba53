import type { Family, FamilyCommand } from '../family/schema.ts'
import type { Goal } from '../goal/schema.ts'
import type { Adult, Child } from '../members/schema.ts'
import type { Sprint, SprintCommand } from '../sprint/schema.ts'
import type { Task } from '../tasks/schema.ts'
import type { ErrorCode } from '../errors.ts'
import { Refusal } from '../refusal.ts'
import type { Person } from '../days-here/days-here.ts'
import type { Context } from '../commands/context.ts'
import { applyFamilyCommand, applySprintCommand } from '../log/rules.ts'
import { newFamily } from '../family/family.ts'
import { memberIdsOf } from '../members/member.ts'
import { newMeeting } from '../plan-meeting/meeting.ts'

/** A family to test with: Maya and Ben, Mia (6–8) and Leo (3–5), in a sprint from 1 March 2026. */

/** A Wednesday evening. */
export const now = '2026-03-04T18:30:00.000Z'
export const today = '2026-03-04'

export const ben: Adult = {
  id: 'ben',
  name: 'Ben',
  email: 'ben@example.org',
  animal: 'fox',
  color: 'coral',
}
export const mia: Child = {
  id: 'mia',
  name: 'Mia',
  ageBand: '6-8',
  animal: 'owl',
  color: 'leaf',
}
export const leo: Child = {
  id: 'leo',
  name: 'Leo',
  ageBand: '3-5',
  animal: 'bear',
  color: 'marigold',
}

export const goal: Goal = {
  id: 'goal1',
  title: 'Read together',
  why: 'Because evenings were loud.',
  measure: 'Twenty stories',
  weeks: 6,
  celebration: 'A night in a tent',
  startsOn: '2026-03-01',
}

export function aFamily(data: Partial<Family['familyData']> = {}): Family {
  const family = newFamily({ userId: 'maya', name: 'Maya', now: '2026-01-01T08:00:00.000Z' })
  return {
    ...family,
    familyData: {
      ...family.familyData,
      adults: [ben],
      children: [mia, leo],
      adultEmails: ['ben@example.org'],
      ...data,
    },
  }
}

/** A task for everyone, once, that nobody has done. */
export function aTask(fields: Partial<Task> = {}): Task {
  return {
    id: 'task1',
    title: 'Read a story',
    owners: 'everyone',
    helperId: null,
    repeat: { kind: 'once' },
    ifThen: null,
    reason: { kind: 'own', text: '' },
    effort: 1,
    icon: null,
    checks: {},
    ...fields,
  }
}

/** An open sprint of one week, Sunday 1 to Saturday 7 March 2026. */
export function aSprint(fields: Partial<Sprint> = {}): Sprint {
  return {
    id: 'sprint1',
    familyId: 'family_maya',
    version: 1,
    createdAt: '2026-03-01T17:00:00.000Z',
    completed: false,
    completedAt: null,
    plannedAt: null,
    name: 1,
    startsOn: '2026-03-01',
    weeks: 1,
    goalId: null,
    missionStep: '',
    experimentId: null,
    pausedDates: [],
    tasks: [],
    meeting: newMeeting(),
    standUps: [],
    retrospective: null,
    ...fields,
  }
}

/** Members of whom a rule asks no more than who they are: always here. */
export const peopleOf = (...ids: string[]): Person[] => ids.map((one) => ({ id: one }))

/** The member ids `m0`, `m1`, … */
export function manyIds(count: number, prefix = 'm'): string[] {
  return Array.from({ length: count }, (_, index) => prefix + String(index))
}

export function contextFor(family: Family = aFamily(), changes: Partial<Context> = {}): Context {
  return { now, userId: 'maya', memberIds: memberIdsOf(family.familyData), ...changes }
}

type WithoutId<Command> = Command extends unknown ? Omit<Command, 'id'> : never

/** What somebody does; the id of the command is of no matter to the rules. */
export type DoToFamily = WithoutId<FamilyCommand>
export type DoToSprint = WithoutId<SprintCommand>

const id = 'command-of-a-test'

/** The family after the commands. Everything handed in is frozen: the rules must not change it. */
export function familyAfter(family: Family, ...commands: DoToFamily[]): Family {
  return commands.reduce<Family>(
    (before, command) =>
      applyFamilyCommand(
        deepFreeze(before),
        deepFreeze({ ...command, id }),
        deepFreeze(contextFor(before)),
      ),
    family,
  )
}

/** The sprint after commands by somebody of `aFamily()`, or in the context given. */
export function sprintAfter(
  sprint: Sprint,
  commands: DoToSprint[],
  context = contextFor(),
): Sprint {
  const after = commands.reduce<Sprint | null>(
    (before, command) =>
      applySprintCommand(deepFreeze(before), deepFreeze({ ...command, id }), deepFreeze(context), {
        familyId: sprint.familyId,
        sprintId: sprint.id,
      }),
    sprint,
  )
  if (!after) throw new Error('the sprint was deleted')
  return after
}

/** The code that a rule refuses with; null where it does not. Any other error is thrown on. */
export function refusalOf(act: () => unknown): ErrorCode | null {
  try {
    act()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

/** Freezes a document through and through, so that a change to it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
