import type { Member } from '#core/domain/member.ts'
import { animalFaces } from '#web/ui/avatar/animal-faces.tsx'

/** A member's animal, for those who do not read names. */
export function MemberFace({ member, className }: { member: Member; className: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      data-member-color={member.color}
      className={className}
      aria-hidden="true"
    >
      {animalFaces[member.animal]}
    </svg>
  )
}
