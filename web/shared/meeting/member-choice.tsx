import type { Member } from '#core/domain/member.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ChooseOne } from '#web/ui/choice-group.tsx'

interface MemberChoiceProps {
  legend: string
  hint?: string | undefined
  error?: string | undefined
  members: readonly Member[]
  value: string | null
  onChange: (memberId: string) => void
}

/** One of the family, all of them in sight. */
export function MemberChoice({ members, ...group }: MemberChoiceProps) {
  return (
    <ChooseOne
      {...group}
      choices={members.map(({ id, name, animal, color }) => ({
        value: id,
        label: name,
        icon: <Avatar name={name} animal={animal} color={color} size="small" decorative />,
      }))}
    />
  )
}
