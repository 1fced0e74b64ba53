import { topicName } from '#content/topic.ts'
import { goalCategories, type ExampleGoal, type GoalCategoryId } from '#content/goals/goal.ts'
import { littleWords, synonyms } from '#content/goals/synonyms.ts'
import type { AgeBand } from '#core/words.ts'
import { plain, stemOf, wordsOf } from '#core/text/stems.ts'

/** Whether two words differ by a slip of the finger: a letter more, less, other, or two swapped. */
function areNear(one: string, other: string): boolean {
  if (one.length < 4 || one[0] !== other[0]) return false
  const [a, b] = withoutCommonEnds(one, other)
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && b === a.charAt(1) + a.charAt(0))
}

/** Both words without their common beginning and end. */
function withoutCommonEnds(one: string, other: string): [string, string] {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let [a, b] = [one.slice(start), other.slice(start)]
  while (a !== '' && a.at(-1) === b.at(-1)) [a, b] = [a.slice(0, -1), b.slice(0, -1)]
  return [a, b]
}

export type GoalFilter = {
  /** What was typed; every word has to be found somewhere in the goal, or one that means it (N7). */
  text: string
  category: GoalCategoryId | null
  age: AgeBand | null
}

const categoryNames = new Map<string, string>(goalCategories.map(({ id, name }) => [id, name]))

/** The goals that pass, those with the words in their title first, else in the library's order. */
export function findGoals(
  goals: readonly ExampleGoal[],
  { text, category, age }: GoalFilter,
): ExampleGoal[] {
  const wanted = termsOf(text, goals)
  return goals
    .filter((goal) => category === null || goal.category === category)
    .filter(({ ages }) => age === null || ages.length === 0 || ages.includes(age))
    .map((goal) => ({ goal, score: scoreOf(indexOf(goal), wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ goal }) => goal)
}

const little = new Set(littleWords.split(' '))

/** A word that is looked for, as a stem, and the stems that mean it. */
type Term = { stem: string; word: string; meant: readonly string[] }

function termsOf(text: string, goals: readonly ExampleGoal[]): Term[] {
  const words = wordsOf(text)
  const telling = words.filter((word) => !little.has(word))
  return (telling.length > 0 ? telling : words).map((word) => termOf(word, goals))
}

const meanings = new Map(
  Object.entries(synonyms).map(([word, means]) => [
    stemOf(plain(word)),
    means.flatMap((text) => wordsOf(text).map(stemOf)),
  ]),
)

/** The term as it was typed; where nobody ever wrote it, the words that it was meant to be. */
function termOf(word: string, goals: readonly ExampleGoal[]): Term {
  const stem = stemOf(word)
  const term = { stem, word, meant: meanings.get(stem) ?? [] }
  if (term.meant.length > 0 || goals.some((goal) => scoreOf(indexOf(goal), [term]) > 0)) return term
  const written = new Set(goals.flatMap((goal) => [...indexOf(goal).words]))
  const near = [...written].filter((other) => areNear(word, other)).map(stemOf)
  const slipped = [...meanings].filter(([other]) => areNear(stem, other))
  return { ...term, meant: [...near, ...slipped.flatMap(([, means]) => means)] }
}

/** A goal's words: as stems, those of its title apart, and as they are written. */
type Index = { title: ReadonlySet<string>; all: ReadonlySet<string>; words: ReadonlySet<string> }

const indexes = new WeakMap<ExampleGoal, Index>()

function indexOf(goal: ExampleGoal): Index {
  const known = indexes.get(goal)
  if (known) return known
  const { title, why, topics, firstSteps, category } = goal
  const words = wordsOf(
    [title, why, ...topics.map(topicName), ...firstSteps, categoryNames.get(category)].join('\n'),
  )
  const index = {
    title: new Set(wordsOf(title).map(stemOf)),
    all: new Set(words.map(stemOf)),
    words: new Set(words),
  }
  indexes.set(goal, index)
  return index
}

// The typed word counts more than its synonyms, and a title more than the rest.
const worth = { title: 1000, titleMeant: 10, all: 5, allMeant: 1 }

/** How well a goal fits the words: 0 where one is missing. */
function scoreOf({ title, all, words }: Index, terms: readonly Term[]): number {
  if (terms.length === 0) return 1
  const scores = terms.map(({ stem, word, meant }) => {
    const begins = (other: string) => other.startsWith(stem)
    if ([...title].some(begins)) return worth.title
    if (meant.some((one) => title.has(one))) return worth.titleMeant
    if (
      [...all].some(begins) ||
      (word.length > 5 && [...words].some((other) => other.includes(word)))
    )
      return worth.all
    return meant.some((one) => all.has(one)) ? worth.allMeant : 0
  })
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}
