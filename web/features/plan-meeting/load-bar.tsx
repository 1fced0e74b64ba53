import { plural, t } from '#core/say.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { usualCapacity } from '#core/sprint/draft-size.ts'
import { promisesTooMuch } from '#core/sprint/next-sprint.ts'
import { sprintProgress } from '#core/tasks/progress.ts'
import { useHome } from '#web/data/use-home.tsx'

/** A week of which nothing is known, in ticks. */
const anyWeek = 10

/**
 * How much the plan holds, beside what this family finishes as a rule: before the choosing, not after. Its
 * usual week is the middle, and however much is chosen, more is longer. Bar, mark and words count ticks, for a
 * thing of every day is more than one of once.
 */
export function LoadBar({ sprint }: { sprint: Sprint }) {
  const { sprints, members } = useHome()
  const planned = Math.round(sprintProgress(sprint, members).planned / sprint.weeks)
  const usual = usualCapacity(sprints, members)
  const isMuch = promisesTooMuch(sprint, sprints, members)
  const part = planned / (planned + (usual ?? anyWeek))
  return (
    <div>
      <div
        aria-hidden="true"
        className="bg-sunken relative h-2.5 rounded-full forced-colors:border"
      >
        <div
          className={`h-full rounded-full transition-[width] ${isMuch ? 'bg-marigold' : 'bg-leaf'} forced-colors:bg-[Highlight]`}
          style={{ width: `${part * 100}%` }}
        />
        {usual !== null && (
          <span className="bg-ink absolute start-1/2 -top-1 h-4.5 w-1 rounded-full" />
        )}
      </div>
      <p role="status" className="text-small mt-1.5">
        <strong>
          {sprint.tasks.length === 0
            ? t`Nothing chosen yet.`
            : plural(planned, { one: '# tick a week.', other: '# ticks a week.' })}
        </strong>{' '}
        <span className="text-quiet">
          {isMuch
            ? t`That is more than you usually finish. Which task could wait?`
            : usual !== null && t`The mark is your usual week.`}
        </span>
      </p>
    </div>
  )
}
