import { useState } from 'react'
import { goalCategories, type ExampleGoal, type GoalCategoryId } from '#content/goals/goal.ts'
import { ageBands, type AgeBand } from '#core/words.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ageBandNames } from '../members/age-band-names.ts'
import { findGoals, type GoalFilter } from './find-goals.ts'
import { GoalCard } from './goal-card.tsx'
import { goalFacts } from './goal-words.ts'
import { useGoalLibrary } from './use-goal-library.ts'

/** So many goals are shown at first, and so many more at each press. */
const handful = 12

/** The whole library of example goals with search and filters. */
export function GoalBrowser({ onChoose }: { onChoose: (goal: ExampleGoal) => void }) {
  const { goals, state, retry } = useGoalLibrary()
  const [filter, setFilter] = useState<GoalFilter>({ text: '', category: null, age: null })
  const [shown, setShown] = useState(handful)
  const change = (changes: Partial<GoalFilter>) => {
    setFilter({ ...filter, ...changes })
    setShown(handful)
  }
  if (state === 'failed') return <LibraryMissing onRetry={retry} />
  if (state === 'loading') return <LibraryLoading />
  const found = findGoals(goals, filter)
  return (
    // As high with few goals as with many: a dialog must not jump while somebody types.
    <div className="grid min-h-[65dvh] content-start gap-5">
      <Filters filter={filter} onChange={change} />
      <p role="status" className="text-small text-quiet">
        {countText(found.length, goals.length)}
      </p>
      {found.length === 0 ? (
        <Button look="secondary" onClick={() => change({ text: '', category: null, age: null })}>
          Show all goals
        </Button>
      ) : (
        <ul aria-label="Goals" className="grid gap-3">
          {found.slice(0, shown).map((goal) => (
            <GoalCard
              key={goal.id}
              title={goal.title}
              facts={goalFacts(goal)}
              onChoose={() => onChoose(goal)}
            >
              {goal.why}
            </GoalCard>
          ))}
        </ul>
      )}
      {found.length > shown && (
        <Button look="secondary" wide onClick={() => setShown(shown + handful)}>
          Show more
        </Button>
      )}
    </div>
  )
}

function countText(found: number, all: number): string {
  if (found === 0) return 'No goal fits all of this. Try another word, or fewer filters.'
  if (found === all) return `${all} goals.`
  return found === 1 ? '1 goal fits.' : `${found} goals fit.`
}

interface FiltersProps {
  filter: GoalFilter
  onChange: (changes: Partial<GoalFilter>) => void
}

function Filters({ filter, onChange }: FiltersProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label="About"
        value={filter.category ?? ''}
        onChange={({ target }) =>
          onChange({ category: (target.value || null) as GoalCategoryId | null })
        }
      >
        <option value="">Everything</option>
        {goalCategories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Suits"
        value={filter.age ?? ''}
        onChange={({ target }) => onChange({ age: (target.value || null) as AgeBand | null })}
      >
        <option value="">Every age</option>
        {ageBands.map((age) => (
          <option key={age} value={age}>
            {ageBandNames[age]}
          </option>
        ))}
      </SelectField>
      <TextField
        className="col-span-2"
        label="Search the goals"
        type="search"
        autoComplete="off"
        maxLength={80}
        value={filter.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    </div>
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
