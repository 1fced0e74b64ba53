import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import type { Member } from '#core/domain/member.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { aboutMember } from '#web/shared/members/member-words.ts'

interface MemberRowsProps {
  /** Who is listed: "Children". */
  label: string
  members: readonly Member[]
  onEdit: (memberId: string) => void
  onRemove: (memberId: string) => void
  /** One place up (-1) or down (1). */
  onMove: (memberId: string, by: -1 | 1) => void
}

/** Adults or children, one below the other, each to edit, move and remove. */
export function MemberRows({ label, members, onEdit, onRemove, onMove }: MemberRowsProps) {
  const today = useToday()
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-2">
      {members.map((member, index) => {
        const { id, name, animal, color } = member
        const about = aboutMember(member, today)
        return (
          <li
            key={id}
            className="animate-rise rounded-card bg-surface border-line flex flex-wrap items-center gap-3 border p-3"
          >
            <Avatar name={name} animal={animal} color={color} decorative />
            <div className="min-w-20 flex-1 leading-snug">
              <p className="font-semibold">{name}</p>
              {about && <p className="text-small text-quiet">{about}</p>}
            </div>
            <div className="-me-1 ms-auto flex shrink-0">
              <IconButton
                label={`Edit ${name}`}
                icon={<Pencil aria-hidden="true" />}
                onClick={() => onEdit(id)}
              />
              <Menu
                label={`More for ${name}`}
                trigger={
                  <IconButton label={`More for ${name}`} icon={<Ellipsis aria-hidden="true" />} />
                }
                items={[
                  ...movesOf(index, members.length, (by) => onMove(id, by)),
                  {
                    label: 'Remove',
                    icon: <Trash2 aria-hidden="true" />,
                    tone: 'danger',
                    onSelect: () => onRemove(id),
                  },
                ]}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function movesOf(index: number, count: number, move: (by: -1 | 1) => void): MenuItem[] {
  if (count < 2) return []
  return [
    {
      label: 'Move up',
      icon: <ArrowUp aria-hidden="true" />,
      disabled: index === 0,
      onSelect: () => move(-1),
    },
    {
      label: 'Move down',
      icon: <ArrowDown aria-hidden="true" />,
      disabled: index === count - 1,
      onSelect: () => move(1),
    },
  ]
}
