import { hasRoom } from '../commands/context.ts'
import type { FamilyUndos } from '../commands/definitions.ts'
import { daysSaidBefore, sayDaysHere, setDaysHere } from './rules.ts'
import type { DaysHereCommand } from './schema.ts'
import { findMember } from '../members/member.ts'

export const daysHereUndos: FamilyUndos<DaysHereCommand> = {
  'set-days-here': (before, command) => {
    const member = findMember(before.familyData, command.memberId)
    if (!member || !hasRoom(setDaysHere(before, command))) return null
    const patterns = member.daysHere?.patterns ?? []
    return { type: 'set-days-here', memberId: member.id, patterns }
  },
  'say-days-here': (before, command) => {
    const member = findMember(before.familyData, command.memberId)
    const days = member && daysSaidBefore(member, command.days)
    if (!days || !hasRoom(sayDaysHere(before, command))) return null
    return { type: 'say-days-here', memberId: member.id, days }
  },
}
