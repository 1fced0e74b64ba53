import type { Sprint } from '#core/sprint/schema.ts'
import { promisesTooMuch } from '#core/sprint/next-sprint.ts'
import { sprintProgress } from '#core/tasks/progress.ts'
import { isQuiet } from '#core/sprint/quiet-week.ts'
import { useHome } from '#web/data/use-home.tsx'
import { counted } from '#web/lib/words.ts'

/** How much the plan holds, with a mark at what was done last week: before the choosing, not after. */
export function LoadBar({ sprint }: { sprint: Sprint }) {
  const { sprints, members, today } = useHome()
  const last = sprints.findLast((one) => one.completed && !isQuiet(one, today))
  const planned = Math.round(sprintProgress(sprint, members).planned / sprint.weeks)
  const done = last ? Math.round(sprintProgress(last, members).done / last.weeks) : null
  const isMuch = promisesTooMuch(sprint, sprints, members)
  const most = Math.max(planned, done ?? 0, 10) * 1.25
  return (
    <div>
      <div
        aria-hidden="true"
        className="bg-sunken relative h-2.5 rounded-full forced-colors:border"
      >
        <div
          className={`h-full rounded-full transition-[width] ${isMuch ? 'bg-marigold' : 'bg-leaf'} forced-colors:bg-[Highlight]`}
          style={{ width: `${(planned / most) * 100}%` }}
        />
        {done !== null && (
          <span
            className="bg-ink absolute -top-1 h-4.5 w-1 rounded-full"
            style={{ insetInlineStart: `${(done / most) * 100}%` }}
          />
        )}
      </div>
      <p role="status" className="text-small mt-1.5">
        <strong>
          {planned > 0 ? `${counted(planned, 'tick')} chosen.` : 'Nothing chosen yet.'}
        </strong>{' '}
        <span className="text-quiet">
          {done !== null && `Last time ${done} got done.`}
          {isMuch && ' That is a lot for one week. Which task could wait?'}
        </span>
      </p>
    </div>
  )
}
