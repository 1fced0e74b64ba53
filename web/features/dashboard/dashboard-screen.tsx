import { missedWeeks, standingOn } from '#core/domain/week.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { lazyPart } from '#web/lib/lazy.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ComingUp, DateStrips } from './date-strip.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { StandUpStrip } from './stand-up-strip.tsx'
import { TodayHeading } from './today-heading.tsx'
import { TodaySection } from './today-section.tsx'

// What is not of every day, and what is further down on a phone, comes when the rest is drawn.
const seldomSeen = () => import('./seldom-seen.tsx')
const Welcome = lazyPart(async () => (await seldomSeen()).Welcome)
const NextStep = lazyPart(
  async () => (await seldomSeen()).NextStep,
  () => <Skeleton shape="card" />,
)
const GoalInvitation = lazyPart(async () => (await seldomSeen()).GoalInvitation)
const MissionOver = lazyPart(async () => (await seldomSeen()).MissionOver)
const LookBackNotice = lazyPart(async () => (await seldomSeen()).LookBackNotice)
const BesideToday = lazyPart(async () => (await import('./beside-today.tsx')).BesideToday)

/** Today first: what the family does now, and around it mission, week, meeting and ideas. */
export function DashboardScreen() {
  const { user, family, sprints } = useFamily()
  const today = useToday()
  const standing = standingOn(sprints, today)
  const sprint = standing.kind === 'no-sprint' ? null : standing.sprint
  // What a missed week came to is no news that helps anybody.
  const isMissed = missedWeeks(sprints, today).length > 0
  const isRunning = standing.kind === 'running'
  return (
    <div className="grid grid-cols-1 gap-4">
      <title>Today · Elefam</title>
      <TodayHeading running={isRunning ? standing.sprint : null} />
      <OfflineNotice />
      {user.role === 'coParent' && <Welcome />}
      <MissionOver />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
        <div className="grid grid-cols-1 gap-4">
          {isRunning && <LookBackNotice running={standing.sprint} />}
          {!isRunning && <NextStep standing={standing} />}
          <div className="grid gap-2">
            {isRunning && <StandUpStrip sprint={standing.sprint} />}
            <DateStrips day={today} />
          </div>
          <TodaySection key={today} />
          <ComingUp today={today} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          {!family.familyData.goal && <GoalInvitation />}
          <BesideToday sprint={isMissed ? null : sprint} />
        </div>
      </div>
    </div>
  )
}
