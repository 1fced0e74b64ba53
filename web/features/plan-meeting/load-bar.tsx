import { plural, t } from '#core/say.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { askedInRest, isClearlyMore, usualCapacity } from '#core/sprint/draft-size.ts'
import { sprintProgress } from '#core/tasks/progress.ts'
import { useHome } from '#web/data/use-home.tsx'

/** A week of which nothing is known, in ticks. */
const anyWeek = 10

/**
 * How much the plan holds, beside what this family finishes as a rule: before the choosing, not after. Its
 * usual week is the middle, and however much is chosen, more is longer. Bar, mark and words count ticks, for a
 * thing of every day is more than one of once. In the middle of a week it is about the days that are left, beside
 * what is usual in as many.
 */
export function LoadBar({ sprint }: { sprint: Sprint }) {
  const { sprints, members, today } = useHome()
  const rest = askedInRest(sprint, members, today)
  const ofWeek = rest ? rest.days / 7 : 1
  const exact = rest?.ticks ?? sprintProgress(sprint, members).planned / sprint.weeks
  const planned = Math.round(exact)
  const usualWeek = usualCapacity(sprints, members)
  const usual = usualWeek && usualWeek * ofWeek
  const isMuch = isClearlyMore(exact, usual)
  const part = planned / (planned + (usual ?? anyWeek * ofWeek))
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
            : rest
              ? plural(planned, {
                  one: '# tick in the days left.',
                  other: '# ticks in the days left.',
                })
              : plural(planned, { one: '# tick a week.', other: '# ticks a week.' })}
        </strong>{' '}
        <span className="text-quiet">
          {isMuch && usual !== null
            ? t`That is more than the ${Math.round(usual)} you usually finish. Which task could wait?`
            : usual !== null &&
              (rest
                ? t`The mark is your usual for as many days.`
                : t`The mark is your usual week.`)}
        </span>
      </p>
    </div>
  )
}
