import { ChevronRight, CircleCheck, MessageCircle } from 'lucide-react'
import type { Sprint } from '#core/contract/sprint.ts'
import { hasAnswered, isHeld, isHeldWithout, standUpOn } from '#core/domain/stand-up.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily, useStandUpDay } from '#web/data/use-family.tsx'
import { classes } from '#web/lib/classes.ts'
import { Link } from '#web/lib/navigation.tsx'
import { usePhone } from './use-phone.ts'

/** Today's five minutes in one line: waiting, begun, done, or done by all but whose phone this is. */
export function StandUpStrip({ sprint }: { sprint: Sprint }) {
  const { members, family } = useFamily()
  const standUp = standUpOn(sprint, useStandUpDay())
  const { owner } = usePhone()
  const memberIds = members.map(({ id }) => id)
  const answered = memberIds.filter((id) => standUp && hasAnswered(standUp, id)).length
  const own = owner && isHeldWithout(standUp, owner.id, memberIds) ? owner : null
  const isDone = own === null && isHeld(standUp, memberIds)
  const { standUpTime } = family.familyData.settings
  const words = own ? 'Your check-in' : wordsFor(isDone, answered)
  const Icon = isDone ? CircleCheck : MessageCircle
  return (
    <div className="grid gap-1">
      <Link
        to={own ? `${appPaths.standUp}?step=${own.id}` : appPaths.standUp}
        className={classes(
          'rounded-field flex min-h-13 items-center gap-3 px-4 py-2',
          isDone ? 'bg-leaf-soft' : 'bg-surface border-line border shadow-card',
        )}
      >
        <Icon
          aria-hidden="true"
          className={classes('size-6 shrink-0', isDone ? 'text-leaf-ink' : 'text-elephant-ink')}
        />
        <span className="min-w-0 flex-1 leading-snug font-semibold">{words}</span>
        {!isDone && (
          <span aria-hidden="true" className="text-small text-quiet">
            {own
              ? 'the others have'
              : answered > 0
                ? `${answered} of ${members.length}`
                : (standUpTime ?? 'five minutes')}
          </span>
        )}
        <ChevronRight aria-hidden="true" className="text-quiet size-5 shrink-0" />
      </Link>
      {isDone && standUp?.offer && (
        <p className="text-small text-quiet px-4">
          Offered: <bdi>{standUp.offer}</bdi>
        </p>
      )}
    </div>
  )
}

function wordsFor(isDone: boolean, answered: number) {
  if (isDone) return 'You checked in today'
  return (
    <>
      {answered === 0 ? 'Start the ' : 'Go on with the '}
      <span className="whitespace-nowrap">check-in</span>
    </>
  )
}
