import type { Context } from 'hono'
import { accessRules, type AccessRule } from '#core/domain/access.ts'
import type { User } from '#core/contract/user.ts'
import { refuse } from '#core/refusal.ts'
import { guarded, Withdrawn } from '#server/store/guarded.ts'
import { holdSession } from '#server/store/users.ts'
import type { Env, OpenSession, Services } from './route.ts'

type Asked = { access: AccessRule; given: { familyId?: string; userId?: string } }

/** What the one request may do; decided as often as it is asked, and never remembered. */
export function requestRights(c: Context<Env>, { access, given }: Asked) {
  const services = c.get('services')
  const isPublic = access === 'public'
  const refusalOf = (user: User | null) => {
    return accessRules[access]({ user, familyId: given.familyId, userId: given.userId })
  }
  return {
    /** The session that opens the route now; refuses where none does. */
    decide: async ({ renew = false } = {}): Promise<OpenSession | null> => {
      // A stream is on its way before a cookie could be.
      const canRenew = renew && c.req.header('accept') !== 'text/event-stream'
      const { headers } = c.req.raw
      const session = isPublic ? null : await services.readSession(headers, { renew: canRenew })
      const code = refusalOf(session?.user ?? null)
      if (code) refuse(code)
      return session
    },
    /** The services with a handle on the database that commits only what is still allowed. */
    narrowed: (session: OpenSession | null): Services => {
      if (!session) return services
      const { user, sessionId } = session
      const db = guarded(services.db, async (open) => {
        const now = await holdSession(open, sessionId, services.clock())
        const code = refusalOf(now?.id === user.id ? now : null)
        if (code) throw new Withdrawn(code)
        // Allowed, but no longer about what the request was decided for: to be asked anew.
        if (now?.role !== user.role || now.familyId !== user.familyId) {
          throw new Withdrawn('unavailable')
        }
      })
      return { ...services, db, inBackground: (work) => services.inBackground(quietly(work)) }
    },
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
