import { useState } from 'react'
import type { Card } from '#core/contract/sprint.ts'
import { limits } from '#core/limits.ts'
import { useSend } from '#web/data/use-family.tsx'
import { AddLine } from '#web/shared/meeting/entry-list.tsx'
import { ChooseMany } from '#web/ui/choice-group.tsx'
import { Disclosure } from '#web/ui/layout.tsx'

/** The family lays cards together and says what they have in common. */
export function CardGrouping({ sprintId, cards }: { sprintId: string; cards: readonly Card[] }) {
  const send = useSend()
  const [chosen, setChosen] = useState<string[]>([])
  const present = chosen.filter((id) => cards.some((card) => card.id === id))
  if (cards.length < 2) return null
  const group = (text: string) => {
    const name = text.slice(0, limits.name)
    const groups = present.map((cardId) => ({ cardId, group: name }))
    void send.toSprint(sprintId, { type: 'group-cards', groups })
    setChosen([])
  }
  return (
    <Disclosure summary="Do some belong together?">
      <div className="grid grid-cols-1 gap-4">
        <ChooseMany
          legend="Which cards?"
          values={present}
          onChange={setChosen}
          choices={cards.map(({ id, kind, text }) => ({
            value: id,
            label: `${kind === 'high' ? 'High' : 'Low'}: ${text}`,
          }))}
        />
        <AddLine
          about={`group ${sprintId}`}
          label="What do they have in common?"
          hint="One or two words: “Mornings”, “Homework”, “Pancakes”."
          add="Lay them together"
          full={present.length < 2 && 'Choose two cards or more first.'}
          onAdd={group}
        />
      </div>
    </Disclosure>
  )
}
