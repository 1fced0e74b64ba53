import { useSend } from '#web/data/use-family.tsx'
import { SavedNote } from '#web/shared/drafts/saved-field.tsx'
import { CardGroups } from './card-groups.tsx'
import type { StageProps } from './stage-props.ts'

/** Why it was so: with the cards in sight. */
export function WhyStage({ sprint, members }: StageProps) {
  const send = useSend()
  const { cards = [], why = '' } = sprint.retrospective ?? {}
  return (
    <>
      {cards.length === 0 && (
        <p className="text-quiet">
          No card is on the table. Talk about what happened, or go back and put one there.
        </p>
      )}
      <CardGroups sprintId={sprint.id} cards={cards} members={members} />
      <SavedNote
        about={`why ${sprint.id}`}
        field="why"
        label="What lies behind it?"
        hint="Take the card that most of you feel. Ask “why?” and then once more “why?”"
        value={why}
        onSave={(edit) => send.toSprint(sprint.id, { type: 'edit-retrospective', ...edit })}
      />
    </>
  )
}

/** The last word is a thank you. */
export function ThanksStage({ sprint }: StageProps) {
  const send = useSend()
  return (
    <SavedNote
      about={`thanks ${sprint.id}`}
      field="thanks"
      label="Thank you to …"
      hint="One sentence each: whom, and for what they did."
      value={sprint.retrospective?.thanks ?? ''}
      onSave={(edit) => send.toSprint(sprint.id, { type: 'edit-retrospective', ...edit })}
    />
  )
}
