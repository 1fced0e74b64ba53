import { useEffect, useSyncExternalStore } from 'react'
import type { HeardPresence, Thing } from '#core/contract/presence.ts'
import { apiPaths } from '#core/paths.ts'
import { isAway, request } from '#web/data/api.ts'
import { attend, company, othersAt, subscribeCompany } from './presence.ts'
import { useFamily } from '#web/data/use-family.tsx'

/** Who else in the family has this open; as long as it is open here, they are told of it too. */
export function useCompany({ kind, id }: Thing): HeardPresence[] {
  const { user, family, sequence } = useFamily()
  const present = useSyncExternalStore(subscribeCompany, company)
  // A family without a place in any log lives on this page alone: there is nobody to tell.
  const isServed = sequence !== undefined
  useEffect(() => {
    if (!isServed) return
    const path = apiPaths.presence(family.id)
    const say = (thing: Thing | null) => {
      // It would be heard by nobody, and asked for every ten seconds.
      if (isAway()) return
      void request(path, { method: 'POST', body: { thing } }).catch(() => undefined)
    }
    return attend({ thing: { kind, id }, myId: user.id, say })
  }, [isServed, family.id, user.id, kind, id])
  return othersAt(present, { kind, id }, user.id)
}
