import type { ExampleGoal } from '#content/goals/goal.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { GoalBrowser } from './goal-browser.tsx'

interface GoalLibraryDialogProps {
  open: boolean
  /** Closed without a choice. */
  onClose: () => void
  onChoose: (goal: ExampleGoal) => void
}

/** Browse the example goals and choose one. */
export function GoalLibraryDialog({ open, onClose, onChoose }: GoalLibraryDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="widest"
      title="The library of goals"
      description="Choose one as it is. You can change every word of it afterwards."
    >
      <GoalBrowser onChoose={onChoose} />
    </Dialog>
  )
}
