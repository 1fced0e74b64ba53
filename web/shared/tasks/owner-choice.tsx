import { t } from '#core/say.ts'
import type { Task } from '#core/tasks/schema.ts'
import { isTooYoung, type Member } from '#core/members/member.ts'
import { useHome } from '#web/data/use-home.tsx'
import { listOf } from '#web/lib/words.ts'
import { FaceChoice } from '#web/shared/meeting/faces.tsx'
import { everyoneWords } from '#web/ui/avatar/avatar.tsx'
import { Check } from '#web/ui/icons.ts'
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
    <div className="grid gap-1">
      <FaceChoice {...group} many members={members} values={chosen} onPick={press}>
        <EveryoneChoice
          of={members.length}
          isChosen={chosen.includes(everyone)}
          onPress={() => press(everyone)}
        />
      </FaceChoice>
      <AllBut />
    </div>
  )
}

/** Whom everyone’s tasks leave out, as too young: that their face is missing says it to nobody. */
export function AllBut() {
  const { members, today } = useHome()
  const small = members.filter((member) => isTooYoung(member, today))
  if (small.length === 0) return null
  const names = listOf(small.map(({ name }) => name))
  return <p className="text-small text-quiet">{t`Tasks for everyone leave out ${names}.`}</p>
}

interface EveryoneChoiceProps {
  of: number
  isChosen: boolean
  onPress: () => void
}

/** All of them, in words: faces are for each alone. Nothing where there is one alone. */
export function EveryoneChoice({ of, isChosen, onPress }: EveryoneChoiceProps) {
  return (
    of > 1 && (
      <Option
        type="checkbox"
        checked={isChosen}
        onChange={onPress}
        className="text-small text-elephant-ink hover:bg-sunken has-checked:bg-elephant-soft has-checked:px-3 inline-flex min-h-11 items-center gap-1 self-center rounded-full px-5.5 font-semibold"
      >
        {isChosen && <Check className="size-4" strokeWidth={3} />}
        <span className="inline-block first-letter:uppercase">{everyoneWords(of)}</span>
      </Option>
    )
  )
}

/** One of them takes the place of everyone, and everyone theirs. */
export function afterPress(chosen: readonly string[], before: readonly string[]): string[] {
  const people = chosen.filter((value) => value !== everyone)
  return chosen.length > people.length && !before.includes(everyone) ? [everyone] : people
}
