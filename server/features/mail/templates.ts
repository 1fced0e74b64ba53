import type { Mail } from '#server/platform/mailer.ts'
import type { MailKind, MailFacts } from '#server/store/outbox.ts'
import type { OpenTransaction } from '#server/store/schema.ts'

/** What a feature says of a mail that is written only as it is sent. */
type MailTemplate<Facts> = {
  /** The mail by what is so now; null where there is nothing to say any more. */
  write: (trx: OpenTransaction, facts: Facts, now: string) => Promise<Mail | null>
  /** It was handed to a mail server; not where mails become files. */
  delivered?: (trx: OpenTransaction, facts: Facts, now: string) => Promise<unknown>
  /** No attempt succeeded. */
  givenUp?: (trx: OpenTransaction, facts: Facts) => Promise<unknown>
  /** Instead of being given up it is tried once more after so many milliseconds, for ever. */
  againAfter?: number
}

export type MailTemplates = { [Kind in MailKind]: MailTemplate<MailFacts[Kind]> }

/** The rule for a queued entry with its facts; null for a finished mail. */
export function templateOf(
  rules: MailTemplates,
  { kind, payload }: { kind: 'mail' | MailKind; payload: string },
): { rule: MailTemplate<never>; facts: never } | null {
  if (kind === 'mail') return null
  // Facts were queued with their kind: each rule gets its own.
  return { rule: rules[kind], facts: JSON.parse(payload) as never }
}
