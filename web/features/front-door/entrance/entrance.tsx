import type { SelectedGoal } from '#web/data/selected-goal.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export type EntranceMode = 'login' | 'signup'

interface EntranceProps {
  mode: EntranceMode
  onModeChange: (mode: EntranceMode) => void
  /** The goal chosen on this page, shown above the form (S2.11). */
  selectedGoal: SelectedGoal | null
  onClearGoal: () => void
  /** Draws the eye for a moment (S9.4). */
  highlighted: boolean
  /** The invite that is accepted once somebody is in (S4.4). */
  inviteId?: string | undefined
}

/** Sign in and create an account switch back and forth (S4.3). */
export function Entrance(props: EntranceProps) {
  const { mode, onModeChange, selectedGoal, onClearGoal } = props
  return (
    <Card tone="raised" className="grid gap-5">
      {selectedGoal && (
        <Card tone="sunny">
          <p className="text-small font-semibold">Selected Goal</p>
          <p>{selectedGoal.title}</p>
          <Button look="quiet" size="small" onClick={onClearGoal}>
            Choose later
          </Button>
        </Card>
      )}
      <Tabs
        label="Sign in or create an account"
        value={mode}
        onChange={onModeChange}
        tabs={[
          { id: 'login', label: 'Sign In', panel: <SignInForm /> },
          { id: 'signup', label: 'Create Account', panel: <SignUpForm /> },
        ]}
      />
    </Card>
  )
}
