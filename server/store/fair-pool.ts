import type { Pool, PoolClient } from 'pg'
import { askerNow } from './asker.ts'
import { fewAtOnce } from './few-at-once.ts'

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
  const enter = fewAtOnce({
    places: max,
    each: Math.ceil(max * part),
    longest: timeout,
    // In the words of the pool itself.
    refusal: () => new Error('timeout exceeded when trying to connect'),
  })
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const leave = await enter(askerNow())
      try {
        const client = await pool.connect()
        const release = client.release.bind(client)
        client.release = (error) => {
          release(error)
          leave()
        }
        return client
      } catch (error) {
        leave()
        throw error
      }
    },
  }
}
