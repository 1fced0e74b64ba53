import { expect, test } from 'vitest'
import { userSchema } from './user-schema.ts'
import { limits } from '../limits.ts'
import { calledName, defaultName } from './user.ts'

test('a new user is called by what is before the @ [S3.1]', () => {
  expect(defaultName('maya@example.org')).toBe('maya')
  expect(defaultName('maya.b+home@example.org')).toBe('maya.b+home')
})

test('a default name is always one that a user may have [S3.1]', () => {
  const { name } = userSchema.shape.profile.shape
  const long = `${'m'.repeat(200)}@example.org`
  expect(defaultName(long)).toHaveLength(limits.name)
  for (const email of [long, '@example.org', '', '  @example.org', 'no-at-sign']) {
    expect(name.safeParse(defaultName(email)).success).toBe(true)
  }
})

test('a name made from the e-mail gives way to what the family calls them; a chosen one stays', () => {
  const email = 'deniz@example.org'
  expect(calledName({ name: 'deniz', email }, 'Deniz')).toBe('Deniz')
  expect(calledName({ name: 'Deniz Kaya', email }, 'Deniz')).toBe('Deniz Kaya')
})
