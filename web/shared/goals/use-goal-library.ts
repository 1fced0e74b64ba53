import { useEffect, useState } from 'react'
import type { ExampleGoal } from '#content/goals/goal.ts'
import { apiPaths } from '#core/paths.ts'

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
