import { Pencil, Plus } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { Sprint, Task } from '#core/contract/sprint.ts'
import type { IfThen } from '#core/domain/coach.ts'
import { isDue } from '#core/domain/seldom.ts'
import { type Sent, useSend } from '#web/data/use-family.tsx'
import { ChoiceLine, ChoiceLines } from '#web/shared/meeting/choices.tsx'
import { Step } from '#web/shared/meeting/weekly-meeting.tsx'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { Disclosure } from '#web/ui/layout.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { Coach } from './coach.tsx'
import { IfThenForm } from './if-then-form.tsx'

/** Plans for a bad day that fit any task; a family's own words come after them. */
const usual: readonly IfThen[] = [
  { if: 'it gets late', then: 'we do the smallest bit of it' },
  { if: 'one of us is ill', then: 'somebody else takes it, and nothing is caught up' },
  { if: 'we forget', then: 'we simply go on the next time' },
]

/** What could get in the way of a task, and what you do then. One is enough. */
export function ObstacleStage({ sprint }: { sprint: Sprint }) {
  const [openId, setOpenId] = useState<string | null>(null)
  const tasks = sprint.tasks.filter((task) => isDue(task, sprint))
  return (
    <Step title="What could stop us?" lead="One plan for a bad day is enough.">
      {tasks.length === 0 && (
        <p>There is no task in the plan yet. What could get in the way of a good week?</p>
      )}
      <Coach sprint={sprint} />
      <div className="divide-line -mt-3 grid grid-cols-1 divide-y">
        {tasks.map((task) => (
          <TaskPlan
            key={task.id}
            sprint={sprint}
            task={task}
            isOpen={openId === task.id}
            onOpen={(open) => setOpenId(open ? task.id : null)}
          />
        ))}
      </div>
    </Step>
  )
}

interface TaskPlanProps {
  sprint: Sprint
  task: Task
  isOpen: boolean
  onOpen: (open: boolean) => void
}

function TaskPlan({ sprint, task, isOpen, onOpen }: TaskPlanProps) {
  const send = useSend()
  const say = useUndoable()
  const { ifThen } = task
  const save = (wanted: IfThen | null) => {
    const changes = { ifThen: wanted }
    const saved = send.toSprint(sprint.id, { type: 'edit-task', taskId: task.id, changes })
    if (!wanted) say('Plan removed', [saved])
    return saved
  }
  const Sign = ifThen ? Pencil : Plus
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        className="hover:bg-sunken flex min-h-15 w-full items-center gap-3 py-1.5 text-start leading-tight"
      >
        <TaskIcon name={task.icon} className="text-quiet size-6.5" />
        <span className="min-w-0 flex-1">
          <bdi className="line-clamp-2">{task.title}</bdi>
          {ifThen && (
            <bdi className="text-small text-quiet">{`If ${ifThen.if}, then ${ifThen.then}`}</bdi>
          )}
        </span>
        <span className="sr-only">
          {ifThen ? 'Change the if-then plan' : 'Make an if-then plan'}
        </span>
        <Sign className="text-quiet size-6 shrink-0" />
      </button>
      {isOpen && <Pairs {...{ task, save }} onClose={() => onOpen(false)} />}
    </div>
  )
}

interface PairsProps {
  task: Task
  save: (ifThen: IfThen | null) => Sent
  onClose: () => void
}

function Pairs({ task, save, onClose }: PairsProps) {
  const isChosen = (pair: IfThen) => task.ifThen?.if === pair.if && task.ifThen.then === pair.then
  return (
    <div className="grid grid-cols-1 gap-1 pb-2">
      <ChoiceLines title="Plans that often help">
        {usual.map((pair) => (
          <ChoiceLine
            key={pair.if}
            title={`If ${pair.if},`}
            note={`then ${pair.then}.`}
            isChosen={isChosen(pair)}
            onPress={() => {
              void save(isChosen(pair) ? null : pair)
              onClose()
            }}
          />
        ))}
      </ChoiceLines>
      <Disclosure summary="In your own words">
        <IfThenForm taskId={task.id} value={task.ifThen} onSave={save} onClose={onClose} />
      </Disclosure>
    </div>
  )
}
