import type { Sprint } from '#core/contract/sprint.ts'
import { TaskLine } from '#web/shared/tasks/task-line.tsx'
import { Section } from '#web/ui/layout.tsx'

/** The tasks of a closed sprint, to read. */
export function TaskList({ sprint }: { sprint: Sprint }) {
  return (
    <Section title="Tasks">
      {sprint.tasks.length === 0 ? (
        <p className="text-quiet">This week had no tasks.</p>
      ) : (
        <ul>
          {sprint.tasks.map((task) => (
            <TaskLine key={task.id} task={task} />
          ))}
        </ul>
      )}
    </Section>
  )
}
