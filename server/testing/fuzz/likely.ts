import fc from 'fast-check'
import type { ZodType } from 'zod'
import { password } from '../test-server.ts'

/** Texts of which most fields take one or the other. */
const texts = [
  'Kites',
  'primary',
  'mia',
  'everyone',
  'task1',
  'sprint1',
  'google',
  'Europe/Berlin',
  'guest@example.org',
  '2026-03-02',
  '2026-03-30',
  '18:30',
  '2026-03-02T18:30:00.000Z',
  'a-command-of-this-fuzz',
  'Two lines\nof text',
  'x'.repeat(80),
  password,
  '',
]
const numbers = [0, 1, 2, 3, 5, 7, 20, 52, 2018, 0.5, -1, 1e9]

/** What is known of a schema: its kind, and what it is made of. */
type Definition = {
  type: string
  shape?: Record<string, ZodType>
  element?: ZodType
  options?: ZodType[]
  innerType?: ZodType
  in?: ZodType
  keyType?: ZodType
  valueType?: ZodType
  items?: ZodType[]
  entries?: Record<string, string | number>
  values?: unknown[]
}

/** Values that a schema is likely to take: made from what it says of itself. */
export function likely(schema: ZodType): fc.Arbitrary<unknown> {
  const definition = schema.def as unknown as Definition
  const make = kinds[definition.type]
  return make ? make(definition, schema) : fc.constantFrom(password, 'Kites', null)
}

const inner = ({ innerType }: Definition) => likely(innerType!)
const accepted = <T>(schema: ZodType, pool: T[]) =>
  pool.filter((one) => schema.safeParse(one).success)

const kinds: Record<string, (definition: Definition, schema: ZodType) => fc.Arbitrary<unknown>> = {
  object: ({ shape = {} }) => {
    const fields = Object.entries(shape).map(([name, field]) => [name, likely(field)] as const)
    const needed = Object.keys(shape).filter((name) => !shape[name]!.safeParse(undefined).success)
    return fc.record(Object.fromEntries(fields), { requiredKeys: needed })
  },
  array: ({ element }) => fc.array(likely(element!), { maxLength: 3 }),
  tuple: ({ items = [] }) => fc.tuple(...items.map(likely)),
  record: ({ keyType, valueType }) =>
    fc
      .array(fc.tuple(likely(keyType!), likely(valueType!)), { maxLength: 3 })
      .map((entries) => Object.fromEntries(entries) as object),
  union: ({ options = [] }) => fc.oneof(...options.map(likely)),
  enum: ({ entries = {} }) => fc.constantFrom(...Object.values(entries)),
  literal: ({ values = [] }) => fc.constantFrom(...values),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  optional: inner,
  default: inner,
  catch: inner,
  readonly: inner,
  nullable: (definition) => fc.oneof(inner(definition), fc.constant(null)),
  pipe: (definition) => likely(definition.in!),
  number: (_, schema) => fc.constantFrom(...accepted(schema, numbers), 1),
  string: (_, schema) => {
    const pool = fc.constantFrom(...accepted(schema, texts), 'Kites')
    const isId = schema.safeParse('9b2cf1f0-6d0f-4c3e-8a52-1d1c5c1b7a11').success
    return isId ? fc.oneof({ weight: 2, arbitrary: pool }, fc.uuid()) : pool
  },
}
