import type { Context } from 'hono'
import { id } from '#core/schema.ts'
import { accessRules, type AccessRule, type Asking } from '#core/account/access.ts'
import { tokenRefusal } from '#core/programs/token-rights.ts'
import type { User } from '#core/account/user-schema.ts'
import type { ErrorCode } from '#core/errors.ts'
import { userHeader } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import type { TokenScope } from '#core/words.ts'
import { holdApiToken } from '#server/store/api-tokens.ts'
import type { Database } from '#server/store/schema.ts'
import { guarded, Withdrawn, type Holder, type RightsCheck } from '#server/store/guarded.ts'
import { holdPairedDevice } from '#server/store/found-devices.ts'
import { holdSession, readUser } from '#server/store/users.ts'
import { bearerOf } from './bearer.ts'
import type {
  Caller,
  Env,
  Handling,
  OpenDevice,
  OpenSession,
  ReadSession,
  Services,
} from './route.ts'

type Given = { familyId?: string; userId?: string; sprintId?: string }
type Asked = {
  access: AccessRule
  /** The least that a token must be for; undefined where none opens the route. */
  scope: TokenScope | undefined
  given: Given
  withFamily: Handling['withFamily']
}

/** `before`: by their id, who opened it at first. */
type Deciding = { renew?: boolean; before?: string | undefined }

/** What the one request may do; decided as often as it is asked, and never remembered. */
export function requestRights(c: Context<Env>, { access, scope, given, withFamily }: Asked) {
  const services = c.get('services')
  // What is no id is refused later, and no question for a database.
  const sprintId = id.safeParse(given.sprintId).data ?? null
  const family = withFamily ? { sprintId } : undefined
  const { familyId, userId } = given
  const refusalOf = (who: Pick<Asking, 'user' | 'device'>) =>
    accessRules[access]({ ...who, familyId, userId })
  /** A cookie that comes along says nothing: nobody could tell whose page had sent the request. */
  const byToken = async (token: string, guessedFrom: string) => {
    const session = (await services.readToken(token, { guessedFrom })) ?? refuse('token-invalid')
    return { session, device: null }
  }
  return {
    /** The session that opens the route now; refuses where none does. */
    decide: async ({ renew = false, before }: Deciding = {}): Promise<Caller> => {
      const { headers } = c.req.raw
      const token = bearerOf(headers)
      if (token !== null && access !== 'public') {
        const caller = await byToken(token, services.clientAddress(c))
        const code = tokenRefusal(caller.session.token.scope, scope) ?? refusalOf(caller.session)
        return code ? refuse(code) : caller
      }
      if (token !== null && c.req.method !== 'GET') refuse('not-for-token')
      // A stream is on its way before a cookie could be.
      const canRenew = renew && headers.get('accept') !== 'text/event-stream'
      // Only the last time is about what is there now.
      const asked = { renew: canRenew, withFamily: renew ? family : undefined }
      const home = c.req.query('home') ?? null
      const caller = await callerOf(services, access, headers, { ...asked, home })
      requireNamed(caller, headers)
      const code = refusalOf({ user: caller.session?.user ?? null, device: caller.device })
      if (code) refuse(await orGone(services.db, code, before))
      return caller
    },
    /** The services with a handle on the database that commits only what is still allowed. */
    narrowed: ({ session, device }: Caller): Services => {
      const held = session
        ? heldUser(services, session, (user) => refusalOf({ user }))
        : device && heldDevice(device)
      if (!held) return services
      const db = guarded(services.db, held.check, held.holder)
      return { ...services, db, inBackground: (work) => services.inBackground(quietly(work)) }
    },
  }
}

/**
 * Refuses what a page asks in somebody's name where the session, or the paired device, is another's by now:
 * before anything else is said, so that what waits there is not thrown away (A55). Who names nobody is let pass.
 */
export function requireNamed({ session, device }: Caller, headers: Headers): void {
  const named = headers.get(userHeader)
  const asking = session?.user.id ?? device?.id
  if (named !== null && asking !== undefined && asking !== named) refuse('another-user')
}

/** A session opens no route of a paired device, and a paired device no other. */
async function callerOf(
  { readSession, readDevice }: Services,
  access: AccessRule,
  headers: Headers,
  asked: ReadSession & { renew: boolean; home: string | null },
): Promise<Caller> {
  if (access === 'public') return { session: null, device: null }
  if (access === 'paired') return { session: null, device: await readDevice(headers, asked) }
  return { session: await readSession(headers, asked), device: null }
}

/** What is told of a session that is open no more: that its user is gone, where that is why (S8.6). */
async function orGone(db: Database, code: ErrorCode, userId: string | undefined) {
  const isGone = code === 'unauthenticated' && userId && !(await readUser(db, userId))
  return isGone ? 'user-missing' : code
}

type Held = { check: RightsCheck; holder: () => Holder }

function heldUser(
  { clock }: Services,
  { user, sessionId, token }: OpenSession,
  refusalOf: (user: User | null) => ErrorCode | null,
): Held {
  const { id: userId, familyId, role } = user
  return {
    check: async (open) => {
      const now = token
        ? await holdApiToken(open, token.id, clock())
        : await holdSession(open, sessionId, clock())
      if (token && !now) throw new Withdrawn('token-invalid')
      const code = refusalOf(now?.id === userId ? now : null)
      if (code) throw new Withdrawn(await orGone(open, code, userId))
      // Allowed, but no longer about what the request was decided for: to be asked anew.
      if (now?.role !== role || now.familyId !== familyId) throw new Withdrawn('unavailable')
    },
    holder: () => {
      const whose = { userId, familyId, role, now: clock() }
      return token ? { ...whose, tokenId: token.id } : { ...whose, sessionId }
    },
  }
}

function heldDevice({ hash, id: deviceId, familyId, home }: OpenDevice): Held {
  return {
    check: async (open) => {
      const now = await holdPairedDevice(open, hash, home)
      if (now?.id !== deviceId) throw new Withdrawn('not-paired')
      if (now.familyId !== familyId) throw new Withdrawn('unavailable') // handed over meanwhile
    },
    holder: () => ({ deviceHash: hash, familyId, home }),
  }
}

/** Nobody has to be told that somebody left before their request's last work was done. */
const quietly = (work: () => Promise<unknown>) => async () => {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Withdrawn)) throw error
  }
}
