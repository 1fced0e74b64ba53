import { useState } from 'react'
import type { Sprint } from '#core/contract/sprint.ts'
import { addDays } from '#core/domain/calendar.ts'
import { dayProgress, isDayDone, memberDay } from '#core/domain/day.ts'
import { sprintForStandUp } from '#core/domain/stand-up.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { longDay } from '#web/lib/dates.ts'
import { listOf } from '#web/lib/list-of.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Section } from '#web/ui/section.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DayDone } from './day-done.tsx'
import { MemberDay } from './member-day.tsx'

/** Everybody's tasks of today, and of yesterday for what was forgotten. */
export function TodaySection() {
  const { sprints } = useFamily()
  const today = useToday()
  const yesterday = addDays(today, -1)
  const ofToday = countingSprint(sprints, today)
  const ofYesterday = countingSprint(sprints, yesterday)
  const [chosen, setChosen] = useState<'today' | 'yesterday'>('today')
  if (!ofToday && !ofYesterday) return null
  const day = ofToday && (chosen === 'today' || !ofYesterday) ? 'today' : 'yesterday'
  return (
    <Section
      title={day === 'today' ? 'Today' : `Yesterday, ${longDay(yesterday)}`}
      action={
        ofToday &&
        ofYesterday && (
          <Segmented
            label="Which day"
            options={[
              { value: 'today', label: 'Today' },
              { value: 'yesterday', label: 'Yesterday' },
            ]}
            value={day}
            onChange={setChosen}
          />
        )
      }
    >
      {day === 'today' && ofToday && <Day key={today} sprint={ofToday} date={today} isToday />}
      {day === 'yesterday' && ofYesterday && (
        <Day key={yesterday} sprint={ofYesterday} date={yesterday} />
      )}
    </Section>
  )
}

/** The planned, open sprint in which that day counts. */
function countingSprint(sprints: readonly Sprint[], date: string): Sprint | null {
  const sprint = sprintForStandUp(sprints, date)
  return sprint?.pausedDates.includes(date) ? null : sprint
}

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
  const progress = dayProgress(sprint, memberIds, date)
  const untouched = sprint.tasks.every(({ checks }) => Object.keys(checks).length === 0)
  if (busy.length === 0) return <NothingPlanned sprint={sprint} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="-mt-2 font-semibold">
        {progress.planned === 0
          ? 'Nothing has to be done today. Pick something that may wait, if you like.'
          : `${progress.done} of ${progress.planned} done`}
      </p>
      {untouched && (
        <p className="text-quiet">
          Press the circle when something is done. Press again to take it back.
        </p>
      )}
      <DayDone done={isDayDone(sprint, memberIds, date)} celebrate={isToday} />
      <ul className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        {busy.map(({ member, tasks }) => (
          <MemberDay
            key={member.id}
            sprint={sprint}
            member={member}
            tasks={tasks}
            date={date}
            alone={busy.length === 1}
          />
        ))}
      </ul>
      {free.length > 0 && (
        <p className="text-quiet">
          Nothing {isToday ? 'left today' : 'that day'} for{' '}
          {listOf(free.map(({ member }) => member.name))}.
        </p>
      )}
    </div>
  )
}

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
