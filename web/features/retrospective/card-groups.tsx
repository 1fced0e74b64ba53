import { Ungroup } from 'lucide-react'
import type { Card } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { useSend } from '#web/data/use-family.tsx'
import { Entry, EntryList } from '#web/shared/meeting/entry-list.tsx'
import { nameOf } from '#web/shared/meeting/name-of.ts'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Section } from '#web/ui/section.tsx'

interface CardGroupsProps {
  sprintId: string
  cards: readonly Card[]
  members: readonly Member[]
  editable?: boolean
}

/** The cards on the table: highs together, lows together. */
export function CardGroups({ sprintId, cards, members, editable = false }: CardGroupsProps) {
  const send = useSend()
  const say = useUndoable()

  const remove = ({ id: cardId }: Card) =>
    say('Card taken away', [send.toSprint(sprintId, { type: 'remove-card', cardId })])

  const takeApart = (name: string, together: readonly Card[]) => {
    const groups = together.map(({ id: cardId }) => ({ cardId, group: null }))
    say(`“${name}” is taken apart`, [send.toSprint(sprintId, { type: 'group-cards', groups })])
  }

  const entry = (card: Card) => {
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
  }

  const column = (kind: Card['kind'], title: string) => {
    const list = cards.filter((card) => card.kind === kind)
    if (list.length === 0) return null
    const names = [...new Set(list.flatMap(({ group }) => group ?? []))]
    const alone = list.filter(({ group }) => !group)
    return (
      <Section title={title}>
        {names.map((name) => {
          const together = list.filter(({ group }) => group === name)
          return (
            <div key={name} className="bg-sunken rounded-card grid grid-cols-1 gap-2 p-2">
              <div className="flex min-h-11 items-center justify-between gap-2 ps-2">
                <h3 className="text-body min-w-0 font-semibold">{name}</h3>
                {editable && (
                  <IconButton
                    label={`Take apart: ${name}`}
                    icon={<Ungroup aria-hidden="true" />}
                    onClick={() => takeApart(name, together)}
                  />
                )}
              </div>
              <EntryList label={`${title}: ${name}`}>{together.map(entry)}</EntryList>
            </div>
          )
        })}
        {alone.length > 0 && <EntryList label={title}>{alone.map(entry)}</EntryList>}
      </Section>
    )
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
      {column('high', 'Highs')}
      {column('low', 'Lows')}
    </div>
  )
}
