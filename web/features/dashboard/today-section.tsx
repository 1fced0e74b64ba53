import { useDeferredValue, useState } from 'react'
import type { Sprint } from '#core/contract/sprint.ts'
import { addDays } from '#core/domain/calendar.ts'
import { dayProgress, daysAround, daysToFill, isDayDone, memberDay } from '#core/domain/day.ts'
import { share, type Progress } from '#core/domain/progress.ts'
import { sprintForStandUp } from '#core/domain/stand-up.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { lazyPart } from '#web/lib/lazy.tsx'
import { longDay, shortDay } from '#web/lib/dates.ts'
import { listOf } from '#web/lib/list-of.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useSprintInAddress } from '#web/shared/sprints/use-addressed-sprint.ts'
import { Section } from '#web/ui/section.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { MemberDay } from './member-day.tsx'

const seldomSeen = () => import('./seldom-seen.tsx')
const DayDone = lazyPart(async () => (await seldomSeen()).DayDone)
const ManyDays = lazyPart(async () => (await seldomSeen()).ManyDays)
const DayWalk = lazyPart(async () => (await import('#web/ui/elephants/day-walk.tsx')).DayWalk)

/**
 * Everybody's tasks of today, and of yesterday for what was forgotten. With a sprint in the address,
 * as on the printed plan's code, every day of it can be filled in.
 */
export function TodaySection() {
  const { sprints } = useFamily()
  const today = useToday()
  const { sprint: named } = useSprintInAddress()
  const days = named ? daysToFill(named, today) : daysAround(sprints, today)
  const [chosen, setChosen] = useState<string | null>(null)
  const date = chosen !== null && days.includes(chosen) ? chosen : days.at(-1)
  const sprint = date === undefined ? null : (named ?? sprintForStandUp(sprints, date))
  if (date === undefined || !sprint) return null
  return (
    <Section title={titleOf(date, today)} action={<DayChoice {...{ days, date, setChosen }} />}>
      <Day key={date} sprint={sprint} date={date} isToday={date === today} />
      {!named && date === today && days.length > 1 && (
        <TextLink to={forSprint(appPaths.dashboard, sprint.id)} className="justify-self-start">
          Fill in an earlier day
        </TextLink>
      )}
    </Section>
  )
}

function titleOf(date: string, today: string): string {
  if (date === today) return 'Today'
  return date === addDays(today, -1) ? `Yesterday, ${longDay(date)}` : longDay(date)
}

interface DayChoiceProps {
  days: readonly string[]
  date: string
  setChosen: (date: string) => void
}

function DayChoice({ days, date, setChosen }: DayChoiceProps) {
  const today = useToday()
  if (days.length < 2) return null
  const options = days.toReversed().map((day) => ({ value: day, label: shortTitle(day, today) }))
  if (days.length === 2) {
    return <Segmented label="Which day" options={options} value={date} onChange={setChosen} />
  }
  return <ManyDays options={options} value={date} onChange={setChosen} />
}

function shortTitle(day: string, today: string): string {
  if (day === today) return 'Today'
  return day === addDays(today, -1) ? 'Yesterday' : shortDay(day)
}

/** With more people than this, each opens their own list. */
const mostUnfolded = 6

/** As many cards as a phone shows; the others follow in the next moment. */
const inFirstPicture = 2

interface DayProps {
  sprint: Sprint
  date: string
  isToday?: boolean
}

function Day({ sprint, date, isToday }: DayProps) {
  const { members } = useFamily()
  const memberIds = members.map(({ id }) => id)
  const days = members.map((member) => ({
    member,
    tasks: memberDay(sprint, member.id, date),
  }))
  const busy = days.filter(({ tasks }) => tasks.length > 0)
  const free = days.filter(({ tasks }) => tasks.length === 0)
  const drawn = useDeferredValue(busy.length, inFirstPicture)
  const progress = dayProgress(sprint, memberIds, date)
  const waiting = days
    .flatMap(({ tasks }) => tasks)
    .filter((task) => !task.due && !task.done).length
  const isDone = isDayDone(sprint, memberIds, date)
  const untouched = sprint.tasks.every(({ checks }) => Object.keys(checks).length === 0)
  if (busy.length === 0) return <NothingPlanned sprint={sprint} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="-mt-2 font-semibold">
        {dayWords(progress, { waiting, isToday })}
      </p>
      {isToday && progress.planned > 0 && !isDone && <DayWalk far={share(progress)} />}
      {untouched && (
        <p className="text-quiet">
          Press the circle when something is done. Press again to take it back.
        </p>
      )}
      <DayDone done={isDone} celebrate={isToday} />
      <ul className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        {busy.slice(0, drawn).map(({ member, tasks }) => (
          <MemberDay
            key={member.id}
            sprint={sprint}
            member={member}
            tasks={tasks}
            date={date}
            alone={busy.length === 1}
            folded={busy.length > mostUnfolded}
          />
        ))}
      </ul>
      {free.length > 0 && (
        <p className="text-quiet">
          Nothing for {listOf(free.map(({ member }) => member.name))}{' '}
          {isToday ? 'today' : 'that day'}.
        </p>
      )}
    </div>
  )
}

/** What this day asks for, apart from what may be done on any day. */
function dayWords(
  { done, planned }: Progress,
  { waiting, isToday }: { waiting: number; isToday: boolean | undefined },
): string {
  const day = isToday ? 'today' : 'that day'
  if (planned === 0) {
    const free = `Nothing has to be done ${day}.`
    return waiting === 0 ? free : `${free} ${things(waiting)} can be done any day.`
  }
  const due = `${done} of ${planned} done for ${day}`
  return waiting === 0 ? due : `${due}. ${waiting} more can wait.`
}

const things = (count: number) => (count === 1 ? 'One thing' : `${count} things`)

function NothingPlanned({ sprint }: { sprint: Sprint }) {
  return (
    <p className="text-quiet">
      {sprint.tasks.length === 0
        ? 'There is nothing in this plan yet.'
        : 'Nothing is planned for this day. Enjoy it.'}{' '}
      <TextLink to={forSprint(appPaths.editSprint, sprint.id)}>
        {sprint.tasks.length === 0 ? 'Add tasks' : 'See the plan'}
      </TextLink>
    </p>
  )
}
