import { limits } from '#core/limits.ts'
import { manyLines, oneLine } from '#web/lib/plain-text.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { useSavedText } from './use-saved-text.ts'

interface SavedProps {
  /** Names the place and the thing, for the draft on this device. */
  about: string
  label: string
  hint?: string | undefined
  optional?: boolean
  placeholder?: string
  value: string
  onSave: (text: string) => unknown
}

/** One line that keeps itself. */
export function SavedLine({ about, value, onSave, ...props }: SavedProps) {
  const { field } = useSavedText(value, { about, clean: oneLine, save: onSave })
  return <TextField {...props} {...field} limit={limits.title} maxLength={limits.title} />
}

/** A few lines that keep themselves. */
export function SavedNote({ about, value, onSave, ...props }: SavedProps) {
  const { field } = useSavedText(value, { about, clean: manyLines, save: onSave })
  return <TextArea {...props} {...field} limit={limits.note} maxLength={limits.note} />
}
