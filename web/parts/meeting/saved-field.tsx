import { limits } from '#core/limits.ts'
import { manyLines, oneLine } from '#core/text.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { useSavedText } from './use-saved-text.ts'

interface SavedProps {
  label: string
  hint?: string | undefined
  optional?: boolean
  placeholder?: string
  value: string
  onSave: (text: string) => void
}

/** One line that keeps itself. */
export function SavedLine({ value, onSave, ...field }: SavedProps) {
  const { text, setText, keep } = useSavedText(value, { clean: oneLine, save: onSave })
  return (
    <TextField
      {...field}
      value={text}
      limit={limits.title}
      maxLength={limits.title}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
    />
  )
}

/** A few lines that keep themselves. */
export function SavedNote({ value, onSave, ...field }: SavedProps) {
  const { text, setText, keep } = useSavedText(value, { clean: manyLines, save: onSave })
  return (
    <TextArea
      {...field}
      value={text}
      limit={limits.note}
      maxLength={limits.note}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
    />
  )
}
