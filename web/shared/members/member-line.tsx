import { t } from '#core/say.ts'
import type { Member } from '#core/members/member.ts'
import { useToday } from '#web/lib/use-today.ts'
import { notesOf } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ListPress } from '#web/ui/list.tsx'
import { aboutMember } from './member-words.ts'

interface MemberLineProps {
  member: Member
  /** It is told that they started the family. */
  isPrimary?: boolean
  onEdit: () => void
}

/** Somebody of the family as a line of a list, which is pressed for all that can be done. */
export function MemberLine({ member, isPrimary, onEdit }: MemberLineProps) {
  const today = useToday()
  const { name, animal, color } = member
  const about = aboutMember(member, today)
  const note = isPrimary ? notesOf(t`Started this family`, about) : about
  return (
    <ListPress onPress={onEdit}>
      <Avatar name={name} animal={animal} color={color} />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="sr-only">{t`Edit ${name}`}: </span>
        <bdi className="block font-semibold">{name}</bdi>
        {note && <span className="text-small text-quiet block">{note}</span>}
      </span>
    </ListPress>
  )
}
