import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekFirst } from '#content/week-name.ts'
import { useId, type ReactNode } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import { planMinutes } from '#core/meetings/plan-minutes.ts'
import { isHalfPlanned } from '#core/plan-meeting/meeting.ts'
import { nextStart } from '#core/sprint/next-sprint.ts'
import { daysOf, endOf } from '#core/time/sprint-days.ts'
import { missedWeeks, type Standing } from '#core/sprint/week.ts'
import { appPaths, forSprint, planForUs } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { dayRange, longDay } from '#web/lib/dates.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { SleepingElephants } from '#web/ui/elephants/sleeping.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'
import { Card } from '#web/ui/layout.tsx'
import { AfterMissed } from './fresh-start.tsx'

/** The one thing to do next while there is no running day; nothing while there is one. */
export function NextStep({ standing }: { standing: Standing }) {
  const { sprints, today } = useHome()
  const step = <StepFor standing={standing} />
  return missedWeeks(sprints, today).length > 0 ? <AfterMissed>{step}</AfterMissed> : step
}

function StepFor({ standing }: { standing: Standing }) {
  switch (standing.kind) {
    case 'no-sprint':
      return <PlanOne />
    case 'draft':
      return <GoOnPlanning sprint={standing.sprint} />
    case 'missed':
      return <PlanItNow sprint={standing.sprint} />
    case 'ahead':
      return <ComesSoon sprint={standing.sprint} />
    case 'paused':
      return <DayOff sprint={standing.sprint} />
    case 'ended':
      return <LookBack sprint={standing.sprint} />
    case 'running':
      return null
  }
}

function PlanOne() {
  const { sprints, members, today } = useHome()
  const minutes = planMinutes(members, today, sprints.length === 0)
  return (
    <StepCard
      picture={<PlanningElephants alive />}
      title={sprints.length === 0 ? t`Plan your first week` : t`Plan the next week`}
      action={
        <>
          <ButtonLink to={appPaths.planMeeting}>
            <Trans>Start the plan meeting</Trans>
          </ButtonLink>
          {sprints.length > 0 && <PlanForUs />}
        </>
      }
    >
      {plural(minutes, {
        other: 'About # minutes together, and the week has a plan that everybody chose.',
      })}
    </StepCard>
  )
}

/** One parent alone, in two minutes; the others say yes later. */
function PlanForUs() {
  return (
    <ButtonLink variant="quiet" to={planForUs}>
      <Trans>Plan it for us</Trans>
    </ButtonLink>
  )
}

function GoOnPlanning({ sprint }: { sprint: Sprint }) {
  const begun = isHalfPlanned(sprint)
  const waiting = sprint.tasks.length
  return (
    <StepCard
      picture={<PlanningElephants alive />}
      title={
        begun
          ? t`${weekFirst(sprint.name)} is half planned`
          : t`${weekFirst(sprint.name)} waits for its plan`
      }
      action={
        <>
          <ButtonLink to={forSprint(appPaths.planMeeting, sprint.id)}>
            {begun ? t`Go on planning` : t`Start the plan meeting`}
          </ButtonLink>
          {begun ? (
            <ButtonLink variant="quiet" to={forSprint(appPaths.editSprint, sprint.id)}>
              <Trans>See the draft</Trans>
            </ButtonLink>
          ) : (
            <PlanForUs />
          )}
        </>
      }
    >
      {dayRange(sprint.startsOn, endOf(sprint))}.{' '}
      {waiting > 0 &&
        plural(waiting, {
          one: 'One task stands in it already.',
          other: '# tasks stand in it already.',
        })}
    </StepCard>
  )
}

/** A draft whose days went by: its tasks move to the week the family is in. */
function PlanItNow({ sprint }: { sprint: Sprint }) {
  const { family, today, toSprint } = useHome()
  const navigate = useNavigate()
  const move = () => {
    const startsOn = nextStart(family, null, today)
    void toSprint(sprint.id, { type: 'edit-sprint', changes: { startsOn } })
    navigate(forSprint(appPaths.planMeeting, sprint.id))
  }
  return (
    <StepCard
      picture={<WavingElephant alive />}
      title={t`Good to see you again`}
      action={
        <Button onClick={move}>
          <Trans>Plan this week</Trans>
        </Button>
      }
    >
      <Trans>
        {weekFirst(sprint.name)} passed without a plan. That happens: take its tasks along and begin
        from here.
      </Trans>
    </StepCard>
  )
}

function ComesSoon({ sprint }: { sprint: Sprint }) {
  return (
    <StepCard
      picture={<SleepingElephants alive />}
      title={t`${weekFirst(sprint.name)} begins on ${longDay(sprint.startsOn)}`}
      action={
        <>
          <ButtonLink to={forSprint(appPaths.editSprint, sprint.id)}>
            <Trans>See the plan</Trans>
          </ButtonLink>
          <ButtonLink variant="quiet" to={forSprint(appPaths.printablePlan, sprint.id)}>
            <Trans>Print the plan</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>It is planned. No tasks until then.</Trans>
    </StepCard>
  )
}

function DayOff({ sprint }: { sprint: Sprint }) {
  const today = useToday()
  const next = daysOf(sprint).find((day) => day > today && !sprint.pausedDates.includes(day))
  return (
    <StepCard
      picture={<SleepingElephants alive />}
      title={t`A day off`}
      action={
        <ButtonLink variant="secondary" to={`${forSprint(appPaths.editSprint, sprint.id)}#pause`}>
          <Trans>Change the days off</Trans>
        </ButtonLink>
      }
    >
      <Trans>Today does not count, and nothing is asked of anybody.</Trans>{' '}
      {next
        ? t`On ${longDay(next)} you go on.`
        : t`The rest of this week is off, too, and breaks nothing.`}
    </StepCard>
  )
}

function LookBack({ sprint }: { sprint: Sprint }) {
  const begun = sprint.retrospective !== null
  return (
    <StepCard
      picture={<LookingElephants alive />}
      title={t`${weekFirst(sprint.name)} is over`}
      action={
        <ButtonLink to={forSprint(appPaths.retrospective, sprint.id)}>
          {begun ? t`Go on looking back` : t`Look back together`}
        </ButtonLink>
      }
    >
      <Trans>Ten minutes: what went well, what was hard, and one thing to try next week.</Trans>
    </StepCard>
  )
}

interface StepCardProps {
  picture: ReactNode
  title: string
  action: ReactNode
  children: ReactNode
}

/** What comes next, large and with a picture. */
function StepCard({ picture, title, action, children }: StepCardProps) {
  const id = useId()
  return (
    <Card
      as="section"
      tone="raised"
      labelledBy={id}
      className="grid justify-items-center gap-3 text-center"
    >
      <div className="w-40 max-w-full sm:w-56">{picture}</div>
      <h2 id={id} className="text-title sm:text-heading">
        {title}
      </h2>
      <p className="text-quiet max-w-note text-pretty">{children}</p>
      <div className="mt-1 flex flex-wrap justify-center gap-2">{action}</div>
    </Card>
  )
}
