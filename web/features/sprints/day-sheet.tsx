import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import { dayLines } from '#core/stand-up/day.ts'
import { useHome } from '#web/data/use-home.tsx'
import { longDay } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { DateForm } from '#web/shared/dates/date-form.tsx'
import { DaySwitches } from '#web/shared/days-here/days-here.tsx'
import { DayFaces } from '#web/shared/week/day-faces.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CalendarPlus } from '#web/ui/icons.ts'
import { List, ListItem } from '#web/ui/list.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { DatesOfDay, useDatesOf, type OpenDate } from './dates-of-day.tsx'

interface DaySheetProps {
  sprint: Sprint
  day: string
  onClose: () => void
}

/** One day of the plan: its dates, who is here, and what is on it. */
export function DaySheet({ sprint, day, onClose }: DaySheetProps) {
  const { members } = useHome()
  const datesOf = useDatesOf(sprint)
  const isOver = day < useToday()
  const [date, setDate] = useState<OpenDate | null>(null)
  const lines = dayLines(sprint, members, day).filter(({ isFixed }) => isFixed)
  return (
    <Dialog
      calm
      title={longDay(day)}
      description={sprint.pausedDates.includes(day) && t`day off`}
      onClose={onClose}
      actions={
        !isOver && (
          <Button variant="secondary" icon={<CalendarPlus />} onClick={() => setDate({ day })}>
            <Trans>Add a date</Trans>
          </Button>
        )
      }
    >
      <DatesOfDay {...datesOf(day)} onOpen={setDate} />
      <DaySwitches day={day} />
      {lines.length > 0 && (
        <List label={t`Tasks`}>
          {lines.map((line) => (
            <ListItem
              key={line.task.id}
              mark={<TaskIcon name={line.task.icon} className="text-quiet size-6.5 shrink-0" />}
              name={line.task.title}
            >
              <DayFaces lines={[line]} />
            </ListItem>
          ))}
        </List>
      )}
      {date && <DateForm {...date} onClose={() => setDate(null)} />}
    </Dialog>
  )
}
