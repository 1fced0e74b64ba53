import { lazy, Suspense } from 'react'
import { standingOn, waitsForLookBack } from '#core/domain/week.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { longDay } from '#web/lib/dates.ts'
import { useHour, useToday } from '#web/lib/use-today.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { greeting } from './greeting.ts'
import { GoalInvitation, MissionCard } from './mission-card.tsx'
import { NextStep } from './next-step.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { SprintCard } from './sprint-card.tsx'
import { StandUpCard } from './stand-up-card.tsx'
import { TodaySection } from './today-section.tsx'
import { Welcome } from './welcome.tsx'

// Comes after what the family came for: on a phone it is further down.
const BesideToday = lazy(async () => ({
  default: (await import('./beside-today.tsx')).BesideToday,
}))

/** Today first: what the family does now, and around it mission, week, meeting and ideas. */
export function DashboardScreen() {
  const { user, family, sprints } = useFamily()
  const today = useToday()
  const standing = standingOn(sprints, today)
  const sprint = standing.kind === 'no-sprint' ? null : standing.sprint
  const isRunning = standing.kind === 'running'
  // The family calls its first parent as it says in "Who is in your family?".
  const name = user.role === 'primary' ? family.familyData.primaryUser.name : user.profile.name
  return (
    <div className="grid grid-cols-1 gap-6">
      <title>Today · Elefam</title>
      <PageHeading eyebrow={longDay(today)} title={`${greeting(useHour())}, ${name}`} />
      <OfflineNotice />
      <Welcome />
      <MissionCard sprint={sprint} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
        <div className="grid grid-cols-1 gap-6">
          {isRunning && <LookBackNotice />}
          <NextStep standing={standing} />
          {isRunning && <StandUpCard sprint={standing.sprint} />}
          <TodaySection key={today} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <GoalInvitation />
          {sprint && <SprintCard sprint={sprint} />}
          <Suspense fallback={null}>
            <BesideToday />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

/** The week before is over and not closed, while this one is running already. */
function LookBackNotice() {
  const { sprints } = useFamily()
  const waiting = waitsForLookBack(sprints, useToday())
  if (!waiting) return null
  return (
    <Notice
      title={`${waiting.name} is not closed yet`}
      actions={
        <ButtonLink
          size="small"
          look="secondary"
          to={forSprint(appPaths.retrospective, waiting.id)}
        >
          Look back together
        </ButtonLink>
      }
    >
      Ten minutes to see what worked, and it is done.
    </Notice>
  )
}
