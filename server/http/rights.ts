import type { Context } from 'hono'
import { id } from '#core/contract/scalars.ts'
import { accessRules, type AccessRule } from '#core/domain/access.ts'
import type { User } from '#core/contract/user.ts'
import { refuse } from '#core/refusal.ts'
import { guarded, Withdrawn, type RightsCheck } from '#server/store/guarded.ts'
import { holdSession } from '#server/store/users.ts'
import type { Env, Handling, OpenSession, Services } from './route.ts'

type Given = { familyId?: string; userId?: string; sprintId?: string }
type Asked = { access: AccessRule; given: Given; withFamily: Handling['withFamily'] }

/** What the one request may do; decided as often as it is asked, and never remembered. */
export function requestRights(c: Context<Env>, { access, given, withFamily }: Asked) {
  const services = c.get('services')
  const isPublic = access === 'public'
  // What is no id is refused later, and no question for a database.
  const sprintId = id.safeParse(given.sprintId).data ?? null
  const family = withFamily === 'snapshot' ? { sprintId } : withFamily
  const refusalOf = (user: User | null) => {
    return accessRules[access]({ user, familyId: given.familyId, userId: given.userId })
  }
  return {
    /** The session that opens the route now; refuses where none does. */
    decide: async ({ renew = false } = {}): Promise<OpenSession | null> => {
      const { headers } = c.req.raw
      // A stream is on its way before a cookie could be.
      const canRenew = renew && headers.get('accept') !== 'text/event-stream'
      // Only the last time is about what is there now.
      const asked = { renew: canRenew, withFamily: renew ? family : undefined }
      const session = isPublic ? null : await services.readSession(headers, asked)
      const code = refusalOf(session?.user ?? null)
      if (code) refuse(code)
      return session
    },
    /** The services with a handle on the database that commits only what is still allowed. */
    narrowed: (session: OpenSession | null): Services => {
      if (!session) return services
      const { user, sessionId } = session
      const check: RightsCheck = async (open) => {
        const now = await holdSession(open, sessionId, services.clock())
        const code = refusalOf(now?.id === user.id ? now : null)
        if (code) throw new Withdrawn(code)
        // Allowed, but no longer about what the request was decided for: to be asked anew.
        if (now?.role !== user.role || now.familyId !== user.familyId) {
          throw new Withdrawn('unavailable')
        }
      }
      const { id: userId, familyId, role } = user
      const holder = () => ({ sessionId, userId, familyId, role, now: services.clock() })
      const db = guarded(services.db, check, holder)
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
