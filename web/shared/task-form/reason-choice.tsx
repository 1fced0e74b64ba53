import { useState } from 'react'
import { limits } from '#core/limits.ts'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { TextField } from '#web/ui/field.tsx'
import { reasonWords } from '#web/shared/tasks/task-words.ts'
import type { DraftOf } from '#web/shared/drafts/use-draft.tsx'
import type { TaskDraft } from './task-draft.ts'

type Reason = TaskDraft['reason']

interface ReasonChoiceProps {
  form: DraftOf<TaskDraft>
  onChange: (changes: Pick<TaskDraft, 'reason'>) => void
}

/** Why the task is in the plan. Where it came from somewhere, it can keep saying so. */
export function ReasonChoice({ form, onChange }: ReasonChoiceProps) {
  const { reason } = form.value
  const [origin] = useState(reason)
  const own: Reason = origin.kind === 'own' ? origin : { kind: 'own', text: '' }
  const reasons: Record<string, Reason> = {
    own,
    mission: { kind: 'mission', text: '' },
    [origin.kind]: origin,
  }
  const came = origin.kind !== 'own' && origin.kind !== 'mission'
  return (
    <div className="grid gap-3">
      <ChooseOne
        legend="Why is it here?"
        choices={[
          { value: 'own', label: 'Our own idea' },
          { value: 'mission', label: 'A step towards the mission' },
          ...(came ? [{ value: origin.kind, label: sentence(reasonWords(origin)) }] : []),
        ]}
        value={reason.kind}
        onChange={(kind) => onChange({ reason: reasons[kind] ?? own })}
      />
      {reason.kind === 'own' && (
        <TextField
          label="Why, in a few words"
          optional
          placeholder="so that mornings are calmer"
          limit={limits.title}
          maxLength={limits.title}
          draft={{ notice: null }}
          value={reason.text}
          onChange={(event) => onChange({ reason: { kind: 'own', text: event.target.value } })}
        />
      )}
    </div>
  )
}

const sentence = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1)
