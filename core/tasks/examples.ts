import fc from 'fast-check'
import * as some from '../testing/arbitraries.ts'
import { edit } from '../testing/examples.ts'
import { keysOf } from '../lib/typed-objects.ts'
import { limits } from '../limits.ts'
import type { Cause } from '../recommendations/because-schema.ts'
import type { TaskCommand } from './schema.ts'
import { aTask } from '../testing/a-family.ts'
import type { Examples } from '../testing/examples.ts'
import { midday, people, worstSprints } from '../testing/worst-documents.ts'
import { measures, reasonKinds, seldomRepeats, sharings, weekdays } from '../words.ts'

const anyRepeat = fc.oneof(
  fc.record({ kind: fc.constant('once' as const) }),
  fc.record({
    kind: fc.constant('times' as const),
    times: fc.integer({ min: 1, max: limits.timesAWeek }),
  }),
  fc.record({
    kind: fc.constant('days' as const),
    days: some.listOf(fc.constantFrom(...weekdays), { min: 1, max: 7 }),
  }),
  fc.record({
    kind: fc.constant('seldom' as const),
    every: fc.constantFrom(...seldomRepeats),
    startsOn: some.day,
  }),
)

const anyCause: fc.Arbitrary<Cause> = fc.oneof(
  fc.constant<Cause>({ kind: 'situation', figure: 'mood' }),
  fc.record({
    kind: fc.constant('situation' as const),
    figure: fc.constantFrom(...measures),
    text: some.titleText,
  }),
  fc.record({
    kind: fc.constant('theme' as const),
    theme: fc.constant('calm'),
    count: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constant('good-day' as const), day: fc.constantFrom(...weekdays) }),
  fc.record({ kind: fc.constant('age' as const), memberId: some.ids.member, age: fc.nat(17) }),
  fc.record({ kind: fc.constant('priority' as const), topic: some.topic }),
  fc.record({ kind: fc.constant('goal' as const), title: some.titleText }),
)

const taskFields = {
  title: some.titleText,
  owners: fc.oneof(
    fc.constant('everyone' as const),
    some.listOf(some.ids.member, { min: 1, max: 3 }),
  ),
  helperId: fc.option(some.ids.member, { freq: 2 }),
  repeat: anyRepeat,
  ifThen: fc.option(fc.record({ if: some.titleText, then: some.titleText })),
  reason: fc.record(
    {
      kind: fc.constantFrom(...reasonKinds),
      text: some.optionalTitle,
      week: some.weekName,
      because: some.listOf(anyCause, { max: 2 }),
    },
    { requiredKeys: ['kind', 'text'] },
  ),
  effort: fc.integer({ min: 1, max: 3 }),
  icon: fc.option(fc.constantFrom('book', 'dish-washer')),
}

/** What a task need not have. */
const optionalFields = { sharing: fc.constantFrom(...sharings) }

const requiredOfTasks = ['id', ...keysOf(taskFields)] as const

export const anyNewTask = fc.record(
  { id: some.ids.task, ...taskFields, ...optionalFields },
  { requiredKeys: [...requiredOfTasks] },
)

const anyChecks = fc.dictionary(some.day, some.listOf(some.ids.member, { min: 1, max: 7 }), {
  maxKeys: 4,
})

export const anyTask = fc.record(
  { id: some.ids.task, ...taskFields, ...optionalFields, checks: anyChecks },
  { requiredKeys: [...requiredOfTasks, 'checks'] },
)

const position = fc.integer({ min: 0, max: limits.tasks })

export const examples: Examples<TaskCommand> = {
  'add-task': {
    sample: { task: aTask(), position: 0 },
    any: fc.record(
      { task: anyTask, position: fc.option(position, { nil: undefined }) },
      { requiredKeys: ['task'] },
    ),
    weight: 6,
    worst: () => [
      { task: { ...worstSprints['everybody ticked']!.tasks[0]!, id: 'new' }, position: 0 },
    ],
  },
  'edit-task': {
    sample: {
      taskId: 't',
      changes: { owners: ['mia'] },
      from: { owners: 'everyone' },
    },
    any: edit(some.changesOf({ ...taskFields, ...some.orTakenAway(optionalFields) }), {
      taskId: some.ids.task,
    }),
    worst: () => [{ taskId: 'k0', changes: { owners: people }, from: { owners: ['a'] } }],
  },
  'move-task': {
    sample: { taskId: 't', position: 1 },
    any: fc.record({ taskId: some.ids.task, position }),
    worst: () => [{ taskId: 'k0', position: limits.tasks }],
  },
  'remove-task': {
    sample: { taskId: 't' },
    any: fc.record({ taskId: some.ids.task }),
    worst: () => [{ taskId: 'k0' }],
  },
  tick: {
    sample: { taskId: 't', memberId: 'mia', date: '2026-03-04', done: true },
    any: fc.record({
      taskId: some.ids.task,
      memberId: some.ids.member,
      date: some.day,
      done: fc.boolean(),
    }),
    weight: 12,
    worst: () => [{ taskId: 'k0', memberId: 't', date: midday, done: true }],
  },
}
