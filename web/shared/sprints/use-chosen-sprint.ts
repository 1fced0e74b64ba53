import { useSearchParams } from '#web/lib/navigation.tsx'
import type { Sprint } from '#core/contract/sprint.ts'
import { useFamily } from '#web/data/use-family.tsx'

/** The sprint that the address names (`?sprint=…`), else the active one; null where there is none. */
export function useChosenSprint(): Sprint | null {
  const [parameters] = useSearchParams()
  const { sprints, activeSprint } = useFamily()
  const chosen = parameters.get('sprint')
  return chosen === null ? activeSprint : (sprints.find(({ id }) => id === chosen) ?? null)
}
