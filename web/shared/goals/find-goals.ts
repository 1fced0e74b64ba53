import { goalCategories, type ExampleGoal, type GoalCategoryId } from '#content/goals/goal.ts'
import type { AgeBand } from '#core/words.ts'

export type GoalFilter = {
  /** What was typed; every word has to be found somewhere in the goal. */
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
  const words = text.toLocaleLowerCase().split(/\s+/u).filter(Boolean)
  const inTitle = ({ title }: ExampleGoal) =>
    words.every((word) => title.toLocaleLowerCase().includes(word))
  return goals
    .filter((goal) => category === null || goal.category === category)
    .filter(({ ages }) => age === null || ages.length === 0 || ages.includes(age))
    .filter((goal) => words.every((word) => textOf(goal).includes(word)))
    .toSorted((a, b) => Number(inTitle(b)) - Number(inTitle(a)))
}

function textOf({ title, why, topics, firstSteps, category }: ExampleGoal): string {
  return [title, why, ...topics, ...firstSteps, categoryNames.get(category)]
    .join('\n')
    .toLocaleLowerCase()
}
