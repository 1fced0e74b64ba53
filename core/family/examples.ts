import fc from 'fast-check'
import * as some from '../testing/arbitraries.ts'
import { edit } from '../testing/examples.ts'
import type { FamilyDataCommand } from './schema.ts'
import { limits } from '../limits.ts'
import { anyFits, anyPeople, fullMember } from '../members/examples.ts'
import { manyIds } from '../testing/a-family.ts'
import { people } from '../testing/worst-documents.ts'
import type { Examples } from '../testing/examples.ts'
import { dayEnds, weekdays } from '../words.ts'

const settingsFields = {
  startOfWeek: fc.constantFrom(...weekdays),
  meetingDay: fc.constantFrom(...weekdays),
  meetingTime: some.timeOfDay,
  standUpTime: some.timeOfDay,
  timeZone: fc.constantFrom('Europe/Berlin', 'Pacific/Auckland'),
  dayEndsAt: fc.constantFrom(...dayEnds),
  language: fc.constantFrom('en', 'de', 'ar'),
  fits: anyFits,
}

/** What a family's parents fill in: who is in it, and what it cares about. */
const who = {
  primaryUser: anyPeople.primary,
  adults: some.listOf(anyPeople.adult, { max: 3 }, ({ id }) => id),
  children: some.listOf(anyPeople.child, { max: 3 }, ({ id }) => id),
}

const what = {
  priorities: some.listOf(some.topic, { max: limits.priorities }, (one) => JSON.stringify(one)),
  interests: some.listOf(some.topic, { max: limits.interests }, (one) => JSON.stringify(one)),
  settings: some.changesOf(settingsFields),
}

const fullAdults = people.slice(1).map((id) => ({ ...fullMember, id }))

export const examples: Examples<FamilyDataCommand> = {
  'edit-family': {
    sample: { changes: { settings: { startOfWeek: 'Monday' } } },
    any: fc.oneof(
      edit(some.changesOf({ ...who, ...what })),
      // Which can be taken back.
      edit(some.changesOf(what)),
    ),
    worst: () => [
      {
        changes: {
          primaryUser: { ...fullMember, id: 'a', isParent: true },
          adults: fullAdults,
          interests: manyIds(limits.interests, 'i'.repeat(limits.name - 3)),
        },
        from: { adults: fullAdults, interests: manyIds(limits.interests, 'j') },
      },
    ],
  },
  'complete-onboarding': {
    sample: {},
    any: fc.constant({}),
    worst: () => [{}],
  },
}
