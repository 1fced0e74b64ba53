import { ageBands, type AgeBand } from '#core/words.ts'
import { ageBandNames } from '#web/parts/members/age-band-names.ts'
import { SelectField } from '#web/ui/field.tsx'
import type { Wanted } from './find-activities.ts'

interface FiltersProps {
  wanted: Wanted
  onChange: (wanted: Wanted) => void
}

/** How long, where, and with whom. */
export function ActivityFilters({ wanted, onChange }: FiltersProps) {
  const change = (part: Partial<Wanted>) => onChange({ ...wanted, ...part })
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <SelectField
        label="How long?"
        value={wanted.minutes ?? ''}
        onChange={({ target }) => change({ minutes: target.value ? Number(target.value) : null })}
      >
        <option value="">As long as it takes</option>
        <option value={15}>A quarter of an hour</option>
        <option value={30}>Half an hour</option>
        <option value={60}>An hour</option>
      </SelectField>
      <SelectField
        label="Where?"
        value={wanted.place ?? ''}
        onChange={({ target }) => change({ place: (target.value || null) as Wanted['place'] })}
      >
        <option value="">In or out</option>
        <option value="indoors">Indoors</option>
        <option value="outdoors">Outdoors</option>
      </SelectField>
      <SelectField
        label="With whom?"
        value={wanted.age ?? ''}
        onChange={({ target }) => change({ age: (target.value || null) as AgeBand | null })}
      >
        <option value="">Any age</option>
        {ageBands.map((band) => (
          <option key={band} value={band}>
            {ageBandNames[band]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
