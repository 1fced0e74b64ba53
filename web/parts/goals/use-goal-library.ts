import { useQuery } from '@tanstack/react-query'
import type { ExampleGoal } from '#content/goals/goal.ts'
import { apiPaths } from '#core/paths.ts'

export type GoalLibrary = {
  /** Empty until it has arrived. */
  goals: readonly ExampleGoal[]
  state: 'loading' | 'ready' | 'failed'
  retry: () => void
}

/** The library of example goals: larger than the screens that show it, hence loaded on demand. */
export function useGoalLibrary(): GoalLibrary {
  const { data, isError, refetch } = useQuery({
    queryKey: ['goal-library'],
    queryFn: async () => (await import('#content/goals/index.ts')).exampleGoals,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return {
    goals: data ?? [],
    state: data ? 'ready' : isError ? 'failed' : 'loading',
    retry: () => void refetch().then((again) => (again.isError ? reloadIfOnline() : undefined)),
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
