import type { ReactNode } from 'react'
import type { NewTask, Sprint } from '#core/contract/sprint.ts'
import { stayedOut } from '#core/domain/next-sprint.ts'
import { limits } from '#core/limits.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { ChoiceLine, ChoiceLines } from '#web/shared/meeting/choices.tsx'
import { repeatWords } from '#web/shared/tasks/task-words.ts'
import { usePlanActions } from '#web/shared/tasks/use-plan-actions.ts'
import { Disclosure } from '#web/ui/layout.tsx'

/** What the week before held and this plan does not, with what to call it. */
export function useStayedOut(plan: { id: string; tasks: readonly NewTask[] }) {
  const { sprints, members } = useFamily()
  const at = sprints.findIndex(({ id }) => id === plan.id)
  const before = at === -1 ? sprints.at(-1) : sprints[at - 1]
  if (!before) return { tasks: [], title: '' }
  const tasks = stayedOut(before, plan.tasks, members)
  const count = tasks.length === 1 ? '1 task' : `${tasks.length} tasks`
  return { tasks, title: `${count} of ${before.name} stayed out` }
}

/** Lines for which there was no room: nobody has to wonder where they are. */
export function StayedOut({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <Disclosure summary={title}>
      <ChoiceLines title="Press to take it in">{children}</ChoiceLines>
    </Disclosure>
  )
}

/** The same in a meeting, where a press takes a line into the plan. */
export function TakeBackIn({ sprint }: { sprint: Sprint }) {
  const { add } = usePlanActions(sprint)
  const { tasks, title } = useStayedOut(sprint)
  if (sprint.tasks.length >= limits.tasks) return null
  return (
    <StayedOut title={title}>
      {tasks.map((task) => (
        <ChoiceLine
          key={task.id}
          picture={task.icon}
          title={task.title}
          note={repeatWords(task.repeat)}
          label="Add to the plan"
          isChosen={false}
          onPress={() => add(task)}
        />
      ))}
    </StayedOut>
  )
}
