import { describe, expect, test } from 'vitest'
import type { Invite } from './schema.ts'
import type { User } from '../account/user-schema.ts'
import type { ErrorCode } from '../errors.ts'
import { aFamily, now, refusalOf } from '../testing/a-family.ts'
import {
  isOpen,
  newInvite,
  openInvite,
  resent,
  revoked,
  sameAddress,
  stateOf,
  type Found,
} from './invite.ts'

const maya: User = {
  id: 'maya',
  profile: { name: 'Maya', email: 'maya@example.org' },
  emailVerified: true,
  role: 'primary',
  familyId: 'family_maya',
  onboardingComplete: true,
}
const lastInstant = '2026-03-11T18:29:59.999Z'
const end = '2026-03-11T18:30:00.000Z'

const anInvite = (fields: Partial<Invite> = {}): Invite => ({
  ...newInvite({ toEmail: 'ben@example.org', name: 'Ben' }, { inviteId: 'i1', from: maya, now }),
  ...fields,
})

describe('a new invite', () => {
  test('is pending, into the family of whoever sends it, for seven days [S9.1]', () => {
    const fields = { toEmail: ' Ben@Example.ORG ', name: 'Ben' }
    expect(newInvite(fields, { inviteId: 'i1', from: maya, now })).toEqual({
      inviteId: 'i1',
      fromUserId: 'maya',
      toEmail: 'ben@example.org',
      name: 'Ben',
      familyId: 'family_maya',
      status: 'pending',
      type: 'coParent',
      createdAt: now,
      expiresAt: end,
      confirmedAt: null,
      resendFrom: '2026-03-04T18:31:00.000Z',
      mail: 'waiting',
    })
  })

  test('lasts seven times 24 hours although clocks change meanwhile', () => {
    const saturday = '2026-03-28T12:00:00.000Z'
    const { expiresAt } = newInvite(
      { toEmail: 'b@example.org', name: 'B' },
      { inviteId: 'i1', from: maya, now: saturday },
    )
    expect(expiresAt).toBe('2026-04-04T12:00:00.000Z')
  })
})

describe('an invite', () => {
  test('is open while it is pending and has not reached its end', () => {
    expect(isOpen(anInvite(), now)).toBe(true)
    expect(isOpen(anInvite(), lastInstant)).toBe(true)
    expect(isOpen(anInvite(), end)).toBe(false)
    expect(isOpen(anInvite(), '2027-01-01T00:00:00.000Z')).toBe(false)
    for (const status of ['confirmed', 'revoked' as 'confirmed', 'odd' as 'confirmed'] as const) {
      expect(isOpen(anInvite({ status }), now)).toBe(false)
    }
  })

  test('is told in one of four words', () => {
    expect(stateOf(anInvite(), lastInstant)).toBe('waiting')
    expect(stateOf(anInvite(), end)).toBe('expired')
    expect(stateOf(anInvite({ status: 'confirmed' }), end)).toBe('joined')
    expect(stateOf(anInvite({ expiresAt: now }), end)).toBe('withdrawn')
  })

  test('is sent again when it is twice as old as at its last mail, a minute at least', () => {
    const at = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString()
    let invite = anInvite()
    expect(refusalOf(() => resent(invite, now))).toBe('too-many-requests')
    for (const minutes of [1, 2, 4, 8, 16]) {
      invite = resent(invite, at(minutes))
      expect(invite.resendFrom).toBe(at(2 * minutes))
      expect(invite.expiresAt).toBe(end)
    }
    expect(refusalOf(() => resent(invite, end))).toBe('invite-closed')
    expect(refusalOf(() => resent(anInvite({ expiresAt: now }), at(5)))).toBe('invite-closed')
  })

  test('is taken back, unless it was accepted, by its end and not by a status [S3.4, A5]', () => {
    const closed = revoked(anInvite())
    expect(closed).toEqual({ ...anInvite(), expiresAt: now })
    expect(isOpen(closed, now)).toBe(false)
    expect(revoked(closed)).toEqual(closed)
    expect(refusalOf(() => revoked(anInvite({ status: 'confirmed' })))).toBe('invite-closed')
  })
})

describe('what an invite leads to', () => {
  const found: Found = { invite: anInvite(), inviter: maya, family: aFamily() }

  test('is there as long as it is open', () => {
    expect(openInvite(found, now)).toEqual(found)
  })

  test.each<[ErrorCode, Partial<Found>]>([
    ['invite-missing', { invite: null }],
    ['invite-closed', { invite: anInvite({ status: 'confirmed' }) }],
    ['inviter-missing', { inviter: null }],
    ['inviter-without-family', { inviter: { ...maya, familyId: '' } }],
    ['invite-closed', { inviter: { ...maya, familyId: 'family_ola', role: 'coParent' } }],
    ['invite-closed', { inviter: { ...maya, role: 'coParent' } }],
    ['family-missing', { family: null }],
  ])('is refused as %s', (code, part) => {
    expect(refusalOf(() => openInvite({ ...found, ...part }, now))).toBe(code)
  })

  test('names the first thing that is wrong when several are', () => {
    const nothing: Found = { invite: anInvite(), inviter: null, family: null }
    expect(refusalOf(() => openInvite({ ...nothing, invite: null }, now))).toBe('invite-missing')
    expect(refusalOf(() => openInvite(nothing, end))).toBe('invite-closed')
    expect(refusalOf(() => openInvite(nothing, now))).toBe('inviter-missing')
    const homeless = { ...maya, familyId: '', role: 'coParent' as const }
    expect(refusalOf(() => openInvite({ ...nothing, inviter: homeless }, now))).toBe(
      'inviter-without-family',
    )
  })
})

test('addresses are the same whatever their case and the blanks around them', () => {
  expect(sameAddress(' Ben@Example.org', 'ben@example.org ')).toBe(true)
  expect(sameAddress('ben@example.org', 'ben@example.com')).toBe(false)
})
