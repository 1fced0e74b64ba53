import type { LetterContent, Moment } from '#core/letters/schema.ts'
import type { JsonText } from '#core/lib/json-text.ts'

/** A letter of a family; until it was opened its content is read for nobody. */
export type LetterTable = {
  familyId: string
  id: string
  /** Who wrote it. */
  memberId: string
  /** On whose account, who may take it back; null where it was a member's own device, or the account is no more. */
  createdBy: string | null
  /** By which sharing it came from a device of the other home, also where that has ended; null: from this one. */
  shareId: string | null
  createdAt: string
  moment: JsonText<Moment>
  content: JsonText<LetterContent>
  /** Both null while it is sealed; the second is the day by the family's clocks. */
  openedAt: string | null
  openedOn: string | null
  /** The week in whose story it stands. */
  sprintId: string | null
}
