import fc from 'fast-check'
import { expect, test } from 'vitest'
import { email } from '../contract/scalars.ts'
import { isEmail } from './email.ts'

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
