import { useId } from 'react'
import type { Version } from '#content/agendas.ts'
import type { MeetingLength } from '#core/words.ts'
import { versionOf } from './course.ts'

interface LengthChoiceProps {
  /** With the minutes of the stages that come. */
  versions: readonly Version<MeetingLength>[]
  length: MeetingLength
  onChange: (length: MeetingLength) => void
}

/** How much time there is. */
export function LengthChoice(props: LengthChoiceProps) {
  const { versions, length, onChange } = props
  const name = useId()
  const chosen = versionOf({ versions }, length).id
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">How much time do you have?</legend>
      <div className="divide-line grid grid-cols-1 divide-y">
        {versions.map(({ id, line, minutes }) => (
          <label
            key={id}
            className="has-focus-visible:outline-focus flex min-h-15 items-center justify-between gap-3 py-1.5 has-focus-visible:outline-3"
          >
            <span className="leading-tight font-semibold">
              {`${minutes} minutes`}
              <span className="text-small text-quiet block font-normal">{line}</span>
            </span>
            <input
              type="radio"
              name={name}
              checked={id === chosen}
              onChange={() => onChange(id)}
              className="accent-elephant size-6 shrink-0"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
