import type { ReactNode } from 'react'
import { Users } from 'lucide-react'
import type { Sprint, Task } from '#core/contract/sprint.ts'
import { isDue } from '#core/domain/seldom.ts'
import { isOwner } from '#core/domain/task.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { repeatWords } from '#web/shared/tasks/task-words.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'

/** The plan as people: each member's own tasks, then what everyone does. */
export function PlanByMember({ sprint }: { sprint: Sprint }) {
  const { members } = useFamily()
  const tasks = sprint.tasks.filter((task) => isDue(task, sprint))
  const shared = tasks.filter(({ owners }) => owners === 'everyone')
  return (
    <div className="divide-line grid grid-cols-1 divide-y">
      {members.map((member) => (
        <Person
          key={member.id}
          face={<Avatar {...member} />}
          name={member.name}
          tasks={tasks.filter((task) => task.owners !== 'everyone' && isOwner(task, member.id))}
        />
      ))}
      <Person
        face={<Users aria-hidden="true" className="text-quiet size-11 p-2" />}
        name="Everyone"
        tasks={shared}
      />
    </div>
  )
}

interface PersonProps {
  face: ReactNode
  name: string
  tasks: readonly Task[]
}

function Person({ face, name, tasks }: PersonProps) {
  if (tasks.length === 0) return null
  return (
    <section className="flex gap-3 py-2.5">
      {face}
      <div className="min-w-0 flex-1">
        <h2 className="text-body leading-tight font-bold">
          <bdi>{name}</bdi>
        </h2>
        <ul aria-label={`${name}’s tasks`} className="mt-1 grid grid-cols-1 gap-1">
          {tasks.map(({ id, title, icon, repeat, ifThen }) => (
            <li key={id} className="flex items-start gap-2 leading-tight">
              <TaskIcon name={icon} className="text-quiet size-5.5 shrink-0" />
              <p className="min-w-0">
                <bdi>{title}</bdi>{' '}
                <span className="text-small text-quiet">
                  {repeatWords(repeat)}
                  {ifThen && `. If ${ifThen.if}, then ${ifThen.then}`}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
