import { useId } from 'react'
import type { Meeting, Sprint } from '#core/contract/sprint.ts'
import { weekdayOf } from '#core/domain/calendar.ts'
import { tiredness } from '#core/domain/load.ts'
import { daysOf } from '#core/domain/sprint-days.ts'
import { limits } from '#core/limits.ts'
import { newId } from '#web/data/mutate.ts'
import { useSend } from '#web/data/use-family.tsx'
import { longDay } from '#web/lib/dates.ts'
import { listOf } from '#web/lib/words.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useDraft } from '#web/shared/drafts/use-draft.tsx'
import { AddLine } from '#web/shared/meeting/add-line.tsx'
import { Entry, EntryList } from '#web/shared/meeting/entry-list.tsx'
import { useHere } from '#web/shared/meeting/use-here.ts'
import { Step } from '#web/shared/meeting/weekly-meeting.tsx'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { EnergyFaces } from './energy-faces.tsx'

/** What is fixed already, and how much strength everybody has for the rest. */
export function DatesStage({ sprint }: { sprint: Sprint }) {
  const here = useHere(sprint.meeting)
  const next = here.find(({ id }) => !sprint.meeting.energy.some(({ memberId }) => memberId === id))
  const tiredIds = tiredness(sprint.meeting)?.tiredIds ?? []
  const tired = here.filter(({ id }) => tiredIds.includes(id)).map(({ name }) => name)
  return (
    <Step
      title="What is coming?"
      lead="Tap a day to put something in."
      member={next}
      line={next && `${next.name} first`}
      note={next && 'tap your face'}
    >
      <Dates sprint={sprint} />
      <EnergyFaces sprint={sprint} members={here} />
      <p role="status" className="text-small text-quiet empty:hidden">
        {tired.length > 0 &&
          (tired.length * 2 > here.length
            ? 'A tired week: one small thing each is a good plan.'
            : `${listOf(tired)} ${tired.length === 1 ? 'has' : 'have'} little energy. One small thing is plenty.`)}
      </p>
    </Step>
  )
}

function Dates({ sprint }: { sprint: Sprint }) {
  const send = useSend()
  const say = useUndoable()
  const days = daysOf(sprint)
  const today = useToday()
  const chosen = useDraft<string | null>(`date day ${sprint.id}`, null)
  const date = chosen.value ?? (days.includes(today) ? today : days[0]!)
  const entries = sprint.meeting.dates.toSorted((a, b) => (a.date < b.date ? -1 : 1))

  const remove = ({ id: entryId }: Meeting['dates'][number]) =>
    say('Date removed', [send.toSprint(sprint.id, { type: 'remove-date', entryId })])

  return (
    <div className="grid grid-cols-1 gap-4">
      <DayStrip
        days={days}
        value={date}
        busy={entries.map((entry) => entry.date)}
        onChange={chosen.set}
      />
      <AddLine
        about={`date ${sprint.id}`}
        label="What is it?"
        add="Add the date"
        full={
          entries.length >= limits.importantDates &&
          'This list holds 20 dates. Remove one that matters less.'
        }
        onAdd={(text) => {
          const entry = { id: newId(), date, text }
          void send.toSprint(sprint.id, { type: 'note-date', entry })
        }}
      />
      {entries.length > 0 && (
        <EntryList label="Dates of the week">
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              above={longDay(entry.date)}
              text={entry.text}
              onRemove={() => remove(entry)}
            />
          ))}
        </EntryList>
      )}
    </div>
  )
}

interface DayStripProps {
  days: readonly string[]
  value: string
  /** Days on which something is fixed already. */
  busy: readonly string[]
  onChange: (day: string) => void
}

/** The days of the plan, to be tapped. */
function DayStrip({ days, value, busy, onChange }: DayStripProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">Day</legend>
      <div className="grid grid-cols-7 text-center">
        {days.map((day) => (
          <label
            key={day}
            className="rounded-field has-checked:bg-elephant-soft has-checked:text-elephant-ink has-focus-visible:outline-focus grid min-h-16 content-start justify-items-center gap-0.5 py-1.5 has-checked:underline has-focus-visible:outline-3 forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={name}
              aria-label={longDay(day)}
              checked={day === value}
              onChange={() => onChange(day)}
              className="sr-only"
            />
            <span aria-hidden="true" className="text-tiny text-quiet">
              {weekdayOf(day).slice(0, 2)}
            </span>
            <span aria-hidden="true" className="leading-tight font-bold">
              {Number(day.slice(-2))}
            </span>
            {busy.includes(day) && <span className="bg-marigold size-1.5 rounded-full" />}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
