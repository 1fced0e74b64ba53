import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { isReady } from '#core/domain/access.ts'
import { appPaths, publicPaths } from '#core/paths.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { navigate, useLocation } from '#web/lib/navigation.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { forgetWay, rememberWay, wayBack } from './way-back.ts'

/**
 * Lets signed-in users pass and sends everybody else to the landing page (S2.4); the loading screen
 * stands until the first authentication state is known (S2.7).
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const store = useStore()
  const session = useSyncExternalStore(store.subscribe, store.current)
  const [failure, setFailure] = useState<Error | null>(null)
  // What the store remembers may be from before somebody signed in again.
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    store.load().then(() => setAsked(true), setFailure)
  }, [store])
  if (session) return children
  if (failure) throw failure
  return asked ? <GoTo path={publicPaths.landing} before={rememberHere} /> : <LoadingScreen />
}

/**
 * The dashboard is for co-parents and for users who finished onboarding, onboarding for those who
 * have not; the wrong one leads to the right one, also when it turns out later (S2.5).
 */
export function RightPlace({ children }: { children: ReactNode }) {
  const { user } = useFamily()
  const { pathname } = useLocation()
  const { search } = window.location
  const ready = isReady(user)
  if (pathname === appPaths.dashboard && !ready) return <GoTo path={appPaths.onboarding} />
  if (pathname === appPaths.onboarding && ready) return <GoTo path={appPaths.dashboard} />
  const named = wayBack({ pathname, search })
  if (named) return <GoTo path={named} before={forgetWay} />
  return children
}

const rememberHere = () => rememberWay(window.location)

/** Replaces the address, once it is on the screen. */
function GoTo({ path, before }: { path: string; before?: () => void }) {
  useEffect(() => {
    before?.()
    navigate(path, { replace: true })
  }, [path, before])
  return null
}
