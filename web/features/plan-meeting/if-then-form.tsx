import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useRef } from 'react'
import type { IfThen } from '#core/sprint/coach.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text/text.ts'
import { line } from '#web/lib/form-rules.ts'
import type { Sent } from '#web/data/send.ts'
import { useOnLeave } from '#web/shared/drafts/saved-field.tsx'
import { typedPart, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, useForm } from '#web/ui/form.tsx'

interface IfThenFormProps {
  taskId: string
  value: IfThen | null
  onSave: (ifThen: IfThen) => Sent
  onClose: () => void
}

const rules = {
  if: line(t`Say what could get in the way.`),
  then: line(t`Say what you will do then.`),
}

/** An obstacle and what to do then; both halves make the plan. Kept on leaving once it is whole. */
export function IfThenForm({ taskId, value, onSave, onClose }: IfThenFormProps) {
  const typed = useDraft<IfThen>(`if-then ${taskId}`, value ?? { if: '', then: '' })
  const draft = typed.value
  const kept = useRef(value)
  const tidy: IfThen = { if: oneLine(draft.if), then: oneLine(draft.then) }
  const isWhole = tidy.if !== '' && tidy.then !== ''

  const keep = () => {
    if (!isWhole) return
    if (kept.current?.if === tidy.if && kept.current.then === tidy.then) return
    kept.current = tidy
    typed.sent(onSave(tidy).attempt)
  }
  useOnLeave(keep)

  const form = useForm({
    rules,
    send: () => {
      keep()
      onClose()
    },
  })

  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <TextField
        label={t`If …`}
        hint={t`What could get in the way?`}
        name="if"
        {...typedPart(typed, 'if')}
        limit={limits.title}
        maxLength={limits.title}
      />
      <TextField
        label={t`then …`}
        hint={t`What will you do in that moment?`}
        name="then"
        {...typedPart(typed, 'then')}
        limit={limits.title}
        maxLength={limits.title}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" size="small">
          <Trans>Keep this plan</Trans>
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </Form>
  )
}
