import type { Card } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { useSend } from '#web/data/use-family.tsx'
import { Entry, EntryList } from '#web/parts/meeting/entry-list.tsx'
import { nameOf } from '#web/parts/meeting/name-of.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Section } from '#web/ui/section.tsx'
import { useToast } from '#web/ui/toast.tsx'

interface CardGroupsProps {
  sprintId: string
  cards: readonly Card[]
  members: readonly Member[]
  editable?: boolean
}

/** The cards on the table: highs together, lows together. */
export function CardGroups({ sprintId, cards, members, editable = false }: CardGroupsProps) {
  const send = useSend()
  const toast = useToast()

  const remove = (card: Card) => {
    void send.toSprint(sprintId, { type: 'remove-card', cardId: card.id })
    toast({
      text: 'Card taken away',
      action: {
        label: 'Undo',
        onAct: () => void send.toSprint(sprintId, { type: 'add-card', card }),
      },
    })
  }

  const group = (kind: Card['kind'], title: string) => {
    const list = cards.filter((card) => card.kind === kind)
    if (list.length === 0) return null
    return (
      <Section title={title}>
        <EntryList label={title}>
          {list.map((card) => {
            const member = members.find(({ id }) => id === card.memberId)
            return (
              <Entry
                key={card.id}
                mark={member && <Avatar {...member} decorative />}
                above={nameOf(members, card.memberId)}
                text={card.text}
                onRemove={editable ? () => remove(card) : undefined}
              />
            )
          })}
        </EntryList>
      </Section>
    )
  }

  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      {group('high', 'Highs')}
      {group('low', 'Lows')}
    </div>
  )
}
