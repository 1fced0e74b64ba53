import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'password',
  'Password',
  'PASSWORD1',
  '12345678',
  'qwertyuiop',
  'iloveyou',
  'trustno1',
  '1q2w3e4r',
  'football',
  'sunshine',
  'princess',
  'ｐａｓｓｗｏｒｄ',
])('%s is one of the most common passwords', (password) => {
  expect(isCommonPassword(password, 8)).toBe(true)
})

test.each([
  'giraffe-umbrella',
  'a quiet evening',
  'maya-mia-leo',
  'пароль-жирафа',
  '🐘🐘🐘🐘🐘🐘🐘🐘',
])('%s is not', (password) => expect(isCommonPassword(password, 8)).toBe(false))

test('shorter ones count where the host takes them', () => {
  expect(isCommonPassword('123456', 6)).toBe(true)
  expect(isCommonPassword('monkey', 6)).toBe(true)
  expect(isCommonPassword('monkey', 8)).toBe(false) // It is too short there anyway.
})
