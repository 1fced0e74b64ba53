import { z } from 'zod'
import {
  exportFormat,
  exportVersion,
  familyExportSchema,
  type FamilyExport,
} from '#core/contract/family-export.ts'
import { sprintSchema, type Sprint } from '#core/contract/sprint.ts'
import { requireRoom } from '#core/domain/context.ts'
import { limits } from '#core/limits.ts'
import { Refusal, refuse } from '#core/refusal.ts'
import { parsedJson } from '#server/http/json-structure.ts'
import { problemAt } from '#server/http/sentences.ts'

const headSchema = z.looseObject({ format: z.literal(exportFormat), formatVersion: z.int().min(1) })
const withoutSprints = familyExportSchema.extend({
  sprints: z.array(z.instanceof(Uint8Array)).max(limits.sprints),
})

/** What a file says: the family, and the sprints one by one, each parsed when it is asked for. */
export type OpenedExport = Pick<FamilyExport, 'family'> & { sprints: Iterable<Sprint> }

/** The family and sprints of a file; refuses with the place of the first thing that is wrong. */
export function openExport(file: unknown): OpenedExport {
  const head = headSchema.safeParse(file)
  if (!head.success) refuse('import-unknown')
  if (head.data.formatVersion > exportVersion) refuse('import-newer')
  const whole = withoutSprints.safeParse(file)
  if (!whole.success) throw problemAt(whole.error.issues, 'file')
  return { family: whole.data.family, sprints: sprintsOf(whole.data.sprints) }
}

function* sprintsOf(texts: Uint8Array[]): Generator<Sprint> {
  const seen = new Set<string>()
  for (const [index, text] of texts.entries()) {
    const place = `file.sprints.${index}`
    const sprint = sprintSchema.safeParse(parsedJson(text))
    if (!sprint.success) throw problemAt(sprint.error.issues, place)
    if (seen.has(sprint.data.id)) throw twice(`${place}.id`)
    seen.add(sprint.data.id)
    yield requireRoom(sprint.data)
  }
}

const twice = (field: string) =>
  new Refusal('invalid-input', { field }, `${field} must not be there twice.`)
