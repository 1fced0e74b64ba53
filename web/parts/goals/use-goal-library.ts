import { useQuery } from '@tanstack/react-query'
import type { ExampleGoal } from '#content/goals/goal.ts'

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
    retry: () => void refetch(),
  }
}
