import { errors } from '#core/errors.ts'
import { limits } from '#core/limits.ts'

/** What is sent of a file, and what a parent wants to know of it before it replaces anything. */
export type ReadFile = {
  file: Record<string, unknown>
  people: number
  sprints: number
  exportedAt: string | null
}

/** Looks into a chosen file; throws an Error with the sentence to show for one that is no export. */
export function readFile(text: string): ReadFile {
  if (text.length > limits.importSize) throw new Error(errors['too-large'].message)
  const file = parsed(text)
  const data = objectIn(objectIn(file, 'family'), 'familyData')
  const count = (list: unknown) => (Array.isArray(list) ? list.length : 0)
  const { format, formatVersion, exportedAt, family, sprints } = file
  return {
    // The rest is for reading, not for being read in again.
    file: { format, formatVersion, exportedAt, family, sprints },
    people: 1 + count(data['adults']) + count(data['children']),
    sprints: count(sprints),
    exportedAt: typeof exportedAt === 'string' ? exportedAt : null,
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const file: unknown = JSON.parse(text)
    if (typeof file === 'object' && file !== null && 'format' in file) return { ...file }
  } catch {
    // Whatever it is, it is no export.
  }
  throw new Error(errors['import-unknown'].message)
}

function objectIn(value: Record<string, unknown>, key: string): Record<string, unknown> {
  const found = value[key]
  return typeof found === 'object' && found !== null ? { ...found } : {}
}
