/** The tables of what opens an account besides passwords and sessions, and of what warns of it. */

/** A browser in which somebody signed in before, by the hash of its cookie. */
type KnownDeviceTable = { hash: string; userId: string; expiresAt: string }

/** What a link in a mail stands for: one at a time for each user and purpose. */
type MailedTokenTable = {
  userId: string
  purpose: 'verify-email' | 'reset-password' | 'change-email' | 'confirm'
  /** The link's secret is kept nowhere. */
  hash: string
  /** The address that the mail went to. */
  email: string
  expiresAt: string
}

/** What "This was not me" in a mail stands for: each mail has its own, which works once. */
type NotMeLinkTable = {
  hash: string
  userId: string
  /** The address that the mail went to: where the account has another one since, it gets this back. */
  email: string
  /** When what the mail tells of was done: whatever was added from then on ends with it. */
  since: string
  expiresAt: string
}

/** A passkey: the public half of a key that never leaves its owner's device or keychain. */
type PasskeyTable = {
  id: string
  userId: string
  /** By what the device knows it; told to browsers that ask for it. */
  credentialId: string
  publicKey: string
  /** How often it signed, where its device counts that: it never goes back. */
  counter: number
  /** How browsers reach it, as JSON. */
  transports: string
  name: string
  createdAt: string
  usedAt: string | null
}

/** The codes that an account asks for after its password. */
type SecondFactorTable = {
  userId: string
  /** What its owner's app makes the codes from, sealed with the server's secret. */
  sealed: string
  /** Of the last code that was taken, half minutes since 1970: none before it counts again. */
  lastStep: number
  createdAt: string
}

/** A code on paper, for whoever has lost the app; it goes once it is used. */
type RecoveryCodeTable = { userId: string; hash: string }

export type SignInTables = {
  knownDevices: KnownDeviceTable
  mailedTokens: MailedTokenTable
  notMeLinks: NotMeLinkTable
  passkeys: PasskeyTable
  secondFactors: SecondFactorTable
  recoveryCodes: RecoveryCodeTable
}
