import { describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { passwordLength, passwordProblem } from './password.ts'

describe('the length of a password', () => {
  test.each([
    ['', 0],
    ['giraffe', 7],
    ['пароль', 6],
    ['密码密码', 4],
    ['🐘🐘🐘', 3],
    ['u\u0308ben', 4], // as some keyboards write ü
    ['\u00fcben', 4],
  ])('counts characters of every script: %j has %i', (password, length) => {
    expect(passwordLength(password)).toBe(length)
  })

  test('has the host’s minimum: 6 unless it asks for more [S5.5]', () => {
    expect(limits.passwordMin).toBe(6)
    expect(passwordProblem('12345', 6)).toBe('password-too-short')
    expect(passwordProblem('123456', 6)).toBe(null)
    expect(passwordProblem('1234567', 8)).toBe('password-too-short')
    expect(passwordProblem('12345678', 8)).toBe(null)
    expect(passwordProblem('🐘'.repeat(7), 8)).toBe('password-too-short')
    expect(passwordProblem('🐘'.repeat(8), 8)).toBe(null)
  })

  test('ends at 128, for letters as for emoji [A45]', () => {
    for (const one of ['x', 'ü', '🐘']) {
      expect(passwordProblem(one.repeat(128), 8)).toBe(null)
      expect(passwordProblem(one.repeat(129), 8)).toBe('password-too-long')
    }
  })

  test.each([
    '        ',
    '\t\n \r\t\n \r',
    '\u00a0'.repeat(8),
    '\u3000'.repeat(8),
    '\u200b'.repeat(8),
  ])('of nothing that can be seen, like %j, is none [E5]', (blank) => {
    expect(passwordProblem(blank, 8)).toBe('password-blank')
    expect(passwordProblem(`${blank}x`, 8)).toBe(null)
  })
})
