import { t } from '#core/say.ts'
import { daysBetween } from '#core/time/calendar.ts'
import { share } from '#core/tasks/progress.ts'
import { useHome } from '#web/data/use-home.tsx'
import { Picture } from '#web/ui/elephants/picture.tsx'
import { Tent } from '#web/ui/elephants/scenery.tsx'
import { Elephant } from '#web/ui/elephants/elephant.tsx'

/** The mission's path at the foot, a dot a week; nothing without a mission. */
export function WallPath({ day }: { day: string }) {
  const { goal } = useHome().family.familyData
  if (!goal) return null
  const steps = goal.weeks
  const walked = weeksWalked(goal.startsOn, steps, day)
  const far = share({ done: walked, planned: steps })
  const words = t`${goal.title}: week ${Math.min(walked + 1, steps)} of ${steps}`
  return (
    <section aria-label={t`Our path`} className="wall-path">
      <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
        <path className="fill-ground" d="M0 7C25 3 75 3 100 7V20H0Z" />
      </svg>
      <p className="sr-only">
        <bdi>{words}</bdi>
      </p>
      {steps <= mostDots && (
        <span aria-hidden="true" className="wall-dots">
          {Array.from({ length: steps }, (_, index) => (
            <span key={index} data-walked={index < walked || undefined} />
          ))}
        </span>
      )}
      <div className="wall-walkers" style={{ insetInlineStart: `${2 + far * 66}%` }}>
        <Walkers />
      </div>
      <div className="wall-tent">
        <Picture width={64} height={74}>
          <Tent x={32} y={72} />
        </Picture>
      </div>
    </section>
  )
}

/** More dots than these would be a line. */
const mostDots = 26

/** How many of a mission's weeks lie behind the family on that day. */
const weeksWalked = (startsOn: string, weeks: number, day: string) =>
  Math.min(weeks, Math.max(0, Math.floor(daysBetween(startsOn, day) / 7)))

function Walkers() {
  return (
    <Picture width={254} height={104}>
      <Elephant kin="tiny" x={0} y={100} scale={0.5} trunk="perch" eye="happy" />
      <Elephant kin="big" x={60} y={100} scale={0.56} trunk="curled" eye="happy" />
    </Picture>
  )
}
