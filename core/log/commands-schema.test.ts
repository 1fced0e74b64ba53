import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { familyExamples, sprintExamples } from '../testing/commands.ts'
import {
  fieldsSaid,
  leafPaths,
  objectPaths,
  withAt,
  withoutAt,
  wrongPaths,
} from '../testing/variations.ts'
import { familyCommandSchema } from '../family/schema.ts'
import { sprintCommandSchema } from '../sprint/schema.ts'
import { familyRules, sprintRules } from './subjects.ts'

const id = 'command-0123456789'

const samplesOf = (examples: Record<string, { sample: object }>) =>
  Object.entries(examples).map(([type, { sample }]) => ({ id, type, ...sample }))

const familyCommands = samplesOf(familyExamples)
const ofSprint = sprintExamples('s')
const sprintCommands = samplesOf(ofSprint)

const all = [
  ...familyCommands.map((command) => ({ command, schema: familyCommandSchema })),
  ...sprintCommands.map((command) => ({ command, schema: sprintCommandSchema })),
].map((one) => ({ type: one.command.type, ...one }))

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
    for (const command of familyCommands) {
      expect(sprintCommandSchema.safeParse(command).success, command.type).toBe(false)
    }
    for (const command of sprintCommands) {
      expect(familyCommandSchema.safeParse(command).success, command.type).toBe(false)
    }
  })

  test('that are no objects at all are refused', () => {
    for (const value of [null, undefined, [], 'tick', 7, true, [{}]]) {
      expect(familyCommandSchema.safeParse(value).success).toBe(false)
      expect(sprintCommandSchema.safeParse(value).success).toBe(false)
    }
  })

  const refuses = (type: keyof typeof ofSprint, path: string, part: unknown) =>
    wrongPaths(sprintCommandSchema, withAt({ id, type, ...ofSprint[type].sample }, path, part))
      .length > 0

  test('never set what the server says: version, times and the completed flag [A25]', () => {
    for (const key of ['completed', 'version', 'createdAt', 'completedAt', 'familyId', 'id']) {
      expect(refuses('edit-sprint', `changes.${key}`, true), key).toBe(true)
      expect(refuses('edit-task', `changes.${key}`, 'x'), key).toBe(true)
    }
    expect(refuses('restore-sprint', 'sprint.completed', 'yes')).toBe(true)
    expect(refuses('tick', 'done', 'yes')).toBe(true)
  })

  test('restore a sprint with room to grow, never with a version that cannot', () => {
    const version = (value: number) => refuses('restore-sprint', 'sprint.version', value)
    expect(version(1)).toBe(false)
    expect(version(1_000_000_000)).toBe(false)
    expect(version(1_000_000_001)).toBe(true)
    expect(version(Number.MAX_SAFE_INTEGER)).toBe(true)
  })

  test('pause at most the 28 days of a sprint, each once', () => {
    const days = Array.from({ length: 29 }, (_day, day) =>
      new Date(Date.UTC(2026, 2, 1 + day)).toISOString().slice(0, 10),
    )
    expect(refuses('pause-days', 'dates', days.slice(1))).toBe(false)
    expect(refuses('pause-days', 'dates', days)).toBe(true)
    expect(refuses('pause-days', 'dates', [days[0], days[0]])).toBe(true)
  })

  test('put a task at one of sixty places', () => {
    for (const command of ['add-task', 'move-task'] as const) {
      expect(refuses(command, 'position', 60)).toBe(false)
      for (const position of [-1, 61, 1.5, '1', null]) {
        expect(refuses(command, 'position', position)).toBe(true)
      }
    }
  })
})

test('what the schemas take are the commands that have rules, and no others [C15]', () => {
  type Subject = { options: readonly { shape: { type: { value: string } } }[] }
  const taken = (subjects: readonly Subject[]) =>
    subjects.flatMap(({ options }) => options.map(({ shape }) => shape.type.value)).toSorted()
  expect(taken(familyCommandSchema.options)).toEqual(Object.keys(familyRules).toSorted())
  expect(taken(sprintCommandSchema.options)).toEqual(Object.keys(sprintRules).toSorted())
})

test('of every command each field is tried by its examples [C15]', () => {
  const missing = [
    ...familyCommandSchema.options.map((schema) => ({ schema, examples: familyExamples })),
    ...sprintCommandSchema.options.map((schema) => ({ schema, examples: ofSprint })),
  ].flatMap(({ schema, examples }) =>
    schema.options.flatMap((one) => {
      const type = one.shape.type.value
      const { any } = (examples as Record<string, { any: fc.Arbitrary<object> }>)[type]!
      const values = fc.sample(any, { seed: 1, numRuns: 300 })
      const fields = fieldsSaid(
        one,
        values.map((value) => ({ id, type, undoes: 1, ...value })),
      )
      return [...fields].filter(([, times]) => times === 0).map(([path]) => `${type}: ${path}`)
    }),
  )
  expect(missing).toEqual([])
})
