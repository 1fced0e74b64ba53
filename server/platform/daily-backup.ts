import { spawn } from 'node:child_process'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

const minute = 60 * 1_000
const hour = 60 * minute
const day = 24 * hour

type Options = {
  /** The instant of the newest backup; null where there is none. */
  newest: () => string | null
  /** Makes one, unless the signal ends it. */
  run: (signal: AbortSignal) => Promise<void>
  clock: Clock
  log: Log
}

/**
 * Makes a backup when the newest one is a day old: looks a minute after the start and once an hour.
 * A failure is logged and tried again an hour later. Stopping ends one that is being made.
 */
export function startDailyBackup({ newest, run, clock, log }: Options): { stop: () => void } {
  const stopping = new AbortController()
  const look = async () => {
    try {
      const last = newest()
      if (last && Date.parse(clock()) - Date.parse(last) < day) return
      await run(stopping.signal)
    } catch (error) {
      if (!stopping.signal.aborted) log.error('backup.failed', error)
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
  return (signal) =>
    new Promise((done, fail) => {
      const child = spawn(program, [...words, 'backup'], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
        signal,
      })
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
      let failed: Error | undefined
      child.once('error', (error) => (failed = error))
      child.once('close', (code) => (code === 0 ? done() : fail(failed ?? new Error(said.trim()))))
    })
}
