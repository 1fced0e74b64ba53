import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { X } from '#web/ui/icons.ts'
import { useEffect, useState, type ReactNode } from 'react'
import type { FamilyDate } from '#core/dates/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { weekdayOf } from '#core/time/calendar.ts'
import { datesBetween, type DatedOn } from '#core/dates/dates.ts'
import { tiredness } from '#core/meetings/load.ts'
import type { Member } from '#core/members/member.ts'
import { daysOf, endOf } from '#core/time/sprint-days.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { longDay, tinyWeekday } from '#web/lib/dates.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { listOf } from '#web/lib/words.ts'
import { DateLine } from '#web/shared/dates/date-line.tsx'
import { useSpeakers } from '#web/shared/meeting/gathering.ts'
import { Step } from '#web/shared/meeting/weekly-meeting.tsx'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { List } from '#web/ui/list.tsx'

const DateForm = lazyPart(async () => (await import('#web/shared/dates/date-form.tsx')).DateForm)

/** What is fixed already, and how much strength everybody has for the rest. */
export function DatesStage({ sprint }: { sprint: Sprint }) {
  const speakers = useSpeakers(sprint.meeting)
  const tiredIds = tiredness(sprint.meeting)?.tiredIds ?? []
  const tired = speakers.filter(({ id }) => tiredIds.includes(id)).map(({ name }) => name)
  const tiredNames = listOf(tired)
  return (
    <Step title={t`What is coming?`} lead={t`Press a day to put something in.`}>
      <Dates sprint={sprint} />
      <EnergyFaces sprint={sprint} members={speakers}>
        {tired.length > 0 &&
          (tired.length * 2 > speakers.length
            ? t`A tired week: one small thing each is a good plan.`
            : plural(tired.length, {
                one: `${tiredNames} has little energy. One small thing is plenty.`,
                other: `${tiredNames} have little energy. One small thing is plenty.`,
              }))}
      </EnergyFaces>
    </Step>
  )
}

function Dates({ sprint }: { sprint: Sprint }) {
  const { family, sprints, today } = useHome()
  const [open, setOpen] = useState<{ entry?: FamilyDate; day: string } | null>(null)
  useEffect(() => void DateForm.preload(), [])
  const days = daysOf(sprint)
  // A draft whose days have all passed waits to be moved: until then it is shown as it is.
  const ahead = endOf(sprint) < today ? days : days.filter((day) => day >= today)
  const dates = datesBetween(family, sprints, { from: ahead[0]!, days: ahead.length })
  return (
    <div className="grid grid-cols-1 gap-2">
      <DayStrip
        days={days}
        isAhead={(day) => ahead.includes(day)}
        busy={dates.map(({ day }) => day)}
        onPress={(day) => setOpen({ day })}
      />
      {dates.length > 0 && (
        <List label={t`Dates of the week`}>
          {dates.map((one) =>
            one.isNote ? (
              <NotedLine key={one.date.id} one={one} />
            ) : (
              <DateLine
                key={one.day + one.date.id}
                one={one}
                onOpen={() => setOpen({ entry: one.date, day: one.day })}
              />
            ),
          )}
        </List>
      )}
      {open && <DateForm {...open} onClose={() => setOpen(null)} />}
    </div>
  )
}

/** A date that an earlier version noted in a week’s meeting: it can be read, and taken out. */
function NotedLine({ one }: { one: DatedOn }) {
  const { sprints } = useHome()
  const send = useSend()
  const undoToast = useUndoToast()
  const { id: entryId, title } = one.date
  const noted = sprints.find(({ meeting }) => meeting.dates.some(({ id }) => id === entryId))
  return (
    <DateLine one={one}>
      <IconButton
        label={t`Remove: ${title}`}
        icon={<X />}
        onClick={() =>
          noted &&
          undoToast(t`Date removed`, [send.toSprint(noted.id, { type: 'remove-date', entryId })])
        }
        className="-me-1"
      />
    </DateLine>
  )
}

interface DayStripProps {
  days: readonly string[]
  isAhead: (day: string) => boolean
  /** Days on which something is fixed already, once for each thing. */
  busy: readonly string[]
  onPress: (day: string) => void
}

/** As many dots as stand below a day. */
const mostDots = 3

/** The days of the plan: tapping one that is not over puts a date on it; those that are over can only be read. */
function DayStrip({ days, isAhead, busy, onPress }: DayStripProps) {
  return (
    <div role="group" aria-label={t`Add a date`} className="grid grid-cols-7 gap-0.5 text-center">
      {days.map((day) =>
        isAhead(day) ? (
          <button
            key={day}
            type="button"
            onClick={() => onPress(day)}
            className="rounded-field border-line hover:bg-sunken border font-bold"
          >
            <Day day={day} dots={busy.filter((other) => other === day).length} />
          </button>
        ) : (
          <div key={day} className="text-quiet p-px">
            <Day day={day} dots={0} />
          </div>
        ),
      )}
    </div>
  )
}

function Day({ day, dots }: { day: string; dots: number }) {
  return (
    <span className="grid min-h-[var(--day,--spacing(16))] content-start justify-items-center gap-0.5 py-1.5">
      <span className="sr-only">{longDay(day)}</span>
      <span aria-hidden="true" className="text-tiny text-quiet font-normal">
        {tinyWeekday(weekdayOf(day))}
      </span>
      <span aria-hidden="true" className="leading-tight">
        {Number(day.slice(-2))}
      </span>
      <span className="flex gap-0.5">
        {Array.from({ length: Math.min(dots, mostDots) }, (_, dot) => (
          <span key={dot} className="bg-marigold size-1.5 rounded-full" />
        ))}
      </span>
    </span>
  )
}

const names = {
  2: t({ message: 'low', context: 'energy' }),
  3: t({ message: 'okay', context: 'energy' }),
  5: t({ message: 'lots', context: 'energy' }),
}
type Energy = keyof typeof names

/** Five numbers were kept once; three words are enough to say it. */
function wordFor(level: number | undefined): Energy {
  if (level === undefined || level === 3) return 3
  return level < 3 ? 2 : 5
}

/** From okay, which nobody has to say, to low, to lots, and round again. */
const after: Record<Energy, Energy> = { 3: 2, 2: 5, 5: 3 }

interface EnergyFacesProps {
  sprint: Sprint
  members: readonly Member[]
  /** What follows from it, in words. */
  children: ReactNode
}

/** How much energy everybody has: okay until somebody taps their own face. */
function EnergyFaces({ sprint, members, children }: EnergyFacesProps) {
  const send = useSend()
  const isWide = useIsWide()
  const levelOf = (id: string) =>
    wordFor(sprint.meeting.energy.find(({ memberId }) => memberId === id)?.level)
  return (
    <section data-beside={isWide || undefined}>
      <h2 className="text-body font-bold">
        <Trans>How much energy have you got?</Trans>
      </h2>
      <p className="text-small text-quiet mb-2">
        <Trans>Press your face until it is right.</Trans>
      </p>
      <ul className="flex flex-wrap gap-x-1 gap-y-2">
        {members.map((member) => {
          const level = levelOf(member.id)
          const set = () =>
            void send.toSprint(sprint.id, {
              type: 'set-energy',
              memberId: member.id,
              level: after[level],
            })
          return (
            <li key={member.id}>
              <button
                type="button"
                aria-label={t`${member.name}’s energy: ${names[level]}`}
                onClick={set}
                className="rounded-field border-line hover:bg-sunken grid w-15 justify-items-center gap-1 border py-1 text-center [&>span:first-child]:size-13"
              >
                <Avatar {...member} />
                <Bars level={level} />
                <span
                  aria-hidden="true"
                  className={classes('text-tiny leading-tight', level === 2 && 'font-bold')}
                >
                  {names[level]}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <p role="status" className="text-small text-quiet mt-3 empty:hidden">
        {children}
      </p>
    </section>
  )
}

/** Three bars, told apart by how many are filled. */
function Bars({ level }: { level: Energy }) {
  const filled = level === 2 ? 1 : level === 3 ? 2 : 3
  return (
    <span aria-hidden="true" className="flex h-5 items-end gap-0.5">
      {['h-2', 'h-3.5', 'h-5'].map((height, index) => (
        <span
          key={height}
          className={classes(
            'w-2 rounded-small',
            height,
            index < filled ? 'bg-leaf forced-colors:bg-[CanvasText]' : 'border-edge border-[1.5px]',
          )}
        />
      ))}
    </span>
  )
}
