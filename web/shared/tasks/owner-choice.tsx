import { t } from '#core/say.ts'
import type { Task } from '#core/tasks/schema.ts'
import type { Member } from '#core/members/member.ts'
import { classes } from '#web/lib/classes.ts'
import { ChosenMark, FaceChoice } from '#web/shared/meeting/faces.tsx'
import { Users } from '#web/ui/icons.ts'
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
          className="rounded-field grid min-w-15 content-start justify-items-center gap-1 text-center"
        >
          <span
            className={classes(
              'rounded-full relative grid size-14 place-items-center border-2',
              isEveryone
                ? 'border-elephant bg-elephant-soft text-elephant-ink'
                : 'border-edge text-quiet',
            )}
          >
            <Users className="size-6" />
            {isEveryone && <ChosenMark />}
          </span>
          <span className="text-small leading-tight">{t`Everyone`}</span>
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
