import type { Sprint, SprintChanges } from '#core/contract/sprint.ts'
import { endOf } from '#core/domain/sprint-days.ts'
import { limits } from '#core/limits.ts'
import { useFamily, useSend, type Sent } from '#web/data/use-family.tsx'
import { dayRange, isDate } from '#web/lib/dates.ts'
import { oneLine } from '#core/text.ts'
import { SavedLine, useSavedText } from '#web/shared/drafts/saved-field.tsx'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { TextField } from '#web/ui/field.tsx'
import { Section } from '#web/ui/layout.tsx'
import { Stepper } from '#web/ui/controls.tsx'

/** Name, step and days; each keeps itself. */
export function PlanDetails({ sprint }: { sprint: Sprint }) {
  const { toSprint } = useSend()
  const say = useUndoable()
  const edit = (fields: { changes: SprintChanges; from?: SprintChanges }) =>
    toSprint(sprint.id, { type: 'edit-sprint', ...fields })
  const editDates = (changes: Partial<Pick<Sprint, 'startsOn' | 'weeks'>>) => {
    const shown = { ...sprint, ...changes }
    const sent = edit({ changes })
    say(`Now ${dayRange(shown.startsOn, endOf(shown))}`, [sent])
    return sent
  }
  return (
    <Section title="About this week">
      <div className="grid grid-cols-1 gap-5">
        <NameField
          about={`name ${sprint.id}`}
          name={sprint.name}
          onSave={(name, from) => edit({ changes: { name }, from: { name: from } })}
        />
        <SavedLine
          about={`step ${sprint.id}`}
          field="missionStep"
          label="Step towards the mission"
          hint="What you want to have reached by the end."
          optional
          value={sprint.missionStep}
          onSave={edit}
        />
        <Dates sprint={sprint} onSave={editDates} />
      </div>
    </Section>
  )
}

interface NameFieldProps {
  about: string
  name: string
  onSave: (name: string, from: string) => Sent
}

function NameField({ about, name, onSave }: NameFieldProps) {
  const { text, field } = useSavedText(name, {
    about,
    clean: oneLine,
    save: (next, from) => next !== '' && onSave(next, from),
  })
  return (
    <TextField
      label="Name"
      error={oneLine(text) === '' ? 'Give the week a name, for example “Week 3”.' : undefined}
      {...field}
      limit={limits.name}
      maxLength={limits.name}
    />
  )
}

interface DatesProps {
  sprint: Sprint
  onSave: (changes: Partial<Pick<Sprint, 'startsOn' | 'weeks'>>) => Sent
}

function Dates({ sprint, onSave }: DatesProps) {
  const { sprints } = useFamily()
  const { text, field } = useSavedText(sprint.startsOn, {
    about: `first day ${sprint.id}`,
    clean: (date) => date,
    save: (startsOn) => isDate(startsOn) && onSave({ startsOn }),
  })
  const valid = isDate(text)
  const shown = { ...sprint, startsOn: valid ? text : sprint.startsOn }
  const overlap = overlapOf(shown, sprints)
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField
        type="date"
        label="First day"
        required
        error={valid ? undefined : 'Choose the day on which it begins.'}
        {...field}
        min="1900-01-01"
        max="2199-12-31"
      />
      <Stepper
        label="How long"
        max={limits.sprintWeeks}
        value={sprint.weeks}
        text={(weeks) => (weeks === 1 ? '1 week' : `${weeks} weeks`)}
        onChange={(weeks) => onSave({ weeks })}
      />
      <p role="status" className="text-quiet">
        {dayRange(shown.startsOn, endOf(shown))}
        {overlap && `. Some of these days belong to ${overlap.name}, too.`}
      </p>
    </div>
  )
}

/** Another sprint that shares days with this one, or null. */
export function overlapOf(sprint: Sprint, sprints: readonly Sprint[]): Sprint | null {
  return (
    sprints.find(
      (other) =>
        other.id !== sprint.id &&
        other.startsOn <= endOf(sprint) &&
        endOf(other) >= sprint.startsOn,
    ) ?? null
  )
}
