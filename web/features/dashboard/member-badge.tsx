import type { Member } from '#core/domain/member.ts'
import { classes } from '#web/lib/classes.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'

interface MemberBadgeProps {
  member: Pick<Member, 'name' | 'animal' | 'color'>
  size?: 'small' | 'normal' | 'large'
  className?: string
}

/** A member's animal and name side by side. */
export function MemberBadge({ member, size = 'normal', className }: MemberBadgeProps) {
  const { name, animal, color } = member
  return (
    <span className={classes('inline-flex min-w-0 items-center gap-2', className)}>
      <Avatar name={name} animal={animal} color={color} size={size} />
      <span className="min-w-0 font-semibold">{name}</span>
    </span>
  )
}
