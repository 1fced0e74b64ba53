import { fromEntries } from '#core/domain/typed-objects.ts'
import { limits } from '#core/limits.ts'
import { manyLines, oneLine } from '#core/text.ts'
import type { Sent } from '#web/data/mutate.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { useSavedText } from './use-saved-text.ts'

/** An edit of one field, with what stood in it when the writing began. */
type FieldEdit<Field extends string> = Record<'changes' | 'from', Record<Field, string>>

interface SavedProps<Field extends string> {
  /** Names the place and the thing, for the draft on this device. */
  about: string
  /** What the field is called in its document. */
  field: Field
  label: string
  hint?: string | undefined
  optional?: boolean
  placeholder?: string
  value: string
  onSave: (edit: FieldEdit<Field>) => Sent
}

function edit<Field extends string>(field: Field, text: string, before: string): FieldEdit<Field> {
  const with_ = (said: string) => fromEntries<Record<Field, string>>([[field, said]])
  return { changes: with_(text), from: with_(before) }
}

/** One line that keeps itself. */
export function SavedLine<Field extends string>(props: SavedProps<Field>) {
  const { about, field, value, onSave, ...look } = props
  const save = (text: string, before: string) => onSave(edit(field, text, before))
  const typed = useSavedText(value, { about, field, clean: oneLine, save })
  return <TextField {...look} {...typed.field} limit={limits.title} maxLength={limits.title} />
}

/** A few lines that keep themselves. */
export function SavedNote<Field extends string>(props: SavedProps<Field>) {
  const { about, field, value, onSave, ...look } = props
  const save = (text: string, before: string) => onSave(edit(field, text, before))
  const typed = useSavedText(value, { about, field, clean: manyLines, save })
  return <TextArea {...look} {...typed.field} limit={limits.note} maxLength={limits.note} />
}
