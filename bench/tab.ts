import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { apiPaths } from '#core/paths.ts'
import type { SeededFamily } from './bulk-seed.ts'

/** A page that is open, as far as a server sees of it. */
export type Tab = {
  /** Whether its event stream is open. */
  isLive: () => boolean
  /** How many requests it has sent since. */
  requests: (since: number) => number
  /** Milliseconds that each request which was sent since waited for its answer. */
  answered: (since: number) => number[]
  close: () => void
}

/** Behaves as web/data/live.ts does (S9.7): one thing at a time, ever more rarely, longer by chance. */
const backoff = { first: 1_000, factor: 1.5, spread: 3, longest: 60_000 }
/** Of so many attempts one is the stream, the others ask for the documents. */
const streamEvery = 3

type Sent = { at: number; took?: number }

export function openTab(port: number, { familyId, headers }: SeededFamily): Tab {
  const sent: Sent[] = []
  let isLive = false
  let isClosed = false
  let attempts = 0
  let shortest = backoff.first
  let current: ClientRequest | null = null
  let retry: ReturnType<typeof setTimeout> | undefined

  const ask = (path: string, heard: (response: IncomingMessage, answered: () => void) => void) => {
    const one: Sent = { at: performance.now() }
    sent.push(one)
    let isOver = false
    const over = () => {
      if (isOver || isClosed) return
      isOver = true
      isLive = false
      tryAgain()
    }
    current = request(
      { port, host: '127.0.0.1', path, headers, agent: false },
      (response: IncomingMessage) => {
        response.on('close', over)
        if (response.statusCode !== 200) return void response.resume()
        heard(response, () => {
          one.took ??= performance.now() - one.at
        })
      },
    )
    current.on('error', over).end()
    return { leave: () => (isOver = true) }
  }

  const connect = () => {
    ask(`${apiPaths.events(familyId)}?after=1`, (response, answered) => {
      response.on('data', () => {
        answered()
        isLive = true
        attempts = 0
        shortest = backoff.first
      })
    })
  }

  const fetchNews = () => {
    const asked = ask(apiPaths.bootstrap, (response, answered) => {
      response.resume().on('end', () => {
        answered()
        asked.leave()
        connect() // It is there again.
      })
    })
  }

  const tryAgain = () => {
    const wait = shortest * (1 + Math.random() * (backoff.spread - 1))
    shortest = Math.min(shortest * backoff.factor, backoff.longest / backoff.spread)
    retry = setTimeout(() => {
      attempts += 1
      if (attempts % streamEvery === 1) connect()
      else fetchNews()
    }, wait)
  }

  connect()
  return {
    isLive: () => isLive,
    requests: (since) => sent.filter(({ at }) => at >= since).length,
    answered: (since) =>
      sent.flatMap(({ at, took }) => (at >= since && took !== undefined ? [took] : [])),
    close: () => {
      isClosed = true
      clearTimeout(retry)
      current?.destroy()
    },
  }
}
