import { lazy, Suspense, useState } from 'react'
import { brand } from '#content/brand.ts'
import { anchors, appPaths, inviteIdIn } from '#core/paths.ts'
import { patiently } from '#web/lib/network.ts'
import { later } from '#web/lib/later.tsx'
import { useLocation } from '#web/lib/navigation.tsx'
import { useTour } from '#web/shared/public/use-tour.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { EntranceMode } from './entrance/entrance-mode.ts'
import { Entrance } from './entrance/entrance.tsx'
import { focusEntrance } from './entrance/focus-entrance.ts'
import { ExampleGoals } from './landing/example-goals.tsx'
import { Hero } from './landing/hero.tsx'
import { TourSection } from './landing/tour-section.tsx'
import { useArrival } from './use-arrival.ts'
import { useChosenGoal } from './use-chosen-goal.ts'
import { useHighlight } from './use-highlight.ts'
import { useVisitor } from './use-visitor.ts'

const InvitationBanner = lazy(
  patiently(async () => ({
    default: (await import('./invitation/invitation-banner.tsx')).InvitationBanner,
  })),
)

const WavingElephant = lazy(
  patiently(async () => ({
    default: (await import('#web/ui/elephants/waving.tsx')).WavingElephant,
  })),
)
const growTogether = later(
  anchors.growTogether,
  async () => (await import('./landing/grow-together.tsx')).GrowTogether,
)
const howItWorks = later(
  anchors.howItWorks,
  async () => (await import('./landing/how-it-works.tsx')).HowItWorks,
)
const furtherReading = later(
  anchors.resources,
  async () => (await import('./landing/further-reading.tsx')).FurtherReading,
)

/** The start page: what Elefam is for, and the way in. */
export function LandingScreen() {
  const user = useVisitor()
  const inviteId = inviteIdIn(useLocation().pathname)
  const [mode, setMode] = useState<EntranceMode>('login')
  const [highlighted, highlight] = useHighlight()
  const [goal, choose, letGo] = useChosenGoal()
  const signUp = () => {
    setMode('signup')
    focusEntrance()
  }
  const start = () => {
    signUp()
    highlight()
  }
  useArrival({ onStart: start })
  const tour = useTour({ onStart: start })
  const wayIn = user ? (
    <WelcomeBack name={user.profile.name} />
  ) : (
    <Entrance
      mode={mode}
      onModeChange={setMode}
      selectedGoal={goal}
      onClearGoal={letGo}
      highlighted={highlighted}
      inviteId={inviteId}
    />
  )
  return (
    <>
      <title>Elefam: big family goals, one bite at a time</title>
      <meta name="description" content={brand.description} />
      {inviteId !== undefined && (
        <div className="mx-auto max-w-wide px-4 pt-4 sm:px-6">
          <Suspense>
            <InvitationBanner inviteId={inviteId} user={user} onAccept={signUp} />
          </Suspense>
        </div>
      )}
      <Hero>{wayIn}</Hero>
      {growTogether}
      {howItWorks}
      <TourSection />
      <ExampleGoals
        onChoose={(chosen) => {
          choose(chosen)
          start()
        }}
        onCloseWithoutChoice={letGo}
      />
      {furtherReading}
      {tour}
    </>
  )
}

function WelcomeBack({ name }: { name: string }) {
  return (
    <div id={anchors.start}>
      <Card tone="raised" className="grid gap-4 py-4 text-center">
        <Suspense fallback={<span className="mx-auto block aspect-2/1 w-56" />}>
          <WavingElephant alive className="mx-auto max-w-56" />
        </Suspense>
        <h2 className="text-title">Good to see you, {name}</h2>
        <ButtonLink to={appPaths.dashboard}>Go to today</ButtonLink>
      </Card>
    </div>
  )
}
