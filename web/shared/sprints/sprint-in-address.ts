import type { Sprint } from '#core/sprint/schema.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useSearchParams } from '#web/lib/navigation.tsx'

/** The sprint that the address names (`?sprint=…`): its id, and itself where this browser has it. */
export function useSprintInAddress(): { id: string | null; sprint: Sprint | null } {
  const [parameters] = useSearchParams()
  const { sprints } = useHome()
  const id = parameters.get('sprint')
  return { id, sprint: sprints.find((sprint) => sprint.id === id) ?? null }
}
