import { Flame } from 'lucide-react'
import { daysBetween } from '#core/domain/calendar.ts'
import { metInWeekOf, weeksMet } from '#core/domain/streak.ts'
import { nextMeetingDay } from '#core/domain/week.ts'
import { appPaths, settingsPlaces } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { longDay } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** When the family sits together next, and for how many weeks it has. */
export function MeetingCard() {
  const { family, sprints } = useFamily()
  const today = useToday()
  const { settings } = family.familyData
  const day = nextMeetingDay(settings, today)
  const met = weeksMet(sprints, today, settings)
  const isThisWeek = metInWeekOf(sprints, today, settings)
  return (
    <section aria-labelledby="meeting" className="border-line grid gap-3 border-t pt-5">
      <h2 id="meeting" className="text-title">
        Next meeting
      </h2>
      {day ? (
        <p>
          {dayWords(day, today)}
          {settings.meetingTime && ` at ${settings.meetingTime}`}
        </p>
      ) : (
        <p className="text-quiet">
          The same pleasant time each week works best.{' '}
          <TextLink to={settingsPlaces.week}>Choose a day and a time</TextLink>
        </p>
      )}
      {met > 0 && (
        <p className="text-small text-marigold-ink flex items-center gap-1.5 font-semibold">
          <Flame aria-hidden="true" className="size-5" />
          {met > 1
            ? `You met ${met} weeks in a row`
            : isThisWeek
              ? 'You met this week'
              : 'You met last time'}
        </p>
      )}
      <ButtonLink
        to={appPaths.planMeeting}
        variant={day === today ? 'primary' : 'secondary'}
        size={day === today ? 'normal' : 'small'}
        className="justify-self-start"
      >
        Start meeting
      </ButtonLink>
    </section>
  )
}

function dayWords(day: string, today: string): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'Today'
  return days === 1 ? `Tomorrow, ${longDay(day)}` : longDay(day)
}
