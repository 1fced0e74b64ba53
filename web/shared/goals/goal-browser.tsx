import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Search } from '#web/ui/icons.ts'
import { useEffect, useRef, useState } from 'react'
import { goalCategories, type ExampleGoal } from '#content/goals/goal.ts'
import { exampleGoals } from '#content/goals/index.ts'
import { ageBands } from '#core/words.ts'
import { ageBandNames } from '#web/shared/members/member-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { List } from '#web/ui/list.tsx'
import { findGoals, type GoalFilter } from './find-goals.ts'
import { GoalLine } from './goal-line.tsx'

interface GoalLibraryDialogProps {
  /** All of the library unless said. */
  goals?: readonly ExampleGoal[]
  /** Closed without a choice. */
  onClose: () => void
  onChoose: (goal: ExampleGoal) => void
}

/** Browse the example goals and choose one. */
export function GoalLibraryDialog({
  goals = exampleGoals,
  onClose,
  onChoose,
}: GoalLibraryDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      wide
      calm
      title={t`The library of goals`}
      description={t`One thing to set out for together. Open one to see how it begins, and choose it: every word can be changed.`}
    >
      <GoalBrowser goals={goals} onChoose={onChoose} />
    </Dialog>
  )
}

/** How many goals are shown at first, and are added by each press. */
const handful = 12

const everything: GoalFilter = { text: '', category: null, age: null }

/**
 * The whole library of example goals, a line each. One thing narrows it at a time, words or a filter, so
 * that nobody wonders why so few are left: each begins from everything again.
 */
function GoalBrowser({ goals, onChoose }: Required<Omit<GoalLibraryDialogProps, 'onClose'>>) {
  const [filter, setFilter] = useState(everything)
  const found = findGoals(goals, filter)
  return (
    // As high with few goals as with many: a dialog must not jump while somebody types.
    <div className="grid min-h-[65dvh] grid-cols-1 content-start gap-3">
      <GoalFilters filter={filter} onChange={(one) => setFilter({ ...everything, ...one })} />
      <p role="status" className="text-small text-quiet">
        {countText(found.length, goals.length)}
      </p>
      {found.length === 0 ? (
        <Button variant="secondary" onClick={() => setFilter(everything)}>
          <Trans>Show all goals</Trans>
        </Button>
      ) : (
        <Goals key={JSON.stringify(filter)} goals={found} onChoose={onChoose} />
      )}
    </div>
  )
}

function countText(found: number, all: number): string {
  if (found === 0) return t`No goal fits. Try another word.`
  if (found === all) return plural(all, { one: '# goal.', other: '# goals.' })
  return plural(found, { one: '# goal fits.', other: '# goals fit.' })
}

interface GoalsProps {
  goals: readonly ExampleGoal[]
  onChoose: (goal: ExampleGoal) => void
}

/** The first goals, and more at a press; the focus then moves to the first new one. */
function Goals({ goals, onChoose }: GoalsProps) {
  const list = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(handful)
  useEffect(() => {
    if (shown !== handful) list.current?.querySelectorAll('summary')[shown - handful]?.focus()
  }, [shown])
  return (
    <>
      <div ref={list}>
        <List label={t`Goals`}>
          {goals.slice(0, shown).map((goal) => (
            <GoalLine
              key={goal.id}
              goal={goal}
              open={goals.length === 1}
              onChoose={() => onChoose(goal)}
            />
          ))}
        </List>
      </div>
      {goals.length > shown && (
        <Button variant="secondary" wide onClick={() => setShown(shown + handful)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  )
}

interface GoalFiltersProps {
  filter: GoalFilter
  /** What alone narrows the list from now on. */
  onChange: (one: Partial<GoalFilter>) => void
}

/** Words to look for; or what the goals are about, or whom they suit. */
function GoalFilters({ filter, onChange }: GoalFiltersProps) {
  const { text, category, age } = filter
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_9.5rem] gap-3 sm:max-w-content">
      <TextField
        unkept="search"
        label={t`Search the goals`}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        value={text}
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
        label={t`Or show`}
        value={category ?? age ?? ''}
        onChange={({ target }) => onChange(filterNamed(target.value))}
      >
        <option value="">
          <Trans>Everything</Trans>
        </option>
        <optgroup label={t({ message: 'About', context: 'what goals are about' })}>
          {goalCategories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
        <optgroup label={t`For children of`}>
          {ageBands.map((band) => (
            <option key={band} value={band}>
              {ageBandNames[band]}
            </option>
          ))}
        </optgroup>
      </SelectField>
    </div>
  )
}

function filterNamed(name: string): Partial<GoalFilter> {
  return {
    category: goalCategories.find(({ id }) => id === name)?.id ?? null,
    age: ageBands.find((band) => band === name) ?? null,
  }
}
