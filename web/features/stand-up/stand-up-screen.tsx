import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekFirst } from '#content/week-name.ts'
import { useEffect, useEffectEvent } from 'react'
import type { StandUpStage } from '#content/agendas/stand-up.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { isHere } from '#core/days-here/days-here.ts'
import { addDays } from '#core/time/calendar.ts'
import { isTooYoung, speakersAmong, youngestFirst } from '#core/members/member.ts'
import { isAsked, sprintForStandUp, standUpOn } from '#core/stand-up/stand-up.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useHome, useStandUpDay } from '#web/data/use-home.tsx'
import { longDay } from '#web/lib/dates.ts'
import { useSearchParams, useToTop } from '#web/lib/navigation.tsx'
import { sprintIdOf, useSettledPlace } from '#web/shared/meeting/use-settled-place.ts'
import { useActiveSprint } from '#web/shared/sprints/use-addressed-sprint.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { EmptyScreen } from '#web/ui/empty-screen.tsx'
import { Closing } from './closing.tsx'
import { Round } from './round.tsx'
import { later } from './stand-up-props.ts'
import { Turn } from './turn.tsx'

/** Where in the stand-up we are; in the address, so that Back goes one step back. */
const closing: StandUpStage = 'closing'

/** The stand-up of today or of yesterday: the round, one member's turn, or the end. */
export function StandUpScreen() {
  const { family, sprints, today } = useHome()
  const active = useActiveSprint()
  const yesterday = addDays(today, -1)
  const [parameters, setParameters] = useSearchParams()
  const toTop = useToTop()

  const usual = useStandUpDay()
  const step = parameters.get('step')
  // Where the family has moved to a zone in which it is a day earlier, what began there goes on.
  const near = [today, yesterday, ...(step ? [addDays(today, 1)] : [])]
  const named = near.find((day) => day === parameters.get('date'))
  const date = named ?? usual
  const place = useSettledPlace(`day ${sprintForStandUp(sprints, date)?.id ?? ''}`)
  const sprint = sprints.find(({ id }) => id === sprintIdOf(place))
  const otherDate = date === today ? yesterday : today

  const go = (to: string | null, day = date) => {
    toTop()
    setParameters({ ...(day === usual && !to ? {} : { date: day }), ...(to ? { step: to } : {}) })
  }
  // A turn keeps the day on which it began, also past midnight (P11), whoever led there.
  const isUnnamed = step !== null && !named
  const nameDay = useEffectEvent(() => setParameters({ date, step: step ?? '' }, { replace: true }))
  useEffect(() => {
    if (isUnnamed) nameDay()
  }, [isUnnamed])

  if (!sprint) {
    const canFillIn = sprintForStandUp(sprints, otherDate) !== null
    return (
      <NoStandUp
        sprint={active}
        today={today}
        onYesterday={canFillIn && date === today ? () => go(null, yesterday) : undefined}
      />
    )
  }
  const standUp = standUpOn(sprint, date)
  const everybody = youngestFirst(family.familyData, date)
  const order = speakersAmong(everybody, date)
  const small = everybody.filter((one) => isTooYoung(one, date) && isHere(one, date))
  const here = order.filter((member) => isAsked(standUp, member, date))
  const length = standUp?.length ?? 'standard'
  const isRemembered = date < usual
  const shared = { sprint, standUp, date, isRemembered, order, here, small, length, onGo: go }
  const speaker = order.find(({ id }) => id === step)
  if (speaker) {
    const key = `${date} ${speaker.id}`
    return <Turn key={key} member={speaker} isAlone={!here.includes(speaker)} {...shared} />
  }
  if (step === closing) return <Closing key={date} {...shared} />
  return (
    <Round
      {...shared}
      isLater={step === later}
      day={date === today ? 'today' : 'yesterday'}
      onDay={
        sprintForStandUp(sprints, otherDate)
          ? (day) => go(null, day === 'today' ? today : yesterday)
          : undefined
      }
      onClose={() => go(closing)}
    />
  )
}

interface NoStandUpProps {
  /** The first open sprint, which today is not a planned day of; null where there is none. */
  sprint: Sprint | null
  today: string
  /** Yesterday still belongs to an open sprint. */
  onYesterday: (() => void) | undefined
}

/** A day without a planned week: says what comes first. */
function NoStandUp({ sprint, today, onYesterday }: NoStandUpProps) {
  const { title, text, to, label } = words(sprint, today)
  return (
    <EmptyScreen
      page={t`Check in · Elefam`}
      picture={<PlanningElephants alive />}
      title={title}
      action={
        <>
          <ButtonLink to={to}>{label}</ButtonLink>
          {onYesterday && (
            <Button variant="secondary" onClick={onYesterday}>
              <Trans>Fill in yesterday</Trans>
            </Button>
          )}
        </>
      }
    >
      {text}
    </EmptyScreen>
  )
}

function words(sprint: Sprint | null, today: string) {
  if (!sprint) {
    return {
      title: t`First a plan, then a check-in`,
      text: t`Plan a week together. From then on, five minutes a day are enough.`,
      to: appPaths.planMeeting,
      label: t`Plan a week`,
    }
  }
  if (sprint.plannedAt === null) {
    return {
      title: t`${weekFirst(sprint.name)} is not planned yet`,
      text: t`Finish its plan, and you can check in every day.`,
      to: appPaths.planMeeting,
      label: t`Finish the plan`,
    }
  }
  if (sprint.startsOn > today) {
    return {
      title: t`${weekFirst(sprint.name)} is still ahead`,
      text: t`The first check-in is on ${longDay(sprint.startsOn)}. Enjoy the days until then.`,
      to: appPaths.dashboard,
      label: t`See today`,
    }
  }
  return {
    title: t`${weekFirst(sprint.name)} is over`,
    text: t`Look back on it together. The next plan grows out of that.`,
    to: forSprint(appPaths.retrospective, sprint.id),
    label: t`Look back together`,
  }
}
