import { useEffect, useRef } from 'react'
import { ageBands, type AgeBand } from '#core/words.ts'
import { ageBandNames } from '#web/shared/members/age-band-names.ts'
import { SelectField } from '#web/ui/field.tsx'
import type { Wanted } from './find-activities.ts'

/**
 * How long, where, and with whom. The form itself holds what is chosen, because it can be used
 * before the scripts are there, and browsers fill it in again on the way back.
 */
export function ActivityFilters({ onChange }: { onChange: (wanted: Wanted) => void }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current && isChosen(form.current)) onChange(wantedIn(form.current))
    // Once: later choices come by themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <form
      ref={form}
      aria-label="What fits"
      className="grid grid-cols-1 gap-4 sm:grid-cols-3"
      onChange={(event) => onChange(wantedIn(event.currentTarget))}
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField label="How long?" name="minutes">
        <option value="">As long as it takes</option>
        <option value={15}>A quarter of an hour</option>
        <option value={30}>Half an hour</option>
        <option value={60}>An hour</option>
      </SelectField>
      <SelectField label="Where?" name="place">
        <option value="">In or out</option>
        <option value="indoors">Indoors</option>
        <option value="outdoors">Outdoors</option>
      </SelectField>
      <SelectField label="With whom?" name="age">
        <option value="">Any age</option>
        {ageBands.map((band) => (
          <option key={band} value={band}>
            {ageBandNames[band]}
          </option>
        ))}
      </SelectField>
    </form>
  )
}

const isChosen = (form: HTMLFormElement) => [...new FormData(form).values()].some(Boolean)

function wantedIn(form: HTMLFormElement): Wanted {
  const values = new FormData(form)
  const minutes = Number(values.get('minutes'))
  return {
    minutes: minutes > 0 ? minutes : null,
    place: (values.get('place') || null) as Wanted['place'],
    age: (values.get('age') || null) as AgeBand | null,
  }
}
