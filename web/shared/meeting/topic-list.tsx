import { Check } from 'lucide-react'
import type { Topic } from '#core/contract/family.ts'
import { limits } from '#core/limits.ts'
import { newId } from '#web/data/mutate.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Section } from '#web/ui/section.tsx'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { AddLine } from './add-line.tsx'
import { Entry, EntryList } from './entry-list.tsx'
import { nameOf } from './name-of.ts'

/** What was parked for the meeting: talk about one, settle it, take the next. */
export function TopicList() {
  const { family, members } = useFamily()
  const send = useSend()
  const say = useUndoable()
  const { topics } = family.familyData

  const settle = ({ id: topicId }: Topic) =>
    say('Settled. It is off the list.', [send.toFamily({ type: 'settle-topic', topicId })])

  return (
    <Section title="To talk about">
      {topics.length === 0 ? (
        <p className="text-small text-quiet">Nobody parked a topic.</p>
      ) : (
        <EntryList label="Parked topics">
          {topics.map((topic) => (
            <Entry
              key={topic.id}
              text={topic.text}
              above={topic.memberId && nameOf(members, topic.memberId)}
              action={
                <Button
                  variant="secondary"
                  size="small"
                  icon={<Check aria-hidden="true" className="size-5" />}
                  aria-label={`Settled: ${topic.text}`}
                  onClick={() => settle(topic)}
                >
                  Settled
                </Button>
              }
            />
          ))}
        </EntryList>
      )}
      <Disclosure summary="Another topic">
        <AddLine
          about="topic meeting"
          label="What shall we talk about?"
          full={topics.length >= limits.topics && 'The list is full. Settle a topic first.'}
          present={topics}
          onAdd={(text) => void send.toFamily({ type: 'park-topic', topic: { id: newId(), text } })}
        />
      </Disclosure>
    </Section>
  )
}
