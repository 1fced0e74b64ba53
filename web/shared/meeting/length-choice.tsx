import type { Version } from '#content/agendas.ts'
import type { MeetingLength } from '#core/words.ts'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { versionOf } from './course.ts'

interface LengthChoiceProps {
  versions: readonly Version<MeetingLength>[]
  length: MeetingLength
  onChange: (length: MeetingLength) => void
}

/** How much time there is. */
export function LengthChoice({ versions, length, onChange }: LengthChoiceProps) {
  const { id, name, line } = versionOf({ versions }, length)
  return (
    <ChooseOne
      legend="How much time do you have?"
      hint={`${name}. ${line}`}
      value={id}
      onChange={onChange}
      choices={versions.map((version) => ({
        value: version.id,
        label: `${version.minutes} minutes`,
      }))}
    />
  )
}
