import { Check } from 'lucide-react'
import type { Topic } from '#core/contract/family.ts'
import { limits } from '#core/limits.ts'
import { newId, useFamily, useSend } from '#web/data/use-family.tsx'
import { AddLine } from '#web/shared/meeting/entry-list.tsx'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { Button } from '#web/ui/button.tsx'

/** What to talk about at the next meeting: parked in a moment, off the list with a tick. */
export function TopicsCard() {
  const { family, members } = useFamily()
  const { toFamily } = useSend()
  const say = useUndoable()
  const { topics } = family.familyData

  const settle = ({ id: topicId, text }: Topic) =>
    say(`Settled: ${text}`, [toFamily({ type: 'settle-topic', topicId })])

  return (
    <section aria-labelledby="topics" className="border-line grid grid-cols-1 gap-4 border-t pt-5">
      <h2 id="topics" className="text-title">
        To talk about
      </h2>
      {topics.length > 0 && (
        <ul className="divide-line -my-1 grid divide-y" aria-labelledby="topics">
          {topics.map((topic) => (
            <li key={topic.id} className="flex items-center gap-2 py-1">
              <p className="min-w-0 flex-1">
                {topic.text}
                <By name={members.find(({ id }) => id === topic.memberId)?.name} />
              </p>
              <Button
                variant="quiet"
                size="small"
                icon={<Check aria-hidden="true" className="size-5" />}
                aria-label={`Settled: ${topic.text}`}
                onClick={() => settle(topic)}
              >
                Settled
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddLine
        about="topic dashboard"
        label="Park something for the meeting"
        hint="It waits here until you sit together."
        add="Park it"
        full={topics.length >= limits.topics && 'The list is full. Settle something first.'}
        present={topics}
        onAdd={(text) => void toFamily({ type: 'park-topic', topic: { id: newId(), text } })}
      />
    </section>
  )
}

function By({ name }: { name: string | undefined }) {
  return name ? <span className="text-small text-quiet"> {name}</span> : null
}
