import { limits } from '#core/limits.ts'
import { manyLines, oneLine } from '#core/text.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { useSavedText } from './use-saved-text.ts'

/** An edit of one field, with what stood in it when the writing began. */
type FieldEdit<Field extends string> = Record<'changes' | 'from', Record<Field, string>>

interface SavedProps<Field extends string> {
  /** What the field is called in its document. */
  field: Field
  label: string
  hint?: string | undefined
  optional?: boolean
  placeholder?: string
  value: string
  onSave: (edit: FieldEdit<Field>) => void
}

const edit = <Field extends string>(field: Field, text: string, before: string) =>
  ({ changes: { [field]: text }, from: { [field]: before } }) as FieldEdit<Field>

/** One line that keeps itself. */
export function SavedLine<Field extends string>(props: SavedProps<Field>) {
  const { field, value, onSave, ...look } = props
  const save = (text: string, before: string) => onSave(edit(field, text, before))
  const { text, setText, keep } = useSavedText(value, { clean: oneLine, save })
  return (
    <TextField
      {...look}
      value={text}
      limit={limits.title}
      maxLength={limits.title}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
    />
  )
}

/** A few lines that keep themselves. */
export function SavedNote<Field extends string>(props: SavedProps<Field>) {
  const { field, value, onSave, ...look } = props
  const save = (text: string, before: string) => onSave(edit(field, text, before))
  const { text, setText, keep } = useSavedText(value, { clean: manyLines, save })
  return (
    <TextArea
      {...look}
      value={text}
      limit={limits.note}
      maxLength={limits.note}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
    />
  )
}
