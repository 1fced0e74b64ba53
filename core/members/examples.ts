import { anyDaysHere, fullDaysHere } from '../days-here/examples.ts'
import { limits } from '../limits.ts'
import fc from 'fast-check'
import * as some from '../testing/arbitraries.ts'
import type { MemberCommand } from './schema.ts'
import { mia } from '../testing/a-family.ts'
import type { Examples } from '../testing/examples.ts'
import { ageBands, animals, fits, memberColors } from '../words.ts'

export const anyFits = fc.subarray([...fits])

export const look = {
  animal: fc.constantFrom(...animals),
  color: fc.constantFrom(...memberColors),
  fits: some.maybe(anyFits),
  daysHere: fc.option(anyDaysHere, { nil: undefined, freq: 2 }),
}

export const anyPeople = {
  primary: fc.record(
    {
      id: fc.oneof(
        { weight: 8, arbitrary: fc.constant('primary') },
        { weight: 1, arbitrary: some.ids.member },
      ),
      name: some.name,
      isParent: fc.constant<true>(true),
      ...look,
    },
    { requiredKeys: ['id', 'name', 'isParent', 'animal', 'color'] },
  ),
  adult: fc.record(
    {
      id: some.ids.member,
      name: some.name,
      email: some.maybe(fc.constantFrom('a@example.org', 'b@example.org')),
      ...look,
    },
    { requiredKeys: ['id', 'name', 'animal', 'color'] },
  ),
  child: fc.record(
    {
      id: some.ids.member,
      name: some.name,
      ageBand: some.maybe(fc.constantFrom(...ageBands)),
      birthYear: some.maybe(fc.integer({ min: 1990, max: 2100 })),
      tooYoung: some.maybe(fc.boolean()),
      ...look,
    },
    { requiredKeys: ['id', 'name', 'animal', 'color'] },
  ),
}

const edited = {
  adult: anyPeople.adult.map((adult) => ({ kind: 'adult' as const, ...adult })),
  child: anyPeople.child.map((child) => ({ kind: 'child' as const, ...child })),
  primary: anyPeople.primary.map((primary) => ({ kind: 'primary' as const, ...primary })),
}

const anyMember = fc.oneof(edited.primary, edited.adult, edited.child)

/** With a name and days as long as they may be. */
export const fullMember = {
  id: 'b',
  name: 'b'.repeat(limits.name),
  animal: 'owl' as const,
  color: 'leaf' as const,
  fits: [...fits],
  daysHere: fullDaysHere,
}

export const examples: Examples<MemberCommand> = {
  'add-member': {
    sample: { member: { kind: 'child', ...mia } },
    any: fc.record({ member: fc.oneof(edited.adult, edited.child) }),
    weight: 5,
    worst: () => [{ member: { ...fullMember, id: 'new', kind: 'child' } }],
  },
  'edit-member': {
    sample: {
      member: {
        kind: 'primary',
        id: 'primary',
        name: 'Maya',
        isParent: true,
        animal: 'elephant',
        color: 'elephant',
      },
    },
    any: fc.record({ member: anyMember, from: anyMember }, { requiredKeys: ['member'] }),
    worst: () => [
      { member: { ...fullMember, kind: 'adult' }, from: { ...fullMember, kind: 'adult' } },
    ],
  },
  'remove-member': {
    sample: { memberId: 'mia' },
    any: fc.record({ memberId: some.ids.member }),
    worst: () => [{ memberId: 'b' }],
  },
}
