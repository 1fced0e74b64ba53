import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Bell, BellOff } from '#web/ui/icons.ts'
import { useState, type KeyboardEvent } from 'react'
import { personOf } from '#core/invites/member-of-user.ts'
import type { TaskFields } from '#core/tasks/task-changes.ts'
import { isOwner } from '#core/tasks/task.ts'
import { settingsPaths } from '#core/paths.ts'
import { useHome, useUser } from '#web/data/use-home.tsx'
import { atTime } from '#web/lib/dates.ts'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Disclosure } from '#web/ui/layout.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { reminding, remindingOfTask, withoutTask } from './reminder-words.ts'
import { useRemindMe } from './use-reminders.ts'

/** A time at which most tasks of a home are still ahead. */
const usual = '17:00'

interface TaskReminderProps {
  sprintId: string
  task: Partial<TaskFields> & { id: string }
}

/**
 * "Remind me at …", in a task's form: for whoever presses it alone, on the task's own days. It is no
 * part of the task, so it does not wait for the form to be saved. Only of what is one's own to do.
 */
export function TaskReminder({ sprintId, task: { id: taskId, owners = [] } }: TaskReminderProps) {
  const user = useUser()
  const { family } = useHome()
  const { memberId } = personOf(family, user)
  const { settings, isPossible, problem, remindMe, save } = useRemindMe()
  const set = settings?.tasks.find((one) => one.taskId === taskId)
  const draft = useDraft(`remind me of ${taskId}`, set?.time ?? usual)
  // What somebody unfolded, or found there, stays unfolded.
  const [hasBeen, setHasBeen] = useState(false)
  if (set && !hasBeen) setHasBeen(true)
  const isMine = memberId !== null && isOwner({ owners }, memberId)
  if (!set && !(isMine && isPossible)) return null
  const time = draft.value
  const isSet = time === set?.time
  const Icon = isSet ? BellOff : Bell
  const end = () => void save((now) => withoutTask(now, taskId))
  const begin = async () => {
    if (time === '') return
    draft.drop()
    await remindMe((now, by) =>
      reminding(remindingOfTask(now, { sprintId, taskId, time }), 'task', by),
    )
  }
  const notTheForm = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void begin()
  }
  return (
    <Disclosure
      open={hasBeen}
      summary={
        <span className="flex items-center gap-2">
          {set ? (
            <Trans>
              Remind me <span className="text-quiet font-normal">{atTime(set.time)}</span>
            </Trans>
          ) : (
            t`Remind me`
          )}
        </span>
      }
    >
      <div className="-ms-7 grid gap-3">
        <ProblemBox text={problem} />
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label={t`Remind me at`}
            type="time"
            {...typedText(draft)}
            onKeyDown={notTheForm}
            className="min-w-36"
          />
          {/* The same button, so that whoever pressed it stays there. */}
          <Button
            variant="secondary"
            icon={<Icon className="size-5" />}
            onClick={() => (isSet ? end() : void begin())}
          >
            {isSet ? t`Not any more` : set ? t`Then instead` : t`Remind me`}
          </Button>
          {set && !isSet && (
            <Button variant="quiet" onClick={end}>
              <Trans>Not any more</Trans>
            </Button>
          )}
        </div>
        <p role="status" className="text-small text-quiet">
          {set
            ? t`You alone are reminded ${atTime(set.time)}, on its days, until it is done.`
            : t`You alone, on its days, until it is done.`}{' '}
          {set && (
            <TextLink to={settingsPaths.reminders}>
              <Trans>All reminders</Trans>
            </TextLink>
          )}
        </p>
      </div>
    </Disclosure>
  )
}
