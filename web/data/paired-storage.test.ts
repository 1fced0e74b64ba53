import { beforeEach, expect, test, vi } from 'vitest'
import { draftsAbout, keepDraft, keepDraftsOfDevice } from '#web/lib/drafts.ts'
import { browserStorage } from '#web/testing/browser-storage.ts'
import { takeDraftsAlong } from './paired-storage.ts'

beforeEach(() => vi.stubGlobal('localStorage', browserStorage()))

test('what an earlier version kept on a device is there after the upgrade [P1, H17]', () => {
  const own = { userId: 'tablet', about: 'letter' }
  const other = { userId: 'tablet home2', about: 'letter' }
  for (const letter of [own, other])
    keepDraft(letter, { id: 'one', value: 'Dear grandma', base: '' })
  keepDraft({ userId: 'maya', about: 'letter' }, { id: 'two', value: 'Dear Tom', base: '' })
  takeDraftsAlong('tablet')
  expect(Object.keys(localStorage).filter((key) => key.includes('maya'))).toHaveLength(1)
  keepDraftsOfDevice()
  for (const letter of [own, other])
    expect(draftsAbout(letter)).toMatchObject([{ value: 'Dear grandma' }])
})
