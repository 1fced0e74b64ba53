import { perObject } from '../lib/memoize.ts'
import type { ChosenTopic } from '../family/chosen-topic-schema.ts'
import type { Cause } from './because-schema.ts'
import type { Facts } from './recommendation-facts.ts'
import type { Rules, Signal, Suggestion } from './recommendation-rules.ts'
import { stemIn, wordsOf } from '../text/stems.ts'
import { themesIn } from '../tasks/themes.ts'

/** That a signal is there, how strongly (1 unless said), and what can be said of it. */
type Hit = { strength?: number; place?: number; cause?: Cause }

/** Kin that the family has said yes or no to, with what they are. */
export type Relatives = { taken: readonly Suggestion[]; refused: readonly Suggestion[] }

type Sense = (suggestion: Suggestion, facts: Facts, relatives: Relatives) => Hit | null

/** How alike two suggestions are, 0 to 1: the topics they share among all that they have. */
function kinship(a: Suggestion, b: Suggestion): number {
  const shared = a.topics.filter((topic) => b.topics.includes(topic)).length
  const all = a.topics.length + b.topics.length - shared
  return all === 0 ? 0 : shared / all
}

/** All of the kin together, never more than this. */
const mostKin = 2

function kinHit(suggestion: Suggestion, others: readonly Suggestion[]): Hit | null {
  const kin = others
    .map((other) => ({ other, near: kinship(suggestion, other) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near || (a.other.key < b.other.key ? -1 : 1))
  const [nearest] = kin
  if (!nearest) return null
  const strength = Math.min(
    kin.reduce((sum, { near }) => sum + near, 0),
    mostKin,
  )
  // A distant cousin is no reason to name.
  if (nearest.near < 0.4) return { strength }
  return { strength, cause: { kind: 'taken', title: nearest.other.title } }
}

const stemsOf = perObject(({ languages }: Rules) =>
  perObject(({ title }: Suggestion) => wordsOf(title).map((word) => stemIn(languages, word))),
)

/** Whether a title says what the goal's says: by the same word, or another of a theme that it eases. */
function sharesWords(suggestion: Suggestion, { goalStems, goalThemes, rules }: Facts): boolean {
  const { title, eases = [] } = suggestion
  const isSame = stemsOf(rules)(suggestion).some((stem) => goalStems.has(stem))
  const eased = rules.themes.filter(({ id }) => eases.includes(id) && goalThemes.includes(id))
  return isSame || themesIn(title, eased).length > 0
}

/** Whether a topic that a family chose is one of those of the library that something serves. */
const serves = (topics: readonly string[], chosen: ChosenTopic) =>
  typeof chosen === 'object' && topics.includes(chosen.id)

/** Whether each signal is there for a suggestion. */
export const senses: Record<Signal, Sense> = {
  situation: ({ when }, { situations }) => {
    const cause = when && situations.get(when)
    return cause ? { cause } : null
  },
  theme: ({ eases = [] }, { themes }) => {
    const named = eases
      .flatMap((theme) => {
        const count = themes.get(theme)
        return count === undefined ? [] : [{ theme, count }]
      })
      .toSorted((a, b) => b.count - a.count)
    const [first] = named
    return first ? { cause: { kind: 'theme', ...first } } : null
  },
  age: ({ ages }, { children }) => {
    const child = children.find(({ band }) => ages.includes(band))
    if (!child) return null
    // Nobody of thirteen wants to read that something was chosen because of their age.
    if (child.band === '13-17') return {}
    return { cause: { kind: 'age', memberId: child.id, age: child.age } }
  },
  priority: ({ topics }, { family }) => {
    const { priorities } = family.familyData
    const place = priorities.findIndex((priority) => serves(topics, priority))
    return place === -1 ? null : { place, cause: { kind: 'priority', topic: priorities[place]! } }
  },
  goal: (suggestion, facts) => {
    const { topics, eases = [] } = suggestion
    const { goalTopics, goalThemes, family } = facts
    if (!goalTopics.some((topic) => topics.includes(topic))) return null
    const isEased = goalThemes.some((theme) => eases.includes(theme))
    const strength = isEased ? 1.5 : goalThemes.length > 0 ? 0.5 : 1
    // Not everything calm goes with a goal about bedtimes: nobody would believe the sentence (N2).
    return sharesWords(suggestion, facts)
      ? { strength, cause: { kind: 'goal', title: family.familyData.goal!.title } }
      : { strength }
  },
  interest: ({ topics }, { family }) => {
    const topic = family.familyData.interests.find((one) => serves(topics, one))
    return topic ? { cause: { kind: 'interest', topic } } : null
  },
  works: ({ icon }, { works }) => {
    const task = icon && works.get(icon)
    return task ? { cause: { kind: 'works', title: task } } : null
  },
  'left-over': ({ icon }, { leftOver }) => (icon && leftOver.has(icon) ? {} : null),
  'good-day': ({ kind }, { goodDay }) =>
    kind === 'activity' && goodDay ? { cause: { kind: 'good-day', day: goodDay } } : null,
  taken: (suggestion, _, { taken }) => kinHit(suggestion, taken),
  refused: (suggestion, _, { refused }) => kinHit(suggestion, refused),
}
