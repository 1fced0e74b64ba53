import type { Sprint } from '#core/contract/sprint.ts'
import { PlanTasks } from '#web/shared/tasks/plan-tasks.tsx'
import { Section } from '#web/ui/layout.tsx'
import { PlanSize } from './plan-size.tsx'

/** The plan's lines, and how much they are. */
export function Tasks({ sprint }: { sprint: Sprint }) {
  return (
    <Section
      title="Tasks"
      lead={sprint.tasks.length === 0 ? 'What do you want to do, and who does what?' : undefined}
      action={<PlanSize sprint={sprint} />}
    >
      <PlanTasks sprint={sprint} />
    </Section>
  )
}
