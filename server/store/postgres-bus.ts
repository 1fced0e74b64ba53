import { randomBytes } from 'node:crypto'
import type { Client, Pool } from 'pg'
import { localBus, type Bus, type Listener, type News } from './bus.ts'

const channel = 'elefam_news'
/** PostgreSQL takes 8,000 bytes in one notification; none of ours has more than 700. */
const newsAtOnce = 10
const lookEvery = 1_000
const reconnectAfter = 2_000

/**
 * News among all servers of one PostgreSQL, by LISTEN and NOTIFY on a connection of its own. The
 * notification follows the commit instead of being part of it, because PostgreSQL would let all
 * commits with one wait for each other; what gets lost with a server is made up for: as long as the
 * connection is away, and when it is back, everybody is told to look.
 */
export async function postgresBus(pool: Pool, connect: () => Promise<Client>): Promise<Bus> {
  const here = localBus()
  const me = randomBytes(6).toString('hex')
  const listeners = new Set<Listener>()
  let client: Client | null = null
  let closed = false
  let queue: News[] = []
  let sending = false

  const lookAtAll = () => {
    for (const listener of listeners) listener(null)
  }

  const hear = (payload: string) => {
    const { from, news } = JSON.parse(payload) as { from: string; news: News[] }
    if (from === me) return // Told here when it happened.
    here.tell(news)
  }

  const listen = async () => {
    const next = await connect()
    next.on('notification', ({ payload }) => payload && hear(payload))
    next.on('error', () => undefined)
    next.on('end', () => lost(next))
    await next.query(`listen ${channel}`)
    client = next
    lookAtAll()
  }

  const lost = (which: Client) => {
    if (client === which) client = null
    if (!closed) setTimeout(again, reconnectAfter).unref()
  }
  const again = () => {
    if (!closed && !client) listen().catch(() => setTimeout(again, reconnectAfter).unref())
  }

  /** All that came up while the last notification was on its way goes with the next one. */
  const send = async () => {
    if (sending) return
    sending = true
    while (queue.length > 0) {
      const news = queue.splice(0, newsAtOnce)
      const payload = JSON.stringify({ from: me, news })
      // Whoever does not hear of it looks once its connection is back.
      await pool.query('select pg_notify($1, $2)', [channel, payload]).catch(() => undefined)
    }
    sending = false
  }

  await listen().catch(again)
  const polling = setInterval(() => {
    if (!client) lookAtAll()
  }, lookEvery)
  polling.unref()

  return {
    tell: (news) => {
      here.tell(news)
      queue.push(...news)
      void send()
    },
    listen: (listener) => {
      listeners.add(listener)
      here.listen(listener)
    },
    close: async () => {
      closed = true
      clearInterval(polling)
      queue = []
      listeners.clear()
      await here.close()
      await client?.end()
    },
  }
}
