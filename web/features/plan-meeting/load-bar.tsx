import { plural, t } from '#core/say.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { askedInRest, isClearlyMore, usualCapacity } from '#core/sprint/draft-size.ts'
import { sprintProgress } from '#core/tasks/progress.ts'
import { useHome } from '#web/data/use-home.tsx'

/**
 * How many ticks the plan asks for, beside what this family finishes as a rule in as many days: in the middle of
 * a week it is about the days that are left.
 */
export function useLoad(sprint: Sprint) {
  const { sprints, members, today } = useHome()
  const rest = askedInRest(sprint, members, today)
  const planned = rest?.ticks ?? sprintProgress(sprint, members).planned / sprint.weeks
  const usualWeek = usualCapacity(sprints, members)
  const usual = usualWeek && (rest ? (usualWeek * rest.days) / 7 : usualWeek)
  const isMuch = isClearlyMore(planned, usual)
  const isEmpty = sprint.tasks.length === 0
  return { isRest: rest !== null, planned, usual, isMuch, isEmpty }
}

type Load = ReturnType<typeof useLoad>

/**
 * How much the plan holds, before the choosing, not after: as much longer than the mark as it is more than usual.
 * What is usual is the middle, and comes nearer to the beginning where twice as much would not be enough. Beside
 * nothing a length says nothing: in a first week the words are alone. All count ticks, for a thing of every day
 * is more than one of once; so many things it is to whoever does them.
 */
export function LoadBar({ isRest, usual, isMuch, isEmpty, ...load }: Load) {
  const planned = Math.round(load.planned)
  return (
    <div className="col-span-full grid gap-1.5">
      {usual !== null && <Scale planned={planned} usual={usual} isMuch={isMuch} />}
      <p role="status" className="text-small">
        <strong>
          {isEmpty
            ? t`Nothing chosen yet.`
            : isRest
              ? plural(planned, {
                  one: '# thing in the days left.',
                  other: '# things in the days left.',
                })
              : plural(planned, { one: '# thing a week.', other: '# things a week.' })}
        </strong>{' '}
        {isMuch && usual !== null && (
          <span className="text-quiet">
            {t`That is more than the ${Math.round(usual)} you usually finish. Which task could wait?`}
          </span>
        )}
      </p>
    </div>
  )
}

function Scale({ planned, usual, isMuch }: { planned: number; usual: number; isMuch: boolean }) {
  const most = Math.max(planned, 2 * usual)
  const mark = `${(usual / most) * 100}%`
  return (
    <>
      <div
        aria-hidden="true"
        className="bg-sunken relative h-2.5 rounded-full forced-colors:border"
      >
        <div
          className={`h-full rounded-full transition-[width] ${isMuch ? 'bg-marigold' : 'bg-leaf'} forced-colors:bg-[Highlight]`}
          style={{ width: `${(planned / most) * 100}%` }}
        />
        <span
          className="bg-ink absolute -top-1 h-4.5 w-1 rounded-full forced-colors:bg-[CanvasText]"
          style={{ insetInlineStart: mark }}
        />
      </div>
      {/* Below the mark; where it is more, the sentence says the number. */}
      <p
        aria-hidden={isMuch}
        className="text-small leading-none"
        style={{ paddingInlineStart: mark }}
      >
        {t`usual: ${Math.round(usual)}`}
      </p>
    </>
  )
}
