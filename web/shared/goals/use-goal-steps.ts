import { useFamily } from '#web/data/use-family.tsx'
import { useGoalLibrary } from './use-goal-library.ts'

/** The first steps of the family's goal, from the library that it was taken from. */
export function useGoalSteps(): readonly string[] {
  const { goal } = useFamily().family.familyData
  const { goals } = useGoalLibrary()
  return goals.find(({ id }) => id === goal?.exampleId)?.firstSteps ?? []
}
