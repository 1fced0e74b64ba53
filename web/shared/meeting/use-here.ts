import { youngestFirst, type Member } from '#core/domain/member.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'

/** Who is at a meeting, the youngest first: the order in which a family speaks and chooses. */
export function useHere({
  absentIds = [],
}: {
  absentIds?: readonly string[] | undefined
}): Member[] {
  const { family } = useFamily()
  const today = useToday()
  const everybody = youngestFirst(family.familyData, today)
  const here = everybody.filter(({ id }) => !absentIds.includes(id))
  return here.length > 0 ? here : everybody
}
