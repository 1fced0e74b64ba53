import { describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { manyIds } from '../testing/a-family.ts'
import { busyFamily, fullFamily } from '../testing/documents.ts'
import { leafPaths, objectPaths, withAt, withoutAt, wrongPaths } from '../testing/variations.ts'
import { familyChangesSchema, familySchema } from './schema.ts'

const family = busyFamily()
const wrong = (path: string, part: unknown) =>
  wrongPaths(familySchema, withAt(family, path, part)).length > 0
const { adults, children, topics, experiments, pastGoals, recommendationAnswers } =
  family.familyData

describe('the family document', () => {
  test('is taken as it is, busy or full [S3.2]', () => {
    for (const document of [family, fullFamily()]) {
      expect(familySchema.parse(document)).toEqual(document)
    }
  })

  test('has nothing in it that nobody knows, at any depth', () => {
    const paths = objectPaths(family)
    expect(paths).toContain('familyData.adults.0')
    for (const path of paths) {
      const key = path ? `${path}.unknown` : 'unknown'
      expect(wrong(key, 1), key).toBe(true)
    }
  })

  test('has every value of its own type', () => {
    for (const path of leafPaths(family)) {
      expect(wrong(path, { not: 'this' }), path).toBe(true)
      expect(wrong(path, [['not this']]), path).toBe(true)
    }
    expect(wrong('familyData.onboardingComplete', 'yes')).toBe(true)
    expect(wrong('version', '1')).toBe(true)
  })

  test('misses nothing of the specification [S3.2]', () => {
    for (const path of [
      'id',
      'version',
      'primaryUserId',
      'coParents',
      'createdAt',
      'familyData',
      'familyData.primaryUser',
      'familyData.primaryUser.isParent',
      'familyData.adults',
      'familyData.children',
      'familyData.priorities',
      'familyData.interests',
      'familyData.settings.startOfWeek',
      'familyData.onboardingComplete',
      'familyData.adultEmails',
    ]) {
      expect(wrongPaths(familySchema, withoutAt(family, path)), path).toEqual([path])
    }
  })

  test('has an id with the prefix family_ [S9.3]', () => {
    expect(wrong('id', 'family_abc')).toBe(false)
    for (const id of ['abc', 'family_', 'Family_abc', 'family_a/b', `family_${'x'.repeat(65)}`]) {
      expect(wrong('id', id), id).toBe(true)
    }
  })

  test('has at most twenty members, each with an id of its own', () => {
    const many = (count: number) => manyIds(count).map((id) => ({ ...children[0]!, id }))
    expect(wrong('familyData.children', many(limits.members - 2))).toBe(false)
    expect(wrong('familyData.children', many(limits.members - 1))).toBe(true)
    expect(wrong('familyData.children', [children[0], children[0]])).toBe(true)
    expect(wrong('familyData.children', [{ ...children[0]!, id: 'primary' }])).toBe(true)
    expect(wrong('familyData.adults', [{ ...adults[0]!, id: 'mia' }])).toBe(true)
  })

  test('has lists within their bounds, without repeats', () => {
    const lists: Record<string, [max: number, entry: (id: string) => unknown]> = {
      priorities: [limits.priorities, (id) => id],
      interests: [limits.interests, (id) => id],
      topics: [limits.topics, (id) => ({ ...topics[0]!, id })],
      experiments: [limits.experiments, (id) => ({ ...experiments[0]!, id })],
      pastGoals: [limits.pastGoals, (id) => ({ ...pastGoals[0]!, id })],
      recommendationAnswers: [
        limits.recommendationAnswers,
        (key) => ({ ...recommendationAnswers[0]!, key }),
      ],
    }
    for (const [key, [max, entry]] of Object.entries(lists)) {
      const path = `familyData.${key}`
      expect(wrong(path, manyIds(max).map(entry)), key).toBe(false)
      expect(wrong(path, manyIds(max + 1).map(entry)), key).toBe(true)
      expect(wrong(path, [entry('same'), entry('same')]), key).toBe(true)
    }
    expect(wrong('coParents', manyIds(limits.members))).toBe(false)
    expect(wrong('coParents', manyIds(limits.members + 1))).toBe(true)
  })
})

describe('people', () => {
  const child = 'familyData.children.0'

  test('have a name of 1 to 80 letters, an animal and a colour of ours', () => {
    for (const who of ['familyData.primaryUser', 'familyData.adults.0', child]) {
      expect(wrong(`${who}.name`, 'x'.repeat(limits.name))).toBe(false)
      for (const name of ['', ' ', 'x'.repeat(limits.name + 1), 'a\nb', 7]) {
        expect(wrong(`${who}.name`, name)).toBe(true)
      }
      expect(wrong(`${who}.animal`, 'unicorn')).toBe(true)
      expect(wrong(`${who}.color`, '#ff0000')).toBe(true)
    }
  })

  test('say of a child no more than a band or a year', () => {
    expect(wrong(`${child}.birthYear`, 2018)).toBe(false)
    expect(wrong(`${child}.ageBand`, '6-8')).toBe(false)
    for (const year of [1989, 2101, 2018.5, '2018']) {
      expect(wrong(`${child}.birthYear`, year)).toBe(true)
    }
    for (const key of ['birthDate', 'photo', 'school', 'email', 'isParent']) {
      expect(wrong(`${child}.${key}`, '2018-01-01'), key).toBe(true)
    }
  })

  test('are a parent or are not: isParent is true of the one who started it [S3.2]', () => {
    expect(wrong('familyData.primaryUser.isParent', false)).toBe(true)
    expect(wrong('familyData.primaryUser.isParent', 'true')).toBe(true)
  })
})

describe('what a parent may change', () => {
  const refuses = (changes: object) => wrongPaths(familyChangesSchema, changes).length > 0

  test('is anything, everything or nothing of what parents fill in', () => {
    const { primaryUser, priorities, interests, settings } = family.familyData
    expect(refuses({})).toBe(false)
    expect(refuses({ primaryUser, adults, children, priorities, interests, settings })).toBe(false)
    expect(refuses({ settings: { meetingDay: null, meetingTime: null, standUpTime: null } })).toBe(
      false,
    )
    expect(refuses({ settings: { startOfWeek: null } })).toBe(true)
  })

  test('is nothing that the server derives [A20, A21]', () => {
    for (const key of [
      'adultEmails',
      'onboardingComplete',
      'primaryUserId',
      'coParents',
      'createdAt',
      'version',
      'id',
      'role',
      'familyId',
      'uid',
      'goal',
      'pastGoals',
    ]) {
      const value = { ...family, ...family.familyData }[key as 'adultEmails'] ?? 'x'
      expect(refuses({ [key]: value }), key).toBe(true)
    }
  })

  test('is a goal list of at most five, thirty interests and twenty people', () => {
    expect(refuses({ priorities: manyIds(5) })).toBe(false)
    expect(refuses({ priorities: manyIds(6) })).toBe(true)
    expect(refuses({ priorities: ['Calm', 'Calm'] })).toBe(true)
    expect(refuses({ interests: manyIds(30) })).toBe(false)
    expect(refuses({ interests: manyIds(31) })).toBe(true)
    const many = (count: number) => manyIds(count).map((id) => ({ ...children[0]!, id }))
    expect(refuses({ children: many(20) })).toBe(false)
    expect(refuses({ children: many(21) })).toBe(true)
  })
})
