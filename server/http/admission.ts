import type { Context } from 'hono'
import { Refusal, refuse } from '#core/refusal.ts'
import { bodyOf, bringsJson, jsonOf, piecesOf } from './read-body.ts'
import type { Env, Handling, OpenSession } from './route.ts'

/** What a body says, how many bytes it has, and what gives back the place that the request had. */
type Admitted = { value: unknown; size: number; release: () => void }

/**
 * Reads the bodies of one route. What may be large is let in one at a time, and only from accounts
 * that have not sent too many, before a byte of it is read (A57).
 */
export function admission({ large }: Handling) {
  let isTaken = false
  return async (c: Context<Env>, session: OpenSession | null): Promise<Admitted> => {
    const free = { size: 0, release: () => undefined }
    if (!bringsJson(c)) return { value: {}, ...free }
    if (!large) return { ...free, value: await jsonOf(c), size: (await bodyOf(c)).length }
    if (isTaken) throw busy()
    isTaken = true
    const release = () => void (isTaken = false)
    try {
      const { db, limit } = c.get('services')
      const user = session?.user ?? refuse('unauthenticated')
      await limit(large.limit, user.id)
      // Its size is bounded by how often it may come.
      const value = await large.read(piecesOf(c.req.raw, large), { db, user })
      return { value, size: 0, release }
    } catch (error) {
      release()
      throw error
    }
  }
}

const busy = () =>
  new Refusal(
    'unavailable',
    { retryAfter: 30 },
    'Another family is being read in right now. Please try again in a minute with the same file.',
  )
