import { createHmac } from 'node:crypto'
import { memoize } from '#core/lib/memoize.ts'
import { systemClock } from './clock.ts'

/** One request that was answered: its route as declared, never the address with its ids. */
export type AnsweredRequest = {
  id: string
  method: string
  route: string
  status: number
  milliseconds: number
  userId: string | undefined
  familyId: string | undefined
}

export type RequestLog = {
  tell: (request: AnsweredRequest) => void
  /** Writes what waits. */
  flush: () => void
}

const everyMilliseconds = 200
const linesAtMost = 500
const hashesAtMost = 10_000

type Options = { secret: string; write: (text: string) => void }

/**
 * One line of JSON for each request. Who asked is a hash with the install's secret: the same person
 * is the same hash, and whoever reads the log without the secret learns of nobody. Lines are written
 * a few at a time: a write for each would cost more than many an answer.
 */
export function createRequestLog({ secret, write }: Options): RequestLog {
  const hash = memoize(hashesAtMost, (id: string) =>
    createHmac('sha256', secret).update(`log ${id}`).digest('base64url').slice(0, 16),
  )
  let lines: string[] = []
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (lines.length === 0) return
    const text = lines.join('')
    lines = []
    write(text)
  }
  const tell = ({ id, method, route, status, milliseconds, userId, familyId }: AnsweredRequest) => {
    const ms = Math.round(milliseconds * 10) / 10
    const who = userId ? `,"user":"${hash(userId)}"` : ''
    const whose = familyId ? `,"family":"${hash(familyId)}"` : ''
    // Nothing in it needs escaping: ids and routes are ours, and a method is a plain word.
    lines.push(
      `{"at":"${systemClock()}","event":"request","request":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${ms}${who}${whose}}\n`,
    )
    if (lines.length >= linesAtMost) flush()
    else timer ??= setTimeout(flush, everyMilliseconds).unref()
  }
  return { tell, flush }
}
