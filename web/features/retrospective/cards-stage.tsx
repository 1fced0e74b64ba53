import { useState } from 'react'
import type { Card } from '#core/contract/sprint.ts'
import { limits } from '#core/limits.ts'
import { newId } from '#web/data/mutate.ts'
import { useSend } from '#web/data/use-family.tsx'
import { useDraft } from '#web/shared/drafts/use-draft.tsx'
import { AddLine } from '#web/shared/meeting/add-line.tsx'
import { AgeQuestion } from '#web/shared/meeting/age-question.tsx'
import { MemberChoice } from '#web/shared/meeting/member-choice.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { CardGrouping } from './card-grouping.tsx'
import { CardGroups } from './card-groups.tsx'
import type { StageProps } from './stage-props.ts'

const kinds = [
  { value: 'high', label: 'High' },
  { value: 'low', label: 'Low' },
] as const

type Choice = Pick<Card, 'kind' | 'memberId'>

/** One high and one low from everybody, about the family and not about a person. */
export function CardsStage({ sprint, members, here }: StageProps) {
  const send = useSend()
  const cards = sprint.retrospective?.cards ?? []
  const [first] = useState(() => firstWithout(cards, here))
  // Whose card it is and of what kind comes back with the words.
  const about = `card ${sprint.id}`
  const chosen = useDraft<Choice | null>(`${about} of`, null)
  const { kind, memberId } = chosen.value ?? { kind: 'high', memberId: first }
  const choose = (changes: Partial<Choice>) => chosen.set({ kind, memberId, ...changes })

  const member = members.find(({ id }) => id === memberId)

  const add = (text: string) => {
    const card = { id: newId(), memberId, kind, text }
    void send.toSprint(sprint.id, { type: 'add-card', card })
    // The round goes on by itself: a low after the high, then the next person.
    if (kind === 'high') choose({ kind: 'low' })
    else choose({ kind: 'high', memberId: firstWithout([...cards, card], here) })
  }

  return (
    <>
      <div className="grid grid-cols-1 gap-5">
        <MemberChoice
          legend="Whose card is it?"
          members={here}
          value={memberId}
          onChange={(id) => choose({ memberId: id })}
        />
        {member && (
          <AgeQuestion gathering={{ kind: 'retrospective', sprintId: sprint.id }} member={member} />
        )}
        <Segmented
          label="What kind of card?"
          options={kinds}
          value={kind}
          onChange={(next) => choose({ kind: next })}
        />
        <AddLine
          about={about}
          label={kind === 'high' ? 'What was good this week?' : 'What was hard this week?'}
          hint={kind === 'low' ? 'About us and our days, not about one of us.' : undefined}
          add="Put it on the table"
          full={cards.length >= limits.cards && 'The table is full. Take a card away first.'}
          onAdd={add}
        />
      </div>
      <CardGroups sprintId={sprint.id} cards={cards} members={members} editable />
      <CardGrouping sprintId={sprint.id} cards={cards} />
    </>
  )
}

/** Whoever has no card on the table yet, else the first. */
function firstWithout(cards: readonly Card[], here: StageProps['here']): string {
  return (here.find(({ id }) => !cards.some((card) => card.memberId === id)) ?? here[0]!).id
}
