import { z } from 'zod'
import { hostLimits, limits } from '../limits.ts'
import { familySchema } from './schema.ts'
import { exportedLetterSchema } from '../letters/schema.ts'
import { instant } from '../schema.ts'
import { sprintSchema } from '../sprint/schema.ts'

/** What stands in the file, so that it is known again for what it is. */
export const exportFormat = 'elefam-family'
/** Goes up when a file of before could not be read as one of now (docs/export.md). */
export const exportVersion = 1

/** A whole family in one file. Only `family`, `sprints` and `letters` are read in again. */
export const familyExportSchema = z.strictObject({
  format: z.literal(exportFormat),
  formatVersion: z.literal(exportVersion),
  exportedAt: instant,
  family: familySchema,
  sprints: z.array(sprintSchema).max(limits.sprints),
  /** Those that are open; sealed ones stay until their moment. None in files of earlier versions. */
  letters: z.array(exportedLetterSchema).max(hostLimits.letters).optional(),
  accounts: z.array(z.unknown()).optional(),
  invites: z.array(z.unknown()).optional(),
  calendars: z.array(z.unknown()).optional(),
  changes: z.array(z.unknown()).optional(),
})

export type FamilyExport = z.infer<typeof familyExportSchema>
