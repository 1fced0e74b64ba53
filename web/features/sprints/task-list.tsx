import type { Sprint } from '#core/contract/sprint.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { TaskLine } from '#web/shared/tasks/task-line.tsx'
import { Card } from '#web/ui/card.tsx'
import { Section } from '#web/ui/section.tsx'

/** The tasks of a closed sprint, to read. */
export function TaskList({ sprint }: { sprint: Sprint }) {
  const { members } = useFamily()
  return (
    <Section title="Tasks">
      {sprint.tasks.length === 0 ? (
        <p className="text-quiet">This sprint had no tasks.</p>
      ) : (
        <Card flush>
          <ul className="divide-line divide-y">
            {sprint.tasks.map((task) => (
              <li key={task.id} className="p-4">
                <TaskLine task={task} members={members} withReason />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  )
}
