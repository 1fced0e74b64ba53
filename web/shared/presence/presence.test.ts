import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Thing } from '#core/presence/schema.ts'
import { announcePresence, receivePresence, othersAt, readPresence } from './presence.ts'

const task: Thing = { kind: 'task', id: 'task1' }
const ben = { userId: 'ben', memberId: 'ben', name: 'Ben', thing: task }
const names = (thing = task) => othersAt(readPresence(), thing, 'maya').map(({ name }) => name)
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.advanceTimersByTime(60_000) // Nobody stays for the next test.
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('who has the same open is named for twenty seconds, unless they say it again or leave', () => {
  receivePresence(ben)
  receivePresence({ ...ben, userId: 'maya', name: 'Maya on her other phone' })
  expect(names()).toEqual(['Ben'])
  expect(names({ kind: 'task', id: 'task2' })).toEqual([])
  vi.advanceTimersByTime(15_000)
  receivePresence(ben)
  vi.advanceTimersByTime(15_000)
  expect(names()).toEqual(['Ben'])
  vi.advanceTimersByTime(5_000)
  expect(names()).toEqual([])
  receivePresence(ben)
  receivePresence({ ...ben, thing: null })
  expect(names()).toEqual([])
})

test('a screen says every ten seconds what is open on it, and at once to whoever comes to it', () => {
  const said: (Thing | null)[] = []
  const leave = announcePresence({
    thing: task,
    myId: 'maya',
    say: (thing) => void said.push(thing),
  })
  expect(said).toEqual([task])
  vi.advanceTimersByTime(10_000)
  expect(said).toHaveLength(2)
  receivePresence(ben)
  receivePresence(ben) // Ben is known by now: two screens do not answer each other for ever.
  receivePresence({ ...ben, userId: 'zoe', thing: { kind: 'goal', id: null } })
  expect(said).toHaveLength(3)
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(30_000)
  expect(said.slice(3)).toEqual([null])
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  leave()
  vi.advanceTimersByTime(30_000)
  expect(said.slice(4)).toEqual([task, null])
})

test('of a form within a screen only the form is said, and then the screen again', () => {
  const said: (string | null)[] = []
  const say = (thing: Thing | null) => void said.push(thing?.kind ?? null)
  // Their code may come in any order.
  const leaveTask = announcePresence({ thing: task, myId: 'maya', say })
  const leavePlan = announcePresence({
    thing: { kind: 'sprint', id: 'sprint1' },
    myId: 'maya',
    say,
  })
  vi.advanceTimersByTime(10_000)
  leaveTask()
  leavePlan()
  expect(said).toEqual(['task', 'task', 'sprint', null])
})
