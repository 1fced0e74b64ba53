import type { Sprint } from '#core/contract/sprint.ts'
import { dayLines, dayProgress } from '#core/domain/day.ts'
import { share } from '#core/domain/progress.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { dayAndMonth, weekdayName } from '#web/lib/dates.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { Link } from '#web/lib/navigation.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { WhosePhone } from './whose-phone.tsx'

const DayWalk = lazyPart(async () => (await import('#web/ui/elephants/day-walk.tsx')).DayWalk)

/** The day, what it is for, and how far the family is: a walk to the tent (N9). */
export function TodayHeading({ running }: { running: Sprint | null }) {
  const { family, members } = useFamily()
  const today = useToday()
  const { goal } = family.familyData
  const memberIds = members.map(({ id }) => id)
  const progress = running && dayProgress(dayLines(running, memberIds, today))
  return (
    <header className="grid gap-1">
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-heading sm:text-display min-w-0">
          {weekdayName(today)}{' '}
          <span className="text-body text-quiet font-sans font-normal tracking-normal whitespace-nowrap">
            {dayAndMonth(today)}
          </span>
        </h1>
        {running && <WhosePhone />}
      </div>
      {goal && (
        <p className="leading-snug">
          <Link
            to={appPaths.mission}
            className="text-quiet hover:text-ink decoration-2 underline-offset-4 hover:underline"
          >
            <span className="sr-only">Our mission: </span>
            <bdi>{goal.title}</bdi>
          </Link>
        </p>
      )}
      {progress && progress.planned > 0 && (
        <div className="flex items-end gap-3">
          <div className="max-w-96 min-w-0 flex-1">
            {progress.done < progress.planned && <DayWalk far={share(progress)} />}
          </div>
          <p className="font-semibold whitespace-nowrap">
            {progress.done} of {progress.planned} done
          </p>
        </div>
      )}
    </header>
  )
}
