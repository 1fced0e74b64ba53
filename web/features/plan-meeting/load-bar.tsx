import { plural, t } from '#core/say.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { askedInRest, isClearlyMore, usualCapacity } from '#core/sprint/draft-size.ts'
import { sprintProgress } from '#core/tasks/progress.ts'
import { useHome } from '#web/data/use-home.tsx'

/** A week of which nothing is known, in ticks. */
const anyWeek = 10

/**
 * How many ticks the plan asks for, beside what this family finishes as a rule in as many days: in the middle of
 * a week it is about the days that are left.
 */
export function useLoad(sprint: Sprint) {
  const { sprints, members, today } = useHome()
  const rest = askedInRest(sprint, members, today)
  const ofWeek = rest ? rest.days / 7 : 1
  const planned = rest?.ticks ?? sprintProgress(sprint, members).planned / sprint.weeks
  const usualWeek = usualCapacity(sprints, members)
  const usual = usualWeek && usualWeek * ofWeek
  const middle = usual ?? anyWeek * ofWeek
  const isMuch = isClearlyMore(planned, usual)
  const isEmpty = sprint.tasks.length === 0
  return { isRest: rest !== null, planned, usual, middle, isMuch, isEmpty }
}

type Load = ReturnType<typeof useLoad>

/**
 * How much the plan holds, beside what is usual: before the choosing, not after. What is usual is the middle,
 * and however much is chosen, more is longer. Bar, mark and words count ticks, for a thing of every day is more
 * than one of once.
 */
export function LoadBar({ isRest, usual, middle, isMuch, isEmpty, ...load }: Load) {
  const planned = Math.round(load.planned)
  const part = planned / (planned + middle)
  return (
    <div className="col-span-full">
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
          {isEmpty
            ? t`Nothing chosen yet.`
            : isRest
              ? plural(planned, {
                  one: '# tick in the days left.',
                  other: '# ticks in the days left.',
                })
              : plural(planned, { one: '# tick a week.', other: '# ticks a week.' })}
        </strong>{' '}
        <span className="text-quiet">
          {isMuch
            ? t`That is more than the ${Math.round(middle)} you usually finish. Which task could wait?`
            : usual !== null && t`The mark is what is usual for you.`}
        </span>
      </p>
    </div>
  )
}
