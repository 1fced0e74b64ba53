import { beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#core/limits.ts'
import { browserStorage } from '#web/testing/browser-storage.ts'
import {
  clearDrafts,
  draftOfThisTab,
  draftsAbout,
  forgetDraft,
  hasDrafts,
  keepDraft,
  keepDraftsOf,
  type DraftSubject,
} from './drafts.ts'

const notes: DraftSubject = { userId: 'maya', about: 'notes week1' }
const day = 24 * 60 * 60 * 1_000
const typed = (value: string) => ({ id: 'one', value, base: '' })

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage())
  vi.useFakeTimers()
  vi.setSystemTime('2026-03-01T12:00:00Z')
  clearDrafts()
  keepDraftsOf('maya')
})

test('what is typed is stored before the next keystroke, once for each text [P1]', () => {
  keepDraft(notes, typed('P'))
  keepDraft(notes, typed('Pi'))
  expect(Object.keys(localStorage)).toHaveLength(1)
  expect(draftOfThisTab(notes)).toMatchObject({ value: 'Pi', base: '' })
  expect(draftsAbout({ ...notes, about: 'notes week' })).toEqual([])
  forgetDraft(notes, 'one')
  expect(hasDrafts()).toBe(false)
  expect(Object.keys(localStorage)).toEqual([])
})

test('another user finds nothing of it on this device [P8, A55]', () => {
  keepDraft(notes, typed('Pizza'))
  keepDraft({ ...notes, userId: 'maya:omar' }, typed('Pasta'))
  expect(draftOfThisTab({ ...notes, userId: 'omar' })).toBeNull()
  keepDraftsOf('omar')
  expect(Object.keys(localStorage)).toEqual([])
})

test('the same user finds it after a session that ended elsewhere [P8]', () => {
  keepDraft(notes, typed('Pizza'))
  keepDraftsOf('maya')
  expect(draftOfThisTab(notes)?.value).toBe('Pizza')
})

test('what a device without an account keeps outlives whoever signs in and out beside it [P1]', async () => {
  vi.resetModules()
  const onDevice = await import('./drafts.ts')
  onDevice.keepDraftsOfDevice()
  const letter: DraftSubject = { userId: 'tablet', about: 'letter' }
  onDevice.keepDraft(letter, typed('Dear grandma'))
  expect(hasDrafts(), 'of the account').toBe(false)
  keepDraftsOf('maya')
  keepDraft(notes, typed('Pizza'))
  clearDrafts()
  expect(onDevice.draftsAbout(letter)).toMatchObject([{ value: 'Dear grandma' }])
  onDevice.forgetDraftsOf('tablet')
  expect(Object.keys(localStorage)).toEqual([])
})

test('signing out leaves nothing, and a page that is still open writes nothing again [P8]', () => {
  keepDraft(notes, typed('Pizza'))
  clearDrafts()
  keepDraft(notes, typed('Pizza on'))
  expect(Object.keys(localStorage)).toEqual([])
  expect(hasDrafts()).toBe(false)
})

test('drafts are bounded in age, number and size [P1]', () => {
  keepDraft({ ...notes, about: 'old' }, typed('Long ago'))
  vi.setSystemTime(Date.now() + limits.draftDays * day + 1)
  for (let count = 0; count <= limits.drafts; count += 1) {
    vi.advanceTimersByTime(1)
    keepDraft({ ...notes, about: `text ${count}` }, typed('Pizza'))
  }
  keepDraftsOf('maya')
  expect(draftsAbout({ ...notes, about: 'old' })).toEqual([])
  expect(draftsAbout({ ...notes, about: 'text 0' }), 'the oldest of too many').toEqual([])
  expect(Object.keys(localStorage)).toHaveLength(limits.drafts)
  keepDraft(notes, typed('x'.repeat(limits.draftSize)))
  expect(draftsAbout(notes)).toEqual([])
})

test('the longest note has room, whatever is written in it [P1]', () => {
  const worst = '\u0001'.repeat(limits.note)
  keepDraft(notes, { id: 'one', value: worst, base: worst })
  expect(draftOfThisTab(notes)?.value).toBe(worst)
})

test('a browser without room keeps it while the page is open [P1, P9]', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  keepDraft(notes, typed('Pizza'))
  expect(draftOfThisTab(notes)?.value).toBe('Pizza')
  clearDrafts()
  expect(hasDrafts()).toBe(false)
})

test.each(['', '7', 'null', '{"id":"one"', '{"id":"one","tab":7,"at":1}'])(
  'what nobody can read is no draft: %s [P1]',
  (text) => {
    keepDraft(notes, typed('Pizza'))
    const [key] = Object.keys(localStorage)
    localStorage.setItem(key!, text)
    expect(draftsAbout(notes)).toEqual([])
    keepDraftsOf('maya')
    expect(Object.keys(localStorage)).toEqual([])
  },
)
