import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { withAt, wrongPaths } from '../testing/variations.ts'
import { goalSchema } from '../goal/schema.ts'
import { userChangesSchema, userSchema } from './user-schema.ts'
import { goal } from '../testing/a-family.ts'

const user = {
  id: 'maya',
  profile: { name: 'Maya', email: 'maya@example.org' },
  emailVerified: false,
  role: 'primary',
  familyId: 'family_maya',
  onboardingComplete: false,
}
const wrong = (path: string, part: unknown) =>
  wrongPaths(userSchema, withAt(user, path, part)).length > 0

test('a user has a profile, a role, a family and whether onboarding is complete [S3.1]', () => {
  expect(userSchema.parse(user)).toEqual(user)
  expect(wrong('role', 'coParent')).toBe(false)
  for (const role of ['admin', 'child', '', null]) expect(wrong('role', role)).toBe(true)
  expect(wrong('onboardingComplete', 'true')).toBe(true)
  expect(wrong('profile.email', 'maya')).toBe(true)
  expect(wrong('profile.isAdmin', true)).toBe(true)
})

test('a user changes the own name and nothing else [A20]', () => {
  const refuses = (changes: unknown) => wrongPaths(userChangesSchema, changes).length > 0
  expect(refuses({ profile: { name: 'M' } })).toBe(false)
  expect(refuses({ profile: { name: 'x'.repeat(limits.name) } })).toBe(false)
  expect(refuses({ profile: { name: 'x'.repeat(limits.name + 1) } })).toBe(true)
  expect(refuses({ profile: { name: '' } })).toBe(true)
  expect(refuses({ profile: { name: 'M', email: 'other@example.org' } })).toBe(true)
  for (const key of ['role', 'familyId', 'onboardingComplete', 'uid', 'id', 'emailVerified']) {
    expect(refuses({ profile: { name: 'M' }, [key]: user[key as 'role'] ?? 'x' }), key).toBe(true)
  }
})

test('a goal has a title, reasons, and one to 52 weeks', () => {
  const refuses = (path: string, part: unknown) =>
    wrongPaths(goalSchema, withAt(goal, path, part)).length > 0
  expect(goalSchema.parse(goal)).toEqual(goal)
  expect([0, 1, 52, 53, 1.5, '6'].filter((weeks) => !refuses('weeks', weeks))).toEqual([1, 52])
  for (const [path, max] of [
    ['title', limits.title],
    ['celebration', limits.title],
    ['why', limits.note],
    ['measure', limits.note],
  ] as const) {
    expect(refuses(path, 'x'.repeat(max)), path).toBe(false)
    expect(refuses(path, 'x'.repeat(max + 1)), path).toBe(true)
  }
  expect(refuses('title', '')).toBe(true)
  expect(refuses('why', '')).toBe(false)
  expect(refuses('startsOn', '2026-02-30')).toBe(true)
})
