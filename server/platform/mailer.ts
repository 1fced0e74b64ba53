import { errors } from '#core/errors.ts'
import { Refusal } from '#core/refusal.ts'
import type { BrandColours } from './brand/brand-colours.ts'

/** A mail as features write it; what it looks like is decided in mail-layout.ts alone. */
export type Mail = {
  /** One address, without a name. */
  to: string
  /** It warns its reader of something about their own account: no flood of others keeps it away. */
  warns?: boolean
  subject: string
  /** In which it is written; English where nobody says. */
  language?: string
  /**
   * Paragraphs with a blank line between them; one like `Label: https://…` is the mail's button, and
   * several such lines in one are links.
   */
  text: string
  /** An instant: the mail brings a calendar invitation for it. */
  meetingStart?: string
  /** Where an answer goes, instead of to the sender. Not every mailer can say it: the text must, too. */
  replyTo?: string
  /** An address that ends mails of this kind by one click of a mail program (RFC 8058). */
  unsubscribe?: string
}

/**
 * Sends one mail; the id is its own and stays the same when it is tried again. Refuses with a code
 * of `notSent`; no reason given names anybody.
 */
export type Mailer = (mail: Mail, id: string) => Promise<void>

/** Whose paper mails are written on. */
export type Letterhead = {
  /** As in a From line: `Elefam <mail@family.example>`. */
  from: string
  /** The product's name and its promise. */
  name: string
  claim: string
  /** The address families use. */
  url: string
  /** A host's own, for what is pressed. */
  colours?: BrandColours | null
}

/**
 * A mail that did not go out (S8.8, S8.9): 'mail-refused' where it never will, otherwise another
 * attempt may succeed. `why` is for the log: no names, no addresses.
 */
export function notSent(
  code: 'mail-failed' | 'mail-refused' | 'mail-reply-invalid',
  why: string,
): Refusal {
  const refusal = new Refusal(code, {}, errors[code].message)
  refusal.cause = new Error(why)
  return refusal
}

/** The address in a From line. */
export function addressIn(sender: string): string {
  return /<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender.trim()
}
