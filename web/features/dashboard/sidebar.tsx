import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { nameOf } from '#web/shared/tasks/task-words.ts'
import { shortReason } from '#content/because-words.ts'
import { weekName } from '#content/week-name.ts'
import { useState, type ReactNode } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import { daysBetween } from '#core/time/calendar.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { isTry, runningExperiment } from '#core/experiments/experiment.ts'
import { dayOf } from '#core/stand-up/day.ts'
import { hasBegun } from '#core/family/growth.ts'
import { nextMeeting, weeksMet } from '#core/sprint/streak.ts'
import type { Standing } from '#core/sprint/week.ts'
import { limits } from '#core/limits.ts'
import { appPaths, forSprint, settingsPaths } from '#core/paths.ts'
import { newId } from '#web/lib/random-id.ts'
import { asking } from '#web/data/asking.tsx'
import { useHome, useUser } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { atTime, shortDay } from '#web/lib/dates.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { tablet, useIsWide } from '#web/lib/use-is-wide.ts'
import { notesOf } from '#web/lib/words.ts'
import { AddLine, Topics } from '#web/shared/meeting/entry-list.tsx'
import { usePlannedBy } from '#web/shared/meeting/say-yes.tsx'
import { useRecommendations } from '#web/shared/recommendations/use-recommendations.ts'
import { daysLeftWords } from '#web/shared/week/week-words.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ButtonLink, IconButton } from '#web/ui/button.tsx'
import {
  CalendarDays,
  Flame,
  Lightbulb,
  MessagesSquare,
  Moon,
  Plus,
  Sprout,
} from '#web/ui/icons.ts'
import { Disclosure } from '#web/ui/layout.tsx'
import { List } from '#web/ui/list.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ComingUp } from './coming-up.tsx'
import { BesideFreshStart, GoalInvitation } from './occasional.tsx'
import { foldsAnyDay, splitFor, usePhone } from './use-phone.ts'
import { WeekBar, WeekBeside } from './week-beside.tsx'

interface SidebarProps {
  /** With the week that the family is in, or plans. */
  standing: Standing
  /** What a missed week came to is no news that helps anybody. */
  isMissed: boolean
}

/**
 * What is not for today, each in one line that opens (N31): the week, the next meeting, ideas. Where there
 * is room beside today, the week's days stand open there, and what comes after them is a line as well.
 */
export function Sidebar({ standing, isMissed }: SidebarProps) {
  const home = useHome()
  const user = useUser()
  const { family, sprints, today } = home
  const isWide = useIsWide()
  const sprint = standing.kind === 'no-sprint' || isMissed ? null : standing.sprint
  return (
    <div className="grid grid-cols-1 gap-6">
      {!family.familyData.goal && <GoalInvitation />}
      {isMissed && <BesideFreshStart />}
      {sprint && isWide && <WeekBeside sprint={sprint} left={daysLeftWords(sprint, today)} />}
      <List as="div">
        {sprint && isWide && <ComingUp today={today} seenUntil={endOf(sprint)} />}
        {/* Between two weeks nothing is tried: what comes is in the plan. */}
        {!(sprint && sprint.startsOn > today) && <Experiment />}
        {sprint && !isWide && <Week sprint={sprint} />}
        {!isMissed && sprints.length > 0 && <Meeting />}
        {hasBegun('ideas', home) && <Ideas />}
      </List>
      {sprint && beginsWeek(sprint, today) && !user.emailVerified && <VerifyReminder />}
    </div>
  )
}

interface LineProps {
  icon: ReactNode
  title: string
  /** What there is to know without opening it. */
  detail?: ReactNode
  /** What can be done without opening it: stands before the arrow. */
  action?: ReactNode
  open?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** A heading with the one thing to know of it, and the rest behind it. */
function Line({ icon, title, detail, action, open, onToggle, children }: LineProps) {
  return (
    <div className="group relative py-1">
      <Disclosure
        mark={<LineMark>{icon}</LineMark>}
        open={open}
        onToggle={onToggle}
        summary={
          <span
            className={classes(
              'flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 ps-1',
              Boolean(action) && 'pe-11',
            )}
          >
            <h2 className="text-body font-sans font-medium tracking-normal">{title}</h2>
            <span className="text-small text-quiet font-normal">{detail}</span>
          </span>
        }
      >
        <div className="grid grid-cols-1 gap-3 pb-2">{children}</div>
      </Disclosure>
      {action && (
        <div className="absolute inset-y-1 inset-e-7 grid items-center group-has-[[open]]:bottom-auto">
          {action}
        </div>
      )}
    </div>
  )
}

/** As wide as a task's picture, which stands above it. */
const LineMark = ({ children }: { children: ReactNode }) => (
  <span className="text-quiet grid w-8 shrink-0 place-items-center">{children}</span>
)

/** How far the week is, and what comes on its days. */
function Week({ sprint }: { sprint: Sprint }) {
  const { today } = useHome()
  const plannedBy = usePlannedBy(sprint)
  const plan = forSprint(appPaths.editSprint, sprint.id)
  return (
    // What waits for a yes is not folded away.
    <Line
      icon={<CalendarDays />}
      title={weekName(sprint.name)}
      detail={daysLeftWords(sprint, today)}
      open={plannedBy !== null}
    >
      {plannedBy && <p className="text-small">{plannedBy}</p>}
      <WeekBar sprint={sprint} />
      <ComingUp today={today} />
      <div className="-ms-4 flex flex-wrap">
        <ButtonLink size="small" variant="quiet" icon={<CalendarDays />} to={plan}>
          <Trans>The plan</Trans>
        </ButtonLink>
        <ButtonLink size="small" variant="quiet" icon={<Moon />} to={`${plan}#pause`}>
          <Trans>Days off</Trans>
        </ButtonLink>
      </div>
    </Line>
  )
}

/** When the family sits together next, what it talks about then, and for how many weeks it has. */
function Meeting() {
  const { family, sprints, today, toFamily } = useHome()
  const { settings, topics } = family.familyData
  const day = nextMeeting(sprints, today, settings)
  const met = weeksMet(sprints, today, settings)
  const when = day && momentWords(dayWords(day, today), settings.meetingTime)
  // Together on one line: its count stands beside what it counts.
  const waiting = topics.length > 0 && t`${topics.length} to talk about`.replaceAll(' ', '\u00a0')
  return (
    <Line
      icon={<MessagesSquare />}
      title={t`Next meeting`}
      detail={notesOf(when, waiting)}
      action={<ParkButton />}
      open={day === today}
    >
      {!day && (
        <p className="text-quiet">
          <Trans>
            The same pleasant time each week works best.{' '}
            <TextLink to={settingsPaths.week}>
              <Trans>Choose a day and a time</Trans>
            </TextLink>
          </Trans>
        </p>
      )}
      {met > 1 && (
        <p className="text-small text-marigold-ink flex items-center gap-1.5 font-semibold">
          <Flame className="size-5" />
          {t`You met ${met} weeks in a row`}
        </p>
      )}
      <Topics />
      <AddLine
        about="topic dashboard"
        label={t`Park it for the meeting`}
        hint={t`It waits here until you sit together.`}
        add={t`Park it`}
        full={topics.length >= limits.topics && t`The list is full. Settle something first.`}
        present={topics}
        onAdd={(text) => void toFamily({ type: 'park-topic', topic: { id: newId(), text } })}
      />
      <ButtonLink
        to={appPaths.planMeeting}
        variant={day === today ? 'primary' : 'secondary'}
        size={day === today ? 'normal' : 'small'}
        className="justify-self-start"
      >
        <Trans>Start meeting</Trans>
      </ButtonLink>
    </Line>
  )
}

const ParkDialog = lazyPart(async () => (await import('./park-dialog.tsx')).ParkDialog)

/** Parks a topic for the next meeting; each meeting has a place of its own for it. */
function ParkButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t`Park it for the meeting`}
        aria-keyshortcuts="N"
        icon={<Plus />}
        onClick={() => setOpen(true)}
      />
      {open && <ParkDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const momentWords = (day: string, time: string | null | undefined) =>
  time ? t`${day} ${atTime(time)}` : day

function dayWords(day: string, today: string): string {
  const days = daysBetween(today, day)
  if (days === 0) return t`Today`
  return days === 1 ? t`Tomorrow` : shortDay(day)
}

function Ideas() {
  const [isAsked, setAsked] = useState(false)
  return (
    <Line
      icon={<Lightbulb />}
      title={t`Ideas for you`}
      onToggle={(isOpen) => isOpen && setAsked(true)}
    >
      {isAsked && <IdeaList />}
    </Line>
  )
}

/** Up to three ideas with their reasons, asked for as the line opens. */
const IdeaList = asking(() => {
  const { family, members } = useHome()
  const { data } = useRecommendations('few')
  const answered = new Set(family.familyData.recommendationAnswers.map(({ key }) => key))
  const open = data?.filter(({ key }) => !answered.has(key)) ?? []
  return (
    <>
      <List>
        {open.map(({ key, title, because }) => (
          <li key={key} className="py-2">
            <p className="leading-snug font-semibold">{title}</p>
            <p className="text-small text-quiet">
              {shortReason(because, (id) => nameOf(members, id))}
            </p>
          </li>
        ))}
      </List>
      <TextLink
        to={appPaths.recommendations}
        className="inline-flex min-h-11 items-center justify-self-start"
      >
        <Trans>All ideas, and what to do with them</Trans>
      </TextLink>
    </>
  )
})

/** Once a week is enough. */
const beginsWeek = ({ startsOn }: Sprint, today: string) => daysBetween(startsOn, today) % 7 === 0

/** One quiet line below the day that a week begins on, as there is a plan to lose; the settings have it always. */
const VerifyReminder = () => (
  <p className="text-small text-quiet">
    <Trans>
      Your e-mail is not confirmed yet.{' '}
      <TextLink to={appPaths.verifyEmail}>
        <Trans>Confirm it</Trans>
      </TextLink>
    </Trans>
  </p>
)

/** The one change the family tries out; nothing while there is none, or a line of the day says so. */
function Experiment() {
  const { family, sprints, members, today } = useHome()
  const { owner: phoneOwner } = usePhone()
  const isRoomy = useIsWide(tablet)
  const experiment = runningExperiment(family)
  const { mine } = splitFor(phoneOwner?.id ?? null, dayOf({ family, sprints }, today).lines)
  const shown = foldsAnyDay(mine, isRoomy) ? mine.filter(({ isFixed }) => isFixed) : mine
  if (!experiment || shown.some(({ task }) => isTry(task, experiment, sprints))) return null
  const owner = members.find(({ id }) => id === experiment.ownerId)
  return (
    <section aria-labelledby="experiment" className="flex items-center gap-3 py-2">
      <LineMark>
        <Sprout />
      </LineMark>
      <div className="min-w-0 flex-1">
        <h2 id="experiment" className="text-small text-quiet font-sans font-normal tracking-normal">
          <Trans>What we try this week</Trans>
        </h2>
        <p className="leading-snug">
          <bdi>{experiment.text}</bdi>
        </p>
        <p className="text-small text-quiet">
          {experiment.checkOn < today ? (
            <TextLink to={appPaths.retrospective}>
              <Trans>We look at it when you next look back</Trans>
            </TextLink>
          ) : (
            t`We look at it on ${shortDay(experiment.checkOn)}`
          )}
        </p>
      </div>
      {owner && (
        <span className="shrink-0">
          <Avatar {...owner} size="small" />
          <span className="sr-only">{owner.name}</span>
        </span>
      )}
    </section>
  )
}
