import type { Context } from 'hono'
import type { AccountAction, HostChoices, HostStatus } from '#core/hosts/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { keysOf } from '#core/lib/typed-objects.ts'
import { limits } from '#core/limits.ts'
import { resetLink, signUpLink } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import { sessionOf, type Env } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { later } from '#server/platform/clock.ts'
import type { NewestVersion } from '#server/platform/newest-version.ts'
import { listAccounts } from '#server/store/host-accounts.ts'
import { readAudit } from '#server/store/host-audit.ts'
import { readFigures, readMailState } from '#server/store/host-figures.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { readProvenAt } from '#server/store/sessions.ts'
import { listSignUpCodes } from '#server/store/sign-up-codes.ts'
import { readUser } from '#server/store/users.ts'
import {
  blockAccount,
  choose,
  makeResetToken,
  makeSignUpCode,
  note,
  takeSecondFactor,
  unblockAccount,
  verifyAccount,
  withdrawSignUpCode,
  type InCharge,
} from './host-actions.ts'
import { hostApi } from './host.api.ts'

type Options = {
  baseUrl: string
  version: string
  given: Partial<HostChoices>
  sendsMail: boolean
  /** What is free where the data folder is, in bytes; null where nobody can say. */
  readDisk: () => Promise<number | null>
  newest: NewestVersion
  readBackups: () => HostStatus['backup']
  /** False where no codes were asked for. */
  endSecondFactor: (trx: OpenTransaction, user: User, context: { now: string }) => Promise<boolean>
  deleteAccount: (
    context: {
      db: Database
      now: string
      baseUrl: string
      alongside: (trx: OpenTransaction) => Promise<void>
    },
    user: User,
  ) => Promise<void>
}

const minute = 60_000

/** Who asks, once they have proved anew who they are: a session alone opens nothing here. */
async function inCharge(c: Context<Env>): Promise<InCharge> {
  return (await provenIn(c)) ?? refuse('proof-needed')
}

async function provenIn(c: Context<Env>): Promise<InCharge | null> {
  const { db, clock } = c.get('services')
  const { user, sessionId } = sessionOf(c)
  const now = clock()
  const provenAt = await readProvenAt(db, sessionId)
  const isLately = provenAt !== null && provenAt > later(now, -limits.proofMinutes * minute)
  return isLately ? { db, now, byId: user.id } : null
}

/** Somebody's account; those in charge are the command's to deal with, themselves first of all. */
async function somebody({ db }: InCharge, userId: string): Promise<User> {
  const user = (await readUser(db, userId)) ?? refuse('user-missing')
  if (user.host) refuse('host-stays')
  return user
}

/** The page of those in charge: the same as the command does, by the same functions. */
export function hostRoutes(options: Options) {
  const { baseUrl, version, given, sendsMail, readDisk, newest, readBackups } = options
  const { deleteAccount, endSecondFactor } = options
  const works = {
    block: blockAccount,
    unblock: unblockAccount,
    verify: verifyAccount,
    'no-second-factor': async (host: InCharge, user: User) => {
      const end = (trx: OpenTransaction) => endSecondFactor(trx, user, { now: host.now })
      if (!(await takeSecondFactor(host, user, end))) refuse('second-factor-off')
    },
  }
  /** Does it; gives where the link leads, if one was made. */
  const act = async (host: InCharge, user: User, action: AccountAction): Promise<string | null> => {
    if (action === 'reset-link') return resetLink(await makeResetToken(host, user))
    await works[action](host, user)
    return null
  }
  return routes()
    .openapi(hostApi.status, async (c) => {
      // Whoever opens the page asks this first: it is no error that the proof is still to come.
      const host = await provenIn(c)
      if (!host) return c.json(null, 200)
      const { db } = host
      const choices = await c.get('services').choices()
      const [figures, mail, free, newer] = await Promise.all([
        readFigures(db),
        readMailState(db),
        readDisk(),
        newest(),
      ])
      const told = { leaves: sendsMail, ...mail }
      const fixed = keysOf(given)
      const backup = readBackups()
      return c.json({ version, newer, ...figures, free, mail: told, backup, choices, fixed }, 200)
    })
    .openapi(hostApi.choose, async (c) => {
      await choose(await inCharge(c), given, c.req.valid('json'))
      return c.json({ ok: true as const }, 200)
    })
    .openapi(hostApi.accounts, async (c) => {
      const { db } = await inCharge(c)
      const { search, after } = c.req.valid('query')
      const sought = search.trim().toLowerCase()
      return c.json(await listAccounts(db, { search: sought, after, limit: limits.hostPage }), 200)
    })
    .openapi(hostApi.act, async (c) => {
      const host = await inCharge(c)
      const user = await somebody(host, c.req.valid('param').userId)
      const { action, email } = c.req.valid('json')
      if (user.profile.email !== email) refuse('not-yet')
      const link = await act(host, user, action)
      return c.json({ link: link && baseUrl + link }, 200)
    })
    .openapi(hostApi.deleteAccount, async (c) => {
      const host = await inCharge(c)
      const user = await somebody(host, c.req.valid('param').userId)
      const entry = { action: 'delete', aboutId: user.id } as const
      const alongside = (trx: OpenTransaction) => note(trx, host, entry)
      await deleteAccount({ db: host.db, now: host.now, baseUrl, alongside }, user)
      return c.json({ ok: true as const }, 200)
    })
    .openapi(hostApi.codes, async (c) => {
      const { db, now } = await inCharge(c)
      return c.json(await listSignUpCodes(db, now), 200)
    })
    .openapi(hostApi.makeCode, async (c) => {
      const code = await makeSignUpCode(await inCharge(c), c.req.valid('json'))
      return c.json({ code, link: baseUrl + signUpLink(code) }, 200)
    })
    .openapi(hostApi.withdrawCode, async (c) => {
      await withdrawSignUpCode(await inCharge(c), c.req.valid('param').codeId)
      return c.json({ ok: true as const }, 200)
    })
    .openapi(hostApi.log, async (c) => {
      const { db } = await inCharge(c)
      const { before } = c.req.valid('query')
      return c.json(await readAudit(db, { before, limit: limits.hostPage }), 200)
    })
}
