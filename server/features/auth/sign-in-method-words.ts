import type { WayIn } from '#core/account/way-in-schema.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import type { SignInMethod } from '#server/store/sign-in-methods.ts'

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

/** The same of what its owner saw in the list; sites by the names that they have there. */
export function wayKindWords(ways: readonly WayIn[], names: Names): string[] {
  const listed = Map.groupBy(ways, ({ kind }) => kind)
  return [...listed].map(([kind, ofKind]) =>
    words[kind](
      ofKind.map(({ name }) => name),
      names,
    ),
  )
}

/** What opens an account, in a mail's words. */
export function signInMethodWords(ways: Map<SignInMethod, string[]>, names: Names): string[] {
  return [...ways].map(([way, entries]) => words[way](entries, names))
}
