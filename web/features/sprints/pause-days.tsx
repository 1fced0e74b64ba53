import { Moon } from 'lucide-react'
import type { Sprint } from '#core/contract/sprint.ts'
import { sprintProgress } from '#core/domain/progress.ts'
import { daysOf } from '#core/domain/sprint-days.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { shortDay } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { ChooseMany } from '#web/ui/choice-group.tsx'
import { Section } from '#web/ui/section.tsx'

/** Days that do not count: the plan shrinks by them instead of breaking. */
export function PauseDays({ sprint }: { sprint: Sprint }) {
  const { members } = useFamily()
  const today = useToday()
  const { toSprint } = useSend()
  const pause = (dates: string[]) => void toSprint(sprint.id, { type: 'pause-days', dates })

  const days = daysOf(sprint)
  const weeks = Array.from({ length: sprint.weeks }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  )
  const ahead = days.filter((day) => day >= today && !sprint.pausedDates.includes(day))
  const { planned } = sprintProgress(
    sprint,
    members.map(({ id }) => id),
  )
  return (
    <Section
      id="pause"
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
            pause([...sprint.pausedDates.filter((day) => !week.includes(day)), ...chosen])
          }
        />
      ))}
      <p role="status" className="text-quiet">
        {sprint.pausedDates.length > 0 &&
          `${dayCount(sprint.pausedDates.length)} off. The plan now asks for ${planned} ${planned === 1 ? 'tick' : 'ticks'}.`}
      </p>
      {days.includes(today) && ahead.length > 1 && (
        <Button
          size="small"
          look="secondary"
          icon={<Moon aria-hidden="true" className="size-5" />}
          className="justify-self-start"
          onClick={() => pause([...sprint.pausedDates, ...ahead])}
        >
          Pause from today to the end
        </Button>
      )}
    </Section>
  )
}

const dayCount = (count: number) => (count === 1 ? '1 day' : `${count} days`)
