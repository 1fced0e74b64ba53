import type { Question } from '#content/questions.ts'
import type { Member } from '#core/domain/member.ts'
import type { Gathering } from '#core/domain/rounds.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { questionFor } from './question-for.ts'

/** What this member is asked in this meeting, in words for the age; null for those who do not talk yet. */
export function useQuestion(gathering: Gathering, member: Member | undefined): Question | null {
  const { members, sprints } = useFamily()
  const today = useToday()
  return member ? questionFor(gathering, member, { members, sprints, today }) : null
}
