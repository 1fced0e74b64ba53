import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface LeaveFamilyDialogProps {
  open: boolean
  inviterName: string
  onLeave: () => void
  onClose: () => void
}

/** Nobody leaves a family with plans of its own without being asked (A8). */
export function LeaveFamilyDialog({ open, inviterName, onLeave, onClose }: LeaveFamilyDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Leave your own family here?"
      description={`You can be in one family at a time. Your own keeps its goal and its plans, and you get it back should you ever leave ${inviterName}’s.`}
      actions={
        <>
          <Button onClick={onLeave}>Join {inviterName}’s family</Button>
          <Button look="quiet" onClick={onClose}>
            Stay in mine
          </Button>
        </>
      }
    />
  )
}
