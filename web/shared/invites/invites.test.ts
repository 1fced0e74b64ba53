import { describe, expect, test } from 'vitest'
import type { Invite } from '#core/invites/schema.ts'
import { OfflineError } from '#web/data/api.ts'
import {
  failureWords,
  invitedWords,
  mailWords,
  notInYet,
  stateWords,
  waitWords,
} from './invites.ts'

const invite: Invite = {
  inviteId: 'i1',
  fromUserId: 'maya',
  toEmail: 'ben@example.org',
  name: 'Ben',
  familyId: 'family_maya',
  status: 'pending',
  type: 'coParent',
  createdAt: '2026-03-04T18:30:00.000Z',
  expiresAt: '2026-03-11T18:30:00.000Z',
  confirmedAt: null,
  resendFrom: '2026-03-04T18:31:00.000Z',
  mail: 'waiting',
}

describe('an invite in words', () => {
  test.each([
    ['2026-03-04T18:30:00.000Z', 'Waiting, 7 days left'],
    ['2026-03-04T18:31:00.000Z', 'Waiting, 7 days left'],
    ['2026-03-05T08:00:00.000Z', 'Waiting, 6 days left'],
    ['2026-03-10T18:30:00.000Z', 'Waiting, 1 day left'],
    ['2026-03-10T18:30:00.001Z', 'Waiting, 23 hours left'],
    ['2026-03-11T17:30:00.000Z', 'Waiting, 1 hour left'],
    ['2026-03-11T18:29:59.999Z', 'Waiting, less than an hour left'],
    ['2026-03-11T18:30:00.000Z', 'Expired'],
  ])('at %s', (now, words) => {
    expect(stateWords(invite, now)).toBe(words)
  })

  test('that is settled, however old it is', () => {
    const later = '2027-01-01T00:00:00.000Z'
    expect(stateWords({ ...invite, status: 'confirmed' }, later)).toBe('Joined')
    expect(stateWords({ ...invite, expiresAt: invite.createdAt }, invite.createdAt)).toBe(
      'Withdrawn',
    )
  })

  test.each([
    ['2026-03-04T18:31:00.000Z', '2026-03-04T18:30:00.000Z', 'in 60 s'],
    ['2026-03-04T18:31:00.000Z', '2026-03-04T18:30:59.999Z', 'in 1 s'],
    ['2026-03-04T18:31:00.000Z', '2026-03-04T18:31:00.000Z', null],
    ['2026-03-04T18:46:00.000Z', '2026-03-04T18:30:30.000Z', 'in 16 min'],
    ['2026-03-05T00:00:00.000Z', '2026-03-04T18:30:00.000Z', 'in 6 hours'],
    ['2026-03-08T18:30:00.000Z', '2026-03-04T18:30:00.000Z', 'in 4 days'],
  ])('may be sent again from %s, at %s', (resendFrom, now, words) => {
    expect(waitWords({ ...invite, resendFrom }, now)).toBe(words)
  })
})

describe('the mail of an invite in words', () => {
  test.each([
    ['waiting', /has not left yet.*copy the link/],
    ['unconfirmed', /once you confirm your own address.*copy it for Ben/],
    ['failed', /could not be delivered.*copy the link for Ben/],
    ['link', /sends no mail. Copy the link/],
    ['sent', null],
    [null, null],
  ] as const)('that is %s [A63]', (mail, words) => {
    const said = mailWords({ ...invite, mail })
    if (words === null) expect(said).toBe(null)
    else expect(said).toMatch(words)
  })

  test.each([
    ['waiting', /leaves as soon as it can/],
    ['sent', /on its way/],
    ['unconfirmed', /waits until you confirm your address/],
    ['failed', /could not be delivered. Copy the link/],
    ['link', /Copy the link/],
    [null, /is invited$/],
  ] as const)(
    'that is just made and %s: no mail is said to be on its way that is not [A63] [N37]',
    (mail, words) => {
      expect(invitedWords({ ...invite, mail })).toMatch(words)
      expect(/on its way/.test(invitedWords({ ...invite, mail }))).toBe(mail === 'sent')
    },
  )
})

test('who is in is not offered an invite, and nobody is before the invites are known [N37]', () => {
  const adult = (name: string, email?: string) =>
    ({ id: name, name, animal: 'owl', color: 'sky', ...(email && { email }) }) as const
  const adults = [adult('Ben', 'Ben@example.org'), adult('Ola', 'ola@example.org'), adult('Opa')]
  const names = (invites: Invite[] | undefined) => notInYet(adults, invites).map(({ name }) => name)
  expect(names(undefined)).toEqual([])
  expect(names([])).toEqual(['Ben', 'Ola'])
  expect(names([invite]), 'an open one can be sent again').toEqual(['Ben', 'Ola'])
  expect(names([{ ...invite, status: 'confirmed' }])).toEqual(['Ola'])
  const withdrawn = { ...invite, expiresAt: invite.createdAt }
  expect(names([withdrawn])).toEqual(['Ben', 'Ola'])
})

test('a failure says what the server said, and without a connection to try again', () => {
  expect(failureWords(new Error('Invite not found'))).toBe('Invite not found')
  expect(failureWords(new OfflineError())).toMatch(/try again/)
})
