import type { DatedOn } from '#core/domain/dates.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { AvatarRow } from '#web/ui/avatar/avatar.tsx'

/** Whom a date is about. */
export function DateFaces({ of: { date } }: { of: DatedOn }) {
  const { members } = useFamily()
  const about = members.filter(({ id }) => date.memberIds.includes(id))
  return about.length > 0 && <AvatarRow members={about} />
}
