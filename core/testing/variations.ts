import { z } from 'zod'
import { isFields } from '../lib/typed-objects.ts'

/** A copy of the value with another value at the path, such as `tasks.0.title`. */
export function withAt(value: unknown, path: string, part: unknown): unknown {
  const [key = '', ...rest] = path.split('.')
  const inner = (value as Record<string, unknown>)[key]
  const next = rest.length === 0 ? part : withAt(inner, rest.join('.'), part)
  return Array.isArray(value)
    ? value.with(Number(key), next)
    : { ...(value as Record<string, unknown>), [key]: next }
}

/** A copy of the value without what is at the path. */
export function withoutAt(value: unknown, path: string): unknown {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const remove = (holder: unknown): unknown => {
    const { [last]: _, ...others } = holder as Record<string, unknown>
    return others
  }
  if (keys.length === 0) return remove(value)
  const holder = keys.reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown>)[key],
    value,
  )
  return withAt(value, keys.join('.'), remove(holder))
}

/** The path of every object and list in the value, '' for the value itself; of lists the first. */
export function objectPaths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const below = (key: string, part: unknown) => objectPaths(part, path ? `${path}.${key}` : key)
  if (Array.isArray(value)) return value.length === 0 ? [] : below('0', value[0])
  return [path, ...Object.entries(value).flatMap(([key, part]) => below(key, part))]
}

/** The path of every plain value in the value; of lists the first entry's. */
export function leafPaths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  const entries = Array.isArray(value) ? [['0', value[0]] as const] : Object.entries(value)
  return entries
    .filter(([, part]) => part !== undefined)
    .flatMap(([key, part]) => leafPaths(part, path ? `${path}.${key}` : key))
}

/** Where the schema finds the value wrong, as paths; none where it takes it. */
export function wrongPaths(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value)
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

type Shape = {
  properties?: Record<string, Shape>
  additionalProperties?: Shape | boolean
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
}

/** The fields that the schema has, by their paths, and how many of the values say something there. */
export function fieldsSaid(schema: z.ZodType, values: readonly unknown[]): Map<string, number> {
  const said = new Map<string, number>()
  const visit = (shape: Shape, found: unknown[], path: string): void => {
    for (const [key, inner] of Object.entries(shape.properties ?? {})) {
      const below = path ? `${path}.${key}` : key
      const there = found.flatMap((one) =>
        isFields(one) && one[key] !== undefined ? [one[key]] : [],
      )
      said.set(below, (said.get(below) ?? 0) + there.length)
      visit(inner, there, below)
    }
    if (shape.items) visit(shape.items, found.filter(Array.isArray).flat(), path)
    if (typeof shape.additionalProperties === 'object') {
      visit(shape.additionalProperties, found.filter(isFields).flatMap(Object.values), path)
    }
    for (const one of [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])]) visit(one, found, path)
  }
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, [...values], '')
  return said
}
