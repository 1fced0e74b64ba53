import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState, useEffect, useRef, useSyncExternalStore, type ComponentType } from 'react'
import { brand } from '#content/brand.ts'
import { calledName } from '#core/account/user.ts'
import { anchors, inviteIdIn, signUpPage } from '#core/paths.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { useLocation, useHash, useNavigate } from '#web/lib/navigation.tsx'
import {
  clearSelectedGoal,
  readSelectedGoal,
  selectedGoalIn,
  writeSelectedGoal,
  type SelectedGoal,
} from '#web/shared/goals/selected-goal.ts'
import { useVisitor } from '#web/shared/public/public-page.tsx'
import { useTour } from '#web/shared/public/use-tour.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'
import { Card } from '#web/ui/layout.tsx'
import { ExampleGoals } from './landing/example-goals.tsx'
import { GoToToday, Hero } from './landing/hero.tsx'
import { TourSection } from './landing/tour-section.tsx'
import { SignInCard } from './sign-in/sign-in-card.tsx'
import type { SignInMode } from './sign-in/use-entering.ts'

const InvitationBanner = lazyPart(
  async () => (await import('./invitation/invitation-banner.tsx')).InvitationBanner,
)

// What is only read, and further down: it stands in the page as it is delivered, and its code waits
// until the way in works.
const GrowTogether = lazyPart(
  async () => (await import('./landing/grow-together.tsx')).GrowTogether,
)
const HowItWorks = lazyPart(async () => (await import('./landing/how-it-works.tsx')).HowItWorks)
const FurtherReading = lazyPart(
  async () => (await import('./landing/further-reading.tsx')).FurtherReading,
)

// The same elements each time: React leaves alone what has no code yet, as long as nothing changes in it.
const aWeekAndThreeSteps = (
  <>
    <GrowTogether />
    <HowItWorks />
  </>
)
const furtherReading = <FurtherReading />

/** The screen; for whoever comes for one of its places together with what is further down. */
export async function landingScreen(): Promise<ComponentType> {
  const place = typeof window === 'undefined' ? '' : window.location.hash.slice(1)
  if (places.has(place))
    await Promise.all([GrowTogether, HowItWorks, FurtherReading].map(({ preload }) => preload()))
  return LandingScreen
}

/** The start page: what Elefam is for, and the way in. */
export function LandingScreen() {
  const user = useVisitor()
  const { pathname } = useLocation()
  const inviteId = inviteIdIn(pathname)
  const isInvited = inviteId !== undefined
  const isForSignUp = pathname === signUpPage
  const [mode, setMode] = useState<SignInMode>('login')
  const [highlighted, highlight] = useHighlight()
  const [goal, choose, letGo] = useChosenGoal()
  const signUp = () => {
    setMode('signup')
    focusSignIn()
  }
  const start = () => {
    signUp()
    highlight()
  }
  const signIn = () => {
    setMode('login')
    focusSignIn()
  }
  useArrival({ onStart: start, onSignIn: signIn, onSignUp: signUp })
  const tour = useTour({ onStart: start })
  return (
    <>
      <title>{isInvited ? t`Your invitation · Elefam` : brand.title}</title>
      <meta name="description" content={brand.description} />
      {isInvited && (
        <div className="mx-auto max-w-wide px-4 pt-4 sm:px-6">
          <InvitationBanner
            key={inviteId}
            inviteId={inviteId}
            user={user ?? null}
            onAccept={signUp}
          />
        </div>
      )}
      <Hero heading={isInvited ? 'h2' : 'h1'} formFirst={isForSignUp}>
        {/* Until the server has said who is here, the styles show one of both. */}
        {user !== null && (
          <WelcomeBack name={user ? calledName(user.profile, '') : ''} isInvited={isInvited} />
        )}
        {!user && (
          <SignInCard
            mode={mode}
            onModeChange={setMode}
            selectedGoal={goal}
            onClearGoal={letGo}
            highlighted={highlighted}
            inviteId={inviteId}
          />
        )}
      </Hero>
      <div className="for-strangers">
        {aWeekAndThreeSteps}
        <TourSection />
        <ExampleGoals
          onChoose={(chosen) => {
            choose(chosen)
            start()
          }}
          onCloseWithoutChoice={letGo}
        />
        {furtherReading}
      </div>
      {tour}
    </>
  )
}

/**
 * By their name, and without one as long as it is only what their e-mail begins with; on a phone the way on
 * alone, among the words. Who is invited has something to decide first, above.
 */
function WelcomeBack({ name, isInvited }: { name: string; isInvited: boolean }) {
  return (
    <Card tone="raised" className="for-signed-in grid gap-4 text-center max-lg:hidden">
      <WavingElephant alive className="mx-auto max-w-56" />
      <h2 className="text-title">
        {name ? <Trans>Good to see you, {name}</Trans> : <Trans>Good to see you</Trans>}
      </h2>
      {!isInvited && <GoToToday />}
    </Card>
  )
}

const places = new Set<string>([anchors.growTogether, anchors.howItWorks, anchors.resources])

/**
 * What a link to a place of this page does beyond the browser's own scrolling: from another page the
 * place is only there now; and the way to the form counts each time, so its address does not stay.
 * The tour sees to itself.
 */
function useArrival(ways: Record<'onStart' | 'onSignIn' | 'onSignUp', () => void>) {
  const place = useHash().slice(1)
  const isForSignUp = useLocation().pathname === signUpPage
  const navigate = useNavigate()
  const way = useRef(ways)
  useEffect(() => {
    way.current = ways
  })
  useEffect(() => {
    if (place === anchors.start || place === anchors.signIn) {
      navigate(window.location.pathname + window.location.search, { replace: true })
      if (place === anchors.start) way.current.onStart()
      else way.current.onSignIn()
    } else if (place.startsWith('code=')) {
      way.current.onStart() // the form takes it from there
    } else if (places.has(place)) {
      const section = document.getElementById(place)
      section?.scrollIntoView()
      section?.focus({ preventScroll: true })
    }
  }, [place, navigate])
  useEffect(() => {
    if (isForSignUp) way.current.onSignUp()
  }, [isForSignUp])
}

const storedText = () => JSON.stringify(readSelectedGoal())
const neverByItself = () => () => undefined

/** The goal chosen on this page; it stays in the tab until somebody signs up or lets it go (S2.11). */
function useChosenGoal() {
  // A prerendered page knows no tab: what that holds appears after the first render.
  const stored = useSyncExternalStore(neverByItself, storedText, () => 'null')
  const [changed, setChanged] = useState<{ goal: SelectedGoal | null } | null>(null)
  const goal = changed ? changed.goal : selectedGoalIn(stored)
  const choose = (chosen: SelectedGoal) => {
    writeSelectedGoal(chosen)
    setChanged({ goal: chosen })
  }
  const letGo = () => {
    clearSelectedGoal()
    setChanged({ goal: null })
  }
  return [goal, choose, letGo] as const
}

/** How long the form is highlighted after a choice (S9.4). */
const highlightMs = 2_000

/** Whether something draws the eye at the moment, and how to make it do so. */
function useHighlight(): [highlighted: boolean, highlight: () => void] {
  const [highlighted, setHighlighted] = useState(false)
  useEffect(() => {
    if (!highlighted) return
    const timer = setTimeout(() => setHighlighted(false), highlightMs)
    return () => clearTimeout(timer)
  }, [highlighted])
  return [highlighted, () => setHighlighted(true)]
}

/** Brings the form into view, with the focus in its first empty field, once it is on the screen. */
function focusSignIn(): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(anchors.start)
    place?.scrollIntoView() // smoothly where the styles say so, and the reader does not mind
    const fields = [...(place?.querySelectorAll<HTMLInputElement>('form input') ?? [])]
    fields.find(({ value }) => value === '')?.focus({ preventScroll: true })
  })
}
