import { Plus } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { sameText } from '#core/domain/same-text.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useOnLeave } from './use-on-leave.ts'

interface AddLineProps {
  label: string
  hint?: string | undefined
  /** The button's words. */
  add?: string
  /** The list holds no more; the sentence says what to do. */
  full?: string | false | undefined
  /** What is on the list: the same words do not go there twice. */
  present?: readonly { text: string }[]
  onAdd: (text: string) => void
}

/** A line for a list. What stands in it is added with Enter, with its button, and on leaving. */
export function AddLine({ label, hint, add = 'Add', full, present = [], onAdd }: AddLineProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  // Adding may take this very line away before it is drawn again: what is written here is current.
  const waiting = useRef('')
  const write = (next: string) => {
    waiting.current = next
    setText(next)
    setError(undefined)
  }

  const isPresent = (line: string) => present.some((other) => sameText(other.text, line))

  const keep = () => {
    const line = oneLine(waiting.current)
    if (line === '' || full || isPresent(line)) return
    write('')
    onAdd(line)
  }
  useOnLeave(keep)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (full) setError(full)
    else if (oneLine(text) === '') setError('Write a few words first.')
    else if (isPresent(oneLine(text))) setError('That is on the list already.')
    else keep()
    form.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={text}
        limit={limits.title}
        maxLength={limits.title}
        enterKeyHint="done"
        onChange={(event) => write(event.target.value)}
      />
      <Button
        type="submit"
        look="secondary"
        icon={<Plus aria-hidden="true" />}
        className="justify-self-start"
      >
        {add}
      </Button>
    </form>
  )
}
