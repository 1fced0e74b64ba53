import { unfinishedSteps } from '#core/domain/onboarding.ts'
import { clearFamilyForm } from '#web/shared/drafts/family-form.ts'
import { clearSelectedGoal } from '#web/shared/goals/selected-goal.ts'
import { useSend, useStore } from '#web/data/use-family.tsx'
import { goalCommand, type GoalDraft } from './goal-commands.ts'

type Situation = Parameters<typeof goalCommand>[1]

/** Makes the draft the family's goal. True where that was the last step: the onboarding is complete. */
export function useFinishGoal() {
  const store = useStore()
  const { toFamily } = useSend()
  return (draft: GoalDraft, situation: Situation, handOver: () => void): boolean => {
    const command = goalCommand(draft, situation)
    if (command) void toFamily(command)
    handOver()
    clearSelectedGoal()
    // The command is applied here at once, long before the server answers.
    const data = store.current()?.family.familyData
    if (!situation.beginning || !data || unfinishedSteps(data).length > 0) return false
    void toFamily({ type: 'complete-onboarding' })
    clearFamilyForm()
    return true
  }
}
