import { describe, expect, test } from 'vitest'
import { aSprint, aTask, goal, mia, type DoToFamily, type DoToSprint } from '../testing/a-family.ts'
import { leafPaths, objectPaths, withAt, withoutAt, wrongPaths } from '../testing/variations.ts'
import { familyCommandSchema } from './family-commands-schema.ts'
import { sprintCommandSchema } from './sprint-commands-schema.ts'

const id = 'command-0123456789'
const { primaryUser } = { primaryUser: { ...mia, id: 'primary', isParent: true as const } }
const { ageBand: _, ...primary } = primaryUser
const { checks: __, ...newTask } = aTask()
const plan = {
  name: 'Week 1',
  startsOn: '2026-03-01',
  weeks: 1,
  goalId: null,
  missionStep: '',
  experimentId: null,
}

const familyCommands: { [Type in DoToFamily['type']]: DoToFamily & { type: Type } } = {
  'edit-family': { type: 'edit-family', changes: { settings: { startOfWeek: 'Monday' } } },
  'add-member': { type: 'add-member', member: { kind: 'child', ...mia } },
  'edit-member': { type: 'edit-member', member: { kind: 'primary', ...primary } },
  'remove-member': { type: 'remove-member', memberId: 'mia' },
  'set-days-here': {
    type: 'set-days-here',
    memberId: 'mia',
    patterns: [{ from: '2026-03-01', startsOn: '2026-03-01', weeks: [['Monday'], []] }],
  },
  'say-days-here': {
    type: 'say-days-here',
    memberId: 'mia',
    days: [{ from: '2026-03-04', to: '2026-03-06', isHere: false }],
  },
  'set-goal': { type: 'set-goal', goal },
  'edit-goal': { type: 'edit-goal', changes: { weeks: 3 } },
  'close-goal': { type: 'close-goal', outcome: 'reached' },
  'complete-onboarding': { type: 'complete-onboarding' },
  'park-topic': { type: 'park-topic', topic: { id: 't', text: 'Pet?', memberId: 'mia' } },
  'settle-topic': { type: 'settle-topic', topicId: 't' },
  'add-date': {
    type: 'add-date',
    entry: {
      id: 'd',
      title: 'Dentist',
      date: '2026-03-04',
      time: '15:00',
      memberIds: ['mia'],
      repeat: null,
    },
  },
  'edit-date': { type: 'edit-date', dateId: 'd', changes: { time: null } },
  'delete-date': { type: 'delete-date', dateId: 'd' },
  'decide-experiment': {
    type: 'decide-experiment',
    experiment: { id: 'e', text: 'x', ownerId: 'mia', sprintId: 's', checkOn: '2026-03-07' },
  },
  'judge-experiment': { type: 'judge-experiment', experimentId: 'e', verdict: 'keep' },
  'answer-recommendation': { type: 'answer-recommendation', key: 'tip:early', answer: 'later' },
  'take-back-answer': { type: 'take-back-answer', key: 'tip:early' },
}

const sprintCommands: { [Type in DoToSprint['type']]: DoToSprint & { type: Type } } = {
  'create-sprint': { type: 'create-sprint', sprint: { id: 's', ...plan, tasks: [newTask] } },
  'edit-sprint': { type: 'edit-sprint', changes: { name: 'Week 2' } },
  'pause-days': { type: 'pause-days', dates: ['2026-03-02'] },
  'complete-sprint': { type: 'complete-sprint' },
  'close-week': {
    type: 'close-week',
    next: { id: 's', ...plan, tasks: [newTask] },
    begins: '2026-03-04',
    quiet: ['t'],
  },
  'reopen-sprint': { type: 'reopen-sprint', drafted: 's' },
  'delete-sprint': { type: 'delete-sprint' },
  'restore-sprint': { type: 'restore-sprint', sprint: aSprint({ tasks: [aTask()] }) },
  'add-task': { type: 'add-task', task: aTask(), position: 0 },
  'edit-task': {
    type: 'edit-task',
    taskId: 't',
    changes: { owners: ['mia'] },
    from: { owners: 'everyone' },
  },
  'move-task': { type: 'move-task', taskId: 't', position: 1 },
  'remove-task': { type: 'remove-task', taskId: 't' },
  tick: { type: 'tick', taskId: 't', memberId: 'mia', date: '2026-03-04', done: true },
  'answer-stand-up': {
    type: 'answer-stand-up',
    date: '2026-03-04',
    answer: { memberId: 'mia', passed: false, mood: 3, did: '', next: '', help: '' },
  },
  'close-stand-up': { type: 'close-stand-up', date: '2026-03-04', offer: '' },
  'edit-stand-up': {
    type: 'edit-stand-up',
    date: '2026-03-04',
    changes: { absentIds: ['mia'], length: 'tired' },
  },
  'begin-meeting': {
    type: 'begin-meeting',
    sprint: { id: 's', ...plan, tasks: [newTask] },
    setup: { hostId: 'mia', absentIds: ['leo'], length: 'tired', round: 2 },
  },
  'edit-meeting': {
    type: 'edit-meeting',
    changes: { stage: 'mission', hostId: 'mia', timekeeperId: 'leo', notes: 'Buy bread' },
  },
  appreciate: { type: 'appreciate', appreciation: { id: 'a', fromId: 'mia', text: 'Thanks' } },
  'take-back-appreciation': { type: 'take-back-appreciation', appreciationId: 'a' },
  'note-date': { type: 'note-date', entry: { id: 'd', date: '2026-03-05', text: 'Concert' } },
  'remove-date': { type: 'remove-date', entryId: 'd' },
  'set-energy': { type: 'set-energy', memberId: 'mia', level: 4 },
  'finish-planning': { type: 'finish-planning', missionStartsOn: '2026-03-08' },
  'set-feeling': { type: 'set-feeling', memberId: 'mia', mood: 4 },
  'add-card': { type: 'add-card', card: { id: 'c', memberId: 'mia', kind: 'high', text: 'x' } },
  'remove-card': { type: 'remove-card', cardId: 'c' },
  'group-card': { type: 'group-card', cardId: 'c', group: 'Mornings' },
  'group-cards': { type: 'group-cards', groups: [{ cardId: 'c', group: 'Mornings' }] },
  'edit-retrospective': { type: 'edit-retrospective', changes: { stage: 'why', why: 'Late' } },
}

const all = [
  ...Object.values(familyCommands).map((command) => ({ command, schema: familyCommandSchema })),
  ...Object.values(sprintCommands).map((command) => ({ command, schema: sprintCommandSchema })),
].map(({ command, schema }) => ({ type: command.type, command: { ...command, id }, schema }))

describe.each(all)('$type', ({ command, schema }) => {
  const wrong = (value: unknown) => wrongPaths(schema, value)

  test('is taken as it is', () => {
    expect(wrong(command)).toEqual([])
    expect(schema.parse(command)).toEqual(command)
  })

  test('needs an id that is unique for ever', () => {
    expect(wrong(withoutAt(command, 'id'))).toEqual(['id'])
    expect(wrong({ ...command, id: 'short' })).toEqual(['id'])
  })

  test('knows no field but its own, at any depth [A20]', () => {
    for (const path of objectPaths(command).filter((one) => !one.endsWith('checks'))) {
      for (const key of ['unknown', 'familyId2', 'role', 'userId', 'now', 'at']) {
        expect(wrong(withAt(command, path ? `${path}.${key}` : key, 'x')), path).not.toEqual([])
      }
    }
  })

  test('refuses __proto__ and constructor where there are fields [A23]', () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const text = JSON.stringify(command).replace('{', `{"${key}":{"polluted":true},`)
      expect(schema.safeParse(JSON.parse(text)).success, key).toBe(false)
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('has no value of another type', () => {
    const leaves = leafPaths(command).filter((path) => path !== '')
    for (const path of leaves) {
      for (const value of [{ a: 1 }, [[1]], 0.5, 'a\0b', undefined]) {
        // A field that may be left out may be undefined, which JSON cannot say.
        if (value === undefined && wrong(withoutAt(command, path)).length === 0) continue
        expect(wrong(withAt(command, path, value)), path).not.toEqual([])
      }
    }
  })

  test('refuses what nests a hundred deep [A23]', () => {
    const deep: unknown = JSON.parse('['.repeat(100) + ']'.repeat(100))
    for (const path of leafPaths(command)) {
      expect(wrong(withAt(command, path, deep)), path).not.toEqual([])
    }
  })
})

describe('commands', () => {
  test('of a type that nobody knows are refused, by either document', () => {
    for (const type of ['', 'drop-table', 'constructor', 'toString', null, 7, ['tick']]) {
      expect(familyCommandSchema.safeParse({ id, type }).success).toBe(false)
      expect(sprintCommandSchema.safeParse({ id, type }).success).toBe(false)
    }
  })

  test('are never taken by the other document', () => {
    for (const command of Object.values(familyCommands)) {
      expect(sprintCommandSchema.safeParse({ ...command, id }).success, command.type).toBe(false)
    }
    for (const command of Object.values(sprintCommands)) {
      expect(familyCommandSchema.safeParse({ ...command, id }).success, command.type).toBe(false)
    }
  })

  test('that are no objects at all are refused', () => {
    for (const value of [null, undefined, [], 'tick', 7, true, [{}]]) {
      expect(familyCommandSchema.safeParse(value).success).toBe(false)
      expect(sprintCommandSchema.safeParse(value).success).toBe(false)
    }
  })

  const refuses = (command: DoToSprint, path: string, part: unknown) =>
    wrongPaths(sprintCommandSchema, withAt({ ...command, id }, path, part)).length > 0

  test('never set what the server says: version, times and the completed flag [A25]', () => {
    for (const key of ['completed', 'version', 'createdAt', 'completedAt', 'familyId', 'id']) {
      expect(refuses(sprintCommands['edit-sprint'], `changes.${key}`, true), key).toBe(true)
      expect(refuses(sprintCommands['edit-task'], `changes.${key}`, 'x'), key).toBe(true)
    }
    expect(refuses(sprintCommands['restore-sprint'], 'sprint.completed', 'yes')).toBe(true)
    expect(refuses(sprintCommands.tick, 'done', 'yes')).toBe(true)
  })

  test('restore a sprint with room to grow, never with a version that cannot', () => {
    const version = (value: number) =>
      refuses(sprintCommands['restore-sprint'], 'sprint.version', value)
    expect(version(1)).toBe(false)
    expect(version(1_000_000_000)).toBe(false)
    expect(version(1_000_000_001)).toBe(true)
    expect(version(Number.MAX_SAFE_INTEGER)).toBe(true)
  })

  test('pause at most the 28 days of a sprint, each once', () => {
    const days = Array.from({ length: 29 }, (_day, day) =>
      new Date(Date.UTC(2026, 2, 1 + day)).toISOString().slice(0, 10),
    )
    expect(refuses(sprintCommands['pause-days'], 'dates', days.slice(1))).toBe(false)
    expect(refuses(sprintCommands['pause-days'], 'dates', days)).toBe(true)
    expect(refuses(sprintCommands['pause-days'], 'dates', [days[0], days[0]])).toBe(true)
  })

  test('put a task at one of sixty places', () => {
    for (const command of [sprintCommands['add-task'], sprintCommands['move-task']]) {
      expect(refuses(command, 'position', 60)).toBe(false)
      for (const position of [-1, 61, 1.5, '1', null]) {
        expect(refuses(command, 'position', position)).toBe(true)
      }
    }
  })
})
