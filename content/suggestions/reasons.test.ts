// What a suggestion says of itself is true (N2): held over every goal of the library and all suggestions.
import { membersOf } from '#core/members/member.ts'
import { isSameTopic, topicName } from '../topic.ts'
import { becauseWords } from '../because-words.ts'
import { expect, test } from 'vitest'
import type { Family } from '#core/family/schema.ts'
import type { Child } from '#core/members/schema.ts'
import { recommend } from '#core/recommendations/recommend.ts'
import { stemOf, wordsOf } from '#core/text/stems.ts'
import { aFamily, goal, leo, mia } from '#core/testing/a-family.ts'
import { exampleGoals } from '../goals/index.ts'
import { interests } from '../interests.ts'
import { priorities } from '../priorities.ts'
import { suggestions } from './index.ts'
import { rules } from './rules.ts'
import { commonWords, lowThemes } from './themes.ts'

const now = '2026-03-04T18:30:00.000Z'
const tom: Child = { ...mia, id: 'tom', name: 'Tom', ageBand: '13-17' }

/** Families with a goal of the library each, who chose other things each. */
const families = exampleGoals.map((example, index) => {
  const { id, title, why, measure } = example
  const idOf = ({ id: topicId }: { id: string }) => ({ id: topicId })
  const chosen = [0, 4, 7].map((step) => idOf(priorities[(index + step) % priorities.length]!))
  const liked = [0, 5, 11, 23].map((step) => ({
    id: interests[(index * 7 + step) % interests.length]!,
  }))
  const family = aFamily({
    goal: { ...goal, exampleId: id, title, why, measure },
    // Every third has chosen nothing, so that its goal and its children alone have to say why.
    priorities: index % 3 === 0 ? [] : chosen,
    interests: index % 3 === 0 ? [] : liked,
    children: [mia, leo, tom],
  })
  return { example, family }
})

const partsOf = (title: string) =>
  wordsOf(title)
    .filter((word) => word.length > 2 && !commonWords.includes(word))
    .map(stemOf)

/** Whether both titles have a word, or words of a theme, in common. */
function shareWords(one: string, other: string): boolean {
  const words = partsOf(other)
  const sameTheme = ({ words: of }: (typeof lowThemes)[number]) => {
    const names = (text: string) =>
      of.some((word) =>
        new RegExp(`\\b${word.replace('*', '\\w*')}(?!\\w)`, 'i').test(text.replaceAll('’', "'")),
      )
    return names(one) && names(other)
  }
  return partsOf(one).some((word) => words.includes(word)) || lowThemes.some(sameTheme)
}

/** What a topic is called within a sentence. */
const within = (topic: string) =>
  topicName(topic).charAt(0).toLowerCase() + topicName(topic).slice(1)

type Suggested = (typeof suggestions)[number]

const has = (topics: Family['familyData']['interests'], id: string) =>
  topics.some((topic) => isSameTopic(topic, { id }))

/** The sentences that are true of a suggestion for a family. */
function truths(one: Suggested, { familyData }: Family): string[] {
  const ages = {
    [mia.id]: 'between 6 and 8',
    [leo.id]: 'between 3 and 5',
    tom: 'between 13 and 17',
  }
  return [
    ...(shareWords(one.title, familyData.goal!.title)
      ? [`it goes with “${familyData.goal!.title}”`]
      : []),
    ...familyData.children.flatMap(({ id, name, ageBand }) =>
      one.ages.includes(ageBand!) ? [`${name} is ${ages[id]}`] : [],
    ),
    ...one.topics.flatMap((topic) => [
      ...(has(familyData.priorities, topic) ? [`you chose ${within(topic)}`] : []),
      ...(has(familyData.interests, topic) ? [`you like ${within(topic)}`] : []),
    ]),
  ]
}

test.each(families)('[N2] every reason is true for “$example.title”', ({ example, family }) => {
  const given = recommend({ suggestions, rules }, family, [], {
    now,
    count: suggestions.length,
    goalTopics: example.topics,
  })
  expect(given.length).toBeGreaterThan(20)
  const called = (id: string) => membersOf(family.familyData).find((one) => one.id === id)?.name
  const untrue = given.flatMap(({ key, title, because: causes }) => {
    const because = becauseWords(causes, called)
    const true_ = truths(
      suggestions.find((one) => one.key === key)!,
      family,
    )
    const left = true_.reduce((text, reason) => text.replace(reason, ''), because)
    return ['', ' and '].includes(left) ? [] : [`${title}: ${because}`]
  })
  expect(untrue).toEqual([])
})

test('[N2] goals do say why: for most of them an idea goes with their own words', () => {
  const named = families.filter(({ example: { title, topics } }) =>
    suggestions.some(
      (one) =>
        one.topics.some((topic) => topics.some((other) => other === topic)) &&
        shareWords(one.title, title),
    ),
  )
  expect(named.length / families.length).toBeGreaterThan(0.6)
})
