import type { Meeting, Sprint } from '#core/contract/sprint.ts'
import { daysOf } from '#core/domain/sprint-days.ts'
import { limits } from '#core/limits.ts'
import { newId } from '#web/data/mutate.ts'
import { useSend } from '#web/data/use-family.tsx'
import { longDay, shortDay } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useDraft } from '#web/shared/drafts/use-draft.tsx'
import { AddLine } from '#web/shared/meeting/add-line.tsx'
import { Entry, EntryList } from '#web/shared/meeting/entry-list.tsx'
import { FacesRound } from '#web/shared/meeting/faces-round.tsx'
import { useHere } from '#web/shared/meeting/use-here.ts'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { SelectField } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'

const energyNames = { 1: 'Empty', 2: 'Low', 3: 'Okay', 4: 'Good', 5: 'Full' } as const

/** What is fixed already, and how much strength everybody has for the rest. */
export function DatesStage({ sprint }: { sprint: Sprint }) {
  const here = useHere(sprint.meeting)
  const send = useSend()
  return (
    <>
      <Dates sprint={sprint} />
      <Section title="How much energy is there?" lead="A tired week deserves a small plan.">
        <FacesRound
          members={here}
          ask={(name) => `How much energy do you have, ${name}?`}
          names={energyNames}
          valueOf={(memberId) =>
            sprint.meeting.energy.find((entry) => entry.memberId === memberId)?.level
          }
          onChange={(memberId, level) =>
            void send.toSprint(sprint.id, { type: 'set-energy', memberId, level })
          }
        />
      </Section>
    </>
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
    <Section title="What is fixed?" lead="Appointments, visits, late evenings, days off.">
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
      <SelectField label="Day" value={date} onChange={({ target }) => chosen.set(target.value)}>
        {days.map((day) => (
          <option key={day} value={day}>
            {shortDay(day)}
          </option>
        ))}
      </SelectField>
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
    </Section>
  )
}
