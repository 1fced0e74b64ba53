import { useEffect, useState } from 'react'
import type { ExampleGoal } from '#content/goals/goal.ts'

/** Once fetched, it is there for every screen. */
let fetched: readonly ExampleGoal[] = []

/** The example goals, loaded apart from the screen: none until they have come. */
export function useGoalLibrary(): { goals: readonly ExampleGoal[] } {
  const [goals, setGoals] = useState(fetched)
  useEffect(() => {
    if (fetched.length > 0) return
    import('#content/goals/index.ts').then(
      ({ exampleGoals }) => {
        fetched = exampleGoals
        setGoals(fetched)
      },
      () => undefined, // Without a connection nothing of them is offered.
    )
  }, [])
  return { goals }
}
