import type { Member } from '#core/domain/member.ts'
import { limits } from '#core/limits.ts'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { typedPart, type DraftOf } from '#web/shared/drafts/use-draft.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import type { TaskDraft } from './task-draft.ts'

interface MoreChoicesProps {
  members: readonly Member[]
  form: DraftOf<TaskDraft>
  open: boolean
  onChange: (changes: Partial<TaskDraft>) => void
}

/** Who helps, how much it is, why it is there, and what happens when something gets in the way. */
export function MoreChoices({ members, form, open, onChange }: MoreChoicesProps) {
  const draft = form.value
  return (
    <Disclosure summary="Helper, effort, reason, if-then plan" open={open}>
      <div className="-ms-7 grid gap-5">
        <SelectField
          label="Who helps?"
          optional
          value={draft.helperId}
          onChange={(event) => onChange({ helperId: event.target.value })}
        >
          <option value="">Nobody in particular</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <ChooseOne
          legend="How much is it?"
          choices={[
            { value: '1', label: 'A little' },
            { value: '2', label: 'Some' },
            { value: '3', label: 'A lot' },
          ]}
          value={String(draft.effort)}
          onChange={(effort) => onChange({ effort: Number(effort) })}
        />
        <ReasonChoice form={form} onChange={onChange} />
        <fieldset className="grid gap-3">
          <legend className="font-semibold">If something gets in the way</legend>
          <TextField
            label="If…"
            placeholder="it rains"
            name="if"
            limit={limits.title}
            maxLength={limits.title}
            {...typedPart(form, 'if')}
          />
          <TextField
            label="then we…"
            placeholder="play indoors"
            name="then"
            limit={limits.title}
            maxLength={limits.title}
            {...typedPart(form, 'then')}
          />
        </fieldset>
      </div>
    </Disclosure>
  )
}
