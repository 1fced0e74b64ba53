import { useEffect, useState } from 'react'
import type { ExampleGoal } from '#content/goals/goal.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { sameText } from '#core/domain/same-text.ts'
import { apiPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'

export type GoalLibrary = {
  /** Empty until it has arrived. */
  goals: readonly ExampleGoal[]
  state: 'loading' | 'ready' | 'failed'
  retry: () => void
}

/** Once fetched, it is there for every screen. */
let fetched: readonly ExampleGoal[] | null = null

async function fetchLibrary(): Promise<readonly ExampleGoal[]> {
  fetched ??= (await import('#content/goals/index.ts')).exampleGoals
  return fetched
}

/** The library of example goals: larger than the screens that show it, hence loaded on demand. */
export function useGoalLibrary(): GoalLibrary {
  const [goals, setGoals] = useState(fetched)
  const [failures, setFailures] = useState(0)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isGone = false
    fetchLibrary().then(
      (library) => !isGone && setGoals(library),
      () => {
        if (isGone) return
        setFailures((count) => count + 1)
        if (attempt > 0) void reloadIfOnline()
      },
    )
    return () => {
      isGone = true
    }
  }, [attempt])
  return {
    goals: goals ?? [],
    state: goals ? 'ready' : failures > attempt ? 'failed' : 'loading',
    retry: () => setAttempt(failures),
  }
}

/**
 * Some browsers remember for the life of a page that a module did not arrive, and never ask again.
 * Forms keep what was typed, so a fresh page costs nothing, provided that there is a server.
 */
async function reloadIfOnline(): Promise<void> {
  const answer = await fetch(apiPaths.health).catch(() => null)
  if (answer?.ok) window.location.reload()
}

/**
 * The first steps of the family's goal that no plan has had yet, from the library that it was taken
 * from. `but`: the plan that may have them, as they are offered for it.
 */
export function useGoalSteps(but?: Sprint): readonly string[] {
  const { family, sprints } = useFamily()
  const { goals } = useGoalLibrary()
  const goal = goals.find(({ id }) => id === family.familyData.goal?.exampleId)
  const planned = sprints.filter(({ id }) => id !== but?.id).flatMap(({ tasks }) => tasks)
  return (goal?.firstSteps ?? []).filter(
    (step) => !planned.some(({ title }) => sameText(title, step)),
  )
}
