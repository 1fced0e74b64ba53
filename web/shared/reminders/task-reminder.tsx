import { Bell, BellOff } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { settingsPlaces } from '#core/paths.ts'
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

/**
 * "Remind me at …", in a task's form: for whoever presses it alone, on the task's own days. It is no
 * part of the task, so it does not wait for the form to be saved.
 */
export function TaskReminder({ sprintId, taskId }: { sprintId: string; taskId: string }) {
  const { settings, isPossible, problem, remindMe, save } = useRemindMe()
  const set = settings?.tasks.find((one) => one.taskId === taskId)
  const draft = useDraft(`remind me of ${taskId}`, set?.time ?? usual)
  // What somebody unfolded, or found there, stays unfolded.
  const [hasBeen, setHasBeen] = useState(false)
  if (set && !hasBeen) setHasBeen(true)
  if (!isPossible && !set) return null
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
          Remind me
          <span className="text-quiet font-normal">{set ? `at ${set.time}` : 'no'}</span>
        </span>
      }
    >
      <div className="-ms-7 grid gap-3">
        <ProblemBox text={problem} />
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label="Remind me at"
            type="time"
            {...typedText(draft)}
            onKeyDown={notTheForm}
            className="min-w-36"
          />
          {/* The same button, so that whoever pressed it stays there. */}
          <Button
            variant="secondary"
            icon={<Icon aria-hidden="true" className="size-5" />}
            onClick={() => (isSet ? end() : void begin())}
          >
            {isSet ? 'Not any more' : set ? 'Then instead' : 'Remind me'}
          </Button>
          {set && !isSet && (
            <Button variant="quiet" onClick={end}>
              Not any more
            </Button>
          )}
        </div>
        <p role="status" className="text-small text-quiet">
          {set
            ? `You alone are reminded at ${set.time}, on its days, until it is done. `
            : 'You alone, on its days, until it is done. '}
          {set && <TextLink to={settingsPlaces.reminders}>All reminders</TextLink>}
        </p>
      </div>
    </Disclosure>
  )
}
