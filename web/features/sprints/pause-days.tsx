import { Moon } from 'lucide-react'
import { useEffect } from 'react'
import type { Sprint } from '#core/contract/sprint.ts'
import { sprintProgress } from '#core/domain/progress.ts'
import { rescopedTasks } from '#core/domain/rescope.ts'
import { daysOf } from '#core/domain/sprint-days.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { shortDay } from '#web/lib/dates.ts'
import { useHash } from '#web/lib/navigation.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { Button } from '#web/ui/button.tsx'
import { ChooseMany } from '#web/ui/choice-group.tsx'
import { Disclosure, Section } from '#web/ui/layout.tsx'

const place = 'pause'

/** Days that do not count: the plan shrinks by them instead of breaking. */
export function PauseDays({ sprint }: { sprint: Sprint }) {
  const today = useToday()
  const { toSprint } = useSend()
  const say = useUndoable()
  const wanted = useHash() === `#${place}`
  useEffect(() => {
    if (wanted) document.getElementById(place)?.scrollIntoView()
  }, [wanted])
  const pause = (dates: string[]) => toSprint(sprint.id, { type: 'pause-days', dates })

  const days = daysOf(sprint)
  const weeks = Array.from({ length: sprint.weeks }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  )
  const ahead = days.filter((day) => day >= today && !sprint.pausedDates.includes(day))
  const pauseTheRest = () =>
    say('The rest is off. Get well, or have a good time.', [
      pause([...sprint.pausedDates, ...ahead]),
    ])
  return (
    <Section
      id={place}
      title="Days off"
      lead="Ill, or away? Days off ask for nothing, and nothing of them counts as missed."
    >
      {weeks.map((week, index) => (
        <ChooseMany
          key={index}
          legend={sprint.weeks === 1 ? 'Days off' : `Days off in week ${index + 1}`}
          hideLegend={sprint.weeks === 1}
          choices={week.map((day) => ({ value: day, label: shortDay(day) }))}
          values={sprint.pausedDates.filter((day) => week.includes(day))}
          onChange={(chosen) =>
            void pause([...sprint.pausedDates.filter((day) => !week.includes(day)), ...chosen])
          }
        />
      ))}
      {days.includes(today) && ahead.length > 1 && (
        <Button
          size="small"
          variant="secondary"
          icon={<Moon aria-hidden="true" className="size-5" />}
          className="justify-self-start"
          onClick={pauseTheRest}
        >
          Pause from today to the end
        </Button>
      )}
      <WhatIsLeft sprint={sprint} />
    </Section>
  )
}

/** What the plan asks for now that some of its days are off. */
function WhatIsLeft({ sprint }: { sprint: Sprint }) {
  const { members } = useFamily()
  const memberIds = members.map(({ id }) => id)
  const { planned } = sprintProgress(sprint, memberIds)
  const { planned: whole } = sprintProgress({ ...sprint, pausedDates: [] }, memberIds)
  const smaller = rescopedTasks(sprint, memberIds)
  const off = sprint.pausedDates.length
  return (
    <div>
      <p role="status" className="text-quiet">
        {off > 0 && `${off === 1 ? '1 day' : `${off} days`} off. ${asksFor(planned, whole)}`}
      </p>
      {smaller.length > 0 && (
        <Disclosure summary="What that changes">
          <ul className="grid gap-1">
            {smaller.map(({ task, before, now }) => (
              <li key={task.id}>
                {now === 0
                  ? `${task.title} rests`
                  : `${task.title}: ${now} instead of ${before} times`}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}

function asksFor(planned: number, whole: number): string {
  if (planned === 0) return 'The plan asks for nothing any more; what is done stays done.'
  const ticks = `${planned} ${planned === 1 ? 'tick' : 'ticks'}`
  return planned === whole
    ? `The plan still fits: it asks for ${ticks}.`
    : `The plan now asks for ${ticks} instead of ${whole}.`
}
