import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface LeaveFamilyDialogProps {
  open: boolean
  inviterName: string
  /** Who started the family that is left; null where it is one's own. */
  presentFamily: string | null
  onLeave: () => void
  onClose: () => void
}

/** Nobody leaves a family without being asked, and told what becomes of it (A8, P7). */
export function LeaveFamilyDialog({
  open,
  inviterName,
  presentFamily,
  onLeave,
  onClose,
}: LeaveFamilyDialogProps) {
  const isOwn = presentFamily === null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isOwn ? 'Leave your own family here?' : `Leave ${presentFamily}’s family?`}
      description={
        isOwn
          ? `You can be in one family at a time. Your own keeps its goal and its plans, and you get it back should you ever leave ${inviterName}’s.`
          : `You can be in one family at a time. In ${presentFamily}’s everything stays for the others, also what you did and wrote there; you no longer see it. To come back you need a new invite from ${presentFamily}.`
      }
      actions={
        <>
          <Button onClick={onLeave}>Join {inviterName}’s family</Button>
          <Button look="quiet" onClick={onClose}>
            {isOwn ? 'Stay in mine' : `Stay in ${presentFamily}’s`}
          </Button>
        </>
      }
    />
  )
}
