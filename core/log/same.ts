import { isFields } from '../lib/typed-objects.ts'

/**
 * Whether two documents say the same, whatever their versions, the order of their lists, and the
 * instants at which things happened.
 */
export function isSame(one: unknown, other: unknown): boolean {
  return text(one) === text(other)
}

function text(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(text).toSorted().join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([key, field]) => key !== 'version' && field !== undefined)
    .map(([key, field]) => `${key}:${text(meant(key, field))}`)
  return `{${fields.toSorted().join()}}`
}

function meant(key: string, field: unknown): unknown {
  if (key === 'at' || key.endsWith('At')) return field !== null
  return key === 'retrospective' ? begunOrNull(field) : field
}

/** A retrospective in which nobody has said anything is none. */
function begunOrNull(retrospective: unknown): object | null {
  if (!isFields(retrospective)) return null
  const { stage, ...said } = retrospective
  const isBegun =
    stage !== 'feelings' ||
    Object.values(said).some((value) =>
      typeof value === 'string' || Array.isArray(value)
        ? value.length > 0
        : typeof value === 'number',
    )
  return isBegun ? retrospective : null
}
