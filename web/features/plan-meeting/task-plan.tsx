import type { Sprint } from '#core/contract/sprint.ts'
import { PlanTasks } from '#web/parts/plan/plan-tasks.tsx'
import { Section } from '#web/ui/section.tsx'

/** The tasks of the week: add, change, hand to somebody, put in order, take out. */
export function TaskPlan({ sprint }: { sprint: Sprint }) {
  return (
    <Section title="Who does what?" lead="Everybody chooses for themselves, the youngest first.">
      <PlanTasks sprint={sprint} />
    </Section>
  )
}
