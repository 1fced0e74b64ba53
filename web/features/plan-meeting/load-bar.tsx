import { plural, t } from '#core/say.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { askedInRest, isClearlyMore, usualCapacity } from '#core/sprint/draft-size.ts'
import { sprintProgress } from '#core/tasks/progress.ts'
import { useHome } from '#web/data/use-home.tsx'
import { usualCount } from '#web/shared/week/week-words.ts'

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
  return { isRest: rest !== null, planned, usual, isMuch, tasks: sprint.tasks }
}

type Load = ReturnType<typeof useLoad>

/**
 * How much the plan holds, before the choosing, not after: as much longer than the mark as it is more than usual.
 * What is usual is the middle, and comes nearer to the beginning where twice as much would not be enough. Bar and
 * words count things done, for a task of every day is more than one of once. Where nothing is usual yet there is
 * neither, for a length beside nothing says nothing.
 */
export function LoadBar({ isRest, planned, usual, isMuch, tasks }: Load) {
  const words =
    tasks.length === 0
      ? t`Nothing chosen yet.`
      : usual === null
        ? ''
        : `${countWords({ isRest, planned, usual })} ${loadWords({ isRest, isMuch })}`
  return (
    <div className="grid gap-1.5">
      {usual !== null && <Scale planned={planned} usual={usual} isMuch={isMuch} />}
      <p role="status" className="text-small empty:hidden">
        {words}
      </p>
    </div>
  )
}

interface Count extends Pick<Load, 'isRest' | 'planned'> {
  usual: number
}

function countWords({ isRest, planned, usual }: Count): string {
  const [count, often] = [Math.round(planned), usualCount(usual)]
  return isRest
    ? plural(count, {
        one: `# thing left to do, usually ${often} in so many days.`,
        other: `# things left to do, usually ${often} in so many days.`,
      })
    : plural(count, {
        one: `# thing planned, usually ${often}.`,
        other: `# things planned, usually ${often}.`,
      })
}

function loadWords({ isRest, isMuch }: Pick<Load, 'isRest' | 'isMuch'>): string {
  if (isMuch) return t`Which task could wait?`
  return isRest ? t`That fits the days left.` : t`That fits a usual week.`
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
          className="bg-ink absolute -top-1 -ms-0.5 h-4.5 w-1 rounded-full forced-colors:bg-[CanvasText]"
          style={{ insetInlineStart: mark }}
        />
      </div>
      <p
        aria-hidden="true"
        className="text-small text-quiet text-center leading-none"
        // Its middle is the mark, which is never beyond the bar's.
        style={{ width: `${(usual / most) * 200}%` }}
      >
        {t({ message: 'usual', context: 'a mark on a bar' })}
      </p>
    </>
  )
}
