import { ChevronRight, CircleCheck, MessageCircle } from 'lucide-react'
import type { Sprint } from '#core/contract/sprint.ts'
import { isHeld, standUpOn } from '#core/domain/stand-up.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { classes } from '#web/lib/classes.ts'
import { Link } from '#web/lib/navigation.tsx'
import { useStandUpDay } from '#web/shared/meeting/use-stand-up-day.ts'

/** Today's five minutes in one line: waiting, begun or done. */
export function StandUpStrip({ sprint }: { sprint: Sprint }) {
  const { members, family } = useFamily()
  const standUp = standUpOn(sprint, useStandUpDay())
  const answered = members.filter(({ id }) =>
    standUp?.answers.some(({ memberId }) => memberId === id),
  ).length
  const isDone = isHeld(
    standUp,
    members.map(({ id }) => id),
  )
  const { standUpTime } = family.familyData.settings
  const words = isDone
    ? 'You checked in today'
    : answered === 0
      ? 'Start the check-in'
      : 'Go on with the check-in'
  const Icon = isDone ? CircleCheck : MessageCircle
  return (
    <div className="grid gap-1">
      <Link
        to={appPaths.standUp}
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
            {answered > 0 ? `${answered} of ${members.length}` : (standUpTime ?? 'five minutes')}
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
