import fc from 'fast-check'
import type { FamilyCommand } from '../log/family-commands-schema.ts'
import type { SprintCommand, SprintCommandOf } from '../log/sprint-commands-schema.ts'
import { limits } from '../limits.ts'
import * as some from './arbitraries.ts'
import { sprintDocument } from './documents.ts'

const { ids, changesOf, listOf } = some

type Body<Command> = Omit<Command, 'id' | 'type'>
type BodiesOf<Command extends { type: string }> = {
  [Type in Command['type']]: fc.Arbitrary<Body<Extract<Command, { type: Type }>>>
}

const member = {
  adult: some.people.adult.map((adult) => ({ kind: 'adult' as const, ...adult })),
  child: some.people.child.map((child) => ({ kind: 'child' as const, ...child })),
  primary: some.people.primary.map((primary) => ({ kind: 'primary' as const, ...primary })),
}

const anyMember = fc.oneof(member.primary, member.adult, member.child)

/** What changes and what stood there, which may be what is there or something else altogether. */
const edit = <Fields extends object, Rest extends object>(
  changes: fc.Arbitrary<Fields>,
  rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> } = {} as never,
) =>
  fc.record(
    { ...rest, changes, from: changes },
    { requiredKeys: ['changes', ...Object.keys(rest)] as never },
  ) as unknown as fc.Arbitrary<Rest & { changes: Fields; from?: Fields }>

/** What a family's parents fill in: who is in it, and what it cares about. */
const who = {
  primaryUser: some.people.primary,
  adults: listOf(some.people.adult, { max: 3 }, ({ id }) => id),
  children: listOf(some.people.child, { max: 3 }, ({ id }) => id),
}
const what = {
  priorities: listOf(some.name, { max: limits.priorities }),
  interests: listOf(some.name, { max: limits.interests }),
  settings: changesOf(some.settings),
}

/** A body for every command there is: a command without one does not compile. */
const familyBodies: BodiesOf<FamilyCommand> = {
  'edit-family': fc.oneof(
    edit(changesOf({ ...who, ...what })),
    // Which can be taken back.
    edit(changesOf(what)),
  ),
  'add-member': fc.record({ member: fc.oneof(member.adult, member.child) }),
  'edit-member': fc.record({ member: anyMember, from: anyMember }, { requiredKeys: ['member'] }),
  'remove-member': fc.record({ memberId: ids.member }),
  'set-days-here': fc.record({ memberId: ids.member, patterns: some.herePatterns }),
  'say-days-here': fc.record({ memberId: ids.member, days: some.daysSaid }),
  'set-goal': fc.record(
    { goal: some.goal, outcome: fc.constantFrom('reached' as const, 'let-go' as const) },
    { requiredKeys: ['goal'] },
  ),
  'edit-goal': edit(changesOf(some.goalFields)),
  'close-goal': fc.record({ outcome: fc.constantFrom('reached' as const, 'let-go' as const) }),
  'complete-onboarding': fc.constant({}),
  'park-topic': fc.record({
    topic: fc.record(
      { id: ids.entry, text: some.titleText, memberId: ids.member },
      { requiredKeys: ['id', 'text'] },
    ),
  }),
  'settle-topic': fc.record({ topicId: ids.entry }),
  'add-date': fc.record({ entry: some.familyDate }),
  'edit-date': edit(changesOf(some.dateFields), { dateId: ids.entry }),
  'delete-date': fc.record({ dateId: ids.entry }),
  'decide-experiment': fc.record({
    experiment: fc.record({
      id: ids.entry,
      text: some.titleText,
      ownerId: ids.member,
      sprintId: ids.sprint,
      checkOn: some.day,
    }),
  }),
  'judge-experiment': fc.record({ experimentId: ids.entry, verdict: some.verdict }),
  'answer-recommendation': fc.record({
    key: fc.oneof(fc.constantFrom('goal:tent', 'tip:early'), some.name),
    answer: fc.constantFrom('taken' as const, 'later' as const, 'not-for-us' as const),
  }),
  'take-back-answer': fc.record({
    key: fc.oneof(fc.constantFrom('goal:tent', 'tip:early'), some.name),
  }),
}

const newSprint = (id: fc.Arbitrary<string>) =>
  fc.record({
    id,
    ...some.planFields,
    tasks: listOf(some.newTask, { max: 4 }, ({ id: taskId }) => taskId),
  })

const position = fc.integer({ min: 0, max: limits.tasks })

const { stage: _, notes: __, ...setupFields } = some.meetingFields

function sprintBodies(sprintId: string): BodiesOf<SprintCommand> {
  return {
    'create-sprint': fc.record({
      sprint: newSprint(fc.oneof({ weight: 9, arbitrary: fc.constant(sprintId) }, ids.sprint)),
    }),
    'edit-sprint': fc
      .tuple(edit(changesOf(some.planFields)), fc.option(listOf(some.day, { max: 3 })))
      .map(([body, paused]) => (paused ? { ...body, paused } : body)),
    'pause-days': fc.record(
      { dates: listOf(some.day, { max: 3 }), from: listOf(some.day, { max: 3 }) },
      { requiredKeys: ['dates'] },
    ),
    'complete-sprint': fc.constant({}),
    'close-week': fc.record(
      {
        next: fc.option(newSprint(ids.sprint)),
        begins: some.day,
        quiet: listOf(ids.sprint, { max: 2 }),
      },
      { requiredKeys: ['next'] },
    ),
    'reopen-sprint': fc.record({ drafted: ids.sprint }, { requiredKeys: [] }),
    'delete-sprint': fc.constant({}),
    'restore-sprint': fc.record({ sprint: sprintDocument(sprintId) }),
    'add-task': fc.record(
      { task: some.task, position: fc.option(position, { nil: undefined }) },
      { requiredKeys: ['task'] },
    ),
    'edit-task': edit(changesOf({ ...some.taskFields, sharing: fc.option(some.sharing) }), {
      taskId: ids.task,
    }),
    'move-task': fc.record({ taskId: ids.task, position }),
    'remove-task': fc.record({ taskId: ids.task }),
    tick: fc.record({
      taskId: ids.task,
      memberId: ids.member,
      date: some.day,
      done: fc.boolean(),
    }),
    'answer-stand-up': fc.record(
      { date: some.day, answer: some.answer, from: some.answer, round: some.round },
      { requiredKeys: ['date', 'answer'] },
    ),
    'close-stand-up': fc.record({ date: some.day, offer: some.optionalTitle }),
    'edit-stand-up': edit(changesOf(some.presenceFields), { date: some.day }),
    'begin-meeting': fc.record({
      sprint: newSprint(fc.constant(sprintId)),
      setup: changesOf(setupFields),
    }),
    'edit-meeting': edit(changesOf(some.meetingFields)),
    appreciate: fc.record({ appreciation: some.appreciation }),
    'take-back-appreciation': fc.record({ appreciationId: ids.entry }),
    'note-date': fc.record({ entry: some.importantDate }),
    'remove-date': fc.record({ entryId: ids.entry }),
    'set-energy': some.energy,
    'finish-planning': fc.record({ missionStartsOn: some.day }, { requiredKeys: [] }),
    'set-feeling': some.feeling,
    'add-card': fc.record({ card: some.card }),
    'remove-card': fc.record({ cardId: ids.entry }),
    'group-card': fc.record({ cardId: ids.entry, group: fc.option(some.name) }),
    'group-cards': fc.record({
      groups: listOf(
        fc.record({ cardId: ids.entry, group: fc.option(some.name) }),
        { min: 1, max: 2 },
        ({ cardId }) => cardId,
      ),
    }),
    'edit-retrospective': edit(changesOf(some.retrospectiveFields)),
  }
}

const commandId = fc.uuid()

/** How often some commands come compared to the others: rare where they end the game. */
const weights: Partial<Record<FamilyCommand['type'] | SprintCommand['type'], number>> = {
  'delete-sprint': 1,
  'complete-sprint': 2,
  'close-week': 2,
  'begin-meeting': 14,
  'create-sprint': 10,
  'restore-sprint': 3,
  'reopen-sprint': 5,
  'add-member': 5,
  'set-goal': 5,
  'park-topic': 5,
  'settle-topic': 6,
  'add-date': 4,
  'edit-date': 5,
  'delete-date': 4,
  'decide-experiment': 4,
  'add-task': 6,
  tick: 12,
}

function commandOf<Command extends { type: string }>(bodies: BodiesOf<Command>) {
  return fc.oneof(
    ...Object.entries<fc.Arbitrary<object>>(bodies).map(([type, body]) => ({
      weight: weights[type as keyof typeof weights] ?? 3,
      arbitrary: fc
        .tuple(commandId, body)
        .map(([id, fields]) => ({ ...fields, id, type }) as unknown as Command),
    })),
  )
}

export const familyCommand = commandOf<FamilyCommand>(familyBodies)

/** A command for the sprint of this id. */
export function sprintCommand(sprintId: string): fc.Arbitrary<SprintCommand> {
  return commandOf<SprintCommand>(sprintBodies(sprintId))
}

/** A tick on one of few boxes, so that two of them often meet on a task or a day. */
export const tickCommand: fc.Arbitrary<SprintCommandOf<'tick'>> = fc.record({
  id: commandId,
  type: fc.constant('tick' as const),
  taskId: fc.constantFrom('task1', 'task2', 'task3'),
  memberId: fc.constantFrom('primary', 'ben', 'mia', 'leo', 'stranger'),
  date: fc.constantFrom('2026-03-03', '2026-03-04', '2026-03-29'),
  done: fc.integer({ min: 0, max: 3 }).map((one) => one > 0),
})

/** Every command's type, for a test that wants to see them all. */
export const commandTypes = [...Object.keys(familyBodies), ...Object.keys(sprintBodies('sprint1'))]
