import { limits } from '#core/limits.ts'
import { newId } from '#web/data/mutate.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { AddLine } from '#web/parts/meeting/add-line.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { useToast } from '#web/ui/toast.tsx'

/** What would take longer than a minute goes to the next meeting. */
export function ParkTopic({ memberId }: { memberId: string }) {
  const { topics } = useFamily().family.familyData
  const send = useSend()
  const toast = useToast()

  const park = (text: string) => {
    const topic = { id: newId(), text, memberId }
    void send.toFamily({ type: 'park-topic', topic })
    toast({
      text: 'Parked for the meeting',
      tone: 'good',
      action: {
        label: 'Undo',
        onAct: () => void send.toFamily({ type: 'settle-topic', topicId: topic.id }),
      },
    })
  }

  return (
    <Disclosure summary="Park it for the meeting">
      <AddLine
        label="What shall we talk about?"
        add="Park it"
        full={
          topics.length >= limits.topics && 'The list is full. Settle a topic at a meeting first.'
        }
        present={topics}
        onAdd={park}
      />
    </Disclosure>
  )
}
