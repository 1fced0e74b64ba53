import { t } from '#core/say.ts'
import type { FamilyDate } from '#core/dates/schema.ts'
import { entriesOf, fromEntries } from '#core/lib/typed-objects.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text/text.ts'
import { newId } from '#web/lib/random-id.ts'
import { useHome } from '#web/data/use-home.tsx'
import { isDate, lastDate } from '#web/lib/dates.ts'
import { line } from '#web/lib/form-rules.ts'
import { typedPart, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { memberChoices } from '#web/ui/avatar/avatar.tsx'
import { ChooseMany, ChooseOne } from '#web/ui/choice-group.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useForm } from '#web/ui/form.tsx'

interface DateFormProps {
  /** The date that is changed; without it a new one, on `day`. */
  entry?: FamilyDate
  day: string
  onClose: () => void
}

const titleRule = line(t`Write what there is, for example “Dentist”.`)

/** The dialog in which a date of the family is entered or changed: what, when, who, and whether again. */
export function DateForm({ entry, day, onClose }: DateFormProps) {
  const { members, toFamily } = useHome()
  const undoToast = useUndoToast()
  const { id: _, time, ...known } = entry ?? { ...blank, date: day }
  const draft = useDraft(`date ${entry?.id ?? `new ${day}`}`, { ...known, time: time ?? '' })
  const { value } = draft
  const change = (changes: Partial<typeof value>) => draft.set((now) => ({ ...now, ...changes }))
  const close = () => {
    draft.drop()
    onClose()
  }
  const form = useForm({
    rules: { title: titleRule },
    check: () => (isDate(value.date) ? {} : { date: t`Choose the day.` }),
    send: () => {
      const fields = { ...value, title: oneLine(value.title), time: value.time || null }
      // Only what changed is sent, so that somebody else's change of the rest stays (P6).
      const changes = fromEntries<Partial<typeof fields>>(
        entriesOf(fields).filter(([key, field]) => !isSame(field, entry?.[key])),
      )
      if (entry)
        undoToast(t({ message: 'Changed', context: 'a date' }), [
          toFamily({ type: 'edit-date', dateId: entry.id, changes }),
        ])
      else toFamily({ type: 'add-date', entry: { id: newId(), ...fields } })
      close()
    },
  })
  const remove = (date: FamilyDate) => {
    undoToast(t`Taken out`, [toFamily({ type: 'delete-date', dateId: date.id })])
    close()
  }
  return (
    <FormDialog
      form={form}
      title={entry ? t`Change the date` : t`A new date`}
      label={entry ? t`Save` : t`Add it`}
      cancel={entry ? t`Delete` : t`Cancel`}
      onClose={onClose}
      onCancel={entry ? () => remove(entry) : close}
    >
      <TextField
        label={t`What is there?`}
        name="title"
        {...typedPart(draft, 'title')}
        limit={limits.title}
        maxLength={limits.title}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens on this question
        autoFocus={!entry}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          type="date"
          label={t`Day`}
          name="date"
          min="1900-01-01"
          max={lastDate}
          {...typedPart(draft, 'date')}
        />
        <TextField type="time" label={t`Time`} name="time" optional {...typedPart(draft, 'time')} />
      </div>
      {members.length > 1 && (
        <ChooseMany
          legend={t`Who is it about? (optional)`}
          values={value.memberIds}
          onChange={(memberIds) => change({ memberIds })}
          choices={memberChoices(members)}
        />
      )}
      <ChooseOne
        legend={t`Does it come again?`}
        choices={repeats}
        value={value.repeat ?? 'never'}
        onChange={(repeat) => change({ repeat: repeat === 'never' ? null : repeat })}
      />
    </FormDialog>
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const blank: FamilyDate = {
  id: '',
  title: '',
  date: '',
  time: null,
  memberIds: [],
  repeat: null,
}

const repeats = [
  { value: 'never', label: t`Just once` },
  { value: 'weekly', label: t`Every week` },
  { value: 'every-two-weeks', label: t`Every other week` },
  { value: 'monthly', label: t`Every month` },
  { value: 'yearly', label: t`Every year` },
] as const
