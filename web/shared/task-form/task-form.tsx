import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState } from 'react'
import { isTooYoung, type Member } from '#core/members/member.ts'
import type { TaskFields } from '#core/tasks/task-changes.ts'
import { limits } from '#core/limits.ts'
import { useHome } from '#web/data/use-home.tsx'
import { lazyPart } from '#web/lib/lazy.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { typedPart, useDraft, type DraftOf } from '#web/shared/drafts/use-draft.tsx'
import { useLikelyOwners } from '#web/shared/tasks/use-likely-owners.ts'
import { chosenFor, OwnerChoice } from '#web/shared/tasks/owner-choice.tsx'
import { WhoElse } from '#web/shared/presence/who-else.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useForm, type Problems } from '#web/ui/form.tsx'
import { Trash2 } from '#web/ui/icons.ts'
import { IconChoice, MoreChoices } from './more-choices.tsx'
import { RepeatChoice, SharingChoice } from './task-choices.tsx'
import {
  draftOf,
  fieldsOf,
  iconOf,
  isForSeveral,
  problemsOf,
  titleRule,
  wordsIn,
  type TaskDraft,
} from './task-draft.ts'

/** Nobody waits for it: the task can be changed without. */
const TaskReminder = lazyPart(
  async () => (await import('#web/shared/reminders/task-reminder.tsx')).TaskReminder,
)

interface TaskFormProps {
  /** The plan that it belongs to. */
  sprintId: string
  /** A task (with its id) to change, or some fields to begin a new one with. */
  task?: (Partial<TaskFields> & { id?: string }) | undefined
  members: readonly Member[]
  open: boolean
  onSave: (fields: TaskFields) => void
  /** Where the task can be taken out of the plan here. */
  onRemove?: () => void
  onClose: () => void
}

/** The dialog in which a line of the plan is written or changed. It closes itself after saving. */
export function TaskForm({ open, ...props }: TaskFormProps) {
  return open ? <OpenForm {...props} /> : null
}

function OpenForm(props: Omit<TaskFormProps, 'open'>) {
  const { sprintId, task = {}, members, onSave, onRemove, onClose } = props
  const about = `task ${sprintId} ${task.id ?? `new ${task.title ?? ''}`}`
  const today = useToday()
  // Who is too young to be asked owns nothing, but for what they were given before.
  const people = members.filter(
    (one) =>
      !isTooYoung(one, today) || (Array.isArray(task.owners) && task.owners.includes(one.id)),
  )
  const ids = people.map(({ id }) => id)
  const planStart = usePlanStart(sprintId)
  const draft = useOwned(
    sprintId,
    useDraft(about, draftOf(task, ids, planStart), { words: wordsIn }),
  )
  const form = useForm({
    rules: { title: titleRule },
    check: () => problemsOf(draft.value),
    send: () => {
      onSave(fieldsOf(draft.value))
      draft.drop()
      onClose()
    },
  })
  const giveUp = () => {
    draft.drop()
    onClose()
  }
  const isNew = task.id === undefined
  return (
    <FormDialog
      form={form}
      title={isNew ? t`A new task` : t`Change the task`}
      label={isNew ? t`Add to the plan` : t`Save`}
      // No keyboard covers what is only looked at.
      calm={task.title !== undefined}
      onClose={onClose}
      onCancel={giveUp}
    >
      <Fields
        sprintId={sprintId}
        task={task}
        members={people}
        draft={draft}
        planStart={planStart}
        problems={form.problems}
      />
      {!isNew && onRemove && (
        <Button
          variant="quiet"
          size="small"
          icon={<Trash2 />}
          className="text-coral-ink -ms-4 justify-self-start"
          onClick={() => {
            giveUp()
            onRemove()
          }}
        >
          <Trans>Take out</Trans>
        </Button>
      )}
    </FormDialog>
  )
}

/** As long as nobody chose who does it, it is whoever is likeliest to (N28). */
function useOwned(sprintId: string, draft: DraftOf<TaskDraft>): DraftOf<TaskDraft> {
  const { likely } = useLikelyOwners(sprintId)
  const { value } = draft
  if (value.owners.length > 0) return draft
  return { ...draft, value: { ...value, owners: chosenFor(likely(value.title)) } }
}

interface FieldsProps {
  sprintId: string
  task: Partial<TaskFields> & { id?: string }
  members: readonly Member[]
  draft: DraftOf<TaskDraft>
  planStart: string
  problems: Problems
}

function Fields({ sprintId, task, members, draft, planStart, problems }: FieldsProps) {
  const { startOfWeek } = useHome().family.familyData.settings
  const { value } = draft
  const change = (changes: Partial<TaskDraft>) => draft.set((now) => ({ ...now, ...changes }))
  return (
    <>
      {task.id !== undefined && <AlsoOpen id={task.id} typed={value.title} />}
      <TextField
        label={t`What is there to do?`}
        name="title"
        {...typedPart(draft, 'title')}
        limit={limits.title}
        maxLength={limits.title}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens on this question
        autoFocus={task.title === undefined}
      />
      <OwnerChoice
        legend={t`Who does it?`}
        members={members}
        chosen={value.owners}
        onChange={(chosen) => change({ owners: chosen })}
      />
      {isForSeveral(value) && members.length > 1 && (
        <SharingChoice value={value.sharing} onChange={(sharing) => change({ sharing })} />
      )}
      <RepeatChoice
        draft={value}
        startOfWeek={startOfWeek}
        planStart={planStart}
        error={problems['days']}
        onChange={change}
      />
      <IconChoice value={iconOf(value)} onChange={(icon) => change({ icon })} />
      <MoreChoices
        members={members}
        form={draft}
        open={value.if !== '' || value.then !== ''}
        onChange={change}
      />
      {task.id !== undefined && (
        <TaskReminder sprintId={sprintId} task={{ ...task, id: task.id }} />
      )}
    </>
  )
}

/** The first day of the plan, or of these days where it is not there yet. */
function usePlanStart(sprintId: string): string {
  const today = useToday()
  return useHome().sprints.find(({ id }) => id === sprintId)?.startsOn ?? today
}

/** Somebody else who has the same task open, or changed it just now: with the title that they gave it. */
function AlsoOpen({ id, typed }: { id: string; typed: string }) {
  const { sprints } = useHome()
  const task = sprints.flatMap(({ tasks }) => tasks).find((one) => one.id === id)
  const [first] = useState(task?.title)
  const title = task?.title
  const words = title === first || title === typed ? undefined : title
  return <WhoElse kind="task" id={id} value={task && { ...task, checks: null }} words={words} />
}
