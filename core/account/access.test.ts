import { describe, expect, test } from 'vitest'
import type { User } from './user-schema.ts'
import { accessRules, isReady, type AccessRule, type Asking } from './access.ts'

const maya: User = {
  id: 'maya',
  profile: { name: 'Maya', email: 'maya@example.org' },
  emailVerified: true,
  role: 'primary',
  familyId: 'family_maya',
  onboardingComplete: true,
}
const ben: User = { ...maya, id: 'ben', role: 'coParent' }
const removed: User = { ...ben, familyId: 'family_ben' }

const own = { familyId: 'family_maya', userId: 'maya' }

const answer = (rule: AccessRule, asking: Asking) => accessRules[rule](asking)

describe('who may do what', () => {
  test('visitors reach only what is public [S6.3]', () => {
    const rules = Object.keys(accessRules) as AccessRule[]
    const open = rules.filter((rule) => answer(rule, { user: null, ...own }) === null)
    expect(open).toEqual(['public'])
    const closed = rules.filter((rule) => rule !== 'public')
    expect(new Set(closed.map((rule) => answer(rule, { user: null, ...own })))).toEqual(
      new Set(['unauthenticated', 'accepter-unauthenticated', 'not-paired']),
    )
  })

  test('a device without an account reaches what is its own, and nothing of a parent’s [A77]', () => {
    const device = {
      id: 'device1',
      name: 'The wall',
      purpose: { kind: 'wall' },
      otherHome: null,
    } as const
    const rules = Object.keys(accessRules) as AccessRule[]
    const open = rules.filter((rule) => answer(rule, { user: null, device, ...own }) === null)
    expect(open).toEqual(['public', 'paired'])
    expect(answer('paired', { user: maya, ...own })).toBe('not-paired')
  })

  test('anybody signed in may do what asks for no more', () => {
    expect(answer('signed-in', { user: removed })).toBeNull()
  })

  test('whoever has the link and an account may accept an invite [S6.4, S8.5]', () => {
    expect(answer('accepter', { user: removed })).toBeNull()
    expect(answer('accepter', { user: null })).toBe('accepter-unauthenticated')
  })

  test('a user sees the own document alone [S8.6]', () => {
    expect(answer('self', { user: maya, userId: 'maya' })).toBeNull()
    expect(answer('self', { user: maya, userId: 'ben' })).toBe('user-missing')
    expect(answer('self', { user: maya })).toBe('user-missing')
  })

  test('a family is there for both parents', () => {
    expect(answer('family', { user: maya, ...own })).toBeNull()
    expect(answer('family', { user: ben, ...own })).toBeNull()
  })

  test('another family is as if it were not there, by its very id too [A17]', () => {
    expect(answer('family', { user: maya, familyId: 'family_other' })).toBe('family-missing')
    expect(answer('primary', { user: maya, familyId: 'family_other' })).toBe('family-missing')
    expect(answer('family', { user: maya })).toBe('family-missing')
  })

  test('a removed co-parent finds nothing any more [A22]', () => {
    expect(answer('family', { user: removed, ...own })).toBe('family-missing')
    expect(answer('primary', { user: removed, ...own })).toBe('family-missing')
  })

  test('some things are for the parent who started the family [S6.1]', () => {
    expect(answer('primary', { user: maya, ...own })).toBeNull()
    expect(answer('primary', { user: ben, ...own })).toBe('primary-only')
  })

  test('some are for that parent and for whom they are about', () => {
    const about = (userId: string) => ({ ...own, userId })
    expect(answer('primary-or-self', { user: maya, ...about('ben') })).toBeNull()
    expect(answer('primary-or-self', { user: ben, ...about('ben') })).toBeNull()
    expect(answer('primary-or-self', { user: ben, ...about('maya') })).toBe('primary-only')
    expect(answer('primary-or-self', { user: removed, ...about('ben') })).toBe('family-missing')
  })
})

describe('where a user belongs', () => {
  test('with onboarding done, on the dashboard [S2.5, S4.5]', () => {
    expect(isReady({ role: 'primary', onboardingComplete: true })).toBe(true)
    expect(isReady({ role: 'primary', onboardingComplete: false })).toBe(false)
  })

  test('a co-parent is there at once [S6.2]', () => {
    expect(isReady({ role: 'coParent', onboardingComplete: false })).toBe(true)
    expect(isReady({ role: 'coParent', onboardingComplete: true })).toBe(true)
  })
})
