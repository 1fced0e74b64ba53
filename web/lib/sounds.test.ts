import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#web/testing/browser-storage.ts'
import { chooseSounds, sound, soundsAreOn } from './sounds.ts'

const played: number[] = []
let asleep = false
let woken = 0

/** A speaker that remembers the pitches it was asked for. */
class Speaker {
  currentTime = 0
  state = asleep ? 'interrupted' : 'running'
  resume() {
    woken += 1
    return Promise.resolve()
  }
  destination = {}
  createGain() {
    const gain = { setValueAtTime: () => gain, exponentialRampToValueAtTime: () => gain }
    return { gain, connect: () => ({}) }
  }
  createOscillator() {
    const frequency = { setValueAtTime: (pitch: number) => void played.push(pitch) }
    const volume = { connect: () => volume }
    return { frequency, type: 'sine', connect: () => volume, start: () => {}, stop: () => {} }
  }
}

beforeEach(() => {
  played.length = 0
  vi.stubGlobal('localStorage', browserStorage())
  vi.stubGlobal('AudioContext', Speaker)
})
afterEach(() => vi.unstubAllGlobals())

test('it is quiet until somebody turns sounds on, and again when they are turned off', async () => {
  expect(soundsAreOn()).toBe(false)
  sound('tick')
  expect(played).toEqual([])
  chooseSounds(true)
  sound('all-done')
  await vi.waitFor(() => expect(played).toHaveLength(4))
  chooseSounds(false)
  expect(soundsAreOn()).toBe(false)
})

test('a browser without storage is quiet', () => {
  const refuse = () => {
    throw new Error('not here')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  chooseSounds(true)
  expect(soundsAreOn()).toBe(false)
})

test('what a call has put to sleep is woken before it plays [W6]', async () => {
  chooseSounds(true)
  asleep = true
  vi.resetModules()
  const { sound: fresh } = await import('./sounds.ts')
  fresh('tick')
  await vi.waitFor(() => expect(played).toEqual([784]))
  expect(woken).toBe(1)
})
