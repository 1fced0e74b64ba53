import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '#web/lib/navigation.tsx'
import type { Sprint } from '#core/contract/sprint.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'

/**
 * The sprint that the address names, else the active one. One from long ago is asked of the server;
 * `loading` as long as that takes.
 */
export function useAddressedSprint(): { sprint: Sprint | null; loading: boolean } {
  const [parameters] = useSearchParams()
  const { family, sprints, activeSprint } = useFamily()
  const id = parameters.get('sprint')
  const known = id === null ? activeSprint : (sprints.find((sprint) => sprint.id === id) ?? null)
  const { data, isLoading } = useQuery({
    queryKey: ['sprint', family.id, id],
    queryFn: () => request(apiPaths.sprint(family.id, id!)),
    enabled: id !== null && known === null,
  })
  return { sprint: known ?? (id === null ? null : (data ?? null)), loading: isLoading }
}
