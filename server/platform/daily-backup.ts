import { spawn } from 'node:child_process'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { reasonOf } from './reason.ts'

const minute = 60 * 1_000
const hour = 60 * minute
const day = 24 * hour

/** What there is to do: a backup, which then goes to its second place, or only that. */
export type BackupTask = 'make' | 'send'

type Options = {
  /** The instant of the newest backup; null where there is none. */
  newest: () => string | null
  /** Whether the newest one has not arrived at its second place. */
  isWaiting: () => boolean
  /** Does it, unless the signal ends it. */
  run: (task: BackupTask, signal: AbortSignal) => Promise<void>
  /** Is told of each failure. */
  onFailure: (failure: { task: BackupTask; why: string; last: string | null }) => Promise<void>
  clock: Clock
  log: Log
}

/**
 * Makes a backup when the newest one is a day old: looks a minute after the start and once an hour.
 * A failure is logged, told, and tried again an hour later; so is a second place that one did not
 * reach. Stopping ends what is under way.
 */
export function startDailyBackup(options: Options): { stop: () => void } {
  const { newest, isWaiting, run, onFailure, clock, log } = options
  const stopping = new AbortController()
  const look = async () => {
    let last: string | null = null
    let task: BackupTask = 'make'
    try {
      last = newest()
      const isFresh = last && Date.parse(clock()) - Date.parse(last) < day
      if (isFresh && !isWaiting()) return
      if (isFresh) task = 'send'
      await run(task, stopping.signal)
    } catch (error) {
      if (stopping.signal.aborted) return
      log.error('backup.failed', error)
      await onFailure({ task, why: reasonOf(error), last }).catch((unsent: unknown) =>
        log.error('backup.untold', unsent),
      )
    }
  }
  const first = setTimeout(() => void look(), minute)
  const hourly = setInterval(() => void look(), hour)
  return {
    stop: () => {
      clearTimeout(first)
      clearInterval(hourly)
      stopping.abort()
    },
  }
}

/** `elefam backup` in a process of its own: checking a large file would hold the server up. */
export function backupProcess(
  [program, ...words]: readonly [string, ...string[]],
  env: Record<string, string>,
): Options['run'] {
  return (task, signal) =>
    new Promise((done, fail) => {
      const more = task === 'send' ? ['--send'] : []
      const child = spawn(program, [...words, 'backup', ...more], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
        signal,
      })
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
      let failed: Error | undefined
      child.once('error', (error) => (failed = error))
      child.once('close', (code) => {
        const why = said.trim().replace(/^This did not work: /m, '')
        return code === 0 ? done() : fail(failed ?? new Error(why))
      })
    })
}
