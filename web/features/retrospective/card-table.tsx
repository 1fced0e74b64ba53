import { Plus, Ungroup, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Card } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { useSend } from '#web/data/use-family.tsx'
import { classes } from '#web/lib/classes.ts'
import { nameOf } from '#web/shared/tasks/task-words.ts'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import type { CardIdea } from './card-ideas.ts'

interface CardTableProps {
  sprintId: string
  cards: readonly Card[]
  members: readonly Member[]
  /** Cards that only have to be taken. */
  ideas?: readonly CardIdea[]
  onTake?: (idea: CardIdea) => void
  editable?: boolean
}

const kinds = [
  { kind: 'high', title: 'Highs' },
  { kind: 'low', title: 'Lows' },
] as const

/** The cards on the table: highs at one side, lows at the other. */
export function CardTable({ ideas = [], onTake, ...props }: CardTableProps) {
  const kindsHere = new Set([...props.cards, ...ideas].map(({ kind }) => kind))
  return (
    <div className={classes('grid items-start gap-3', kindsHere.size > 1 && 'grid-cols-2')}>
      {kinds.map(({ kind, title }) => {
        const list = props.cards.filter((card) => card.kind === kind)
        const open = ideas.filter((idea) => idea.kind === kind)
        if (list.length + open.length === 0) return null
        return (
          <section key={kind} className="grid grid-cols-1 gap-2">
            <h2 className="text-body font-bold">{title}</h2>
            <Column {...props} title={title} list={list} />
            {onTake &&
              open.map((idea) => (
                <button
                  key={idea.text}
                  type="button"
                  aria-label={`Put it on the table: ${idea.text}`}
                  onClick={() => onTake(idea)}
                  className="border-edge rounded-field hover:bg-sunken flex min-h-14 items-center gap-2 border-[1.5px] px-3 py-2 text-start leading-tight"
                >
                  {idea.icon && <TaskIcon name={idea.icon} className="text-quiet size-6" />}
                  <bdi className="text-small min-w-0 flex-1">{idea.text}</bdi>
                  <Plus aria-hidden="true" className="text-quiet size-5 shrink-0" />
                </button>
              ))}
          </section>
        )
      })}
    </div>
  )
}

interface ColumnProps extends CardTableProps {
  title: string
  list: readonly Card[]
}

/** What belongs together lies together. */
function Column({ sprintId, members, editable, title, list }: ColumnProps) {
  const send = useSend()
  const say = useUndoable()
  const remove = ({ id: cardId }: Card) =>
    say('Card taken away', [send.toSprint(sprintId, { type: 'remove-card', cardId })])
  const takeApart = (name: string, together: readonly Card[]) => {
    const groups = together.map(({ id: cardId }) => ({ cardId, group: null }))
    say(`“${name}” is taken apart`, [send.toSprint(sprintId, { type: 'group-cards', groups })])
  }
  const entry = (card: Card) => (
    <OneCard
      key={card.id}
      card={card}
      member={members.find(({ id }) => id === card.memberId)}
      name={nameOf(members, card.memberId)}
      onRemove={editable ? () => remove(card) : undefined}
    />
  )
  const names = [...new Set(list.flatMap(({ group }) => group ?? []))]
  const alone = list.filter(({ group }) => !group)
  return (
    <>
      {names.map((name) => {
        const together = list.filter(({ group }) => group === name)
        return (
          <div key={name} className="bg-sunken rounded-card grid grid-cols-1 gap-2 p-2">
            <div className="flex min-h-11 items-center justify-between gap-1 ps-1">
              <h3 className="text-small min-w-0 font-semibold">
                <bdi>{name}</bdi>
              </h3>
              {editable && (
                <IconButton
                  label={`Take apart: ${name}`}
                  icon={<Ungroup aria-hidden="true" />}
                  onClick={() => takeApart(name, together)}
                />
              )}
            </div>
            <Cards label={`${title}: ${name}`}>{together.map(entry)}</Cards>
          </div>
        )
      })}
      {alone.length > 0 && <Cards label={title}>{alone.map(entry)}</Cards>}
    </>
  )
}

function Cards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-2">
      {children}
    </ul>
  )
}

interface OneCardProps {
  card: Card
  member: Member | undefined
  name: string
  onRemove: (() => void) | undefined
}

function OneCard({ card, member, name, onRemove }: OneCardProps) {
  return (
    <li
      className={classes(
        'animate-rise rounded-field grid grid-cols-1 gap-1 px-3 py-2',
        card.kind === 'high' ? 'bg-leaf-soft' : 'bg-marigold-soft',
      )}
    >
      <bdi className="text-small leading-snug">{card.text}</bdi>
      <span className="flex min-h-8 items-center gap-2">
        {member && <Avatar {...member} size="small" />}
        <bdi className="text-tiny min-w-0 flex-1 leading-tight">{name}</bdi>
        {onRemove && (
          <IconButton
            label={`Remove: ${card.text}`}
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={onRemove}
            className="-me-3 -my-1.5"
          />
        )}
      </span>
    </li>
  )
}
