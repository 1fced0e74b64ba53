import { useRef, useState, type FormEvent } from 'react'
import type { IfThen } from '#core/sprint/coach.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text/text.ts'
import type { Sent } from '#web/data/send.ts'
import { useOnLeave } from '#web/shared/drafts/saved-field.tsx'
import { typedPart, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

interface IfThenFormProps {
  taskId: string
  value: IfThen | null
  onSave: (ifThen: IfThen) => Sent
  onClose: () => void
}

/** An obstacle and what to do then; both halves make the plan. Kept on leaving once it is whole. */
export function IfThenForm({ taskId, value, onSave, onClose }: IfThenFormProps) {
  const typed = useDraft<IfThen>(`if-then ${taskId}`, value ?? { if: '', then: '' })
  const draft = typed.value
  const [tried, setTried] = useState(false)
  const kept = useRef(value)
  const line: IfThen = { if: oneLine(draft.if), then: oneLine(draft.then) }
  const isWhole = line.if !== '' && line.then !== ''

  const keep = () => {
    if (!isWhole) return
    if (kept.current?.if === line.if && kept.current.then === line.then) return
    kept.current = line
    typed.sent(onSave(line).attempt)
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
        {...typedPart(typed, 'if')}
        limit={limits.title}
        maxLength={limits.title}
      />
      <TextField
        label="then …"
        hint="What will you do in that moment?"
        error={tried && line.then === '' ? 'Say what you will do then.' : undefined}
        {...typedPart(typed, 'then')}
        limit={limits.title}
        maxLength={limits.title}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" size="small">
          Keep this plan
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  )
}
