import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startDailyBackup } from './daily-backup.ts'

const minute = 60_000
const hour = 60 * minute

describe('the daily backup', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-04T08:00:00.000Z') }))
  afterEach(() => void vi.useRealTimers())

  const start = ({ last, failing = false }: { last: string | null; failing?: boolean }) => {
    const made: string[] = last ? [last] : []
    const errors: string[] = []
    let tries = 0
    const now = () => new Date().toISOString()
    const { stop } = startDailyBackup({
      newest: () => made.at(-1) ?? null,
      run: async () => {
        tries += 1
        if (failing) throw new Error('the disk is full')
        made.push(now())
      },
      clock: now,
      log: { info: () => undefined, error: (event) => void errors.push(event) },
    })
    return { tries: () => tries, errors, stop }
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
  })

  test('is not made after the server has stopped', async () => {
    const backups = start({ last: null })
    backups.stop()
    await vi.advanceTimersByTimeAsync(48 * hour)
    expect(backups.tries()).toBe(0)
  })
})
