import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PairedView } from '#core/devices/schema.ts'
import { pairedDocuments } from '#core/devices/paired-view.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { rulesVersion } from '#core/log/subjects.ts'
import { aFamily, aSprint, aTask, today } from '#core/testing/a-family.ts'
import { storageRefused } from '#web/lib/safe-storage.ts'
import { browserStorage } from '../testing/browser-storage.ts'
import { notSent } from './home.ts'
import { pairedStorage } from './paired-storage.ts'
import { createPairedStore, type PairedStore } from './paired-store.ts'

const at = `${today}T18:30:00.000Z`
const week = aSprint({ plannedAt: at, tasks: [aTask({ id: 'cat', owners: ['mia'] })] })

/** What the server sends Mia's phone; `done`: whether the cat was fed. */
function aView(sequence: number, done = false): PairedView {
  const checks: Record<string, string[]> = done ? { [today]: ['mia'] } : {}
  const sprints = [{ ...week, tasks: week.tasks.map((task) => ({ ...task, checks })) }]
  const device = { id: 'phone', name: 'Mia’s phone', purpose, otherHome: null }
  const documents = pairedDocuments({ family: aFamily(), sprints }, purpose, today)
  const { family } = documents
  return {
    device,
    family,
    sprints: [...documents.sprints],
    events: [],
    sequence,
    rules: rulesVersion,
    now: at,
  }
}
const purpose = { kind: 'member', memberId: 'mia' } as const

/** Answers by method and address, anew each time; what is not there does not answer. */
type Server = Record<string, (body: string) => { status?: number; body: unknown } | undefined>

const events = apiPaths.pairedSprintCommands(week.id)
const stores: PairedStore[] = []

function open(server: Server) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const text = typeof body === 'string' ? body : ''
    if (method === 'POST') sent.push(text)
    const answer = server[`${method} ${path}`]?.(text)
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
  const onOver = vi.fn()
  const store = createPairedStore({ storage: pairedStorage(), onOver })
  stores.push(store)
  return { store, sent, onOver }
}

const tick = (done = true) => ({
  sprintId: week.id,
  command: {
    id: `tick-${done}`,
    type: 'tick',
    taskId: 'cat',
    memberId: 'mia',
    date: today,
    done,
  } as const,
})
const receipt = (sequence: number) => ({ body: { sequence, version: 2, at, userId: 'mia' } })
const notPaired = { status: 401, body: { code: 'not-paired', message: 'No' } }

const isFed = (store: PairedStore) => {
  const session = store.session()
  return session.kind === 'paired' && session.view.sprints[0]?.tasks[0]?.checks[today] !== undefined
}
const waiting = (store: PairedStore) => store.outbox.state().entries.length

let kept: ReturnType<typeof browserStorage>
beforeEach(() => {
  vi.useFakeTimers()
  kept = browserStorage()
  vi.stubGlobal('localStorage', kept)
})
afterEach(async () => {
  await Promise.all(stores.splice(0).map(({ outbox }) => outbox.clear()))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a paired device', () => {
  test('shows what was pressed at once, and lets go of it once a view has it [N24]', async () => {
    const { store } = open({ [`POST ${events}`]: () => receipt(8) })
    store.take(aView(7))
    await store.send(tick()).attempt
    expect(isFed(store)).toBe(true)
    expect(waiting(store), 'until the view has it').toBe(1)
    store.take(aView(7))
    expect(isFed(store), 'a view from before it').toBe(true)
    store.take(aView(8, true))
    expect([isFed(store), waiting(store)]).toEqual([true, 0])
  })

  test('a lost answer sends the same command again, and no other [N24]', async () => {
    let times = 0
    const { store, sent } = open({
      [`POST ${events}`]: () => (++times > 1 ? receipt(8) : undefined),
    })
    store.take(aView(7))
    await store.send(tick()).attempt
    expect(store.outbox.state().failing).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(2)
    expect(sent[0]).toBe(sent[1])
  })

  test('what waits is there again after a long time without power, in its order [N24]', async () => {
    const before = open({})
    before.store.take(aView(7))
    await before.store.send(tick()).attempt
    await vi.advanceTimersByTimeAsync(1_000)
    await before.store.send(tick(false)).attempt
    await vi.advanceTimersByTimeAsync(2 * 86_400_000)
    vi.clearAllTimers() // Without power it tries no more.
    const after = open({ [`POST ${events}`]: () => receipt(9) })
    expect(after.store.session().kind, 'without any answer').toBe('paired')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(after.sent.map((text) => JSON.parse(text).done)).toEqual([true, false])
  })

  test('where no view comes after a yes, it is asked for', async () => {
    const { store } = open({
      [`POST ${events}`]: () => receipt(8),
      [`GET ${apiPaths.pairing}`]: () => ({ body: aView(8, true) }),
    })
    store.take(aView(7))
    await store.send(tick()).attempt
    await vi.advanceTimersByTimeAsync(5_000)
    expect([isFed(store), waiting(store)]).toEqual([true, 0])
  })

  test('an answer that a newer view overtook is not shown; a log begun anew is', async () => {
    let answer = aView(5)
    const { store } = open({ [`GET ${apiPaths.pairing}`]: () => ({ body: answer }) })
    store.take(aView(7))
    const asked = store.pull()
    store.take(aView(8, true))
    await asked
    expect(isFed(store)).toBe(true)
    answer = aView(2)
    await store.pull()
    expect(isFed(store), 'the server was set back').toBe(false)
  })

  test('withdrawn, nothing of the family is left on it [A77]', async () => {
    const { store, onOver } = open({ [`GET ${apiPaths.pairing}`]: () => notPaired })
    store.take(aView(7))
    await store.send(tick()).attempt
    expect(kept.length).toBeGreaterThan(1)
    await store.pull()
    expect(store.session().kind).toBe('over')
    expect(onOver).toHaveBeenCalledWith('phone')
    expect(kept.length, 'kept on the device').toBe(0)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(kept.length, 'later on').toBe(0)
    expect(open({}).store.session().kind, 'opened again').toBe('opening')
  })

  test('a command that finds the device withdrawn ends it as well [A77]', async () => {
    const { store } = open({ [`POST ${events}`]: () => notPaired })
    store.take(aView(7))
    await store.send(tick()).attempt
    expect([store.session().kind, kept.length]).toEqual(['over', 0])
  })

  test('what was done on it for somebody else is not sent in another name [A77]', async () => {
    const { store, sent } = open({})
    store.take(aView(7))
    await store.send(tick()).attempt
    const { device, ...view } = aView(1)
    store.take({ ...view, device: { ...device, id: 'other' } })
    const before = sent.length
    await vi.advanceTimersByTimeAsync(600_000)
    expect(sent).toHaveLength(before)
    expect(await pairedStorage().pending()).toEqual([])
  })

  test('let in by another family in another tab, it sends that one nothing of before [A77]', async () => {
    const refusal = { code: 'another-user', message: 'Somebody else is signed in here by now.' }
    const { device, ...view } = aView(1)
    const { store } = open({
      [`POST ${events}`]: () => ({ status: 403, body: refusal }),
      [`GET ${apiPaths.pairing}`]: () => ({
        body: { ...view, device: { ...device, id: 'other' } },
      }),
    })
    store.take(aView(7))
    await store.send(tick()).attempt
    await vi.advanceTimersByTimeAsync(10)
    const session = store.session()
    expect(session.kind === 'paired' && session.view.device.id).toBe('other')
    expect([isFed(store), waiting(store)]).toEqual([false, 0])
    expect(await pairedStorage().pending()).toEqual([])
  })

  test('a full device sends all the same, and says what it cannot keep', async () => {
    const { store, sent } = open({ [`POST ${events}`]: () => receipt(8) })
    vi.spyOn(kept, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    store.take(aView(7))
    await store.send(tick()).attempt
    expect([isFed(store), sent.length, storageRefused()]).toEqual([true, 1, true])
  })

  test('without a network no more is kept than a bound', async () => {
    const { store } = open({})
    store.take(aView(7))
    for (let count = 0; count < limits.pairedOutbox; count += 1) {
      const { sprintId, command } = tick()
      void store.send({ sprintId, command: { ...command, id: `tick-${count}` } })
    }
    expect(store.send(tick())).toBe(notSent)
    expect(waiting(store)).toBe(limits.pairedOutbox)
  })

  test('what the server refuses is off the screen, and said once', async () => {
    const refusal = { status: 409, body: { code: 'task-missing', message: 'Gone.' } }
    const { store } = open({ [`POST ${events}`]: () => refusal })
    store.take(aView(7))
    await store.send(tick()).attempt
    expect(isFed(store)).toBe(false)
    const [entry] = store.outbox.state().entries
    expect(entry?.refused?.message).toBe('Gone.')
    await store.outbox.discard(entry!.command.id)
    expect(waiting(store)).toBe(0)
  })
})
