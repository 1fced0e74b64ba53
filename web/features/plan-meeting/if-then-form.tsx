import { useRef, useState, type FormEvent } from 'react'
import type { Task } from '#core/contract/sprint.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text.ts'
import { useOnLeave } from '#web/parts/meeting/use-on-leave.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

type IfThen = NonNullable<Task['ifThen']>

interface IfThenFormProps {
  value: IfThen | null
  onSave: (ifThen: IfThen) => void
  onClose: () => void
}

/** An obstacle and what to do then; both halves make the plan. Kept on leaving once it is whole. */
export function IfThenForm({ value, onSave, onClose }: IfThenFormProps) {
  const [draft, setDraft] = useState<IfThen>(value ?? { if: '', then: '' })
  const [tried, setTried] = useState(false)
  const kept = useRef(value)
  const line: IfThen = { if: oneLine(draft.if), then: oneLine(draft.then) }
  const isWhole = line.if !== '' && line.then !== ''

  const keep = () => {
    if (!isWhole) return
    if (kept.current?.if === line.if && kept.current.then === line.then) return
    kept.current = line
    onSave(line)
  }
  useOnLeave(keep)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isWhole) return
    keep()
    onClose()
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <TextField
        label="If …"
        hint="What could get in the way?"
        error={tried && line.if === '' ? 'Say what could get in the way.' : undefined}
        value={draft.if}
        limit={limits.title}
        maxLength={limits.title}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened by a press, to be written in
        autoFocus
        onChange={(event) => setDraft({ ...draft, if: event.target.value })}
      />
      <TextField
        label="then …"
        hint="What will you do in that moment?"
        error={tried && line.then === '' ? 'Say what you will do then.' : undefined}
        value={draft.then}
        limit={limits.title}
        maxLength={limits.title}
        onChange={(event) => setDraft({ ...draft, then: event.target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          Keep this plan
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  )
}
