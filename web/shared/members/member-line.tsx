import { t } from '#core/say.ts'
import type { Member } from '#core/members/member.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ListPress } from '#web/ui/list.tsx'

interface MemberLineProps {
  member: Member
  /** What stands below the name; empty for nothing. */
  about: string
  onEdit: () => void
}

/** Somebody of the family as a line of a list, which is pressed for all that can be done. */
export function MemberLine({ member, about, onEdit }: MemberLineProps) {
  const { name, animal, color } = member
  return (
    <ListPress onPress={onEdit}>
      <Avatar name={name} animal={animal} color={color} />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="sr-only">{t`Edit ${name}`}: </span>
        <bdi className="block font-semibold">{name}</bdi>
        {about && <span className="text-small text-quiet block">{about}</span>}
      </span>
    </ListPress>
  )
}
