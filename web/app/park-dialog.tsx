import { limits } from '#core/limits.ts'
import { newId } from '#web/data/mutate.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { AddLine } from '#web/parts/meeting/add-line.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'

/** One line, and what is on one's mind waits for the meeting. */
export function ParkDialog({ onClose }: { onClose: () => void }) {
  const { topics } = useFamily().family.familyData
  const { toFamily } = useSend()
  const toast = useToast()
  const park = (text: string) => {
    const topic = { id: newId(), text }
    void toFamily({ type: 'park-topic', topic })
    onClose()
    toast({
      text: `Parked for the meeting: ${text}`,
      tone: 'good',
      action: {
        label: 'Undo',
        onAct: () => void toFamily({ type: 'settle-topic', topicId: topic.id }),
      },
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Park it for the meeting"
      description="Then it is off your mind, and nobody has to solve it now."
    >
      <AddLine
        label="What is it about?"
        add="Park it"
        full={topics.length >= limits.topics && 'The list is full. Settle something first.'}
        present={topics}
        onAdd={park}
      />
    </Dialog>
  )
}
