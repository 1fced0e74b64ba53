import { expect, test } from 'vitest'
import { z } from 'zod'
import { familyCommandSchema } from '#core/family/schema.ts'
import { sprintCommandSchema } from '#core/sprint/schema.ts'
import { writtenIn } from './refused-commands.tsx'

test('of a command that was refused everything is kept that somebody wrote, and nothing else', () => {
  const changes = {
    title: 'Read in the tent',
    owners: ['mia'],
    ifThen: { if: 'It rains', then: '' },
  }
  const from = { title: 'Read a story', ifThen: null }
  const command = { id: 'c1', type: 'edit-task', taskId: 'read', changes, from }
  expect(writtenIn(command)).toEqual(['Read in the tent', 'It rains'])
  expect(writtenIn({ id: 'c2', type: 'tick', taskId: 'read', memberId: 'mia' })).toEqual([])
})

/** Texts of the contract that nobody writes: what they say was chosen from what is there. */
const chosen = ['key', 'exampleId', 'source', 'icon', 'timeZone', 'week', 'topic']

test('every command’s words are among them: no field of the contract is forgotten [P5]', () => {
  const forgotten = [familyCommandSchema, sprintCommandSchema]
    .flatMap((schema) => freeTexts(z.toJSONSchema(schema, { unrepresentable: 'any' })))
    .filter((field) => !chosen.includes(field) && writtenIn('words', field).length === 0)
  expect([...new Set(forgotten)]).toEqual([])
})

/** The names of the fields that take any text: no id, date, choice or constant. */
function freeTexts(schema: unknown, field = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const {
    type,
    pattern,
    format,
    enum: choices,
    const: only,
    properties,
    ...rest
  } = schema as Record<string, unknown>
  if (type === 'string') {
    const isFree = [pattern, choices, only].every((rule) => rule === undefined)
    return isFree && (format === undefined || format === 'email') ? [field] : []
  }
  return [
    ...Object.entries(properties ?? {}).flatMap(([name, part]) => freeTexts(part, name)),
    ...Object.values(rest).flatMap((part) =>
      (Array.isArray(part) ? part : [part]).flatMap((one) => freeTexts(one, field)),
    ),
  ]
}
