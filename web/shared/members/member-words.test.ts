import { expect, test } from 'vitest'
import type { Member } from '#core/members/member.ts'
import { mia } from '#core/testing/a-family.ts'
import { aboutMember } from './member-words.ts'

const { ageBand: _ageBand, ...child } = mia

test.each([
  [{ ageBand: '6-8' }, 'Age 6 to 8'],
  [{ ageBand: 'under-3' }, 'Age under 3, one of you answers'],
  [{ birthYear: 2018 }, 'Turns 8 this year'],
  [{ birthYear: 2025 }, 'Turns 1 this year, one of you answers'],
  [{ birthYear: 2026 }, 'Born this year, one of you answers'],
  [{}, ''],
] as const)('of a child of %j it is said as plainly: %s', (age, words) => {
  const member: Member = { kind: 'child', ...child, ...age }
  expect(aboutMember(member, '2026-11-27')).toBe(words)
})
