import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#web/testing/browser-storage.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'

const isText = (found: unknown): found is string => typeof found === 'string'

beforeEach(() => vi.stubGlobal('localStorage', browserStorage()))
afterEach(() => vi.unstubAllGlobals())

test('what was answered to one user is no answer for another in the same family [A55]', () => {
  vi.stubGlobal('document', { cookie: 'language=de; elefam.user=maya' })
  keepAnswer('letters', 'home', 'from Mia')
  expect(keptAnswer('letters', 'home', isText)?.answer).toBe('from Mia')
  expect(keptAnswer('letters', 'another', isText)).toBeUndefined()
  vi.stubGlobal('document', { cookie: 'elefam.user=ben' })
  expect(keptAnswer('letters', 'home', isText)).toBeUndefined()
})
