import { addDays } from '#core/domain/calendar.ts'
import type { Member } from '#core/domain/member.ts'
import { weekdayName } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Lines, PlaceHeading } from './parts.tsx'
import { useOwnDay } from './use-my-day.tsx'

/** What was forgotten to be ticked. */
export function Yesterday({ me }: { me: Member }) {
  const date = addDays(useToday(), -1)
  const { sprint, lines, tick } = useOwnDay(me, date)
  return (
    <>
      <PlaceHeading me={me} title={`Yesterday, ${weekdayName(date)}`} />
      {sprint && lines.length > 0 ? (
        <Lines {...{ me, sprint, date, lines }} onTick={tick} label="Yesterday" />
      ) : (
        <p className="text-quiet">Nothing was planned for you.</p>
      )}
    </>
  )
}
