import { t } from '#core/say.ts'
import { listNow } from '#server/platform/say.ts'
import type { WayIn } from '#core/account/way-in-schema.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import type { SignInMethod } from '#server/store/sign-in-methods.ts'
import type { NamedWays } from '#server/store/outbox.ts'
import type { Listed } from '#server/store/ways-in.ts'

type Names = ReadonlyMap<string, string>

/** How a mail calls each way into an account, for as many of it as there are. */
const words: Record<SignInMethod, (entries: string[], names: Names) => string> = {
  password: () => t`your password`,
  linked: (entries, names) => inARow(entries.map((id) => linkedWords(names.get(id) ?? id))),
  passkeys: (entries) => inARow(entries.map((name) => passkeyWords(sanitizeForMail(name)))),
  secondFactor: () => t`codes of your app, after the password`,
  recoveryCodes: ({ length }) => t`recovery codes in their place (${length})`,
  notMeLinks: ({ length }) => t`links in our mails for “This was not me” (${length})`,
  sessions: ({ length }) => t`devices that are signed in (${length})`,
  pendingLinks: ({ length }) => t`accounts of other sites about to be linked (${length})`,
  mailedTokens: ({ length }) => t`mailed links and codes (${length})`,
  knownDevices: ({ length }) => t`devices that signed in before (${length})`,
  calendarFeed: () => t`the address of your calendar feed`,
  pairedDevices: ({ length }) => t`devices without an account that you let in (${length})`,
  pairingLinks: ({ length }) => t`links and codes for devices that nobody has used (${length})`,
  apiTokens: ({ length }) => t`tokens for programs (${length})`,
  webhooks: ({ length }) => t`addresses that are told of your weeks (${length})`,
  sharedMembers: ({ length }) => t`children shared with another family (${length})`,
  pushSubscriptions: ({ length }) => t`devices that get reminders (${length})`,
  invites: ({ length }) => t`open invitations into your family (${length})`,
}

const inARow = (entries: string[]) => listNow(entries, 'unit')
const linkedWords = (site: string) => t`your account at ${site}`
const passkeyWords = (name: string) => t`your passkey “${name}”`

/** The ways of a list, other sites by the names that they have here: what a queued mail is told. */
export function namedListed(listed: Listed, names: Names): NamedWays {
  return [...listed].map(([way, entries]) => [
    way,
    way === 'linked' ? entries.map((id) => names.get(id) ?? id) : entries,
  ])
}

/** The same of what ended and what is left. */
export const namedWays = ({ ended, left }: Record<'ended' | 'left', Listed>, names: Names) => ({
  ended: namedListed(ended, names),
  left: namedListed(left, names),
})

/** The same of what its owner saw in the list. */
export function listedOf(ways: readonly WayIn[]): Listed {
  const byKind = Map.groupBy(ways, ({ kind }) => kind)
  return new Map([...byKind].map(([kind, ofKind]) => [kind, ofKind.map(({ name }) => name)]))
}

/** What opens an account, in a mail's words. */
export function signInMethodWords(ways: Map<SignInMethod, string[]>, names: Names): string[] {
  return [...ways].map(([way, entries]) => words[way](entries, names))
}
