import fc from 'fast-check'
import { expect, test } from 'vitest'
import { email } from '../schema.ts'
import { asciiEmail, isEmail } from './email.ts'

test('ordinary addresses pass and slips of the finger do not [S5.1]', () => {
  for (const good of ['sam@example.org', "o'neil+kids@mail.example.co.uk", 'a.b_c-d@x-y.info']) {
    expect(isEmail(good), good).toBe(true)
  }
  for (const bad of ['', 'sam', 'sam@', 'sam@example', 'sam @example.org', 'a..b@example.org']) {
    expect(isEmail(bad), bad).toBe(false)
  }
})

test('what the form lets through, the contract takes [S5.1]', () => {
  const near = fc
    .array(fc.constantFrom(..."aZ9._'+-@ ".split(''), '.org', '@x.'), { maxLength: 14 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(near, fc.emailAddress()), (text) => {
      fc.pre(isEmail(text))
      return email.safeParse(text).success
    }),
    { numRuns: 500, maxSkipsPerRun: 100 },
  )
})

test('what is far too long for an address is not put into the network’s form [A78]', () => {
  const signs = Array.from({ length: 5_000 }, (_, at) => String.fromCodePoint(0x4e00 + at))
  const typed = `li@${signs.join('')}.example`
  expect(asciiEmail(typed)).toBe(typed)
  expect(email.safeParse(typed).success).toBe(false)
})

test('an address of any language is taken, and kept as the network writes it [E7]', () => {
  const written = {
    'anna@bücher.example': 'anna@xn--bcher-kva.example',
    'Anna@BÜCHER.example': 'Anna@xn--bcher-kva.example',
    'ivan@почта.рф': 'ivan@xn--80a1acny.xn--p1ai',
    'li@例え.テスト': 'li@xn--r8jz45g.xn--zckzah',
  }
  for (const [typed, stored] of Object.entries(written)) {
    expect(isEmail(typed), typed).toBe(true)
    expect(asciiEmail(typed)).toBe(stored)
    expect(asciiEmail(stored)).toBe(stored)
    expect(email.parse(typed)).toBe(stored)
    expect(email.parse(stored)).toBe(stored)
  }
})

test('a foreign domain opens no door to anything that is not an address [E7] [A46]', () => {
  for (const bad of [
    'a@bü cher.example',
    'a@bücher.example\r\nBcc: b@example.org',
    'a@bü\tcher.example',
    'a@bücher.example(comment)',
    'a@bücher.example/path',
    'a@bücher.example:25',
    'a@b@bücher.example',
    'ä@bücher.example',
    'a@bücher',
    'a@xn--a.example\u200B',
    'a@１２７.0.0.1',
    'a@ｅxample。org@x',
    'a@bücher..example',
  ]) {
    expect(isEmail(bad), bad).toBe(false)
    expect(email.safeParse(bad).success, bad).toBe(false)
  }
})

test('what stands before the @ has at most 64 characters [E7]', () => {
  expect(isEmail(`${'a'.repeat(64)}@example.org`)).toBe(true)
  expect(isEmail(`${'a'.repeat(65)}@example.org`)).toBe(false)
  expect(email.safeParse(`${'a'.repeat(65)}@example.org`).success).toBe(false)
})
