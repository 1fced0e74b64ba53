import { useQuery } from '@tanstack/react-query'
import type { Sprint } from '#core/sprint/schema.ts'
import { activeSprint } from '#core/sprint/week.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { useSprintInAddress } from './sprint-in-address.ts'

/** The first sprint that is not behind the family, or null (S4.7). */
export function useActiveSprint(): Sprint | null {
  return activeSprint(useHome().sprints, useToday())
}

/**
 * The sprint that the address names, else the active one. One from long ago is asked of the server;
 * `loading` as long as that takes.
 */
export function useAddressedSprint(): { sprint: Sprint | null; loading: boolean } {
  const { family } = useHome()
  const active = useActiveSprint()
  const named = useSprintInAddress()
  const { data, isLoading } = useQuery({
    queryKey: ['sprint', family.id, named.id],
    queryFn: () => request(apiPaths.sprint(family.id, named.id!)),
    enabled: named.id !== null && named.sprint === null,
  })
  if (named.id === null) return { sprint: active, loading: false }
  return { sprint: named.sprint ?? data ?? null, loading: isLoading }
}
