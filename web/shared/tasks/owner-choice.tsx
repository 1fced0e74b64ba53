import { t } from '#core/say.ts'
import type { Task } from '#core/tasks/schema.ts'
import type { Member } from '#core/members/member.ts'
import { classes } from '#web/lib/classes.ts'
import { FaceChoice } from '#web/shared/meeting/faces.tsx'
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

/** Who does a task: one or more of the family, by their faces, or everyone. */
export function OwnerChoice({ members, chosen, onChange, ...group }: OwnerChoiceProps) {
  const press = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
    onChange(afterPress(next, chosen))
  }
  return (
    <FaceChoice {...group} many members={members} values={chosen} onPick={press}>
      <EveryoneChoice
        of={members.length}
        isChosen={chosen.includes(everyone)}
        onPress={() => press(everyone)}
      />
    </FaceChoice>
  )
}

interface EveryoneChoiceProps {
  of: number
  isChosen: boolean
  onPress: () => void
}

/** Everyone, after their faces; nothing where there is one alone. */
export function EveryoneChoice({ of, isChosen, onPress }: EveryoneChoiceProps) {
  return (
    of > 1 && (
      <Option
        type="checkbox"
        label={t`Everyone`}
        checked={isChosen}
        onChange={onPress}
        className="group/all rounded-field grid min-w-15 content-start"
      >
        <EveryonePill
          of={of}
          className="border-edge group-has-checked/all:border-elephant group-has-checked/all:bg-elephant group-has-checked/all:text-on-elephant my-1.5 border-2 forced-colors:border-transparent!"
        />
      </Option>
    )
  )
}

/** "all 6": never a row of grey faces. */
export function EveryonePill({ of, className }: { of: number; className: string }) {
  return (
    <span
      className={classes(
        'text-small inline-flex min-h-11 shrink-0 items-center gap-1 rounded-full px-2.5 font-semibold',
        className,
      )}
    >
      <Users className="size-5" />
      {t({ message: `all ${of}`, context: 'a task’s owners' })}
    </span>
  )
}

/** One of them takes the place of everyone, and everyone theirs. */
export function afterPress(chosen: readonly string[], before: readonly string[]): string[] {
  const people = chosen.filter((value) => value !== everyone)
  return chosen.length > people.length && !before.includes(everyone) ? [everyone] : people
}
