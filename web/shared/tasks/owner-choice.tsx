import { t } from '#core/say.ts'
import type { Task } from '#core/tasks/schema.ts'
import type { Member } from '#core/members/member.ts'
import { FaceChoice } from '#web/shared/meeting/faces.tsx'
import { Check, Users } from '#web/ui/icons.ts'
import { Option } from '#web/ui/option.tsx'

/** Stands among the members' ids; ids begin with a letter or digit, so it cannot be one. */
export const everyone = '*'

export const chosenFor = (owners: Task['owners']): string[] =>
  owners === 'everyone' ? [everyone] : owners

export const ownersFor = (chosen: string[]): Task['owners'] =>
  chosen.includes(everyone) ? 'everyone' : chosen

interface OwnerChoiceProps {
  legend: string
  hideLegend?: boolean
  members: readonly Member[]
  /** Their ids, or `everyone`; nobody in an empty one. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Who does a task: one or more of the family by their faces, or everyone. */
export function OwnerChoice({ members, chosen, onChange, ...group }: OwnerChoiceProps) {
  const pick = (value: string) => {
    const isChosen = chosen.includes(value)
    const next = isChosen ? chosen.filter((one) => one !== value) : [...chosen, value]
    onChange(afterPress(next, chosen))
  }
  const isEveryone = chosen.includes(everyone)
  return (
    <FaceChoice {...group} many members={members} values={chosen} onPick={pick}>
      {members.length > 1 && (
        <Option
          type="checkbox"
          checked={isEveryone}
          onChange={() => pick(everyone)}
          className="rounded-full border-edge text-small has-checked:border-elephant has-checked:bg-elephant has-checked:text-on-elephant mt-1.5 inline-flex min-h-11 items-center gap-2 self-start border-2 px-3 font-semibold"
        >
          {isEveryone ? <Check className="size-5" /> : <Users className="size-5" />}
          {t`Everyone`}
        </Option>
      )}
    </FaceChoice>
  )
}

/** One of them takes the place of everyone, and everyone theirs. */
export function afterPress(chosen: readonly string[], before: readonly string[]): string[] {
  const people = chosen.filter((value) => value !== everyone)
  return chosen.length > people.length && !before.includes(everyone) ? [everyone] : people
}
