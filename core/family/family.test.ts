import { describe, expect, test } from 'vitest'
import { familySchema } from './schema.ts'
import { limits } from '../limits.ts'
import {
  aFamily,
  ben,
  contextFor,
  familyAfter,
  leo,
  manyIds,
  mia,
  now,
  refusalOf,
} from '../testing/a-family.ts'
import { applyFamilyCommand } from '../log/rules.ts'
import { familyIdOf, newFamily } from './family.ts'

const refused = (...args: Parameters<typeof familyAfter>) => refusalOf(() => familyAfter(...args))

describe('a new family', () => {
  test('has the prefix family_ before its user’s id [S9.3]', () => {
    expect(familyIdOf('maya')).toBe('family_maya')
  })

  test('has the shape of the specification, field by field [S3.2]', () => {
    const { familyData, ...family } = newFamily({ userId: 'u1', name: 'Maya', now })
    expect(family).toStrictEqual({
      id: 'family_u1',
      version: 1,
      primaryUserId: 'u1',
      coParents: [],
      createdAt: now,
    })
    const { goal, pastGoals, topics, experiments, recommendationAnswers, ...specified } = familyData
    expect(specified).toStrictEqual({
      primaryUser: {
        id: 'primary',
        name: 'Maya',
        isParent: true,
        animal: 'elephant',
        color: 'elephant',
      },
      adults: [],
      children: [],
      priorities: [],
      interests: [],
      settings: { startOfWeek: 'Sunday' },
      onboardingComplete: false,
      adultEmails: [],
    })
    expect({ goal, pastGoals, topics, experiments, recommendationAnswers }).toStrictEqual({
      goal: null,
      pastGoals: [],
      topics: [],
      experiments: [],
      recommendationAnswers: [],
    })
  })

  test('starts its weeks on Sunday [S9.2]', () => {
    expect(newFamily({ userId: 'u', name: 'M', now }).familyData.settings.startOfWeek).toBe(
      'Sunday',
    )
  })

  test('has a primary user, adults, children, priorities, interests and no more than one goal [S1.8]', () => {
    const family = newFamily({ userId: 'u', name: 'M', now })
    expect(familySchema.parse(family)).toEqual(family)
    const { goal } = family.familyData
    expect(goal).toBeNull()
  })

  test('shares nothing with the next new family', () => {
    const [one, two] = [1, 2].map(() => newFamily({ userId: 'u', name: 'M', now }))
    expect(one!.familyData.adults).not.toBe(two!.familyData.adults)
    expect(one!.familyData.settings).not.toBe(two!.familyData.settings)
  })
})

describe('editing the family', () => {
  test('changes what is named and leaves the rest', () => {
    const before = aFamily({ interests: ['Chess'] })
    const after = familyAfter(before, {
      type: 'edit-family',
      changes: { priorities: ['Reading', 'Calm'], settings: { startOfWeek: 'Monday' } },
    })
    expect(after).toEqual({
      ...before,
      version: before.version + 1,
      familyData: {
        ...before.familyData,
        priorities: ['Reading', 'Calm'],
        settings: { startOfWeek: 'Monday' },
      },
    })
  })

  test('with nothing to change changes the version alone', () => {
    const before = aFamily()
    const after = familyAfter(before, {
      type: 'edit-family',
      changes: { priorities: undefined, settings: { startOfWeek: undefined } },
    })
    expect(after).toStrictEqual({ ...before, version: 2 })
  })

  test('sets a meeting and takes it back again', () => {
    const set = familyAfter(aFamily(), {
      type: 'edit-family',
      changes: { settings: { meetingDay: 'Sunday', meetingTime: '17:00', standUpTime: '07:30' } },
    })
    expect(set.familyData.settings).toEqual({
      startOfWeek: 'Sunday',
      meetingDay: 'Sunday',
      meetingTime: '17:00',
      standUpTime: '07:30',
    })
    const taken = familyAfter(set, {
      type: 'edit-family',
      changes: { settings: { meetingDay: null, standUpTime: null } },
    })
    expect(taken.familyData.settings).toStrictEqual({
      startOfWeek: 'Sunday',
      meetingTime: '17:00',
    })
    expect(familySchema.safeParse(taken).success).toBe(true)
  })

  test('keeps adultEmails, primaryUserId, coParents and createdAt the server’s [A21]', () => {
    const before = aFamily()
    const after = familyAfter(before, {
      type: 'edit-family',
      changes: {
        adults: [
          { ...ben, email: 'new@example.org' },
          { ...leo, id: 'ann' },
        ],
      },
    })
    expect(after.familyData.adultEmails).toEqual(['new@example.org'])
    const { primaryUserId, coParents, createdAt, id } = before
    expect(after).toMatchObject({ primaryUserId, coParents, createdAt, id })
  })

  test('gives a list of people as a whole; who is missing from it has left', () => {
    const after = familyAfter(aFamily(), { type: 'edit-family', changes: { children: [mia] } })
    expect(after.familyData.children).toEqual([mia])
    expect(after.familyData.adults).toEqual([ben])
  })

  test('refuses the same id twice, across adults and children too', () => {
    const twice = { ...mia, id: 'ben' }
    expect(refused(aFamily(), { type: 'edit-family', changes: { children: [mia, mia] } })).toBe(
      'member-exists',
    )
    expect(refused(aFamily(), { type: 'edit-family', changes: { children: [twice] } })).toBe(
      'member-exists',
    )
    expect(
      refused(aFamily(), { type: 'edit-family', changes: { adults: [{ ...ben, id: 'primary' }] } }),
    ).toBe('member-exists')
  })

  test('takes twenty people and not one more', () => {
    const children = (count: number) => manyIds(count).map((id) => ({ ...mia, id }))
    const family = aFamily({ adults: [], children: [] })
    const with20 = familyAfter(family, { type: 'edit-family', changes: { children: children(19) } })
    expect(familySchema.safeParse(with20).success).toBe(true)
    expect(refused(family, { type: 'edit-family', changes: { children: children(20) } })).toBe(
      'list-full',
    )
  })

  test('renames the parent who started the family, and never replaces them', () => {
    const { primaryUser } = aFamily().familyData
    const renamed = { ...primaryUser, name: 'Mum' }
    expect(
      familyAfter(aFamily(), { type: 'edit-family', changes: { primaryUser: renamed } }).familyData
        .primaryUser,
    ).toEqual(renamed)
    expect(
      refused(aFamily(), {
        type: 'edit-family',
        changes: { primaryUser: { ...primaryUser, id: 'other' } },
      }),
    ).toBe('primary-stays')
  })
})

test('onboarding is complete once the family says so, for good [S3.2]', () => {
  const done = familyAfter(aFamily(), { type: 'complete-onboarding' })
  expect(done.familyData.onboardingComplete).toBe(true)
  expect(familyAfter(done, { type: 'complete-onboarding' }).familyData).toEqual(done.familyData)
})

describe('topics for the next meeting', () => {
  const topic = { id: 'topic1', text: 'Bedtime' }

  test('are parked with their time and settled again', () => {
    const parked = familyAfter(
      aFamily(),
      { type: 'park-topic', topic },
      { type: 'park-topic', topic: { id: 'topic2', text: 'Pet?', memberId: 'mia' } },
    )
    expect(parked.familyData.topics).toEqual([
      { ...topic, addedAt: now },
      { id: 'topic2', text: 'Pet?', memberId: 'mia', addedAt: now },
    ])
    const settled = familyAfter(parked, { type: 'settle-topic', topicId: 'topic1' })
    expect(settled.familyData.topics.map(({ id }) => id)).toEqual(['topic2'])
  })

  test('are parked once, by members, up to fifty', () => {
    const parked = familyAfter(aFamily(), { type: 'park-topic', topic })
    expect(refused(parked, { type: 'park-topic', topic })).toBe('entry-exists')
    expect(refused(aFamily(), { type: 'settle-topic', topicId: 'topic1' })).toBe('topic-missing')
    const topics = manyIds(limits.topics).map((id) => ({ id, text: 'x', addedAt: now }))
    expect(refused(aFamily({ topics }), { type: 'park-topic', topic })).toBe('list-full')
    expect(refused(aFamily({ topics: topics.slice(1) }), { type: 'park-topic', topic })).toBeNull()
  })

  test('belong to nobody outside the family [A19]', () => {
    const foreign = { ...topic, memberId: 'stranger' }
    expect(refused(aFamily(), { type: 'park-topic', topic: foreign })).toBe('member-missing')
  })
})

describe('answers to recommendations', () => {
  test('are remembered with their time; a second one counts instead and comes last', () => {
    const answered = familyAfter(
      aFamily(),
      { type: 'answer-recommendation', key: 'a', answer: 'later' },
      { type: 'answer-recommendation', key: 'b', answer: 'taken' },
      { type: 'answer-recommendation', key: 'a', answer: 'not-for-us' },
    )
    expect(answered.familyData.recommendationAnswers).toEqual([
      { key: 'b', answer: 'taken', at: now },
      { key: 'a', answer: 'not-for-us', at: now },
    ])
  })

  test('beyond three hundred, the oldest is forgotten', () => {
    const recommendationAnswers = manyIds(limits.recommendationAnswers).map((key) => ({
      key,
      answer: 'taken' as const,
      at: now,
    }))
    const { familyData } = familyAfter(aFamily({ recommendationAnswers }), {
      type: 'answer-recommendation',
      key: 'new',
      answer: 'taken',
    })
    expect(familyData.recommendationAnswers).toHaveLength(limits.recommendationAnswers)
    expect(familyData.recommendationAnswers[0]?.key).toBe('m1')
    expect(familyData.recommendationAnswers.at(-1)?.key).toBe('new')
  })
})

test('a command changes neither the family nor itself', () => {
  const family = aFamily()
  const before = JSON.stringify(family)
  applyFamilyCommand(
    family,
    { id: 'command-0123456789', type: 'remove-member', memberId: 'mia' },
    contextFor(),
  )
  expect(JSON.stringify(family)).toBe(before)
})
