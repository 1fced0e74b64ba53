import { useState } from 'react'
import { brand } from '#content/brand.ts'
import { anchors, appPaths, inviteIdIn } from '#core/paths.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { useLocation } from '#web/lib/navigation.tsx'
import { useTour } from '#web/shared/public/use-tour.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'
import type { EntranceMode } from './entrance/entrance-mode.ts'
import { Entrance } from './entrance/entrance.tsx'
import { focusEntrance } from './entrance/focus-entrance.ts'
import { ExampleGoals } from './landing/example-goals.tsx'
import { FurtherReading } from './landing/further-reading.tsx'
import { GrowTogether } from './landing/grow-together.tsx'
import { Hero } from './landing/hero.tsx'
import { HowItWorks } from './landing/how-it-works.tsx'
import { TourSection } from './landing/tour-section.tsx'
import { useArrival } from './use-arrival.ts'
import { useChosenGoal } from './use-chosen-goal.ts'
import { useHighlight } from './use-highlight.ts'
import { useVisitor } from './use-visitor.ts'

const InvitationBanner = lazyPart(
  async () => (await import('./invitation/invitation-banner.tsx')).InvitationBanner,
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
          <InvitationBanner inviteId={inviteId} user={user} onAccept={signUp} />
        </div>
      )}
      <Hero>{wayIn}</Hero>
      <GrowTogether />
      <HowItWorks />
      <TourSection />
      <ExampleGoals
        onChoose={(chosen) => {
          choose(chosen)
          start()
        }}
        onCloseWithoutChoice={letGo}
      />
      <FurtherReading />
      {tour}
    </>
  )
}

function WelcomeBack({ name }: { name: string }) {
  return (
    <div id={anchors.start}>
      <Card tone="raised" className="grid gap-4 py-4 text-center">
        <WavingElephant alive className="mx-auto max-w-56" />
        <h2 className="text-title">Good to see you, {name}</h2>
        <ButtonLink to={appPaths.dashboard}>Go to today</ButtonLink>
      </Card>
    </div>
  )
}
