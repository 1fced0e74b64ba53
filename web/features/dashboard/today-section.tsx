import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState, useRef, memo } from 'react'
import { isTry, runningExperiment } from '#core/experiments/experiment.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { addDays } from '#core/time/calendar.ts'
import {
  dayLines,
  dayProgress,
  daysAround,
  daysToFill,
  isAnyOpen,
  isDayDone,
  type DayLine,
  isFilled,
} from '#core/stand-up/day.ts'
import type { Member } from '#core/members/member.ts'
import { taskProgress } from '#core/tasks/progress.ts'
import { sprintForStandUp } from '#core/stand-up/stand-up.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { longDay } from '#web/lib/dates.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import { tablet, useIsWide } from '#web/lib/use-is-wide.ts'
import { useSprintInAddress } from '#web/shared/sprints/sprint-in-address.ts'
import { FaceTicks, lineWords } from '#web/shared/tasks/face-ticks.tsx'
import { CircleCheck, Sprout } from '#web/ui/icons.ts'
import { Disclosure } from '#web/ui/layout.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { foldsAnyDay, splitFor, usePhone } from './use-phone.ts'

/** What is not of every day, and what is further down on a phone, comes when the rest is drawn. */
export const occasional = () => import('./occasional.tsx')
// Where the day was done before, its picture and words have their room: the lines below stay where they are.
export const DayDone = lazyPart(
  async () => (await occasional()).DayDone,
  ({ done }) => done && <div className="mb-17 aspect-[62/22] w-full max-w-96" />,
)
const ManyDays = lazyPart(async () => (await occasional()).ManyDays)
const OtherDay = lazyPart(async () => (await occasional()).OtherDay)
const NothingPlanned = lazyPart(async () => (await occasional()).NothingPlanned)

/**
 * The tasks of today, and of yesterday for what was forgotten. With a sprint in the address, as on the
 * printed plan's code, every day of it can be filled in.
 */
export function TodaySection() {
  const { sprints, today } = useHome()
  const { sprint: named } = useSprintInAddress()
  const days = named ? daysToFill(named, today) : daysAround(sprints, today)
  const [chosen, setChosen] = useState<string | null>(null)
  const place = useRef<HTMLElement & HTMLHeadingElement>(null)
  const date = chosen !== null && days.includes(chosen) ? chosen : days.at(-1)
  const sprint = date === undefined ? null : (named ?? sprintForStandUp(sprints, date))
  if (date === undefined || !sprint) return null
  const isToday = date === today
  const open = (day: string) => {
    setChosen(day)
    // What was pressed lies below the day that comes, whose beginning may be above the view.
    requestAnimationFrame(() => place.current?.focus())
  }
  return (
    <section
      aria-label={titleOf(date, today)}
      ref={isToday ? place : undefined}
      tabIndex={-1}
      className="grid grid-cols-1 gap-2 outline-none lg:gap-4"
    >
      {named && days.length > 1 && <ManyDays days={days} value={date} onChange={setChosen} />}
      {!isToday && (
        <h2 ref={place} tabIndex={-1} className="text-title outline-none">
          {titleOf(date, today)}
        </h2>
      )}
      <Day key={date} sprint={sprint} date={date} isToday={isToday} />
      {!named && days.length > 1 && <OtherDay date={isToday ? days[0]! : today} onOpen={open} />}
    </section>
  )
}

function titleOf(date: string, today: string): string {
  if (date === today) return t`Today`
  return date === addDays(today, -1) ? t`Yesterday, ${longDay(date)}` : longDay(date)
}

interface DayProps {
  sprint: Sprint
  date: string
  isToday: boolean
}

function Day({ sprint, date, isToday }: DayProps) {
  const { members } = useHome()
  const { owner } = usePhone()
  const all = dayLines(sprint, members, date)
  const { mine, others } = splitFor(owner?.id ?? null, all)
  // Said before what it explains; it goes with the next visit, for a tick moves nothing.
  const [isFirst] = useState(() =>
    sprint.tasks.every(({ checks }) => Object.keys(checks).length === 0),
  )
  if (all.length === 0) return <NothingPlanned sprint={sprint} />
  const day = { sprint, date }
  const { done, planned } = dayProgress(all)
  return (
    <div className="grid grid-cols-1 gap-2 lg:gap-4">
      {isToday && done < planned && (
        <h2 className="text-small text-quiet -mb-1 pt-2 lg:-mb-3">
          {done === 0 ? t`For today` : t`${done} of ${planned} done today`}
        </h2>
      )}
      <DayDone date={date} done={isDayDone(all)} isMoreOpen={isAnyOpen(all)} celebrate={isToday} />
      {mine.length === 0 && owner && (
        <p className="text-quiet">
          <Trans>Nothing waits for you, {owner.name}.</Trans>
        </p>
      )}
      {isFirst && mine.length > 0 && (
        <p className="text-small text-quiet">
          {mine.every(isAllTogether)
            ? t`Press your faces once you have all done it. Press again to take it back.`
            : t`Press your face when something is done. Press again to take it back.`}
        </p>
      )}
      <Lines {...day} lines={mine} isToday={isToday} />
      {others.length > 0 && (
        <Disclosure summary={t`Everybody else`}>
          <Lines {...day} lines={others} isToday={isToday} />
        </Disclosure>
      )}
    </div>
  )
}

/** Whether one ring holds the faces of all who do it. */
const isAllTogether = ({ task, boxes }: DayLine) =>
  task.sharing === 'together' && boxes.some(({ memberIds }) => memberIds.length > 1)

interface LinesProps extends DayProps {
  lines: readonly DayLine[]
}

/** What belongs to the day, then what may be done on any. */
function Lines({ sprint, date, isToday, lines }: LinesProps) {
  const isRoomy = useIsWide(tablet)
  const fixed = lines.filter(({ isFixed }) => isFixed)
  const anyDay = lines.filter(({ isFixed }) => !isFixed)
  return (
    <>
      {fixed.length > 0 && (
        <DayLines
          sprint={sprint}
          date={date}
          lines={fixed}
          label={isToday ? t`For today` : t`For that day`}
        />
      )}
      {anyDay.length > 0 && (
        <AnyDay sprint={sprint} date={date} lines={anyDay} isFolded={foldsAnyDay(lines, isRoomy)} />
      )}
    </>
  )
}

const keptOpen = 'any-day-open'

interface AnyDayProps extends Omit<DayLinesProps, 'label'> {
  isFolded: boolean
}

/** What may wait for another day, in one line that opens and stays open on this device (N31). */
function AnyDay({ isFolded, ...day }: AnyDayProps) {
  const [isOpen] = useState(() => deviceStorage().getItem(keptOpen) !== null)
  const label = t`Any day this week`
  const lines = <DayLines {...day} label={label} />
  if (!isFolded) {
    return (
      <section className="grid grid-cols-1 gap-1 pt-2">
        <h2 className="text-small text-quiet">{label}</h2>
        {lines}
      </section>
    )
  }
  return (
    <div className="border-line border-t pt-1">
      <Disclosure
        wide
        mark={<Pictures lines={day.lines} />}
        open={isOpen}
        onToggle={(open) =>
          open ? deviceStorage().setItem(keptOpen, 'yes') : deviceStorage().removeItem(keptOpen)
        }
        summary={<span className="font-medium">{t`${day.lines.length} more, any day`}</span>}
      >
        {lines}
      </Disclosure>
    </div>
  )
}

/** So many of the tasks show what waits. */
const fewPictures = 3

function Pictures({ lines }: Pick<DayLinesProps, 'lines'>) {
  return (
    <span className="text-quiet flex shrink-0 gap-1.5 ps-0.5 pe-1">
      {lines.slice(0, fewPictures).map(({ task }) => (
        <TaskIcon key={task.id} name={task.icon} className="size-7" />
      ))}
    </span>
  )
}

interface DayLinesProps {
  sprint: Sprint
  date: string
  lines: readonly DayLine[]
  label: string
}

/** More than these that are done stand behind one line. */
const mostDone = 5

const isDone = ({ boxes }: DayLine) => boxes.every(isFilled)

/** Tasks as lines, with the faces that tick them. What was done before the day was opened may be folded away. */
function DayLines({ sprint, lines, date, label }: DayLinesProps) {
  // Ticking moves nothing: what is done from now on stays in its place.
  const [before] = useState(() => lines.filter(isDone).map(({ task }) => task.id))
  const isFolded = (line: DayLine) =>
    before.length > mostDone && isDone(line) && before.includes(line.task.id)
  const folded = lines.filter(isFolded)
  const lineOf = (line: DayLine) => (
    <Line key={line.task.id} sprint={sprint} line={line} date={date} />
  )
  return (
    <ul aria-label={label}>
      {lines.filter((line) => !isFolded(line)).map(lineOf)}
      {folded.length > 0 && (
        <li className="border-line border-t py-1 first:border-t-0">
          <Disclosure
            wide
            mark={<CircleCheck className="text-leaf-ink mx-1" />}
            summary={<span className="ps-1 font-medium">{t`${folded.length} done`}</span>}
          >
            <ul>{folded.map(lineOf)}</ul>
          </Disclosure>
        </li>
      )}
    </ul>
  )
}

type LineProps = Pick<DayLinesProps, 'sprint' | 'date'> & { line: DayLine }

/** A line that nobody ticked stays as it is: a phone may have sixty of them. */
const Line = memo(
  TaskLine,
  (one, other) =>
    one.line.task === other.line.task &&
    one.date === other.date &&
    one.sprint.id === other.sprint.id &&
    one.line.turn === other.line.turn &&
    boxesOf(one.line) === boxesOf(other.line),
)

/** Whose boxes there are and who ticked them: on the phone of somebody else they are other ones. */
const boxesOf = ({ boxes }: DayLine) => JSON.stringify(boxes)

function TaskLine({ sprint, line, date }: LineProps) {
  const { members, family, sprints } = useHome()
  const { task } = line
  const tried = runningExperiment(family)
  const words = [timesWords(sprint, line, members), lineWords(line, members)]
    .filter(Boolean)
    .join(' · ')
  return (
    <li className={classes('group isolate flex items-center gap-3', isDone(line) && 'quiet-ticks')}>
      <span className="text-quiet grid w-8 shrink-0 place-items-center self-stretch">
        <TaskIcon name={task.icon} className="size-7" />
      </span>
      <div className="border-line flex min-h-15 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 border-t py-1.5 group-first:border-t-0">
        <p className="min-w-24 flex-1 leading-snug">
          <bdi className={classes('sm:text-lead', isDone(line) && 'text-quiet')}>{task.title}</bdi>
          {tried && isTry(task, tried, sprints) && (
            <span className="text-small text-quiet flex items-center gap-1 leading-tight">
              <Sprout className="size-4.5 shrink-0" />
              {t`This week’s try`}
            </span>
          )}
          {words && <span className="text-small text-quiet block leading-tight">{words}</span>}
        </p>
        <FaceTicks sprint={sprint} line={line} date={date} />
      </div>
    </li>
  )
}

/** "1 of 2" of what is done some times a week. */
function timesWords(
  sprint: Sprint,
  { task, boxes, isFixed }: DayLine,
  members: readonly Member[],
): string | null {
  if (isFixed || task.repeat.kind !== 'times') return null
  const ids = boxes.flatMap(({ memberIds }) => memberIds)
  const people = members.filter(({ id }) => ids.includes(id))
  const { done, planned } = taskProgress(sprint, task, people)
  return t`${done} of ${planned}`
}
