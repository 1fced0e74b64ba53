import { limits } from '#core/limits.ts'
import { newId, useFamily, useSend } from '#web/data/use-family.tsx'
import { AddLine } from '#web/shared/meeting/entry-list.tsx'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { Disclosure } from '#web/ui/layout.tsx'

/** What would take longer than a minute goes to the next meeting. */
export function ParkTopic({ memberId }: { memberId: string }) {
  const { topics } = useFamily().family.familyData
  const send = useSend()
  const say = useUndoable()

  const park = (text: string) => {
    const topic = { id: newId(), text, memberId }
    say('Parked for the meeting', [send.toFamily({ type: 'park-topic', topic })], 'good')
  }

  return (
    <Disclosure summary="Park it for the meeting">
      <AddLine
        about={`topic ${memberId}`}
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
