import { useState } from 'react'
import { ageBandOf } from '#core/domain/member.ts'
import { ageBands, type AgeBand } from '#core/words.ts'
import { useToday } from '#web/lib/use-today.ts'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { ageBandNames } from './age-band-names.ts'

type Age = { ageBand: AgeBand | null; birthYear: number | null }

interface AgePickerProps extends Age {
  onChange: (age: Age) => void
}

/** Nobody is a child here for longer. */
const oldestChild = 18

/** How old a child is: an age group, or the year of birth, from which the group follows. */
export function AgePicker({ ageBand, birthYear, onChange }: AgePickerProps) {
  const today = useToday()
  const [openAtFirst] = useState(birthYear !== null)
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: oldestChild + 1 }, (_, age) => thisYear - age)
  if (birthYear !== null && !years.includes(birthYear)) years.push(birthYear)
  const band = birthYear === null ? ageBand : bandOf(birthYear, today)
  return (
    <div className="grid gap-3">
      <ChooseOne
        legend="Age group"
        hint="For questions and ideas that fit."
        choices={ageBands.map((value) => ({ value, label: ageBandNames[value] }))}
        value={band}
        onChange={(value) => onChange({ ageBand: value, birthYear: null })}
      />
      <Disclosure summary="Or give the year of birth" open={openAtFirst}>
        <SelectField
          label="Year of birth"
          hint="Then the age group grows along. We never ask for the day."
          value={birthYear ?? ''}
          onChange={({ target }) =>
            onChange(
              target.value === ''
                ? { ageBand: band, birthYear: null }
                : { ageBand: null, birthYear: Number(target.value) },
            )
          }
        >
          <option value="">Not said</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
      </Disclosure>
    </div>
  )
}

function bandOf(birthYear: number, today: string): AgeBand | null {
  return ageBandOf({ id: '', name: '', animal: 'elephant', color: 'elephant', birthYear }, today)
}
