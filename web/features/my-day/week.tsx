import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekName } from '#content/week-name.ts'
import { Check, Circle } from '#web/ui/icons.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Member } from '#core/members/member.ts'
import { addDays } from '#core/time/calendar.ts'
import { daysOf } from '#core/time/sprint-days.ts'
import { dayLines } from '#core/stand-up/day.ts'
import { ownLines } from '#core/stand-up/own-day.ts'
import { sprintForStandUp } from '#core/stand-up/stand-up.ts'
import { useHome } from '#web/data/use-home.tsx'
import { dayAndMonth, weekdayName } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { DateStrips } from '#web/shared/dates/date-strips.tsx'
import { usePlanDays } from '#web/shared/week/week-words.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { awayWords, Foot, Lines, PlaceHeading } from './parts.tsx'
import { useOwnDay } from './use-my-day.tsx'
import { TabBar } from './in-words.tsx'

/** Days that the list begins before today. */
const back = 6

/** The days of the week, to read: what is one's own on each, and what the family has on. */
export function Week({ me }: { me: Member }) {
  const { sprints, today } = useHome()
  const sprint = sprintForStandUp(sprints, today)
  return (
    <>
      <header className="mb-3 flex items-center gap-3">
        <Avatar {...me} />
        <h1 tabIndex={-1} className="text-heading min-w-0 flex-1 outline-none">
          <bdi>{sprint ? weekName(sprint.name) : t`The week`}</bdi>
        </h1>
      </header>
      <div className="pb-6">
        {sprint ? (
          <Days {...{ me, sprint }} />
        ) : (
          <p className="text-quiet">
            <Trans>Your family has not planned this week yet.</Trans>
          </p>
        )}
      </div>
      <Foot>
        <TabBar view="week" />
      </Foot>
    </>
  )
}

function Days({ me, sprint }: { me: Member; sprint: Sprint }) {
  const { today } = useHome()
  const { before } = usePlanDays(sprint)
  const from = addDays(today, -back)
  const days = daysOf(sprint).filter((day) => day >= from && !before.includes(day))
  return (
    <ol className="grid grid-cols-1">
      {days.map((day) => (
        <li key={day} className="border-line border-t py-3 first:border-t-0">
          <Day {...{ me, sprint, day }} isToday={day === today} />
        </li>
      ))}
    </ol>
  )
}

interface DayProps {
  me: Member
  sprint: Sprint
  day: string
  isToday: boolean
}

function Day({ me, sprint, day, isToday }: DayProps) {
  const { members } = useHome()
  const isOff = sprint.pausedDates.includes(day)
  const lines = ownLines(dayLines(sprint, members, day), me.id).filter(
    ({ isFixed, done }) => isFixed || done,
  )
  return (
    <section aria-label={weekdayName(day)} className="grid gap-1.5">
      <h2 className="text-body flex items-baseline gap-2">
        <span className="block first-letter:uppercase">
          {isToday ? t`Today` : weekdayName(day)}
        </span>
        <span className="text-small text-quiet font-sans font-normal">{dayAndMonth(day)}</span>
      </h2>
      <DateStrips label={t`Dates`} from={day} />
      {isOff ? (
        <p className="text-quiet">
          <Trans>A day off</Trans>
        </p>
      ) : (
        <ul>
          {lines.map(({ task, done }) => (
            <li key={task.id} className="flex min-h-8 items-center gap-2.5 leading-snug">
              {done ? (
                <Check
                  aria-label={t({ message: 'Done', context: 'a task' })}
                  className="text-leaf-ink size-5 shrink-0"
                />
              ) : (
                <Circle aria-label={t`Open`} className="text-edge size-5 shrink-0" />
              )}
              <bdi className={done ? 'text-quiet' : undefined}>{task.title}</bdi>
            </li>
          ))}
          {lines.length === 0 && (
            <li className="text-small text-quiet">{awayWords(me, day) ?? t`Nothing of yours`}</li>
          )}
        </ul>
      )}
    </section>
  )
}

/** What was forgotten to be ticked. */
export function Yesterday({ me }: { me: Member }) {
  const date = addDays(useToday(), -1)
  const { sprint, lines } = useOwnDay(me, date)
  return (
    <>
      <PlaceHeading me={me} title={t`Yesterday, ${weekdayName(date)}`} />
      {sprint && lines.length > 0 ? (
        <Lines {...{ me, sprint, date, lines }} label={t`Yesterday`} />
      ) : (
        <p className="text-quiet">
          <Trans>Nothing was planned for you.</Trans>
        </p>
      )}
    </>
  )
}
