import type { Sprint } from '#core/contract/sprint.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { longDay } from '#web/lib/dates.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { EmptyState } from '#web/ui/layout.tsx'

interface NoStandUpProps {
  /** The first open sprint, which today is not a planned day of; null where there is none. */
  sprint: Sprint | null
  today: string
  /** Yesterday still belongs to an open sprint. */
  onYesterday: (() => void) | undefined
}

/** A day without a planned week: says what comes first. */
export function NoStandUp({ sprint, today, onYesterday }: NoStandUpProps) {
  const { title, text, to, label } = words(sprint, today)
  return (
    <>
      <title>Check in · Elefam</title>
      <EmptyState
        as="h1"
        picture={<PlanningElephants alive />}
        title={title}
        action={
          <>
            <ButtonLink to={to}>{label}</ButtonLink>
            {onYesterday && (
              <Button variant="secondary" onClick={onYesterday}>
                Fill in yesterday
              </Button>
            )}
          </>
        }
      >
        {text}
      </EmptyState>
    </>
  )
}

function words(sprint: Sprint | null, today: string) {
  if (!sprint) {
    return {
      title: 'First a plan, then a check-in',
      text: 'Plan a week together. From then on, five minutes a day are enough.',
      to: appPaths.planMeeting,
      label: 'Plan a week',
    }
  }
  if (sprint.plannedAt === null) {
    return {
      title: `${sprint.name} is not planned yet`,
      text: 'Finish its plan, and you can check in every day.',
      to: appPaths.planMeeting,
      label: 'Finish the plan',
    }
  }
  if (sprint.startsOn > today) {
    return {
      title: `${sprint.name} is still ahead`,
      text: `The first check-in is on ${longDay(sprint.startsOn)}. Enjoy the days until then.`,
      to: appPaths.dashboard,
      label: 'To today',
    }
  }
  return {
    title: `${sprint.name} is over`,
    text: 'Look back on it together. The next plan grows out of that.',
    to: forSprint(appPaths.retrospective, sprint.id),
    label: 'Look back together',
  }
}
