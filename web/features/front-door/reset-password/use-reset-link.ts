import { useEffect, useState, useSyncExternalStore } from 'react'
import { apiPaths, publicPaths } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'
import { navigate, useHash, useLocation, useSearchParams } from '#web/lib/navigation.tsx'

/**
 * The mail's link: `none` for somebody who came without one, `unknown` while that is not known, or
 * the server is being asked. Where it cannot be asked, the form stands there and says so when sent.
 */
export type ResetLink = {
  token: string | null
  state: 'unknown' | 'none' | 'good' | 'dead'
  /** The link turned out to be used up, or too old. */
  die: () => void
}

type Looked = { token: string; state: 'good' | 'dead' }

/** Whether the mail's link still gives a new password, asked as the page opens. */
export function useResetLink(): ResetLink {
  const [token, known] = useToken()
  const [looked, setLooked] = useState<Looked | null>(null)
  useEffect(() => {
    if (token === null) return
    const asked = request(apiPaths.resetLink, { method: 'POST', body: { token } })
    asked.then(
      () => setLooked({ token, state: 'good' }),
      (failure: unknown) => {
        const dead = failure instanceof ApiError && failure.problem.code === 'invalid-token'
        setLooked({ token, state: dead ? 'dead' : 'good' })
      },
    )
  }, [token])
  const die = () => token !== null && setLooked({ token, state: 'dead' })
  if (token === null) return { token, state: known ? 'none' : 'unknown', die }
  return { token, state: looked?.token === token ? looked.state : 'unknown', die }
}

/**
 * The token of the mail's link, and whether that is known: a prerendered page knows no address. It
 * leaves the address at once, so that it is in no history and no screenshot, and survives a reload.
 */
function useToken(): [string | null, boolean] {
  const [parameters] = useSearchParams()
  const { state } = useLocation()
  const known = useSyncExternalStore(never, yes, no)
  const behindHash = useHash().slice(1)
  // Mails of earlier versions have it in the query.
  const inAddress = behindHash || parameters.get('token')
  useEffect(() => {
    if (!inAddress) return
    navigate(publicPaths.resetPassword, { replace: true, state: { token: inAddress } })
  }, [inAddress])
  const kept = (state as { token?: string } | null)?.token
  return [inAddress || kept || null, known]
}

const never = () => () => undefined
const yes = () => true
const no = () => false
