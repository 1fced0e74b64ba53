import type { Sprint, Task } from '#core/contract/sprint.ts'
import { isOwner } from '#core/domain/task.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { ReadAloud } from '#web/ui/read-aloud.tsx'
import { repeatWords } from '#web/shared/tasks/repeat-words.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'

/** The plan as people: what everyone does, then each member's own tasks. */
export function PlanByMember({ sprint }: { sprint: Sprint }) {
  const { members } = useFamily()
  const shared = sprint.tasks.filter(({ owners }) => owners === 'everyone')
  const people = members.map((member) => ({
    member,
    tasks: sprint.tasks.filter((task) => task.owners !== 'everyone' && isOwner(task, member.id)),
  }))
  return (
    <div className="grid grid-cols-1 gap-4">
      {shared.length > 0 && (
        <Card>
          <div className="mb-3 flex items-center justify-between gap-2">
            <h2 className="text-lead">Everyone</h2>
            <ReadAloud text={aloud('Everyone', shared)} />
          </div>
          <TaskList label="Everyone’s tasks" tasks={shared} />
        </Card>
      )}
      {people
        .filter(({ tasks }) => tasks.length > 0)
        .map(({ member, tasks }) => (
          <Card key={member.id} tone="member" color={member.color}>
            <div className="mb-3 flex items-center justify-between gap-2">
              <h2 className="text-lead flex min-w-0 items-center gap-3">
                <Avatar {...member} decorative />
                <span className="min-w-0">{member.name}</span>
              </h2>
              <ReadAloud text={aloud(member.name, tasks)} />
            </div>
            <TaskList label={`${member.name}’s tasks`} tasks={tasks} />
          </Card>
        ))}
    </div>
  )
}

/** A part of the plan as somebody would read it out. */
function aloud(who: string, tasks: readonly Task[]): string {
  const lines = tasks.map(({ title, repeat }) => `${title}, ${repeatWords(repeat)}`)
  return `${who}: ${lines.join('. ')}.`
}

function TaskList({ label, tasks }: { label: string; tasks: readonly Task[] }) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-3">
      {tasks.map(({ id, title, icon, repeat, ifThen }) => (
        <li key={id} className="flex items-start gap-3">
          <TaskIcon name={icon} className="mt-0.5 size-7" />
          <div className="min-w-0">
            <p className="leading-snug font-semibold">{title}</p>
            <p className="text-small">
              {repeatWords(repeat)}
              {ifThen && `. If ${ifThen.if}, then ${ifThen.then}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
