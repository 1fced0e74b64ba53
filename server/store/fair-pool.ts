import type { Pool, PoolClient } from 'pg'
import { askerNow } from './asker.ts'
import { fairLines } from './fair-lines.ts'

/** One name has at most this part of the connections at once. */
const part = 1 / 3

/** How many connections there are, and for how many milliseconds one is waited for. */
type Bounds = { max: number; timeout: number }

export type FairPool = Pick<Pool, 'end' | 'options'> & { connect: () => Promise<PoolClient> }

/**
 * Gives a pool’s connections in turns by who asks. A family’s thousand questions, or those of its
 * requests that wait for each other’s rows, would else be before everybody’s next one (A81).
 */
export function fairPool(pool: Pool, { max, timeout }: Bounds): FairPool {
  const most = Math.ceil(max * part)
  const held = new Map<string, number>()
  const waiting = fairLines()
  let taken = 0

  const holds = (name: string) => held.get(name) ?? 0
  const mayEnter = (name: string) => holds(name) < most
  const enter = (name: string) => {
    taken += 1
    held.set(name, holds(name) + 1)
  }
  const leave = (name: string) => {
    taken -= 1
    if (holds(name) > 1) held.set(name, holds(name) - 1)
    else held.delete(name)
    const next = taken < max ? waiting.next(mayEnter) : undefined
    if (!next) return
    enter(next.name)
    next.begin()
  }
  /** Resolves when it is the name’s turn, and rejects as the pool itself does where that takes too long. */
  const turnOf = (name: string): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const begin = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.remove(name, begin)
      reject(new Error('timeout exceeded when trying to connect'))
    }, timeout)
    waiting.add(name, begin)
    return promise
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const name = askerNow()
      if (taken < max && mayEnter(name)) enter(name)
      else await turnOf(name)
      try {
        const client = await pool.connect()
        const release = client.release.bind(client)
        client.release = (error) => {
          release(error)
          leave(name)
        }
        return client
      } catch (error) {
        leave(name)
        throw error
      }
    },
  }
}
