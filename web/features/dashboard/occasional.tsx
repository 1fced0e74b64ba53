import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
// What the dashboard shows on some days only, or further down, in one file to fetch.
import { weekFirst, weekWithin } from '#content/week-name.ts'
import { useState, useEffect } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import { dayOf, dayProgress, daysToFill } from '#core/stand-up/day.ts'
import type { StandUp } from '#core/stand-up/schema.ts'
import { speakersAmong } from '#core/members/member.ts'
import { addDays } from '#core/time/calendar.ts'
import { weeksOver } from '#core/story/journey.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { sprintForStandUp } from '#core/stand-up/stand-up.ts'
import type { Progress } from '#core/tasks/progress.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { asking } from '#web/data/asking.tsx'
import { useHome, useUser } from '#web/data/use-home.tsx'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import { sound } from '#web/lib/sounds.ts'
import { shortDay } from '#web/lib/dates.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { CelebrationPicture } from '#web/shared/celebrations/celebration-picture.tsx'
import { dayDoneWords } from '#web/shared/week/week-words.ts'
import { WaitingLetters } from '#web/shared/letters/waiting-letters.tsx'
import { OutsideLines } from '#web/shared/outside-calendars/outside-lines.tsx'
import {
  eventsOn,
  useOutsideCalendars,
} from '#web/shared/outside-calendars/use-outside-calendars.ts'
import { ButtonLink, Button } from '#web/ui/button.tsx'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { TrunkToTrunk } from '#web/ui/elephants/celebration-pictures.tsx'
import { WalkToTent } from '#web/ui/elephants/walk-to-tent.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'
import { Check, ChevronRight, History } from '#web/ui/icons.ts'
import { Card, Section } from '#web/ui/layout.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PhoneFaces } from './phone-faces.tsx'
import { usePhone } from './use-phone.ts'

/** A co-parent's first visit: whose family this is, and what one does here. Shown until dismissed. */
function Welcome() {
  const user = useUser()
  const { family } = useHome()
  const { primaryUser, onboardingComplete } = family.familyData
  const key = `welcomed_${user.id}`
  const [seen, setSeen] = useState(() => deviceStorage().getItem(key) !== null)
  if (user.role !== 'coParent' || seen) return null
  const dismiss = () => {
    deviceStorage().setItem(key, 'yes')
    setSeen(true)
  }
  return (
    <Card tone="tinted" className="flex flex-col items-start gap-4 sm:flex-row sm:items-center">
      <div className="w-36 shrink-0">
        <WavingElephant alive />
      </div>
      <div className="grid gap-2">
        <h2 className="text-title">
          <Trans>Good that you are here</Trans>
        </h2>
        <p>
          {onboardingComplete
            ? t`${primaryUser.name} has set up the family, and you share all of it: tick what is done, change the plan, hold the meetings. What one of you does, the other sees.`
            : t`${primaryUser.name} is still setting up the family, and you share all of it: tick what is done, change the plan, hold the meetings. What one of you does, the other sees.`}
        </p>
        <div className="mt-1 flex flex-wrap gap-2">
          <Button size="small" onClick={dismiss}>
            <Trans>All right</Trans>
          </Button>
          <ButtonLink size="small" variant="quiet" to={appPaths.meetingGuide}>
            <Trans>How meetings work</Trans>
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

const DueLetters = asking(WaitingLetters)

interface MomentsProps {
  missionOver: boolean
  lookBackOn: Sprint | null
}

/** Notices of a single day: a co-parent's first visit, a letter to open, a mission that has ended, a week that has. */
export function Moments({ missionOver, lookBackOn }: MomentsProps) {
  return (
    <>
      <Welcome />
      <DueLetters />
      {missionOver && <MissionOver />}
      {lookBackOn && <LookBackNotice sprint={lookBackOn} />}
    </>
  )
}

interface OutsideTodayProps {
  day: string
  /** So many lines; the others are a press away. */
  most: number
}

/** What calendars from outside have today. */
export const OutsideToday = asking(({ day, most }: OutsideTodayProps) => {
  const { data } = useOutsideCalendars()
  const events = eventsOn(data, day)
  return <OutsideLines label={t`From other calendars today`} events={events} most={most} />
})

/** After missed weeks one thing is asked, and it is to begin again: what else there is stands after it. */
export function BesideFreshStart() {
  return (
    <>
      <div className="hidden w-full max-w-96 lg:block">
        <TrunkToTrunk alive />
      </div>
      <MissionOver />
    </>
  )
}

/** The mission's weeks have gone by, and the family has not said how it ended. */
function MissionOver() {
  const { goal } = useHome().family.familyData
  const today = useToday()
  if (!goal || weeksOver(goal, today) === 0) return null
  return (
    <Notice
      tone="celebrate"
      title={t`How did your mission go?`}
      actions={
        <ButtonLink size="small" variant="secondary" to={appPaths.mission}>
          <Trans>Look at the journey</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Its weeks have gone by. Reached, a little longer, or let go: all three are fine.
      </Trans>
    </Notice>
  )
}

/** The week before is over and not closed while this one is running, or this one is on its last day. */
function LookBackNotice({ sprint }: { sprint: Sprint }) {
  const isLate = endOf(sprint) < useToday()
  return (
    <Notice
      title={
        isLate
          ? t`${weekFirst(sprint.name)} is not closed yet`
          : t`The last day of ${weekWithin(sprint.name)}`
      }
      actions={
        <ButtonLink
          size="small"
          variant="secondary"
          to={forSprint(appPaths.retrospective, sprint.id)}
        >
          <Trans>Look back together</Trans>
        </ButtonLink>
      }
    >
      {isLate
        ? t`Ten minutes to see what worked, and it is done.`
        : t`Sit down for ten minutes today or tomorrow: what went well, and what to try next.`}
    </Notice>
  )
}

/** While there is no goal: an invitation to choose one. */
export function GoalInvitation() {
  return (
    <Section
      title={t`What would you like to reach together?`}
      className="border-line gap-3 border-t pt-5"
    >
      <p className="text-quiet">
        <Trans>A mission gives the weeks a direction. Choose one of many, or write your own.</Trans>
      </p>
      <ButtonLink
        to={appPaths.startGoal}
        variant="secondary"
        size="small"
        className="justify-self-start"
      >
        <Trans>Choose a mission</Trans>
      </ButtonLink>
    </Section>
  )
}

interface ManyDaysProps {
  /** Oldest first. */
  days: readonly string[]
  value: string
  onChange: (date: string) => void
}

/** Every day that can be filled in, for whoever came to fill in earlier ones. */
export function ManyDays({ days, value, onChange }: ManyDaysProps) {
  const today = useToday()
  return (
    <div className="w-full">
      <ChooseOne
        legend={t`Which day`}
        hideLegend
        choices={days.toReversed().map((day) => ({ value: day, label: shortTitle(day, today) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}

function shortTitle(day: string, today: string): string {
  if (day === today) return t`Today`
  return day === addDays(today, -1) ? t`Yesterday` : shortDay(day)
}

interface DayDoneProps {
  /** The day, as YYYY-MM-DD. */
  date: string
  done: boolean
  /** Something of any day is left. */
  isMoreOpen: boolean
  /** A sound when the last tick falls; never for a day that was done before. */
  celebrate?: boolean | undefined
}

/** Everything of the day is done: a picture, and a line to be glad about. */
export function DayDone({ date, done, isMoreOpen, celebrate }: DayDoneProps) {
  const [title, then] = dayDoneWords(isMoreOpen)
  const [before, setBefore] = useState(done)
  const [times, setTimes] = useState(0)
  if (done !== before) {
    setBefore(done)
    if (done) setTimes(times + 1)
  }
  useEffect(() => {
    if (celebrate && times > 0) sound('all-done')
  }, [celebrate, times])
  return (
    <div role="status" className="contents">
      {done && (
        <div className="animate-rise grid gap-3">
          <CelebrationPicture reached="day" occasion={date} className="ms-0" />
          <div>
            <p className="text-title font-display font-bold">{title}</p>
            <p className="text-quiet">{celebrate ? then : t`That was a good day’s work.`}</p>
          </div>
        </div>
      )}
    </div>
  )
}

/** A day of a week that has nothing on it, or of a plan that holds nothing yet. */
export function NothingPlanned({ sprint }: { sprint: Sprint }) {
  return (
    <p className="text-quiet">
      {sprint.tasks.length === 0
        ? t`There is nothing in this plan yet.`
        : t`Nothing is planned for this day. Enjoy it.`}{' '}
      <TextLink to={forSprint(appPaths.editSprint, sprint.id)}>
        {sprint.tasks.length === 0 ? t`Add tasks` : t`See the plan`}
      </TextLink>
    </p>
  )
}

/** From today to a day on which something was forgotten, and back. A day that is done has nothing to lead to. */
export function OtherDay({ date, onOpen }: { date: string; onOpen: (date: string) => void }) {
  const { family, sprints, today } = useHome()
  const navigate = useNavigate()
  if (date === today) return <BackToToday onOpen={() => onOpen(today)} />
  const { sprint, lines } = dayOf({ family, sprints }, date)
  if (!sprint) return null
  const { done, planned } = dayProgress(lines)
  const isForgotten = done < planned
  const isOpen = (day: string) => {
    const progress = dayProgress(dayOf({ family, sprints }, day).lines)
    return day < date && progress.done < progress.planned
  }
  if (!isForgotten && !daysToFill(sprint, today).some(isOpen)) return null
  return (
    <div className="border-line border-t">
      <button
        type="button"
        onClick={() =>
          isForgotten ? onOpen(date) : navigate(forSprint(appPaths.dashboard, sprint.id))
        }
        className="rounded-field hover:bg-sunken flex min-h-13 w-full items-center gap-3 text-start font-medium"
      >
        <span className="text-quiet grid w-8 shrink-0 place-items-center">
          <History />
        </span>
        <span className="min-w-0 flex-1">
          {isForgotten ? t`Yesterday, ${done} of ${planned}` : t`Fill in an earlier day`}
        </span>
        <ChevronRight className="text-quiet size-5 shrink-0" />
      </button>
    </div>
  )
}

/** Below yesterday; what lies before it is a press further. */
function BackToToday({ onOpen }: { onOpen: () => void }) {
  const { sprints, today } = useHome()
  const yesterday = addDays(today, -1)
  const sprint = sprintForStandUp(sprints, yesterday)
  return (
    <div className="flex flex-wrap gap-x-4">
      <Button variant="quiet" size="small" flush="start" onClick={onOpen}>
        <Trans>Back to today</Trans>
      </Button>
      {sprint && sprint.startsOn < yesterday && (
        <TextLink
          to={forSprint(appPaths.dashboard, sprint.id)}
          className="inline-flex min-h-11 items-center"
        >
          <Trans>Fill in an earlier day</Trans>
        </TextLink>
      )}
    </div>
  )
}

/** Whose phone this is: their tasks come first then; on the family's everybody's do. */
export function WhosePhone() {
  const { members, today } = useHome()
  const { owner, choose } = usePhone()
  const question = t`Whose tasks are shown here?`
  const options = [{ id: null, name: t`All of you` }, ...speakersAmong(members, today)]
  return (
    <Menu
      label={question}
      titled
      trigger={
        <button type="button" className="rounded-full shrink-0 py-0.5">
          <span className="sr-only">{question} </span>
          <PhoneFaces />
        </button>
      }
      items={options.map(({ id, name }) => ({
        label: name,
        icon:
          id === (owner?.id ?? null) ? <Check /> : <span className="size-5" aria-hidden="true" />,
        onSelect: () => choose(id),
      }))}
    />
  )
}

/** The offer of the day; where the check-in ended without one, as at the wall, what somebody wants. */
export function Help({ standUp: { offer, answers } }: { standUp: StandUp }) {
  const { members } = useHome()
  const wishes = members.flatMap(({ id, name }) => {
    const help = answers.find(({ memberId }) => memberId === id)?.help
    return help ? [t`${name} wants help: ${help}`] : []
  })
  const lines = offer ? [t`Offered: ${offer}`] : wishes
  return lines.map((line) => (
    <p key={line} className="text-small text-quiet">
      <bdi>{line}</bdi>
    </p>
  ))
}

/** So far of the day is done. */
export const DayWalk = ({ done, planned }: Progress) => <WalkToTent far={done / planned} />
