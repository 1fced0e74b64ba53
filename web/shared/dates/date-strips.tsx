import { datesBetween } from '#core/dates/dates.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { timeOfDay, weekdayName } from '#web/lib/dates.ts'
import { useLiesBehind } from '#web/lib/use-today.ts'
import { AvatarRow } from '#web/ui/avatar/avatar.tsx'
import { CalendarDays } from '#web/ui/icons.ts'

interface DateStripsProps {
  label: string
  from: string
  /** How many days, from that one on. */
  days?: number
}

/** The most faces beside a date. */
const mostFaces = 5

/** What the family has on some days, in the one colour that means a date (N1); what lies behind is quiet. */
export function DateStrips({ label, from, days = 1 }: DateStripsProps) {
  const { family, sprints, members, today } = useHome()
  const liesBehind = useLiesBehind()
  const dates = datesBetween(family, sprints, { from, days })
  if (dates.length === 0) return null
  return (
    <ul aria-label={label} className="grid gap-2">
      {dates.map(({ day, date: { id, title, time, memberIds } }) => {
        const about = members.filter((member) => memberIds.includes(member.id))
        const isBehind = liesBehind(day, time)
        return (
          <li
            key={day + id}
            className={classes(
              'flex items-center gap-3',
              // Without its ground it stands in line with the tasks.
              isBehind
                ? 'text-quiet min-h-9'
                : 'bg-marigold-soft rounded-field min-h-12 px-4 py-1.5',
            )}
          >
            <CalendarDays
              className={classes('size-6 shrink-0', isBehind ? 'mx-1' : 'text-marigold-ink')}
            />
            <p className="min-w-0 flex-1 leading-snug">
              {time && <span className="font-semibold">{timeOfDay(time)} </span>}
              <bdi>{title}</bdi>{' '}
              {days > 1 && day !== today && (
                <span className="text-small text-quiet">{weekdayName(day)}</span>
              )}
            </p>
            {about.length > 0 && <AvatarRow members={about.slice(0, mostFaces)} />}
          </li>
        )
      })}
    </ul>
  )
}
