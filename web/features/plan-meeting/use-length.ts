import { planMeetingAgenda } from '#content/agendas.ts'
import { isUnderSix } from '#core/domain/host.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { useVersion } from '#web/parts/meeting/use-version.ts'

/** How long the meeting on this sprint shall be; with small ones it is short unless somebody says so. */
export function useLength(sprintId: string) {
  const { members } = useFamily()
  const today = useToday()
  const usual = members.some((member) => isUnderSix(member, today)) ? 'under-sixes' : 'standard'
  return useVersion(`plan-${sprintId}`, planMeetingAgenda.versions, usual)
}
