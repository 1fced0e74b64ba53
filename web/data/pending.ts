import type { Receipt } from '#core/log/receipt-schema.ts'
import { applyCommand, type By } from '#core/log/documents.ts'
import type { Addressed, Documents } from '#core/commands/documents.ts'
import type { Problem } from '#core/errors.ts'
import { Refusal } from '#core/refusal.ts'

/** A command as somebody gave it. */
export type Given = Addressed & {
  userId: string
  familyId: string
  /** When it was given, by the server's clock as far as it is known. */
  at: string
}

/** A command of this device that is not in the head yet, in the order in which it was given. */
export type Pending = Given & {
  order: number
  /** The server took it: it waits for the entries of the log that come before it. */
  receipt?: Receipt
  /** The server said no: it waits for somebody to read why. */
  refused?: Problem
}

/** Whether documents at a place in the log lack a command: then it is shown on top of them. */
export function isLacking({ refused, receipt }: Pending, sequence: number): boolean {
  return !refused && !(receipt && receipt.sequence <= sequence)
}

/** When and by whom it counts as given: as the server's receipt says, once there is one. */
export const givenBy = ({ receipt, at, userId }: Pending): By => ({
  now: receipt?.at ?? at,
  userId,
})

/** The documents after a command; null where the rules refuse it. */
export function applied<Known extends Documents>(
  documents: Known,
  addressed: Addressed,
  by: By,
): Known | null {
  try {
    return applyCommand(documents, addressed, by)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
