import type { Member } from '#core/domain/member.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text.ts'
import { newId } from '#web/data/use-family.tsx'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { useGive, usePaired } from '#web/shared/paired/use-paired.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { goBackSaying } from './heard.tsx'
import { Foot, PlaceHeading } from './parts.tsx'

/** What one would like to talk about at the next meeting; one's own stand below. */
export function Topic({ me }: { me: Member }) {
  const { topics } = usePaired().family.familyData
  const { toFamily } = useGive()
  const draft = useDraft('topic', '')
  const text = oneLine(draft.value)
  const park = () => {
    const topic = { id: newId(), text, memberId: me.id }
    draft.sent(toFamily({ type: 'park-topic', topic }) || Promise.resolve())
    goBackSaying('It is kept for the meeting.')
  }
  return (
    <>
      <PlaceHeading me={me} title="Something to talk about" />
      <div className="grid grid-cols-1 gap-6 pb-6">
        <TextField
          label="What shall we talk about?"
          hint="It is kept for your family’s next meeting."
          {...typedText(draft)}
          limit={limits.title}
          maxLength={limits.title}
        />
        {topics.length > 0 && (
          <section aria-labelledby="kept">
            <h2 id="kept" className="text-title">
              Kept so far
            </h2>
            <ul className="divide-line divide-y">
              {topics.map((topic) => (
                <li key={topic.id} className="py-2.5 leading-snug">
                  <bdi>{topic.text}</bdi>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Foot>
        <Button wide disabled={text === ''} onClick={park}>
          Keep it for the meeting
        </Button>
      </Foot>
    </>
  )
}
