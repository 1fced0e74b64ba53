import { dayOfStandUp } from '#core/domain/stand-up.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useDayOf, useHour, useToday } from '#web/lib/use-today.ts'

/** See `dayOfStandUp`, by the family's clocks. */
export function useStandUpDay(): string {
  const { sprints } = useFamily()
  return dayOfStandUp(sprints, { day: useToday(), hour: useHour() }, useDayOf())
}
