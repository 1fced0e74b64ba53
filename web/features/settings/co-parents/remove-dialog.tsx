import type { ReactNode } from 'react'
import { failureWords } from '#web/shared/invites/invite-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useRemoveCoParent } from './use-co-parents.ts'

interface RemoveDialogProps {
  userId: string
  title: string
  /** What the button does. */
  label: string
  onDone: () => void
  onClose: () => void
  /** What it means. */
  children: ReactNode
}

/** Asks before somebody's part in the family ends: only a new invite could undo that. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { userId, title, label, onDone, onClose, children } = props
  const remove = useRemoveCoParent()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button
            look="danger"
            busy={remove.isPending}
            // A failure stands below the title.
            onClick={() => void remove.mutateAsync(userId).then(onDone, () => undefined)}
          >
            {label}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      {remove.error && (
        <Notice tone="care" alert>
          {failureWords(remove.error)}
        </Notice>
      )}
      {children}
    </Dialog>
  )
}
