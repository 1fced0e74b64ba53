import { email as emailSchema } from '#core/contract/scalars.ts'
import { brand } from '#content/brand.ts'
import { resetLink } from '#core/paths.ts'
import type { User } from '#core/contract/user.ts'
import { deleteAccount } from '#server/features/deletion/delete-account.ts'
import { later } from '#server/platform/clock.ts'
import type { Mailer } from '#server/platform/mailer.ts'
import { newToken } from '#server/platform/one-time-token.ts'
import { randomId } from '#server/platform/random-id.ts'
import { listAccounts, setBlocked } from '#server/store/blocked.ts'
import { transaction } from '#server/store/database.ts'
import { saveToken } from '#server/store/mailed-tokens.ts'
import type { Database } from '#server/store/schema.ts'
import { endSignInMethods } from '#server/store/sign-in-methods.ts'
import { confirmEmail, findUserByEmail, lockUser } from '#server/store/users.ts'

/** A link from here lives as long as one from a mail, in milliseconds. */
const linkLasts = 60 * 60_000
const linesAtMost = 1_000

type Context = { db: Database; now: string; baseUrl: string; version: string; mailer: Mailer }

/** Something whoever runs a server does; gives the lines to print. */
type AdminCommand = {
  /** What comes after its name. */
  takes: 'email' | null
  about: string
  run: (context: Context, email: string) => Promise<string[]>
}

/** An error whose sentence is for whoever typed the command. */
export class AdminError extends Error {}

async function accountOf(db: Database, email: string): Promise<User> {
  const user = await findUserByEmail(db, email)
  if (!user) throw new AdminError(`There is no account with the address ${email}.`)
  return user
}

/**
 * What can be done by `elefam admin`, beside a running server and with its mail broken (H9). A host
 * learns when an account was made and used, and nothing that a family wrote.
 */
export const adminCommands: Record<string, AdminCommand> = {
  accounts: {
    takes: null,
    about: 'lists the accounts, the newest first',
    run: async ({ db }) => {
      const accounts = await listAccounts(db, { limit: linesAtMost })
      const lines = accounts.map(({ email, createdAt, seenAt, blockedAt, emailVerified, role }) =>
        [
          email,
          role === 'primary' ? 'started a family' : 'co-parent',
          `since ${createdAt.slice(0, 10)}`,
          `seen ${seenAt?.slice(0, 10) ?? 'long ago'}`,
          ...(emailVerified === 1 ? [] : ['unconfirmed']),
          ...(blockedAt ? [`blocked ${blockedAt.slice(0, 10)}`] : []),
        ].join(' · '),
      )
      return [...lines, `${accounts.length} accounts.`]
    },
  },
  block: {
    takes: 'email',
    about: 'closes an account: it is signed out everywhere, and nothing opens it',
    run: async ({ db, now }, email) => {
      const user = await accountOf(db, email)
      await transaction(db, async (trx) => {
        await lockUser(trx, user.id)
        await setBlocked(trx, user.id, now)
        await endSignInMethods(trx, user, 'block')
      })
      return [`${email} is signed out everywhere and cannot come in. "unblock" opens it again.`]
    },
  },
  unblock: {
    takes: 'email',
    about: 'opens an account again that was blocked',
    run: async ({ db }, email) => {
      const { id } = await accountOf(db, email)
      await transaction(db, (trx) => setBlocked(trx, id, null))
      return [`${email} can sign in again.`]
    },
  },
  'reset-link': {
    takes: 'email',
    about: 'makes a link for a new password, to hand over where mail does not arrive',
    run: async ({ db, now, baseUrl }, email) => {
      const { id: userId } = await accountOf(db, email)
      const { token, hash } = newToken()
      const expiresAt = later(now, linkLasts)
      await transaction(db, (trx) =>
        saveToken(trx, { userId, purpose: 'reset-password', hash, email, expiresAt }),
      )
      return [
        'This link opens the account for whoever has it. It works once, for an hour:',
        baseUrl + resetLink(token),
      ]
    },
  },
  verify: {
    takes: 'email',
    about: 'confirms an address by hand; be sure whose it is',
    run: async ({ db, now }, email) => {
      const { id } = await accountOf(db, email)
      await transaction(db, (trx) => confirmEmail(trx, id, now))
      return [`${email} counts as confirmed.`]
    },
  },
  delete: {
    takes: 'email',
    about: 'deletes an account, and the family that it started; that cannot be undone',
    run: async ({ db, now, baseUrl }, email) => {
      await deleteAccount({ db, now, baseUrl }, await accountOf(db, email))
      return [`${email} is deleted, with everything that was its own.`]
    },
  },
  'test-mail': {
    takes: 'email',
    about: 'sends a mail by your settings, and says what comes of it',
    run: async ({ mailer }, email) => {
      const text = `This mail was sent by hand, to see whether mail leaves your ${brand.name}. It does.`
      await mailer({ to: email, subject: `A test of ${brand.name}`, text }, randomId())
      return [`Sent to ${email}. Without a mail server it is a file in DATA_DIR/mail.`]
    },
  },
  version: {
    takes: null,
    about: 'says which version this is',
    run: async ({ version }) => [version],
  },
}

/** How the commands are called, a line each. */
export const adminUsage = [
  'Usage: elefam admin COMMAND [ADDRESS] (npm run admin -- COMMAND from source)',
  ...Object.entries(adminCommands).map(
    ([name, { takes, about }]) => `  ${`${name}${takes ? ' ADDRESS' : ''}`.padEnd(20)}  ${about}`,
  ),
]

/** Runs what was typed; throws AdminError with what to type instead. */
export async function administer(
  context: Context,
  [name = '', address, ...more]: readonly string[],
): Promise<string[]> {
  const command = Object.hasOwn(adminCommands, name) ? adminCommands[name] : undefined
  const isWhole =
    command && more.length === 0 && (address !== undefined) === (command.takes !== null)
  if (!isWhole) throw new AdminError(adminUsage.join('\n'))
  const { data: email, success } = emailSchema.toLowerCase().safeParse(address ?? 'a@example.org')
  if (!success) throw new AdminError(`${address} is no e-mail address.`)
  return command.run(context, email)
}
