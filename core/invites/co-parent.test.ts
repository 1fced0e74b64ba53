import { describe, expect, test } from 'vitest'
import { familySchema, type Family } from '../family/schema.ts'
import type { User } from '../account/user-schema.ts'
import { limits } from '../limits.ts'
import { aFamily, ben, goal, leo, mia, now, refusalOf } from '../testing/a-family.ts'
import {
  acceptInvite,
  comesFrom,
  withoutCoParent,
  withoutTraceOf,
  type Accepter,
  type OwnFamily,
  type Terms,
} from './co-parent.ts'
import { newFamily } from '../family/family.ts'
import { newInvite, type Found } from './invite.ts'
import { personOf } from './member-of-user.ts'

const user = (id: string): User => ({
  id,
  profile: { name: id, email: `${id}@example.org` },
  emailVerified: true,
  role: 'primary',
  familyId: `family_${id}`,
  onboardingComplete: false,
})
const maya = user('maya')
const ola = user('ola')

const begun = newFamily({ userId: 'ola', name: 'Ola', now })
const alone: OwnFamily = { family: begun, hasRows: false, isShared: false }
const holding = (data: Partial<Family['familyData']>): OwnFamily => ({
  ...alone,
  family: { ...begun, familyData: { ...begun.familyData, ...data } },
})

const found = (family = aFamily(), toEmail = 'ola@example.org'): Found => ({
  invite: newInvite({ toEmail, name: 'Aunt Ola' }, { inviteId: 'i1', from: maya, now }),
  inviter: maya,
  family,
})
const terms: Terms = { now, strict: false, leaveOwnFamily: false, memberId: 'm1' }
const accept = (
  what: Partial<{ found: Found; terms: Partial<Terms> } & Accepter> = {},
  { found: leadsTo = found(), user: who = ola, own = alone, terms: more = {} } = what,
) => acceptInvite(leadsTo, { user: who, own }, { ...terms, ...more })

describe('accepting an invite', () => {
  test('confirms it, and makes the accepter a co-parent whose onboarding is done [S4.1, S4.2]', () => {
    const joined = accept()
    expect(joined.invite).toEqual({ ...found().invite, status: 'confirmed', confirmedAt: now })
    expect(joined.user).toEqual({
      ...ola,
      familyId: 'family_maya',
      role: 'coParent',
      onboardingComplete: true,
    })
    expect(joined.family.coParents).toEqual(['ola'])
    expect(joined.family.version).toBe(aFamily().version + 1)
    expect(familySchema.parse(joined.family)).toEqual(joined.family)
  })

  test('leaves everybody their name: one of their own, or the one from their e-mail [S3.1, A66]', () => {
    const chosen = { ...ola, profile: { ...ola.profile, name: 'Olivia' } }
    expect(accept({ user: chosen }).user.profile.name).toBe('Olivia')
    expect(accept().user.profile.name).toBe('ola')
    expect(accept({ found: found(aFamily(), 'x@example.org') }).user.profile.name).toBe('ola')
  })

  test('adds a member with the invite’s name and a look that nobody has', () => {
    const { adults, adultEmails } = accept().family.familyData
    expect(adults).toHaveLength(2)
    expect(adults[1]).toMatchObject({ id: 'm1', name: 'Aunt Ola', email: 'ola@example.org' })
    const others = [...aFamily().familyData.adults, mia, leo]
    expect(others.map(({ animal }) => animal)).not.toContain(adults[1]?.animal)
    expect(adultEmails).toEqual(['ben@example.org', 'ola@example.org'])
  })

  test.each([
    ['the invite’s address', found(aFamily(), 'BEN@example.org'), ola],
    ['the accepter’s', found(), { ...ola, profile: { name: 'B', email: 'Ben@Example.org' } }],
  ])('takes the adult with %s for them', (_, leadsTo, who) => {
    const { family } = accept({ found: leadsTo, user: who })
    expect(family.familyData.adults).toEqual([{ ...ben, email: who.profile.email }])
    expect(family.coParents).toEqual(['ola'])
  })

  test('takes the adult of that name for them, who has no address yet and gets the invite’s', () => {
    const { email: _, ...withoutAddress } = ben
    const aunt = { ...withoutAddress, id: 'aunt', name: 'aunt ola ' }
    const { family } = accept({ found: found(aFamily({ adults: [ben, aunt] })) })
    expect(family.familyData.adults).toEqual([ben, { ...aunt, email: 'ola@example.org' }])
    expect(family.familyData.adultEmails).toEqual(['ben@example.org', 'ola@example.org'])
    const other = { ...aunt, email: 'another-ola@example.org' }
    const both = accept({ found: found(aFamily({ adults: [other] })) })
    expect(both.family.familyData.adults).toHaveLength(2)
  })

  test('goes by the address with which they joined, where the invite went to another [P16]', () => {
    const leadsTo = found(aFamily(), 'BEN@example.org')
    const { family } = accept({ found: leadsTo })
    expect(family.familyData.adults).toEqual([{ ...ben, email: 'ola@example.org' }])
    expect(family.familyData.adultEmails).toEqual(['ola@example.org'])
    const elsewhere = accept({ found: found(aFamily(), 'aunt@example.org') })
    expect(elsewhere.family.familyData.adults[1]).toMatchObject({ email: 'ola@example.org' })
    expect(personOf(elsewhere.family, elsewhere.user)).toMatchObject({ name: 'Aunt Ola' })
    // Whoever has that address already is them, and nobody else gets it.
    const aunt = { ...ben, id: 'aunt', email: 'ola@example.org' }
    const both = accept({ found: found(aFamily({ adults: [ben, aunt] }), 'ben@example.org') })
    expect(both.family.familyData.adults).toEqual([ben, aunt])
  })

  test('lets them into a family without room for another member, too', () => {
    const children = Array.from({ length: limits.members - 1 }, (_, index) => ({
      ...mia,
      id: `child${index}`,
    }))
    const { family } = accept({ found: found(aFamily({ adults: [], children })) })
    expect(family.coParents).toEqual(['ola'])
    expect(family.familyData.adults).toEqual([])
  })

  test('is refused where a family has as many co-parents as it can', () => {
    const coParents = Array.from({ length: limits.members }, (_, index) => `u${index}`)
    const full = { ...aFamily(), coParents }
    expect(refusalOf(() => accept({ found: found(full) }))).toBe('list-full')
  })

  test('makes them the last member of a family with one place left [C10]', () => {
    const children = Array.from({ length: limits.members - 2 }, (_, index) => ({
      ...mia,
      id: `child${index}`,
    }))
    const { family } = accept({ found: found(aFamily({ adults: [], children })) })
    expect(family.familyData.adults).toMatchObject([{ email: 'ola@example.org' }])
    expect(familySchema.safeParse(family).success).toBe(true)
  })

  test('makes them the last co-parent that a family can have [C10]', () => {
    const coParents = Array.from({ length: limits.members - 1 }, (_, index) => `u${index}`)
    const { family } = accept({ found: found({ ...aFamily(), coParents }) })
    expect(family.coParents).toEqual([...coParents, 'ola'])
  })

  test('changes nothing for a co-parent who is in already', () => {
    const family = { ...aFamily(), coParents: ['ola'] }
    const who: User = { ...ola, familyId: family.id, role: 'coParent' }
    const own = { family, hasRows: true, isShared: true }
    const joined = accept({ found: found(family), user: who, own, terms: { strict: true } })
    expect(joined).toMatchObject({ invite: { status: 'confirmed' }, user: who, ownFamily: null })
    expect(joined.family).toBe(family)
  })

  test('makes whole what was half: somebody in the family who is not on its list', () => {
    const family = aFamily()
    const who: User = { ...ola, familyId: family.id, role: 'coParent' }
    const own = { family, hasRows: true, isShared: true }
    const joined = accept({ found: found(family), user: who, own })
    expect(joined.family.coParents).toEqual(['ola'])
    expect(joined.ownFamily).toBe(null)
  })

  test('is refused for the inviter, and for an invite that is closed before anything else', () => {
    expect(refusalOf(() => accept({ user: maya }))).toBe('own-invite')
    const later = '2026-03-11T18:30:00.000Z'
    expect(refusalOf(() => accept({ user: maya, terms: { now: later } }))).toBe('invite-closed')
  })

  test('is bound to the verified address where invites are strict', () => {
    const strict = { strict: true }
    expect(accept({ terms: strict }).user.role).toBe('coParent')
    const unverified = { ...ola, emailVerified: false }
    expect(refusalOf(() => accept({ user: unverified, terms: strict }))).toBe(
      'invite-other-address',
    )
    const elsewhere = found(aFamily(), 'somebody@example.org')
    expect(refusalOf(() => accept({ found: elsewhere, terms: strict }))).toBe(
      'invite-other-address',
    )
    expect(accept({ found: elsewhere, user: unverified }).user.emailVerified).toBe(false)
  })
})

describe('the family that the accepter comes from', () => {
  test('goes where nothing was entered, or where there is none', () => {
    expect(accept().ownFamily).toBe('deleted')
    expect(accept({ own: { ...alone, family: null } }).ownFamily).toBe('deleted')
    expect(comesFrom(ola, 'family_maya', alone)).toBe('nowhere')
  })

  test.each<[string, OwnFamily]>([
    ['a finished onboarding', holding({ onboardingComplete: true })],
    ['a goal', holding({ goal })],
    ['a goal of earlier', holding({ pastGoals: [{ ...goal, closedAt: now, outcome: 'let-go' }] })],
    ['children', holding({ children: [mia] })],
    ['adults', holding({ adults: [ben] })],
    ['priorities', holding({ priorities: ['Calm mornings'] })],
    ['rows of other tables', { ...alone, hasRows: true }],
  ])('is asked about and kept where it has %s', (_, own) => {
    expect(comesFrom(ola, 'family_maya', own)).toBe('own')
    expect(refusalOf(() => accept({ own }))).toBe('family-in-use')
    expect(accept({ own, terms: { leaveOwnFamily: true } }).ownFamily).toBe('kept')
  })

  test('is never left by whoever started it while others live in it', () => {
    const own = { ...alone, isShared: true }
    expect(comesFrom(ola, 'family_maya', own)).toBe('shared')
    expect(refusalOf(() => accept({ own, terms: { leaveOwnFamily: true } }))).toBe('family-shared')
  })

  test('is another’s for a co-parent, who is asked, and whose part in it ends [P7]', () => {
    const who: User = { ...ola, familyId: 'family_ben', role: 'coParent' }
    const own = { ...holding({ goal }), isShared: true }
    expect(comesFrom(who, 'family_maya', own)).toBe('another')
    expect(refusalOf(() => accept({ user: who, own }))).toBe('family-in-use')
    const joined = accept({ user: who, own, terms: { leaveOwnFamily: true } })
    expect(joined).toMatchObject({ ownFamily: 'left', user: { familyId: 'family_maya' } })
  })

  test('is not left by whoever is in the other one already', () => {
    const own = holding({ goal })
    expect(comesFrom({ ...ola, familyId: 'family_maya' }, 'family_maya', own)).toBe('here')
  })
})

describe('a co-parent who goes', () => {
  test('is off the list; the member stays in the plans', () => {
    const family = { ...aFamily(), coParents: ['ola', 'ben'] }
    expect(withoutCoParent(family, 'ola')).toEqual({
      ...family,
      coParents: ['ben'],
      version: family.version + 1,
    })
  })

  test('takes the address along that turned out to be somebody else’s [A63]', () => {
    const theirs = { ...ben, id: 'm-ola', name: 'Ola', email: 'OLA@example.org' }
    const other = { ...ben, id: 'm-ben', email: 'ben@example.org' }
    const whole = aFamily()
    const { familyData } = whole
    const family = {
      ...whole,
      coParents: ['ola', 'ben'],
      familyData: { ...familyData, adults: [theirs, other] },
    }
    const left = withoutTraceOf(family, ola)
    const { email: _, ...nameless } = theirs
    expect(left.coParents).toEqual(['ben'])
    expect(left.familyData.adults).toEqual([nameless, other])
    expect(left.familyData.adultEmails).toEqual(['ben@example.org'])
    expect(left.version).toBe(family.version + 1)
  })

  test('must be one', () => {
    expect(refusalOf(() => withoutCoParent(aFamily(), 'ola'))).toBe('user-missing')
    expect(refusalOf(() => withoutCoParent(aFamily(), 'maya'))).toBe('user-missing')
  })
})
