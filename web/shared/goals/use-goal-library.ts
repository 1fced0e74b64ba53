import { useEffect, useState } from 'react'
import type { ExampleGoal } from '#content/goals/goal.ts'
import type { GoalStep } from '#content/goals/steps-that-repeat.ts'

/** An example goal, and its first steps as lines of a plan. */
export type LibraryGoal = ExampleGoal & { steps: readonly GoalStep[] }

/** Once fetched, it is there for every screen. */
let fetched: readonly LibraryGoal[] = []

/** Without a connection nothing of them is offered. */
export async function fetchGoals(): Promise<void> {
  if (fetched.length > 0) return
  const parts = [
    import('#content/goals/index.ts'),
    import('#content/goals/steps-that-repeat.ts'),
  ] as const
  await Promise.all(parts).then(
    ([{ exampleGoals }, { stepsOf }]) => {
      fetched = exampleGoals.map((goal) => ({ ...goal, steps: stepsOf(goal) }))
    },
    () => undefined,
  )
}

/** The example goals, loaded apart from the screen: none until they have come. */
export function useGoalLibrary(): { goals: readonly LibraryGoal[] } {
  const [goals, setGoals] = useState(fetched)
  useEffect(() => {
    void fetchGoals().then(() => setGoals(fetched))
  }, [])
  return { goals }
}
