import type { PairedView } from '#core/contract/paired-device.ts'
import { documentOf } from '#core/domain/document-text.ts'
import type { Documents } from '#core/domain/documents.ts'
import { pairedDocuments } from '#core/domain/paired-view.ts'
import { zonedTime } from '#core/domain/zoned-time.ts'
import { refuse } from '#core/refusal.ts'
import { rulesVersion } from '#core/rules-version.ts'
import { readDocuments } from '#server/store/documents.ts'
import type { FoundDevice } from '#server/store/paired-devices.ts'
import type { Database } from '#server/store/schema.ts'

/** A family’s documents at a place in its log, before anything is taken out of them. */
export type Known = Documents & { sequence: number }

/** The family, its open sprints and the latest others. */
export async function readKnown(db: Database, familyId: string): Promise<Known> {
  const { family, sprints, sequence } = await readDocuments(db, familyId)
  if (family === null) refuse('not-paired') // Deleted meanwhile, and its devices with it.
  return { family: documentOf(family), sprints: sprints.map(documentOf), sequence }
}

/** What a device holds of them at that instant. */
export function viewOf(
  { id, name, purpose }: Pick<FoundDevice, 'id' | 'name' | 'purpose'>,
  known: Known,
  now: string,
): PairedView {
  const { timeZone = 'UTC' } = known.family.familyData.settings
  const today = zonedTime(Date.parse(now), timeZone).day
  const { family, sprints } = pairedDocuments(known, purpose, today)
  return {
    device: { id, name, purpose },
    family,
    sprints: [...sprints],
    sequence: known.sequence,
    rules: rulesVersion,
    now,
  }
}
