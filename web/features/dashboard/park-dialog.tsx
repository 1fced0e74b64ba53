import { t } from '#core/say.ts'
import { limits } from '#core/limits.ts'
import { newId } from '#web/lib/random-id.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { AddLine } from '#web/shared/meeting/entry-list.tsx'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'

/** One line, and what is on one's mind waits for the meeting. */
export function ParkDialog({ onClose }: { onClose: () => void }) {
  const { topics } = useHome().family.familyData
  const { toFamily } = useSend()
  const undoToast = useUndoToast()
  const park = (text: string) => {
    const parked = toFamily({ type: 'park-topic', topic: { id: newId(), text } })
    onClose()
    undoToast(t`Parked for the meeting: ${text}`, [parked], 'good')
  }
  return (
    <Dialog
      onClose={onClose}
      title={t`Park it for the meeting`}
      description={t`Then it is off your mind, and nobody has to solve it now.`}
    >
      <AddLine
        about="topic"
        waits
        label={t`What is it about?`}
        add={t`Park it`}
        full={topics.length >= limits.topics && t`The list is full. Settle something first.`}
        present={topics}
        onAdd={park}
      />
    </Dialog>
  )
}
