import { isException, isHere } from '#core/domain/days-here.ts'
import type { Member } from '#core/domain/member.ts'

/** Where a member is on a day on which they are not here; null where they are. */
export function awayWords(me: Member, date: string): string | null {
  if (isHere(me, date)) return null
  return isException(me, date) ? 'You are away' : 'At your other home'
}

/** On a day away: that nothing is asked, and that everything may be done all the same. */
export function AwayToday({ me, today }: { me: Member; today: string }) {
  if (isHere(me, today)) return null
  return (
    <p className="bg-elephant-soft rounded-card px-4 py-3">
      {isException(me, today) ? 'You are away today.' : 'You are at your other home today.'} What
      you tick here counts all the same.
    </p>
  )
}
