import { Search } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { goalCategories } from '#content/goals/goal.ts'
import { ageBands } from '#core/words.ts'
import { Chip } from '#web/ui/choice-group.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { ContentIcon } from './content-icon.tsx'
import { ageBandNames } from '#web/shared/members/age-band-names.ts'
import type { GoalFilter } from './find-goals.ts'

interface GoalFiltersProps {
  filter: GoalFilter
  onChange: (changes: Partial<GoalFilter>) => void
}

/** What the goals are about, whom they suit, and words to look for. */
export function GoalFilters({ filter, onChange }: GoalFiltersProps) {
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
              <Search aria-hidden="true" className="size-5" />
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
