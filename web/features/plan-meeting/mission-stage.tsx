import type { Sprint } from '#core/contract/sprint.ts'
import { goalWeek } from '#core/domain/goal.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { SavedLine } from '#web/shared/drafts/saved-field.tsx'
import { PlanTasks } from '#web/shared/tasks/plan-tasks.tsx'
import { Card } from '#web/ui/card.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CapacityNotice } from './capacity-notice.tsx'
import { ChoosingRound } from './choosing-round.tsx'
import { EnergyNotice } from './energy-notice.tsx'
import { Suggestions } from './suggestions.tsx'

/** This week's step towards the mission, and who does what. */
export function MissionStage({ sprint }: { sprint: Sprint }) {
  const send = useSend()
  return (
    <>
      <Mission from={sprint.startsOn} />
      <SavedLine
        about={`step ${sprint.id}`}
        field="missionStep"
        label="Our step this week"
        hint="One sentence: what brings you a little nearer?"
        value={sprint.missionStep}
        onSave={(edit) => send.toSprint(sprint.id, { type: 'edit-sprint', ...edit })}
      />
      <EnergyNotice sprint={sprint} />
      <Section title="Who does what?">
        <PlanTasks sprint={sprint} brief />
      </Section>
      <Suggestions sprint={sprint} />
      <ChoosingRound sprint={sprint} />
      <CapacityNotice sprint={sprint} />
    </>
  )
}

/** `from` is the planned sprint's first day: its week on the way, not the one that ends today. */
function Mission({ from }: { from: string }) {
  const { goal } = useFamily().family.familyData
  const today = useToday()
  if (!goal) {
    return (
      <p className="text-quiet">
        You have no mission at the moment. A plan works without one, too.{' '}
        <TextLink to={appPaths.startGoal}>Choose a mission</TextLink>
      </p>
    )
  }
  const { week, of } = goalWeek(goal, from > today ? from : today)
  return (
    <Card tone="sunny">
      <p className="text-small">{`Our mission, week ${week} of ${of}`}</p>
      <p className="text-lead font-display font-bold">{goal.title}</p>
    </Card>
  )
}
