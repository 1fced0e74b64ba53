import { Search } from '#web/ui/icons.ts'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { goalCategories, type ExampleGoal } from '#content/goals/goal.ts'
import { exampleGoals } from '#content/goals/index.ts'
import { ageBands } from '#core/words.ts'
import { ageBandNames } from '#web/shared/members/member-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { ContentIcon } from './content-icon.tsx'
import { findGoals, type GoalFilter } from './find-goals.ts'
import { GoalCard } from './goal-card.tsx'

interface GoalLibraryDialogProps {
  /** Closed without a choice. */
  onClose: () => void
  onChoose: (goal: ExampleGoal) => void
}

/** Browse the example goals and choose one. */
export function GoalLibraryDialog({ onClose, onChoose }: GoalLibraryDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      wide
      title="The library of goals"
      description="Choose one as it is. You can change every word of it afterwards."
    >
      <GoalBrowser onChoose={onChoose} />
    </Dialog>
  )
}

/** How many goals are shown at first, and are added by each press. */
const handful = 12

const everything: GoalFilter = { text: '', category: null, age: null }

/** The whole library of example goals with search and filters. */
function GoalBrowser({ onChoose }: { onChoose: (goal: ExampleGoal) => void }) {
  const [filter, setFilter] = useState(everything)
  const found = findGoals(exampleGoals, filter)
  return (
    // As high with few goals as with many: a dialog must not jump while somebody types.
    <div className="grid min-h-[65dvh] grid-cols-1 content-start gap-5">
      <GoalFilters filter={filter} onChange={(changes) => setFilter({ ...filter, ...changes })} />
      <p role="status" className="text-small text-quiet -mb-2">
        {countText(found.length, exampleGoals.length)}
      </p>
      {found.length === 0 ? (
        <Button variant="secondary" onClick={() => setFilter(everything)}>
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

/** The first goals, and more at a press; the focus then moves to the first new one. */
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
        <Button variant="secondary" wide onClick={() => setShown(shown + handful)}>
          Show more
        </Button>
      )}
    </>
  )
}

interface GoalFiltersProps {
  filter: GoalFilter
  onChange: (changes: Partial<GoalFilter>) => void
}

/** What the goals are about, whom they suit, and words to look for. */
function GoalFilters({ filter, onChange }: GoalFiltersProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Categories filter={filter} onChange={onChange} />
      <div className="grid grid-cols-[minmax(0,1fr)_9.5rem] gap-3 sm:max-w-content">
        <TextField
          unkept="search"
          label="Search the goals"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          value={filter.text}
          end={
            <span className="text-quiet grid size-11 place-items-center">
              <Search className="size-5" />
            </span>
          }
          onChange={({ target }) => onChange({ text: target.value })}
          // What was found stands below: the phone's keyboard makes room for it.
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
        <SelectField
          label="Suits"
          value={filter.age ?? ''}
          onChange={({ target }) =>
            onChange({ age: ageBands.find((age) => age === target.value) ?? null })
          }
        >
          <option value="">Every age</option>
          {ageBands.map((age) => (
            <option key={age} value={age}>
              {ageBandNames[age]}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}

/** One row to push along on a phone, all of them in sight where there is room. */
function Categories({ filter, onChange }: GoalFiltersProps) {
  const name = useId()
  const chip = (id: GoalFilter['category'], label: string, icon?: ReactNode) => (
    <Chip
      key={label}
      type="radio"
      name={name}
      label={label}
      icon={icon}
      checked={filter.category === id}
      onChange={() => onChange({ category: id })}
      className="text-small shrink-0 whitespace-nowrap px-3"
    />
  )
  return (
    <fieldset>
      <legend className="font-semibold">About</legend>
      <div className="relative -mx-5 mt-1 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:thin] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        {chip(null, 'Everything')}
        {goalCategories.map((category) =>
          chip(category.id, category.name, <ContentIcon name={category.icon} />),
        )}
      </div>
    </fieldset>
  )
}
