import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DaysHere } from '#core/days-here/schema.ts'
import type { PairedView } from '#core/devices/schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { pairedDocuments } from '#core/devices/paired-view.ts'
import { apiPaths } from '#core/paths.ts'
import { rulesVersion } from '#core/log/subjects.ts'
import { aFamily, aSprint, aTask, mia, today } from '#core/testing/a-family.ts'
import { browserStorage } from '../testing/browser-storage.ts'
import { createPairedHomes, type PairedHomes } from './paired-homes.ts'
import type { PairedStore } from './paired-store.ts'

const tomorrow = addDays(today, 1)

type Said = {
  /** The other home, as the own one's view names it. */
  otherHome?: string | null
  device?: string
  sequence?: number
  now?: string
}

/** Away on these days. */
const awayOn = (...days: string[]): DaysHere => ({
  patterns: [],
  exceptions: days.map((day) => ({ from: day, to: day, isHere: false })),
})

/** What the server sends of a home, whose week has this id. */
function aView(week: string, daysHere: DaysHere, said: Said = {}): PairedView {
  const { otherHome = null, device = 'phone', sequence = 1, now = `${today}T18:30:00.000Z` } = said
  const purpose = { kind: 'member', memberId: 'mia' } as const
  const sprint = aSprint({
    id: week,
    plannedAt: now,
    tasks: [aTask({ id: 'cat', owners: ['mia'] })],
  })
  const family = aFamily()
  const children = [{ ...mia, daysHere }]
  const known = {
    family: { ...family, familyData: { ...family.familyData, children } },
    sprints: [sprint],
  }
  const shown = pairedDocuments(known, purpose, today)
  return {
    device: { id: device, name: 'Mia’s phone', purpose, otherHome },
    family: shown.family,
    sprints: [...shown.sprints],
    events: [],
    sequence,
    rules: rulesVersion,
    now,
  }
}
const hereView = (said: Said = {}) =>
  aView('week-here', awayOn(tomorrow), { otherHome: 'share', ...said })
const thereView = (said: Said = {}) => aView('week-there', awayOn(today), said)

const here = apiPaths.pairedSprintCommands('week-here')
const there = `${apiPaths.pairedSprintCommands('week-there')}?home=share`
const notPaired = { status: 401, body: { code: 'not-paired', message: 'No' } }
const tick = { type: 'tick', taskId: 'cat', memberId: 'mia', date: today, done: true } as const

let kept: ReturnType<typeof browserStorage>
/** They say what they have written into the browser's storage. */
let otherTabs: EventTarget
let sent: string[]
/** What answers; nothing does without a network. */
let answers: Record<string, { status?: number; body: unknown } | undefined>
let onOver: ReturnType<typeof vi.fn<(owner: string) => void>>
const listened: PairedStore[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(`${today}T18:30:00.000Z`) })
  kept = browserStorage()
  vi.stubGlobal('localStorage', kept)
  otherTabs = new EventTarget()
  vi.stubGlobal('addEventListener', otherTabs.addEventListener.bind(otherTabs))
  sent = []
  answers = {}
  onOver = vi.fn()
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    const answer = answers[`${method} ${path}`]
    if (!answer) throw new TypeError('Failed to fetch')
    if (method === 'POST') sent.push(path)
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
})
afterEach(() => {
  listened.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(): PairedHomes {
  const listen = (store: PairedStore) => {
    listened.push(store)
    return () => void listened.splice(listened.indexOf(store), 1)
  }
  return createPairedHomes({ onOver, listen })
}

/** Both homes have sent what they have. */
function opened(): PairedHomes {
  const homes = open()
  homes.own.take(hereView())
  otherOf()?.take(thereView())
  return homes
}
const otherOf = () => listened.find(({ home }) => home !== null)
/** Everything that the device keeps. */
const keptText = () =>
  Array.from({ length: kept.length }, (_, at) => kept.getItem(kept.key(at)!)).join()
const shownIn = (homes: PairedHomes) => {
  const session = homes.state().shown.session()
  return session.kind === 'paired' ? session.view.sprints[0]?.id : session.kind
}
const give = (store: PairedStore, week: string) =>
  store.send({ sprintId: week, command: { id: `tick-${week}`, ...tick } }).attempt
const isTicked = (store: PairedStore) => {
  const session = store.session()
  return session.kind === 'paired' && session.view.sprints[0]?.tasks[0]?.checks[today] !== undefined
}
const receipt = { body: { sequence: 2, version: 2, at: `${today}T18:30:00.000Z`, userId: 'mia' } }

describe('a device in both homes', () => {
  test('has one home until that says that there is another one [17.6]', () => {
    const homes = open()
    homes.own.take(hereView({ otherHome: null }))
    expect([homes.state().stores, otherOf()]).toEqual([[homes.own], undefined])
    homes.own.take(hereView())
    expect(otherOf()?.home).toBe('share')
    expect(homes.state().stores, 'before anything is known of it').toEqual([homes.own])
    otherOf()!.take(thereView())
    expect(homes.state().stores).toHaveLength(2)
  })

  test('sends what waits for one home there alone, whichever is shown [17.6, A77]', async () => {
    const homes = opened()
    await give(homes.own, 'week-here')
    homes.choose(otherOf()!)
    expect(shownIn(homes)).toBe('week-there')
    expect(isTicked(otherOf()!), 'shown in the other').toBe(false)
    await give(otherOf()!, 'week-there')
    expect(sent).toEqual([])
    answers = { [`POST ${here}`]: receipt, [`POST ${there}`]: receipt }
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent.toSorted()).toEqual([here, there].toSorted())
    expect([isTicked(homes.own), isTicked(otherOf()!)]).toEqual([true, true])
  })

  test('opens both without a network, with what waits for each [17.6]', async () => {
    const before = opened()
    await give(before.own, 'week-here')
    await give(otherOf()!, 'week-there')
    await vi.advanceTimersByTimeAsync(0)
    listened.length = 0
    const after = open()
    expect(after.state().stores.map(({ home }) => home)).toEqual([null, 'share'])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(after.state().stores.map(isTicked)).toEqual([true, true])
    expect(after.own.outbox.state().entries).toHaveLength(1)
  })

  test('opens where the child is today, and goes along with the day [17.6, P10]', () => {
    const homes = opened()
    expect(shownIn(homes)).toBe('week-here')
    vi.setSystemTime(Date.parse(`${tomorrow}T06:00:00.000Z`))
    homes.followDay()
    expect(shownIn(homes)).toBe('week-there')
    listened.length = 0
    expect(shownIn(open()), 'opened anew').toBe('week-there')
  })

  test('stays where somebody went by hand until the day is over [17.6]', () => {
    const homes = opened()
    homes.choose(otherOf()!)
    homes.followDay()
    expect(shownIn(homes)).toBe('week-there')
    homes.choose(homes.own)
    vi.setSystemTime(Date.parse(`${tomorrow}T06:00:00.000Z`))
    homes.followDay()
    expect(shownIn(homes)).toBe('week-there')
  })

  test('goes by the server’s clock, not by its own [P10]', () => {
    vi.setSystemTime(Date.parse(`${addDays(today, -300)}T06:00:00.000Z`))
    const homes = opened()
    homes.followDay()
    expect(shownIn(homes)).toBe('week-here')
    homes.own.take(hereView({ now: `${tomorrow}T06:00:00.000Z` }))
    homes.followDay()
    expect(shownIn(homes)).toBe('week-there')
  })

  test('forgets the other home at once when that is over, and sends it nothing [A77]', async () => {
    const homes = opened()
    const other = otherOf()!
    homes.choose(other)
    await give(other, 'week-there')
    expect(keptText()).toContain('tick-week-there')
    answers = { [`POST ${there}`]: receipt }
    homes.own.take(hereView({ otherHome: null }))
    expect(shownIn(homes)).toBe('week-here')
    expect(homes.state().stores).toEqual([homes.own])
    expect(onOver).toHaveBeenCalledExactlyOnceWith('phone share')
    expect(otherOf(), 'its stream').toBeUndefined()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(sent).toEqual([])
    expect(keptText()).not.toContain('week-there')
  })

  test('whose other home refuses it stays in its own, and comes back with a new yes [A77]', async () => {
    const homes = opened()
    homes.choose(otherOf()!)
    answers = { [`GET ${apiPaths.pairing}?home=share`]: notPaired }
    await otherOf()!.pull()
    expect([shownIn(homes), homes.state().stores.length]).toEqual(['week-here', 1])
    expect(keptText()).not.toContain('week-there')
    expect(otherOf()?.session().kind).toBe('over')
    homes.own.take(hereView({ sequence: 2 }))
    expect(otherOf()?.session().kind, 'asked for anew').toBe('opening')
    otherOf()!.take(thereView())
    expect(homes.state().stores).toHaveLength(2)
  })

  test('withdrawn, it keeps nothing of either home [A77]', async () => {
    const homes = opened()
    await give(homes.own, 'week-here')
    await give(otherOf()!, 'week-there')
    answers = { [`GET ${apiPaths.pairing}`]: notPaired }
    await homes.own.pull()
    expect(shownIn(homes)).toBe('over')
    expect([kept.length, listened.map(({ home }) => home)]).toEqual([0, [null]])
    expect(onOver.mock.calls.flat().toSorted()).toEqual(['phone', 'phone share'])
  })

  test('let in by another family in another tab, it shows that one by itself [P24]', async () => {
    const homes = opened()
    answers = { [`GET ${apiPaths.pairing}`]: { body: hereView({ device: 'new' }) } }
    const tell = async (device: string | null) => {
      const newValue = device && JSON.stringify(hereView({ device }))
      otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'paired-view', newValue }))
      await vi.advanceTimersByTimeAsync(0)
    }
    const deviceNow = () => {
      const session = homes.own.session()
      return session.kind === 'paired' ? session.view.device.id : session.kind
    }
    await tell('phone')
    expect(deviceNow(), 'what another tab of the same family keeps is nothing new').toBe('phone')
    await tell('new')
    expect(deviceNow()).toBe('new')
    answers = { [`GET ${apiPaths.pairing}`]: notPaired }
    await tell(null)
    expect(deviceNow()).toBe('over')
  })

  test('shared with another home, or let in by another one, begins without what waited [A77]', async () => {
    const device: Said[] = [{ otherHome: 'another' }, { device: 'new' }]
    for (const said of device) {
      const homes = opened()
      await give(otherOf()!, 'week-there')
      listened.splice(0)
      answers = {
        [`POST ${there}`]: receipt,
        [`POST ${there.replace('share', 'another')}`]: receipt,
      }
      homes.own.take(hereView(said))
      await vi.advanceTimersByTimeAsync(600_000)
      expect(sent).toEqual([])
      expect(keptText()).not.toContain('week-there')
      answers = {}
      kept.clear()
      listened.splice(0)
    }
  })
})
