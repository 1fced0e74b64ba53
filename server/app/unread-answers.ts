import type { ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { networksOf } from '#server/platform/network-address.ts'
import { socketOf } from '#server/http/incoming.ts'
import { readsALot } from '#server/http/queues.ts'
import { askerOf, type Env } from '#server/http/route.ts'

/** Bytes that may wait to be taken by one family, and by all of a wider network (A81). */
export const unreadAtMost = { family: 16 * 1024 * 1024, network: 64 * 1024 * 1024 }
/** Milliseconds: whoever has taken nothing of an answer for so long is hung up on. */
const takesNothing = 30_000
/** Milliseconds between two looks at how much waits. */
const lookEvery = 5_000

type Out = Pick<ServerResponse, 'writableLength' | 'destroyed' | 'once' | 'destroy' | 'setTimeout'>

/** An answer on its way, and to whom. */
type Answer = { out: Out; household: string }

function unreadIn(some: Iterable<Answer>): number {
  let bytes = 0
  for (const { out } of some) bytes += out.writableLength
  return bytes
}

/**
 * The answers that are on their way, by who asked for them. Whatever a browser does not read waits in our
 * memory: so a name that has left much unread gets no more until it reads on or hangs up.
 */
export function unreadAnswers(endsAfter = takesNothing) {
  const answers = new Map<string, Set<Answer>>()
  const holds = (name: string) => unreadIn(answers.get(name) ?? [])
  const makeRoom = (name: string, atMost: number) => {
    let over = holds(name) - atMost
    if (over <= 0) return
    const households = Map.groupBy(answers.get(name) ?? [], ({ household }) => household)
    const most = [...households.values()].toSorted((a, b) => unreadIn(b) - unreadIn(a))
    for (const { out } of most.flat()) {
      if (over <= 0) return
      over -= out.writableLength
      out.destroy()
    }
  }

  const look = () => {
    for (const name of answers.keys()) makeRoom(name, unreadAtMost.network)
  }
  setInterval(look, lookEvery).unref()

  return {
    /** In bytes. */
    holds,
    /** Counts an answer in these names, and for a household, until it is taken whole or its connection ends. */
    watch: (names: readonly string[], out: Out, household = '') => {
      if (out.destroyed) return
      const answer = { out, household }
      for (const name of names) answers.set(name, (answers.get(name) ?? new Set()).add(answer))
      // Node hears of each byte that is taken, where we hear of a whole answer when its last one is.
      out.setTimeout(endsAfter, () => void (out.writableLength > 0 && out.destroy()))
      out.once('close', () => {
        for (const name of names) {
          const some = answers.get(name)
          some?.delete(answer)
          if (some?.size === 0) answers.delete(name)
        }
      })
    },
    look,
    /** Hangs up on the household in a name that leaves most unread, until no more than so many bytes wait. */
    makeRoom,
  }
}

/** Answers nobody who leaves unread what was answered before, and ends what nobody takes. */
export function boundUnread(clientAddress: (c: Context) => string): MiddlewareHandler<Env> {
  const unread = unreadAnswers()
  return async (c, next) => {
    const { outgoing } = socketOf(c)
    if (!outgoing) return next()
    const { network, wider } = networksOf(clientAddress(c))
    // Whoever asks may be a neighbour of those who read nothing: it is these who have to go.
    unread.makeRoom(wider, unreadAtMost.network)
    await next()
    // Event streams are many, and each bounds itself: they are looked at together, now and then.
    if (outgoing.headersSent) return unread.watch([`streams ${wider}`], outgoing, network)
    // What was done is done: whoever was told otherwise would do it once more.
    const isRead = c.req.method === 'GET'
    const family = askerOf({ session: c.get('session') ?? null, device: c.get('device') ?? null })
    if (family && isRead && unread.holds(family) > unreadAtMost.family) {
      await c.res.body?.cancel()
      throw readsALot()
    }
    unread.watch(family ? [wider, family] : [wider], outgoing, network)
  }
}
