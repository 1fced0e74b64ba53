import { t } from '#core/say.ts'
import type { Task } from '#core/tasks/schema.ts'
import type { Member } from '#core/members/member.ts'
import { memberChoices } from '#web/ui/avatar/avatar.tsx'
import { ChooseMany } from '#web/ui/choice-group.tsx'

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
  error?: string | undefined
  onChange: (chosen: string[]) => void
}

/** Who does a task: everyone, or one or more of the family. */
export function OwnerChoice({ members, chosen, onChange, ...group }: OwnerChoiceProps) {
  return (
    <ChooseMany
      {...group}
      values={chosen}
      onChange={(next) => onChange(afterPress(next, chosen))}
      choices={[
        ...(members.length > 1 ? [{ value: everyone, label: t`Everyone` }] : []),
        ...memberChoices(members),
      ]}
    />
  )
}

/** One of them takes the place of everyone, and everyone theirs. */
export function afterPress(chosen: readonly string[], before: readonly string[]): string[] {
  const people = chosen.filter((value) => value !== everyone)
  return chosen.length > people.length && !before.includes(everyone) ? [everyone] : people
}
