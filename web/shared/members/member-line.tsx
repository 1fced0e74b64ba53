import { t } from '#core/say.ts'
import type { Member } from '#core/members/member.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Ellipsis, Pencil } from '#web/ui/icons.ts'
import { ListItem } from '#web/ui/list.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'

interface MemberLineProps {
  member: Member
  /** What stands below the name; empty for nothing. */
  about: string
  onEdit: () => void
  /** What else can be done. */
  more: readonly MenuItem[]
}

/** Somebody of the family as a line of a list: to edit, and what else there is. */
export function MemberLine({ member, about, onEdit, more }: MemberLineProps) {
  const { name, animal, color } = member
  const label = t`More for ${name}`
  return (
    <ListItem mark={<Avatar name={name} animal={animal} color={color} />} name={name} note={about}>
      <div className="-me-2 ms-auto flex shrink-0">
        <IconButton label={t`Edit ${name}`} icon={<Pencil />} onClick={onEdit} />
        {more.length > 0 && (
          <Menu
            label={label}
            trigger={<IconButton label={label} icon={<Ellipsis />} />}
            items={more}
          />
        )}
      </div>
    </ListItem>
  )
}
