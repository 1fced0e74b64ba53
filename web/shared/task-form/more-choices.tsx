import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Ban } from '#web/ui/icons.ts'
import { useId, useState } from 'react'
import type { Member } from '#core/members/member.ts'
import { limits } from '#core/limits.ts'
import { typedPart, type DraftOf } from '#web/shared/drafts/use-draft.tsx'
import { notesOf } from '#web/lib/words.ts'
import { reasonWords } from '#web/shared/tasks/reason-words.ts'
import { effortWords } from '#web/shared/tasks/task-words.ts'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { Option } from '#web/ui/option.tsx'
import { Disclosure } from '#web/ui/layout.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { isTaskIconName, taskIconNames, taskIcons } from '#web/ui/task-icons/task-icons.ts'
import type { TaskDraft } from './task-draft.ts'

interface IconChoiceProps {
  value: string | null
  onChange: (icon: string | null) => void
}

/** The picture for those who do not read yet. */
export function IconChoice({ value, onChange }: IconChoiceProps) {
  const name = useId()
  return (
    <Disclosure
      summary={
        <span className="flex items-center gap-2">
          <Trans>Picture</Trans>
          <span className="text-quiet flex items-center gap-1.5 font-normal">
            {value && <TaskIcon name={value} />}
            {isTaskIconName(value)
              ? taskIcons[value].label
              : t({ message: 'none', context: 'picture' })}
          </span>
        </span>
      }
    >
      <fieldset>
        <legend className="sr-only">
          <Trans>Picture</Trans>
        </legend>
        <div className="-ms-7 grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
          {[null, ...taskIconNames].map((icon) => (
            <Option
              key={icon}
              name={name}
              label={icon ? taskIcons[icon].label : t`No picture`}
              checked={icon === (value || null)}
              onChange={() => onChange(icon)}
              className="rounded-field has-checked:border-elephant has-checked:bg-elephant-soft hover:bg-sunken grid min-h-11 place-items-center border-2 border-transparent"
            >
              {icon ? <TaskIcon name={icon} /> : <Ban className="text-quiet" />}
            </Option>
          ))}
        </div>
      </fieldset>
    </Disclosure>
  )
}

interface MoreChoicesProps {
  members: readonly Member[]
  form: DraftOf<TaskDraft>
  open: boolean
  onChange: (changes: Partial<TaskDraft>) => void
}

/** Who helps, how much it is, why it is there, and what happens when something gets in the way. */
export function MoreChoices({ members, form, open, onChange }: MoreChoicesProps) {
  const draft = form.value
  const helper = members.find(({ id }) => id === draft.helperId)
  const now = notesOf(
    helper && t`with help from ${helper.name}`,
    effortWords(draft.effort),
    reasonWords(draft.reason, members),
  )
  return (
    <Disclosure
      open={open}
      summary={
        <span className="leading-snug">
          <Trans>More about this task</Trans>
          {now && (
            <span className="text-small text-quiet block font-normal first-letter:uppercase">
              {now}
            </span>
          )}
        </span>
      }
    >
      <div className="-ms-7 grid gap-5">
        <SelectField
          label={t`Who helps?`}
          optional
          value={draft.helperId}
          onChange={(event) => onChange({ helperId: event.target.value })}
        >
          <option value="">
            <Trans>Nobody in particular</Trans>
          </option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <ChooseOne
          legend={t`How much is it?`}
          choices={[
            { value: '1', label: t`A little` },
            { value: '2', label: t`Some` },
            { value: '3', label: t`A lot` },
          ]}
          value={String(draft.effort)}
          onChange={(effort) => onChange({ effort: Number(effort) })}
        />
        <ReasonChoice form={form} members={members} onChange={onChange} />
        <fieldset className="grid gap-3">
          <legend className="font-semibold">
            <Trans>If something gets in the way</Trans>
          </legend>
          <TextField
            label={t`If…`}
            placeholder={t({ message: 'it rains', context: 'after “If”' })}
            name="if"
            limit={limits.title}
            maxLength={limits.title}
            {...typedPart(form, 'if')}
          />
          <TextField
            label={t`then we…`}
            placeholder={t({ message: 'play indoors', context: 'after “then we”' })}
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

type Reason = TaskDraft['reason']

interface ReasonChoiceProps {
  members: readonly Member[]
  form: DraftOf<TaskDraft>
  onChange: (changes: Pick<TaskDraft, 'reason'>) => void
}

/** Why the task is in the plan. Where it came from somewhere, it can keep saying so. */
function ReasonChoice({ form, members, onChange }: ReasonChoiceProps) {
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
        legend={t`Why is it here?`}
        choices={[
          { value: 'own', label: t`Our own idea` },
          { value: 'mission', label: t`A step towards the mission` },
          ...(came
            ? [{ value: origin.kind, label: <Sentence>{reasonWords(origin, members)}</Sentence> }]
            : []),
        ]}
        value={reason.kind}
        onChange={(kind) => onChange({ reason: reasons[kind] ?? own })}
      />
      {reason.kind === 'own' && (
        <TextField
          label={t`Why, in a few words`}
          optional
          placeholder={t`so that mornings are calmer`}
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

/** What else goes on within a line begins one here. */
function Sentence({ children }: { children: string }) {
  return <span className="inline-block first-letter:uppercase">{children}</span>
}
