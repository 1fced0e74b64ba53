import type { SharedMember } from '#core/contract/shared-member.ts'
import { dayRange } from '#core/domain/calendar.ts'
import { isElsewhere, isHere, saidOn } from '#core/domain/days-here.ts'
import type { Member } from '#core/domain/member.ts'
import { limits } from '#core/limits.ts'
import { longDay } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useSayHere } from '#web/shared/days-here/days-here.tsx'
import { Button } from '#web/ui/button.tsx'

/** So many days of each kind are named. */
const mostDays = 5

/** The days that both homes have: each counts in one of them, until each has said that it is theirs. */
export function DaysOfBoth({ share, member }: { share: SharedMember; member: Member }) {
  const sayHere = useSayHere()
  const { name } = member
  const coming = dayRange(useToday(), limits.shareDays)
  const left = coming.filter((day) => isElsewhere(member, day))
  const asked = share.asked.filter((day) => isHere(member, day) && saidOn(member, day) !== true)
  const both = share.there.filter((day) => isHere(member, day))
  if (left.length + both.length + asked.length === 0) {
    return <p>In the next eight weeks no day is both yours and theirs.</p>
  }
  return (
    <>
      <DayList
        title="Days that they ask for too"
        lead={`These count here. The other home says that it has ${name} too.`}
        days={asked}
        answers={(day) => [
          { text: 'Both homes', act: () => sayHere(member, day, true, 'outright') },
          { text: 'Theirs', act: () => sayHere(member, day, false) },
        ]}
      />
      <DayList
        title="Days left to the other home"
        lead="Both of you have these days. They count there, and here once both of you say so."
        days={left}
        answers={(day) =>
          saidOn(member, day) === true
            ? [{ text: 'Away', act: () => sayHere(member, day, false) }]
            : [{ text: 'Here too', act: () => sayHere(member, day, true) }]
        }
      />
      <DayList
        title="Days in both homes"
        lead={`Each of you has said so: ${name} is asked in both.`}
        days={both}
        answers={(day) => [{ text: 'Away', act: () => sayHere(member, day, false) }]}
      />
    </>
  )
}

interface DayListProps {
  title: string
  lead: string
  days: readonly string[]
  answers: (day: string) => { text: string; act: () => void }[]
}

/** Days with what can be said of each; nothing where there are none. */
function DayList({ title, lead, days, answers }: DayListProps) {
  if (days.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <p>{lead}</p>
      <ul aria-label={title} className="divide-line divide-y">
        {days.slice(0, mostDays).map((day) => (
          <li key={day} className="flex min-h-13 flex-wrap items-center gap-x-1">
            <p className="min-w-0 flex-1">{longDay(day)}</p>
            {answers(day).map(({ text, act }) => (
              <Button
                key={text}
                variant="quiet"
                size="small"
                aria-label={`${text}: ${longDay(day)}`}
                onClick={act}
              >
                {text}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      {days.length > mostDays && (
        <p className="text-quiet">And {days.length - mostDays} more after these.</p>
      )}
    </div>
  )
}
