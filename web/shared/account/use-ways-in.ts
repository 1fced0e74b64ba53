import { useQuery } from '@tanstack/react-query'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'

/** With what the own account can be opened, and so how its owner shows that it is them. */
export function useWaysIn() {
  const { user } = useFamily()
  return useQuery({
    queryKey: ['ways-in', user.id],
    queryFn: () => request(apiPaths.waysIn),
  })
}
