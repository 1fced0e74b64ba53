import { useEffect, useRef, useState } from 'react'
import type { ExampleGoal } from '#content/goals/goal.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { findGoals, type GoalFilter } from './find-goals.ts'
import { GoalCard } from './goal-card.tsx'
import { GoalFilters } from './goal-filters.tsx'
import { useGoalLibrary } from './use-goal-library.ts'

/** So many goals are shown at first, and so many more at each press. */
const handful = 12

const everything: GoalFilter = { text: '', category: null, age: null }

/** The whole library of example goals with search and filters. */
export function GoalBrowser({ onChoose }: { onChoose: (goal: ExampleGoal) => void }) {
  const { goals, state, retry } = useGoalLibrary()
  const [filter, setFilter] = useState(everything)
  if (state === 'failed') return <LibraryMissing onRetry={retry} />
  if (state === 'loading') return <LibraryLoading />
  const found = findGoals(goals, filter)
  return (
    // As high with few goals as with many: a dialog must not jump while somebody types.
    <div className="grid min-h-[65dvh] grid-cols-1 content-start gap-5">
      <GoalFilters filter={filter} onChange={(changes) => setFilter({ ...filter, ...changes })} />
      <p role="status" className="text-small text-quiet -mb-2">
        {countText(found.length, goals.length)}
      </p>
      {found.length === 0 ? (
        <Button look="secondary" onClick={() => setFilter(everything)}>
          Show all goals
        </Button>
      ) : (
        <Goals key={JSON.stringify(filter)} goals={found} onChoose={onChoose} />
      )}
    </div>
  )
}

function countText(found: number, all: number): string {
  if (found === 0) return 'No goal fits all of this. Try another word, or fewer filters.'
  if (found === all) return `${all} goals.`
  return found === 1 ? '1 goal fits.' : `${found} goals fit.`
}

interface GoalsProps {
  goals: readonly ExampleGoal[]
  onChoose: (goal: ExampleGoal) => void
}

/** The first handful, and more on request; who asked for more goes on with the first new one. */
function Goals({ goals, onChoose }: GoalsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(handful)
  useEffect(() => {
    if (shown === handful) return
    const firstNew = list.current?.children[shown - handful]
    firstNew?.querySelector<HTMLElement>('summary')?.focus()
  }, [shown])
  return (
    <>
      <ul ref={list} aria-label="Goals" className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {goals.slice(0, shown).map((goal) => (
          <GoalCard key={goal.id} goal={goal} onChoose={() => onChoose(goal)} />
        ))}
      </ul>
      {goals.length > shown && (
        <Button look="secondary" wide onClick={() => setShown(shown + handful)}>
          Show more
        </Button>
      )}
    </>
  )
}

function LibraryLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Fetching the goals</span>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  )
}

/** The library did not arrive: what to do, beside what goes on without it. */
export function LibraryMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="care"
      alert
      title="The library of goals did not arrive"
      actions={
        <Button size="small" look="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Check the connection, or write your goal in your own words.
    </Notice>
  )
}
