import type { HostAccount } from '#core/hosts/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { limits } from '#core/limits.ts'
import { resetLink } from '#core/paths.ts'
import { endSecondFactor } from '#server/features/auth/second-factor/switch-second-factor.ts'
import { removeAccount } from '#server/features/deletion/delete-account.ts'
import { familyMovedMail } from '#server/features/deletion/farewell-mails.ts'
import {
  blockAccount,
  makeResetToken,
  note,
  setInCharge,
  takeSecondFactor,
  unblockAccount,
  verifyAccount,
} from '#server/features/host/host-actions.ts'
import { counted } from '#server/platform/counted.ts'
import { listAccounts } from '#server/store/host-accounts.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { findUserByEmail } from '#server/store/users.ts'
import {
  addressIn,
  AdminError,
  beSure,
  inCharge,
  type AdminCommand,
  type Context,
} from './admin-command.ts'
import { accountWords, bytesWords } from './administration-words.ts'

const linesAtMost = 1_000

/** A command about one account. */
const aboutAccount = (
  about: string,
  run: (context: Context, user: User, email: string) => Promise<string[]>,
): AdminCommand => ({
  takes: 'ADDRESS',
  about,
  run: async (context, [typed = '']) => {
    const user = await accountOf(context.db, typed)
    return run(context, user, user.profile.email)
  },
})

async function accountOf(db: Database, typed: string): Promise<User> {
  const email = addressIn(typed)
  const user = await findUserByEmail(db, email)
  if (!user) throw new AdminError(`There is no account with the address ${email}.`)
  return user
}

/** Where another server is reached, without a path. */
function serverAddressIn(typed: string): string {
  const url = URL.parse(typed)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new AdminError(
      `${typed || 'Nothing'} is no address of a server: it begins with https://.`,
    )
  return url.origin
}

/** All accounts, the newest first, as many as anybody reads. */
async function everyAccount(db: Database): Promise<HostAccount[]> {
  const all: HostAccount[] = []
  let after: string | undefined
  do {
    const page = await listAccounts(db, { search: '', after, limit: limits.hostPage })
    all.push(...page.accounts)
    after = page.next ?? undefined
  } while (after !== undefined && all.length < linesAtMost)
  return all
}

const familyWords = ({ email, family, seenAt }: HostAccount) => {
  const { accounts, members, weeks, bytes } = family
  const seen = (family.seenAt ?? seenAt)?.slice(0, 10) ?? 'long ago'
  const counts = [
    counted(accounts, 'account'),
    counted(members, 'member'),
    counted(weeks, 'week'),
  ].join(' · ')
  return `${email} · ${counts} · ${bytesWords(bytes)} · seen ${seen}`
}

/** What can be done about accounts. */
export const accountCommands: Record<string, AdminCommand> = {
  users: {
    takes: '',
    about: 'lists the accounts, the newest first',
    run: async ({ db }) => {
      const accounts = await everyAccount(db)
      return [...accounts.map(accountWords), `${counted(accounts.length, 'account')}.`]
    },
  },
  families: {
    takes: '',
    about: 'lists the families with their counts, their storage, and when somebody was there',
    run: async ({ db }) => {
      const accounts = await everyAccount(db)
      const families = accounts.filter(({ role }) => role === 'primary')
      return [...families.map(familyWords), `${counted(families.length, 'family', 'families')}.`]
    },
  },
  block: aboutAccount(
    'closes an account: it is signed out everywhere, and nothing opens it',
    async (context, user, email) => {
      await blockAccount(inCharge(context), user)
      return [`${email} is signed out everywhere and cannot come in. "unblock" opens it again.`]
    },
  ),
  unblock: aboutAccount('opens an account again that was blocked', async (context, user, email) => {
    await unblockAccount(inCharge(context), user)
    return [`${email} can sign in again.`]
  }),
  'reset-link': aboutAccount(
    'makes a link for a new password, to hand over where mail does not arrive',
    async (context, user) => [
      'This link opens the account for whoever has it. It works once, for an hour:',
      context.baseUrl + resetLink(await makeResetToken(inCharge(context), user)),
    ],
  ),
  'no-second-factor': aboutAccount(
    'asks no codes of an account any more; be sure whose it is',
    async (context, user, email) => {
      await beSure(
        context,
        `Nobody is asked for codes of ${email} then, and the old ones are gone.`,
      )
      const { now } = context
      const end = (trx: OpenTransaction) => endSecondFactor(trx, user, { now })
      if (!(await takeSecondFactor(inCharge(context), user, end)))
        throw new AdminError(`${email} is asked for no codes.`)
      return [`${email} signs in with the password alone, and is told by mail.`]
    },
  ),
  verify: aboutAccount(
    'confirms an address by hand; be sure whose it is',
    async (context, user, email) => {
      await verifyAccount(inCharge(context), user)
      return [`${email} counts as confirmed.`]
    },
  ),
  delete: aboutAccount(
    'deletes an account, and the family that it started; that cannot be undone',
    async (context, user, email) => {
      await beSure(context, `${email} goes for good, and the family that it started with it.`)
      const entry = { action: 'delete', aboutId: user.id } as const
      const alongside = (trx: OpenTransaction) => note(trx, inCharge(context), entry)
      await removeAccount({ ...context, alongside }, user)
      return [`${email} is deleted, with everything that was its own.`]
    },
  ),
  moved: {
    takes: 'URL ADDRESS [ADDRESS …]',
    about:
      'deletes accounts whose family lives on another server now, and tells each of them where',
    run: async (context, [typed = '', ...addresses]) => {
      const url = serverAddressIn(typed)
      const all = await Promise.all(addresses.map((one) => accountOf(context.db, one)))
      // Whoever began the family goes last, or it would go on with one of the others.
      const users = all.toSorted((a, b) => (a.role < b.role ? -1 : a.role > b.role ? 1 : 0))
      const emails = users.map(({ profile }) => profile.email)
      await beSure(
        context,
        `${emails.join(', ')} go for good from here; mails tell them of ${url}.`,
      )
      for (const user of users) {
        const entry = { action: 'delete', aboutId: user.id } as const
        const alongside = (trx: OpenTransaction) => note(trx, inCharge(context), entry)
        const farewell = (one: User) => familyMovedMail(one, url)
        await removeAccount({ ...context, alongside, farewell }, user)
      }
      return emails.map((email) => `${email} is deleted here, and reads of ${url}.`)
    },
  },
  'make-host': aboutAccount(
    'puts an account in charge: /host opens for it, once it proves who it is',
    async (context, user, email) => {
      if (!user.emailVerified) {
        throw new AdminError(
          `Nobody has shown that ${email} is theirs: a stranger may have signed up with it. Once it is confirmed, by its mail or with "verify", the same command works.`,
        )
      }
      await setInCharge(inCharge(context), user, true)
      return [`${email} is in charge: ${context.baseUrl}/host`]
    },
  ),
  'unmake-host': aboutAccount('takes that from it again', async (context, user, email) => {
    await setInCharge(inCharge(context), user, false)
    return [`${email} is in charge no more.`]
  }),
}
