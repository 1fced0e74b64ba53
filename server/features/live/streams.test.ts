import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '#core/limits.ts'
import { worstSprints } from '#core/testing/worst-documents.ts'
import { localBus, type Bus } from '#server/store/bus.ts'
import { useServer, type SignedUp } from '#server/testing/test-server.ts'
import { familyStreams, type Streams } from './streams.ts'

const log = { info: () => undefined, error: () => undefined }

describe('open event streams', () => {
  const server = useServer('sqlite')
  let maya: SignedUp
  let bus: Bus
  let streams: Streams
  beforeEach(async () => {
    maya = await server.signedUp()
    bus = localBus()
    streams = familyStreams({ db: server.db, bus, log })
  })
  afterEach(() => streams.stop())

  const open = async (out: PassThrough, isAllowed = async () => true) => {
    const { familyId } = maya
    await streams.open({ familyId, sequence: 0, out: out as never, isAllowed })
  }

  test('are none of a browser that has hung up before its stream began', async () => {
    const out = new PassThrough()
    out.destroy()
    await once(out, 'close')
    await open(out)
    expect(streams.count()).toBe(0)
  })

  test('are fifty of a family at most: the oldest makes room', async () => {
    const outs = Array.from({ length: 52 }, () => new PassThrough())
    for (const out of outs) await open(out)
    expect(streams.count()).toBe(50)
    expect(outs.map((out) => out.writableEnded)).toEqual(outs.map((_, index) => index < 2))
  })

  test('say that they are there while nothing happens, for a line may break without a word', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const quiet = familyStreams({ db: server.db, bus, log })
    const out = new PassThrough()
    const { familyId } = maya
    await quiet.open({ familyId, sequence: 0, out: out as never, isAllowed: async () => true })
    out.read()
    vi.advanceTimersByTime(limits.streamBeatSeconds * 1_000)
    await vi.waitFor(() => expect(String(out.read())).toBe('event: beat\ndata: 0\n\n'))
    quiet.stop()
    vi.useRealTimers()
  })

  test('are looked after a few at a time, so that others come in between [E9]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const many = familyStreams({ db: server.db, bus, log })
    let asked = 0
    const isAllowed = async () => (asked += 1) > 0
    for (let count = 0; count < 300; count += 1) {
      const out = new PassThrough().resume()
      const stream = { familyId: `family_${count % 30}`, sequence: 0, out: out as never, isAllowed }
      await many.open(stream)
    }
    asked = 0 // each when it began
    vi.advanceTimersByTime(limits.streamBeatSeconds * 1_000)
    await new Promise((resolve) => setImmediate(resolve))
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThan(30)
    await vi.waitFor(() => expect(asked).toBe(300))
    many.stop()
    vi.useRealTimers()
  })

  test('that know everything are not asked anew when another one comes back [E9]', async () => {
    const topic = { id: 'one', text: 'One' }
    await maya.changeFamily(maya.familyId, { type: 'park-topic', topic })
    const asked: number[] = []
    const { familyId } = maya
    for (const sequence of [1, 1, 1, 0]) {
      asked.length = 0
      const isAllowed = async () => asked.push(sequence) > 0
      const out = new PassThrough().resume() as never
      await streams.open({ familyId, sequence, out, isAllowed })
    }
    expect(asked).toEqual([0, 0]) // when it began, and what it missed
  })

  test('tell no more at once than they may leave unread: the browser asks anew [A81]', async () => {
    const { familyId } = maya
    const { tasks, ...like } = worstSprints['everybody ticked']!
    for (const id of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const sprint = { ...like, tasks: tasks.slice(0, 50), id, familyId }
      const { status } = await maya.changeSprint(familyId, id, { type: 'restore-sprint', sprint })
      expect(status).toBe(200)
    }
    const heardAfter = async (sequence: number) => {
      const heard: string[] = []
      const out = new PassThrough().on('data', (part) => heard.push(String(part)))
      await streams.open({ familyId, sequence, out: out as never, isAllowed: async () => true })
      await new Promise((resolve) => setImmediate(resolve))
      return heard.join('')
    }
    expect(await heardAfter(0)).toMatch(/^event: hello\n.*event: resync\nid: 6\ndata: {}\n\n$/s)
    expect(await heardAfter(5)).toContain('event: change\nid: 6\n')
  })

  test('are sent away when the server stops, also those that come too late', async () => {
    const [early, late] = [new PassThrough(), new PassThrough()]
    await open(early)
    streams.stop()
    await open(late)
    expect(streams.count()).toBe(0)
    expect(early.writableEnded && late.writableEnded).toBe(true)
    expect(String(late.read())).toMatch(/^retry: [1-5]\d{3}\n\n$/)
  })

  test('are written to no more once they have ended', async () => {
    const out = new PassThrough()
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<boolean>()
    let began = false
    await open(out, async () => {
      if (!began) return (began = true)
      asked.resolve()
      return answer.promise
    })
    const broken: unknown[] = []
    out.on('error', (error) => broken.push(error))
    await maya.changeFamily(maya.familyId, {
      type: 'park-topic',
      topic: { id: 'one', text: 'One' },
    })
    bus.tell([{ familyId: maya.familyId, sequence: 1 }])
    await asked.promise
    streams.stop()
    answer.resolve(true)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(broken).toEqual([])
  })
})
