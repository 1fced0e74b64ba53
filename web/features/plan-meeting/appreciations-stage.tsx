import type { Meeting, Sprint } from '#core/contract/sprint.ts'
import { limits } from '#core/limits.ts'
import { newId } from '#web/data/mutate.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { useDraft } from '#web/shared/drafts/use-draft.tsx'
import { AddLine } from '#web/shared/meeting/add-line.tsx'
import { Entry, EntryList } from '#web/shared/meeting/entry-list.tsx'
import { MemberChoice } from '#web/shared/meeting/member-choice.tsx'
import { nameOf } from '#web/shared/meeting/name-of.ts'
import { useHere } from '#web/shared/meeting/use-here.ts'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'

/** Everybody thanks somebody, before anything else is said. */
export function AppreciationsStage({ sprint }: { sprint: Sprint }) {
  const { members } = useFamily()
  const send = useSend()
  const say = useUndoable()
  const { appreciations } = sprint.meeting
  const here = useHere(sprint.meeting)
  const next = here.find(({ id }) => !appreciations.some(({ fromId }) => fromId === id))
  const chosen = useDraft<string | null>(`thank-you from ${sprint.id}`, null)
  const fromId = chosen.value ?? next?.id ?? here[0]!.id

  const add = (text: string) => {
    const appreciation = { id: newId(), fromId, text }
    void send.toSprint(sprint.id, { type: 'appreciate', appreciation })
    chosen.drop()
  }
  const takeBack = ({ id: appreciationId }: Meeting['appreciations'][number]) =>
    say('Thank you removed', [
      send.toSprint(sprint.id, { type: 'take-back-appreciation', appreciationId }),
    ])

  return (
    <>
      <MemberChoice
        legend="Who says thank you?"
        members={here}
        value={fromId}
        onChange={chosen.set}
      />
      <AddLine
        about={`thank-you ${sprint.id}`}
        label={`${nameOf(members, fromId)}, whom do you thank, and for what?`}
        hint="Writing it down is nice for later; saying it is enough."
        add="Keep this thank you"
        full={
          appreciations.length >= limits.appreciations &&
          'So many thanks! There is no room for another. Remove one first.'
        }
        onAdd={add}
      />
      {appreciations.length > 0 && (
        <EntryList label="Thanks so far">
          {appreciations.map((appreciation) => {
            const member = members.find(({ id }) => id === appreciation.fromId)
            return (
              <Entry
                key={appreciation.id}
                mark={member && <Avatar {...member} decorative />}
                above={nameOf(members, appreciation.fromId)}
                text={appreciation.text}
                onRemove={() => takeBack(appreciation)}
              />
            )
          })}
        </EntryList>
      )}
    </>
  )
}
