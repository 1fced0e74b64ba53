import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { backupProcess, startDailyBackup } from './daily-backup.ts'

const minute = 60_000
const hour = 60 * minute

describe('the daily backup', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-04T08:00:00.000Z') }))
  afterEach(() => void vi.useRealTimers())

  type Start = {
    last: string | null
    failing?: boolean
    hidden?: boolean
    lasting?: boolean
    /** How often the second place refuses. */
    unreached?: number
  }
  const start = (options: Start) => {
    const { last, failing = false, hidden = false, lasting = false, unreached = 0 } = options
    const made: string[] = last ? [last] : []
    const errors: string[] = []
    const told: string[] = []
    const tasks: string[] = []
    let tries = 0
    let refusals = unreached
    let isWaiting = false
    const now = () => new Date().toISOString()
    const { stop } = startDailyBackup({
      newest: () => {
        if (hidden) throw new Error('EACCES: permission denied, scandir')
        return made.at(-1) ?? null
      },
      isWaiting: () => isWaiting,
      onFailure: async ({ task, why }) => void told.push(`${task}: ${why}`),
      run: async (task, signal) => {
        tries += 1
        tasks.push(task)
        if (lasting) {
          await new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error())))
        }
        if (failing) throw new Error('the disk is full')
        if (task === 'make') made.push(now())
        isWaiting = refusals > 0
        refusals -= 1
        if (isWaiting) throw new Error('the second place is away')
      },
      clock: now,
      log: { info: () => undefined, error: (event) => void errors.push(event) },
    })
    return { tries: () => tries, tasks, errors, told, stop }
  }

  test('is made soon after the first start, and then once a day', async () => {
    const backups = start({ last: null })
    await vi.advanceTimersByTimeAsync(minute)
    expect(backups.tries()).toBe(1)
    await vi.advanceTimersByTimeAsync(3 * 24 * hour)
    expect(backups.tries()).toBe(3)
  })

  test('waits until the newest one is a day old, whenever the server started', async () => {
    const backups = start({ last: '2026-03-03T10:30:00.000Z' })
    await vi.advanceTimersByTimeAsync(2 * hour)
    expect(backups.tries()).toBe(0)
    await vi.advanceTimersByTimeAsync(hour)
    expect(backups.tries()).toBe(1)
  })

  test('is tried again an hour after a failure, which is logged', async () => {
    const backups = start({ last: null, failing: true })
    await vi.advanceTimersByTimeAsync(2 * hour + minute)
    expect(backups.tries()).toBe(3)
    expect(backups.errors).toEqual(['backup.failed', 'backup.failed', 'backup.failed'])
    expect(backups.told).toEqual(Array.from({ length: 3 }, () => 'make: the disk is full.'))
  })

  test('goes to its second place every hour until it is there, without being made again', async () => {
    const backups = start({ last: null, unreached: 2 })
    await vi.advanceTimersByTimeAsync(5 * hour)
    expect(backups.tasks).toEqual(['make', 'send', 'send'])
    expect(backups.told).toEqual([
      'make: the second place is away.',
      'send: the second place is away.',
    ])
  })

  test('that cannot even see the earlier ones is logged, and the server lives', async () => {
    const backups = start({ last: null, hidden: true })
    await vi.advanceTimersByTimeAsync(hour + minute)
    expect(backups.errors).toEqual(['backup.failed', 'backup.failed'])
  })

  test('ends with the server, which is no failure', async () => {
    const backups = start({ last: null, lasting: true })
    await vi.advanceTimersByTimeAsync(minute)
    backups.stop()
    await vi.advanceTimersByTimeAsync(0)
    expect([backups.tries(), ...backups.errors]).toEqual([1])
  })

  test('is not made after the server has stopped', async () => {
    const backups = start({ last: null })
    backups.stop()
    await vi.advanceTimersByTimeAsync(48 * hour)
    expect(backups.tries()).toBe(0)
  })
})

test('the process that makes a backup ends when the server stops', async () => {
  const folder = temporaryFolder()
  const note = join(folder.path, 'pid')
  const program = join(folder.path, 'program.mjs')
  writeFileSync(
    program,
    "import { renameSync, writeFileSync } from 'node:fs'\n" +
      `process.chdir('${folder.path}')\n` +
      "writeFileSync('draft', String(process.pid)); renameSync('draft', process.argv[2] === 'backup' ? 'pid' : 'other')\n" +
      'setInterval(() => undefined, 1000)\n',
  )
  const stopping = new AbortController()
  const ended = backupProcess([process.execPath, program], {})('make', stopping.signal)
  ended.catch(() => undefined)
  await vi.waitUntil(() => existsSync(note), { timeout: 10_000 })
  stopping.abort()
  await expect(ended).rejects.toThrow('aborted')
  const pid = Number(readFileSync(note, 'utf8'))
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  folder.remove()
})
