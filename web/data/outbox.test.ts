import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Receipt } from '#core/log/receipt-schema.ts'
import { isServerUnreachable } from '#web/lib/use-online.ts'
import { ApiError, noteAnswer, OfflineError } from './api.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import type { Pending } from './pending.ts'
import { memoryStorage } from '../testing/memory-storage.ts'

const receipt: Receipt = { sequence: 1, version: 2, at: '2026-03-01T10:00:00.000Z', userId: 'mum' }

const tick = (id: string, userId = 'mum') => ({
  userId,
  familyId: 'family_mum',
  at: '2026-03-01T09:59:00.000Z',
  sprintId: 'week1',
  command: {
    id,
    type: 'tick' as const,
    taskId: 'dishes',
    memberId: 'mia',
    date: '2026-03-01',
    done: true,
  },
})

function setUp(send: (entry: Pending) => Promise<Receipt> = async () => receipt) {
  const stored = new Map<string, Pending>()
  const storage = memoryStorage(stored)
  const confirmed: string[] = []
  const sent: string[] = []
  const signedOut = vi.fn()
  const outbox: Outbox = createOutbox({
    storage,
    send: async (entry) => {
      sent.push(entry.command.id)
      return send(entry)
    },
    acknowledged: ({ command: { id } }, { sequence }) => {
      confirmed.push(id)
      outbox.settle(sequence, new Set([id]))
    },
    signedOut,
  })
  return { outbox, stored, storage, confirmed, sent, signedOut }
}

const ids = (entries: readonly Pending[]) => entries.map(({ command }) => command.id)

beforeEach(() => {
  vi.useFakeTimers()
})

describe('the outbox', () => {
  test('shows a command at once, stores it, and lets it go when the server has it', async () => {
    let answer: (receipt: Receipt) => void = () => undefined
    const { outbox, stored, confirmed } = setUp(() => new Promise((resolve) => (answer = resolve)))
    await outbox.open('mum')
    const added = outbox.add(tick('a'))
    expect(ids(outbox.state().entries)).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(0)
    expect([...stored.keys()]).toEqual(['a'])
    answer(receipt)
    await added
    expect(confirmed).toEqual(['a'])
    expect(outbox.state()).toEqual({ entries: [], failing: false })
    expect(stored.size).toBe(0)
  })

  test('sends one after the other, in the order in which they were given', async () => {
    let inFlight = 0
    const { outbox, sent } = setUp(async () => {
      inFlight += 1
      expect(inFlight).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 10))
      inFlight -= 1
      return receipt
    })
    await outbox.open('mum')
    const all = Promise.all([outbox.add(tick('a')), outbox.add(tick('b')), outbox.add(tick('c'))])
    await vi.advanceTimersByTimeAsync(100)
    await all
    expect(sent).toEqual(['a', 'b', 'c'])
  })

  test('tries again after 1 s, then 1.5 times as long, and by chance up to 60 s [P3]', async () => {
    const times: number[] = []
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { outbox } = setUp(async () => {
      times.push(Date.now())
      throw new OfflineError()
    })
    await outbox.open('mum')
    await outbox.add(tick('a'))
    expect(outbox.state().failing).toBe(true)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    const waits = times.slice(1).map((time, index) => time - times[index]!)
    expect(waits.slice(0, 4)).toEqual([1000, 1500, 2250, 3375])
    vi.mocked(Math.random).mockReturnValue(1)
    const lastTime = times.length
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(times.at(-1)! - times.at(-2)!).toBe(60_000)
    expect(times.length - lastTime).toBeLessThan(15)
  })

  test.each([429, 500, 503])('keeps a command while the server answers %i', async (status) => {
    let failures = 2
    const { outbox, sent } = setUp(async () => {
      if (failures-- > 0) throw new ApiError(status, { code: 'unavailable', message: 'Busy' })
      return receipt
    })
    await outbox.open('mum')
    await outbox.add(tick('a'))
    expect(ids(outbox.state().entries)).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(8_000)
    expect(sent).toEqual(['a', 'a', 'a'])
    expect(outbox.state()).toEqual({ entries: [], failing: false })
  })

  test('says no longer that the server is away where the log brought what was sent [P22]', async () => {
    let lose: (error: Error) => void = () => undefined
    const { outbox } = setUp(() => new Promise((_, reject) => (lose = reject)))
    await outbox.open('mum')
    const added = outbox.add(tick('a'))
    await vi.advanceTimersByTimeAsync(0)
    outbox.settle(1, new Set(['a']))
    noteAnswer(null)
    lose(new OfflineError())
    await added
    await vi.waitFor(() => expect(isServerUnreachable()).toBe(false))
    expect(outbox.state()).toMatchObject({ entries: [], failing: false })
  })

  test('keeps a refused command with its reason and goes on with the next', async () => {
    const problem = {
      code: 'task-missing' as const,
      message: 'This task is no longer in the plan.',
    }
    const { outbox, stored, sent } = setUp(async ({ command }) => {
      if (command.id === 'a') throw new ApiError(409, problem)
      return receipt
    })
    await outbox.open('mum')
    await Promise.all([outbox.add(tick('a')), outbox.add(tick('b'))])
    expect(sent).toEqual(['a', 'b'])
    expect(outbox.state().entries).toMatchObject([{ command: { id: 'a' }, refused: problem }])
    expect(stored.get('a')?.refused).toEqual(problem)
    await outbox.discard('a')
    expect(outbox.state().entries).toEqual([])
    expect(stored.size).toBe(0)
  })

  test('sends a refused command once more when asked to', async () => {
    let refuses = true
    const { outbox } = setUp(async () => {
      if (refuses) throw new ApiError(409, { code: 'task-missing', message: 'Gone' })
      return receipt
    })
    await outbox.open('mum')
    await outbox.add(tick('a'))
    refuses = false
    await outbox.retry('a')
    expect(outbox.state().entries).toEqual([])
  })

  test('takes up after a reload what was not sent before', async () => {
    const before = setUp(async () => {
      throw new OfflineError()
    })
    await before.outbox.open('mum')
    await before.outbox.add(tick('a'))
    await before.outbox.add(tick('b'))

    const sent: string[] = []
    const after: Outbox = createOutbox({
      storage: before.storage,
      send: async ({ command }) => {
        sent.push(command.id)
        return receipt
      },
      acknowledged: ({ command }) => after.settle(0, new Set([command.id])),
      signedOut: () => undefined,
    })
    await after.open('mum')
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual(['a', 'b'])
    expect(before.stored.size).toBe(0)
  })

  test('keeps what the server took until the head has it, and sends it only once', async () => {
    const stored = new Map<string, Pending>()
    const send = vi.fn(async () => receipt)
    const acknowledged = vi.fn()
    const signedOut = () => undefined
    const outbox = createOutbox({ storage: memoryStorage(stored), send, acknowledged, signedOut })
    await outbox.open('mum')
    await outbox.add(tick('a'))
    await outbox.flush()
    expect(send).toHaveBeenCalledOnce()
    expect(outbox.state().entries).toMatchObject([{ command: { id: 'a' }, receipt }])
    outbox.settle(receipt.sequence, new Set())
    expect(outbox.state().entries).toEqual([])
    expect(stored.size).toBe(0)
  })

  test('shows and sends what another tab has added, also once that tab is closed [P14]', async () => {
    const one = setUp(async () => {
      throw new OfflineError()
    })
    await one.outbox.open('mum')
    const other = setUp()
    await other.outbox.open('mum')
    await one.outbox.add(tick('a'))
    other.outbox.hear({ kind: 'added', entry: one.outbox.state().entries[0]! })
    expect(ids(other.outbox.state().entries)).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(other.sent).toEqual(['a'])
  })

  test('takes up what an earlier version left in the browser', async () => {
    const { at: _, ...earlier } = { ...tick('a'), order: Date.parse('2026-03-01T10:00:00Z') }
    const stored = new Map([['a', earlier as Pending]])
    const send = vi.fn(async (_entry: Pending) => receipt)
    const options = { acknowledged: () => undefined, signedOut: () => undefined }
    const outbox = createOutbox({ storage: memoryStorage(stored), send, ...options })
    await outbox.open('mum')
    await vi.advanceTimersByTimeAsync(0)
    expect(send.mock.calls[0]![0]).toMatchObject({ at: '2026-03-01T10:00:00.000Z' })
  })

  test('throws away what another user left behind who cannot come back', async () => {
    const before = setUp(async () => {
      throw new OfflineError()
    })
    await before.outbox.open('mum')
    await before.outbox.add(tick('a'))
    const { outbox, sent } = setUp()
    const next = createOutbox({
      storage: before.storage,
      send: async () => receipt,
      acknowledged: () => undefined,
      signedOut: () => undefined,
    })
    await next.open('dad')
    expect(next.state().entries).toEqual([])
    expect(before.stored.size).toBe(0)
    expect([outbox.state().entries, sent]).toEqual([[], []])
  })

  test('keeps what another user left behind for them, and shows and sends it to nobody else [A55]', async () => {
    const { outbox, stored, storage, sent } = setUp(async () => {
      throw new OfflineError()
    })
    await outbox.open('mum')
    await outbox.add(tick('a'))
    const theirs = vi.fn(async () => receipt)
    const next = createOutbox({
      storage,
      send: theirs,
      acknowledged: () => undefined,
      signedOut: () => undefined,
      waitsForOther: ({ userId }) => userId === 'mum',
    })
    await next.open('dad')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([next.state().entries, theirs.mock.calls]).toEqual([[], []])
    expect([...stored.keys()]).toEqual(['a'])
    await next.open('mum')
    await vi.advanceTimersByTimeAsync(0)
    expect(theirs).toHaveBeenCalledOnce()
    expect(sent[0]).toBe('a')
  })

  test('waits with what was given in another name than is here now [A55]', async () => {
    const { outbox } = setUp(async () => {
      throw new ApiError(403, { code: 'another-user', message: 'Somebody else is signed in here.' })
    })
    await outbox.open('mum')
    await outbox.add(tick('a'))
    expect(outbox.state().entries.map(({ refused }) => refused)).toEqual([undefined])
    await outbox.clear()
  })

  test('says so when the session has ended, and keeps what waits', async () => {
    const { outbox, signedOut } = setUp(async () => {
      throw new ApiError(401, { code: 'unauthenticated', message: 'Please sign in first.' })
    })
    await outbox.open('mum')
    await outbox.add(tick('a'))
    expect(signedOut).toHaveBeenCalledOnce()
    expect(ids(outbox.state().entries)).toEqual(['a'])
  })
})
