import { useEffect, useSyncExternalStore } from 'react'
import { isFields } from '#core/domain/typed-objects.ts'
import { navigate, useHash, useLocation, useSearchParams } from '#web/lib/navigation.tsx'

/**
 * The token of the mail's link, and whether that is known: a prerendered page knows no address. It
 * leaves the address at once, so that it is in no history and no screenshot, and survives a reload.
 */
export function useLinkToken(path: string): [string | null, boolean] {
  const [parameters] = useSearchParams()
  const { state } = useLocation()
  const known = useSyncExternalStore(never, yes, no)
  const behindHash = useHash().slice(1)
  // Mails of earlier versions have it in the query.
  const inAddress = behindHash || parameters.get('token')
  useEffect(() => {
    if (!inAddress) return
    navigate(path, { replace: true, state: { token: inAddress } })
  }, [path, inAddress])
  const kept = isFields(state) && typeof state['token'] === 'string' ? state['token'] : null
  return [inAddress || kept, known]
}

const never = () => () => undefined
const yes = () => true
const no = () => false
