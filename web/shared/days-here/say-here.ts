import { isHere, isInPattern } from '#core/domain/days-here.ts'
import type { Member } from '#core/domain/member.ts'
import { useSend } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { weekdayName } from '#web/lib/dates.ts'
import { useUndoable } from '#web/shared/use-undoable.ts'

/** Says of one day that somebody is here, or away, with a way back: as usual where the pattern says so too. */
export function useSayHere() {
  const { toFamily } = useSend()
  const say = useUndoable()
  const today = useToday()
  return (member: Member, date: string, here = !isHere(member, date)) => {
    const when = date === today ? 'today' : `on ${weekdayName(date)}`
    const usual = isInPattern(member, date) === here
    const days = [{ from: date, to: date, isHere: usual ? null : here }]
    say(`${member.name} is ${here ? 'here' : 'away'} ${when}`, [
      toFamily({ type: 'say-days-here', memberId: member.id, days }),
    ])
  }
}
