import { Plus } from 'lucide-react'
import { sameText } from '#core/domain/same-text.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text.ts'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { useOnLeave } from '#web/shared/drafts/saved-field.tsx'

interface AddLineProps {
  /** Names the place and the thing, for the draft on this device. */
  about: string
  label: string
  hint?: string | undefined
  /** The button's words. */
  add?: string
  /** The list holds no more; the sentence says what to do. */
  full?: string | false | undefined
  /** What is on the list: the same words do not go there twice. */
  present?: readonly { text: string }[]
  /** Where the line is closed with words in it, they wait as a draft instead of being added. */
  waits?: boolean
  onAdd: (text: string) => void
}

/** A line for a list. What stands in it is added with Enter, with its button, and on going on. */
export function AddLine(props: AddLineProps) {
  const { about, label, hint, add = 'Add', full, present = [], waits, onAdd } = props
  const draft = useDraft(about, '')

  const isPresent = (line: string) => present.some((other) => sameText(other.text, line))

  const keep = () => {
    // Adding may take this very line away before it is drawn again.
    const line = oneLine(draft.latest())
    if (line === '' || full || isPresent(line)) return
    draft.drop()
    onAdd(line)
  }
  useOnLeave(() => !waits && keep())

  const form = useForm({
    rules: {},
    check: () => {
      const line = oneLine(draft.latest())
      if (full) return { line: full }
      if (line === '') return { line: 'Write a few words first.' }
      return isPresent(line) ? { line: 'That is on the list already.' } : {}
    },
    send: (_typed, place) => {
      keep()
      place.querySelector('input')?.focus()
    },
  })

  return (
    <Form form={form} className="grid grid-cols-1 gap-3">
      <TextField
        label={label}
        hint={hint}
        name="line"
        {...typedText(draft)}
        limit={limits.title}
        maxLength={limits.title}
        enterKeyHint="done"
      />
      <Button
        type="submit"
        variant="secondary"
        icon={<Plus aria-hidden="true" />}
        className="justify-self-start"
      >
        {add}
      </Button>
    </Form>
  )
}
