import { Flag, X } from 'lucide-react'
import type { SelectedGoal } from '#web/shared/goals/selected-goal.ts'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface SelectedGoalCardProps {
  goal: SelectedGoal
  /** Lets go of it. */
  onClear: () => void
}

/** The goal that comes along through sign-up into onboarding (S2.11, S2.12). */
export function SelectedGoalCard({ goal, onClear }: SelectedGoalCardProps) {
  return (
    <Card as="section" tone="sunny" flush className="animate-rise">
      <div className="flex items-start gap-3 p-3 ps-4">
        <Flag aria-hidden="true" className="text-marigold-ink mt-1.5 size-5 shrink-0" />
        <div className="min-w-0 flex-1 py-1">
          <h3 className="text-small text-marigold-ink font-sans font-semibold tracking-normal">
            Selected Goal
          </h3>
          <p className="font-semibold">{goal.title}</p>
        </div>
        <IconButton
          label="Let go of this goal"
          icon={<X aria-hidden="true" />}
          look="inherit"
          onClick={onClear}
        />
      </div>
    </Card>
  )
}
