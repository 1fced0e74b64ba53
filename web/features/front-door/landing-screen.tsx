import { lazy, Suspense, useEffect, useState } from 'react'
import { brand } from '#content/brand.ts'
import { appPaths, inviteIdIn } from '#core/paths.ts'
import { clearSelectedGoal, readSelectedGoal, type SelectedGoal } from '#web/data/selected-goal.ts'
import { useLocation } from '#web/lib/navigation.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ElephantFamily } from '#web/ui/elephants/family.tsx'
import { Entrance, type EntranceMode } from './entrance/entrance.tsx'
import { focusEntrance } from './entrance/focus-entrance.ts'
import { useVisitor } from './use-visitor.ts'

const InvitationBanner = lazy(async () => ({
  default: (await import('./invitation/invitation-banner.tsx')).InvitationBanner,
}))

/** The start page: what Elefam is for, and the way in. */
export function LandingScreen() {
  const user = useVisitor()
  const inviteId = inviteIdIn(useLocation().pathname)
  const [mode, setMode] = useState<EntranceMode>('login')
  const [goal, setGoal] = useState<SelectedGoal | null>(null)
  useEffect(() => setGoal(readSelectedGoal()), [])
  return (
    <div className="mx-auto grid max-w-wide items-center gap-10 px-4 pt-4 sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:pt-10">
      <title>Elefam: big family goals, one bite at a time</title>
      <meta name="description" content={brand.description} />
      {inviteId !== undefined && (
        <div className="lg:col-span-2">
          <Suspense>
            <InvitationBanner
              inviteId={inviteId}
              user={user}
              onAccept={() => {
                setMode('signup')
                focusEntrance()
              }}
            />
          </Suspense>
        </div>
      )}
      <div className="grid gap-5">
        <h1 className="text-hero">Big family goals, one bite at a time</h1>
        <p className="text-lead text-quiet max-w-measure">
          Set one goal together, plan the week, check in for five minutes a day, look back, and plan
          again. A small habit that brings everybody to the table.
        </p>
        <ElephantFamily alive className="w-full max-w-form" />
      </div>
      {user ? (
        <WelcomeBack name={user.profile.name} />
      ) : (
        <Entrance
          mode={mode}
          onModeChange={setMode}
          selectedGoal={goal}
          onClearGoal={() => {
            clearSelectedGoal()
            setGoal(null)
          }}
          highlighted={false}
          inviteId={inviteId}
        />
      )}
    </div>
  )
}

function WelcomeBack({ name }: { name: string }) {
  return (
    <Card tone="raised" className="grid gap-4 py-4 text-center">
      <h2 className="text-title">Good to see you, {name}</h2>
      <ButtonLink to={appPaths.dashboard}>Go to today</ButtonLink>
    </Card>
  )
}
