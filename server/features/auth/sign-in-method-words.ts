import type { WayIn } from '#core/account/way-in-schema.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import type { SignInMethod } from '#server/store/sign-in-methods.ts'
import type { NamedWays } from '#server/store/outbox.ts'
import type { Listed } from '#server/store/ways-in.ts'

type Names = ReadonlyMap<string, string>

/** How a mail calls each way into an account, for as many of it as there are. */
const words: Record<SignInMethod, (entries: string[], names: Names) => string> = {
  password: () => 'your password',
  linked: (entries, names) =>
    entries.map((id) => `your account at ${names.get(id) ?? id}`).join(', '),
  passkeys: (entries) =>
    entries.map((name) => `your passkey “${sanitizeForMail(name)}”`).join(', '),
  secondFactor: () => 'codes of your app, after the password',
  recoveryCodes: ({ length }) => `recovery codes in their place (${length})`,
  notMeLinks: ({ length }) => `links in our mails for “This was not me” (${length})`,
  sessions: ({ length }) => `devices that are signed in (${length})`,
  pendingLinks: ({ length }) => `accounts of other sites about to be linked (${length})`,
  mailedTokens: ({ length }) => `mailed links and codes (${length})`,
  knownDevices: ({ length }) => `devices that signed in before (${length})`,
  calendarFeed: () => 'the address of your calendar feed',
  pairedDevices: ({ length }) => `devices without an account that you let in (${length})`,
  pairingLinks: ({ length }) => `links and codes for devices that nobody has used (${length})`,
  apiTokens: ({ length }) => `tokens for programs (${length})`,
  webhooks: ({ length }) => `addresses that are told of your weeks (${length})`,
  sharedMembers: ({ length }) => `children shared with another family (${length})`,
  pushSubscriptions: ({ length }) => `devices that get reminders (${length})`,
  invites: ({ length }) => `open invitations into your family (${length})`,
}

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
