import { textOf } from '../lib/json-text.ts'
import { limits } from '../limits.ts'
import { refuse } from '../refusal.ts'

/**
 * What a command may know besides its document: when, by whom, and who is in the family.
 * The browser takes the instant from its clock and, once acknowledged, from the server's receipt.
 */
export type Context = {
  /** UTC, `2026-01-31T08:00:00.000Z`. */
  now: string
  userId: string
  memberIds: readonly string[]
}

/** Refuses an id that belongs to nobody in the family (A19). */
export function requireMember(context: Context, memberId: string): void {
  if (!context.memberIds.includes(memberId)) refuse('member-missing')
}

/** Whether the document is within its bound. */
export function hasRoom(document: object): boolean {
  return textOf(document).length <= limits.documentSize
}

/** Refuses a document that has outgrown its bound; gives it back otherwise. */
export function requireRoom<Document extends object>(document: Document): Document {
  return hasRoom(document) ? document : refuse('document-full')
}
