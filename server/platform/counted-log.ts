import type { Log } from './log.ts'

/** Milliseconds between two lines about the same error. */
const every = 60_000
/** How many different errors are counted apart; beyond that, one count for each event. */
const kindsAtMost = 200

type CountedError = { error: unknown; fields: Fields; more: number }
type Fields = NonNullable<Parameters<Log['error']>[2]>

/**
 * A log in which an error that comes again and again is a line a minute (A92): the first one at once, the
 * others counted (`more`) with the last of them, so that whoever can cause one does not fill the disk.
 */
export function countedLog(log: Log): Log {
  const told = new Map<string, CountedError>()

  const count = (key: string, event: string) => {
    setTimeout(() => {
      const { error, fields, more } = told.get(key)!
      told.delete(key)
      if (more === 0) return
      log.error(event, error, { ...fields, more })
      told.set(key, { error, fields, more: 0 })
      count(key, event)
    }, every).unref()
  }

  return {
    info: log.info,
    error: (event, error, fields = {}) => {
      const kind = kindOf(event, error, fields)
      const key = told.has(kind) || told.size < kindsAtMost ? kind : event
      const known = told.get(key)
      told.set(key, { error, fields, more: known ? known.more + 1 : 0 })
      if (known) return
      log.error(event, error, fields)
      count(key, event)
    },
  }
}

/** The key by which errors are the same: where one was thrown and why, never what somebody sent. */
function kindOf(event: string, error: unknown, { route, job, provider }: Fields): string {
  const { name, stack = '' } = error instanceof Error ? error : new Error()
  const place = /^ +(at .*)$/m.exec(stack)?.[1]
  return [event, name, place, route, job, provider].join('\n')
}
