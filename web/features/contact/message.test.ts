import { expect, test } from 'vitest'
import { contactSchema } from '#core/contract/mail.ts'
import { limits } from '#core/limits.ts'
import { problemsOf } from './message.ts'

const good = { name: 'Bo', email: 'bo@example.org', message: 'Hello' }

test('what the form finds nothing wrong with, the server takes', () => {
  expect(problemsOf(good)).toEqual({})
  expect(contactSchema.parse(good)).toEqual(good)
  const longest = { ...good, message: 'x'.repeat(limits.contactMessage) }
  expect(problemsOf(longest)).toEqual({})
  expect(contactSchema.parse(longest)).toEqual(longest)
})

test.each([
  ['name', '', 'Please say how we may call you.'],
  ['email', '', 'Please enter a full e-mail address, like anna@example.org.'],
  ['email', 'bo@home', 'Please enter a full e-mail address, like anna@example.org.'],
  ['message', '', 'Please write a few words.'],
  ['message', 'x'.repeat(limits.contactMessage + 7), 'Please shorten it by 7 characters.'],
] as const)('what the server refuses is told beside its field: %s', (field, value, words) => {
  const message = { ...good, [field]: value }
  expect(problemsOf(message)).toEqual({ [field]: words })
  expect(contactSchema.safeParse(message).success).toBe(false)
})
