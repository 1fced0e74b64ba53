import { Fragment, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Family } from '#core/family/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { isReady } from '#core/account/access.ts'
import { appPaths, publicPaths, screenOf, arrivals } from '#core/paths.ts'
import { ApiError } from '#web/data/api.ts'
import { useHome, useStore, useUser } from '#web/data/use-home.tsx'
import { clearDrafts, hasDrafts, keepDraftsOf } from '#web/lib/drafts.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { readFlashMessage, showFlashMessage } from '#web/lib/flash-message.ts'
import { navigate, useLocation } from '#web/lib/navigation.tsx'
import { messageKey, tabStorage } from '#web/lib/safe-storage.ts'
import {
  forgetReturnTo,
  rememberReturnTo,
  returnTo,
  keepReturnToOf,
} from '#web/shared/account/return-to.ts'
import { clearFamilyForm, keepFamilyFormOf } from '#web/shared/drafts/kept-family-form.ts'
import { forgetAnswers } from '#web/shared/kept-answers.ts'
import { LoadingScreen } from './plain-screens.tsx'

const NoFamily = lazyPart(async () => (await import('./no-family.tsx')).NoFamily)

/**
 * Lets signed-in users pass and sends everybody else to the landing page (S2.4); the loading screen
 * stands until the first authentication state is known (S2.7).
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const store = useStore()
  const session = useSyncExternalStore(store.subscribe, store.current)
  const [failure, setFailure] = useState<Error | null>(null)
  const isIn = session != null
  // What the store remembers may be from before somebody signed in again, or else where they left a family.
  const [found, setFound] = useState<boolean | null>(null)
  useEffect(() => {
    store.load().then((known) => setFound(isIn || known !== null), setFailure)
  }, [store, isIn])
  // Whoever signs in where somebody else's page is open finds nothing on it that was made or chosen there (A55).
  if (session) return <Fragment key={session.user.id}>{children}</Fragment>
  if (isWithoutFamily(failure)) return <NoFamily store={store} why={failure.message} />
  if (failure) throw failure
  return found === false ? (
    <GoTo path={publicPaths.landing} before={rememberHere} />
  ) : (
    <LoadingScreen />
  )
}

const isWithoutFamily = (failure: Error | null): failure is ApiError =>
  failure instanceof ApiError && failure.problem.code === 'no-family'

/** The onboarding, and what somebody may need before it is finished. */
const openBefore = new Set<string>([
  appPaths.onboarding,
  appPaths.setupFamily,
  appPaths.familyInterests,
  appPaths.startGoal,
  appPaths.verifyEmail,
  appPaths.meetingGuide,
  appPaths.more,
  appPaths.settings,
  appPaths.host,
])

/**
 * The screens are for co-parents and for users who finished onboarding, onboarding for those who
 * have not; the wrong one leads to the right one, also when it turns out later (S2.5, S6.1).
 */
export function RightPlace({ children }: { children: ReactNode }) {
  const user = useUser()
  const { family } = useHome()
  useGoodbye(user, family)
  const { pathname } = useLocation()
  const { search } = window.location
  const ready = isReady(user)
  useEffect(() => {
    // The onboarding comes first, and ends at the dashboard.
    if (pathname === appPaths.onboarding) forgetReturnTo()
  }, [pathname])
  if (!ready && !openBefore.has(screenOf(pathname))) return <GoTo path={appPaths.onboarding} />
  if (pathname === appPaths.onboarding && ready) return <GoTo path={appPaths.dashboard} />
  const named = returnTo({ pathname, search }, { userId: user.id, ready })
  if (named) return <GoTo path={named} before={forgetReturnTo} />
  return children
}

/** Tells a co-parent who is on a screen what has become of its family, and who did it. */
function useGoodbye({ role }: User, family: Family) {
  const before = useRef({ role, family })
  useEffect(() => {
    const left = before.current
    before.current = { role, family }
    if (
      left.role !== 'coParent' ||
      (role === left.role && family.createdAt === left.family.createdAt)
    )
      return
    void import('./goodbye.ts').then(
      ({ goodbye }) => {
        const message = goodbye(left.family, { role, family })
        // Who left by themselves has read so already.
        if (message && readFlashMessage() === null) showFlashMessage(message)
      },
      () => undefined,
    )
  }, [role, family])
}

const rememberHere = () => rememberReturnTo(window.location)

/** Replaces the address, once it is on the screen. */
function GoTo({ path, before }: { path: string; before?: () => void }) {
  useEffect(() => {
    before?.()
    navigate(path, { replace: true })
  }, [path, before])
  return null
}

/** Somebody is here: what anybody else typed on this device, or wanted to open, goes (A55). */
export function beginSession(userId: string): void {
  keepDraftsOf(userId)
  keepFamilyFormOf(userId)
  keepReturnToOf(userId)
}

/**
 * To the front page. Nothing that was typed stays where its user wished to go, here or in another tab
 * (S4.6); it waits for whoever did not, who leaves with a word and finds the way back (P8).
 */
export function endSession(userId: string, wished: boolean): void {
  forgetAnswers()
  if (wished) {
    clearDrafts()
    clearFamilyForm()
    tabStorage().removeItem(messageKey)
    forgetReturnTo()
    return navigate(publicPaths.landing, { replace: true })
  }
  rememberReturnTo(window.location, userId)
  const word = hasDrafts() ? arrivals.sessionEndedWriting : arrivals.sessionEnded
  navigate(word, { replace: true })
}
