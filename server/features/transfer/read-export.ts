import { z } from 'zod'
import {
  exportFormat,
  exportVersion,
  familyExportSchema,
  type FamilyExport,
} from '#core/family/export-schema.ts'
import { exportedLetterSchema, type ExportedLetter } from '#core/letters/schema.ts'
import { sprintSchema, type Sprint } from '#core/sprint/schema.ts'
import { requireRoom } from '#core/commands/context.ts'
import { familyOfToday } from '#core/log/former-forms.ts'
import { hostLimits, limits } from '#core/limits.ts'
import { Refusal, refuse } from '#core/refusal.ts'
import { parsedJson } from '#server/http/json-structure.ts'
import { problemAt } from '#server/http/sentences.ts'

const headSchema = z.looseObject({ format: z.literal(exportFormat), formatVersion: z.int().min(1) })
const withoutPieces = familyExportSchema.extend({
  sprints: z.array(z.null()).max(limits.sprints),
  letters: z.array(z.null()).max(hostLimits.letters),
})

/** The family in a file without its sprints and letters; refuses with the place of the first thing that is wrong. */
export function readFamily(file: unknown): FamilyExport['family'] {
  const head = headSchema.safeParse(file)
  if (!head.success) refuse('import-unknown')
  if (head.data.formatVersion > exportVersion) refuse('import-newer')
  const whole = withoutPieces.safeParse(file)
  if (!whole.success) throw problemAt(whole.error.issues, 'file')
  return familyOfToday(whole.data.family)
}

/** The next sprint of a file, as JSON, after those with these ids; refuses it as the family is refused. */
export function readSprint(text: Uint8Array, before: readonly string[]): Sprint {
  const place = `file.sprints.${before.length}`
  const { data, error } = sprintSchema.safeParse(parsedJson(text))
  if (error) throw problemAt(error.issues, place)
  if (before.includes(data.id)) {
    const field = `${place}.id`
    throw new Refusal('invalid-input', { field }, `${field} must not be there twice.`)
  }
  return requireRoom(data)
}

/** The next letter of a file, as JSON, after so many; refuses it as the family is refused. */
export function readLetter(text: Uint8Array, before: number): ExportedLetter {
  const { data, error } = exportedLetterSchema.safeParse(parsedJson(text))
  if (error) throw problemAt(error.issues, `file.letters.${before}`)
  return data
}
