import { isFields } from '#core/lib/typed-objects.ts'
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client, Pool } from 'pg'
import type { Bus, Listener, News } from './bus.ts'
import { defaultTimeouts } from './postgres-connections.ts'
import { listenOn } from './postgres-listener.ts'

const channel = 'elefam_news'
/** PostgreSQL takes 8,000 bytes in one notification; none of ours has more than 700. */
const newsAtOnce = 10
/** How much news may wait; beyond this one word tells everybody to look. */
const newsAtMost = 1_000
const lookEvery = 1_000
/** So long, in milliseconds, news gather for the next notification after one. */
const gathering = 10
/** So many greetings that were sent and did not come back say that nobody is heard here. */
const deafAfter = 5

/** What servers that share a database must have in common, and who is told of one that has not. */
export type Seal = { mark: string; onStranger: () => void }

type Options = {
  /** Milliseconds, see `Timeouts`. */
  ask: number
  again: number
  seal?: Seal | undefined
  /** Is told of a connection that listens and does not hear. */
  onDeaf?: (() => void) | undefined
}

type Message = { from: string; mark: string | undefined; news: NewsOrGap[] }

/** Whether a notification is ours: whoever may use the database may send any. */
const isMessage = (said: unknown): said is Message =>
  isFields(said) && typeof said['from'] === 'string' && Array.isArray(said['news'])

/** News, or that some were missed, as a listener is told. */
type NewsOrGap = News | null

/**
 * News among all servers of one PostgreSQL, by LISTEN and NOTIFY on a connection of its own. The
 * notification follows the commit instead of being part of it, because PostgreSQL would let all
 * commits with one wait for each other. One that fails is sent again; what gets lost with a server
 * is made up for: as long as the connection is away, or does not hear what is sent from here (a pooler
 * has it listen in vain), and when it is back, everybody is told to look.
 */
export async function postgresBus(
  pool: Pool,
  connect: () => Promise<Client>,
  { ask, again, seal, onDeaf }: Options = defaultTimeouts,
): Promise<Bus> {
  const me = randomBytes(6).toString('hex')
  const listeners = new Set<Listener>()
  const strangers = new Set<string>()
  let hears = false
  let unheard = 0

  const tellHere = (news: NewsOrGap[]) => {
    for (const one of news) for (const listener of listeners) listener(one)
  }
  const notify = async (news: NewsOrGap[]) => {
    const payload = JSON.stringify({ from: me, mark: seal?.mark, news } satisfies Message)
    await pool.query('select pg_notify($1, $2)', [channel, payload])
  }
  /** No news: only who is here, for the others and to be heard by oneself. */
  const greet = async () => {
    await notify([])
    if (hears) return
    unheard += 1
    if (unheard === deafAfter) onDeaf?.()
  }
  const tryGreeting = () => void greet().catch(() => undefined)

  const meet = ({ from, mark }: Message) => {
    if (!seal || !mark || mark === seal.mark || strangers.has(from)) return
    strangers.add(from)
    seal.onStranger()
    tryGreeting() // So that the other server knows of this one, too.
  }
  const hear = (payload: string) => {
    const message: unknown = JSON.parse(payload)
    if (!isMessage(message)) return
    if (message.from === me) {
      hears ||= unheard < deafAfter // Later, a pooler may have let one through by chance.
      return // Our own were told at once.
    }
    meet(message)
    tellHere(message.news)
  }
  const begins = () => {
    hears = false
    unheard = 0
    tellHere([null])
    tryGreeting()
  }
  const listener = await listenOn({ connect, channel, hear, begins, ask, again })
  const isHearing = () => listener.isListening() && hears
  const polling = setInterval(() => {
    if (isHearing()) return
    tellHere([null])
    if (listener.isListening() && unheard < deafAfter) tryGreeting()
  }, lookEvery)
  polling.unref()

  const queue = sendingQueue(notify, again)

  return {
    tell: (news) => {
      tellHere(news)
      queue.add(news)
    },
    listen: (one) => void listeners.add(one),
    isHearing,
    close: async () => {
      clearInterval(polling)
      listeners.clear()
      queue.close()
      await listener.close()
    },
  }
}

/** Sends news in batches, one after the other; a batch that fails is sent again. */
function sendingQueue(send: (news: NewsOrGap[]) => Promise<void>, again: number) {
  let waiting: NewsOrGap[] = []
  let sending = false
  let closed = false

  /** Keeps news to be sent; too much of it becomes one word, that everybody is to look. */
  const keep = (news: NewsOrGap[]) => {
    if (!closed) waiting = news.length > newsAtMost ? [null] : news
  }

  /** All that came up in the moment of the last notification goes with the next one. */
  const sendAll = async () => {
    if (sending) return
    sending = true
    while (waiting.length > 0) {
      const news = waiting.splice(0, newsAtOnce)
      try {
        await send(news)
        if (waiting.length < newsAtOnce) await wait(gathering, null, { ref: false })
      } catch {
        await wait(again, null, { ref: false })
        keep([...news, ...waiting])
      }
    }
    sending = false
  }

  return {
    add: (news: NewsOrGap[]) => {
      keep([...waiting, ...news])
      void sendAll()
    },
    close: () => {
      closed = true
      waiting = []
    },
  }
}
