import type { Member } from '#core/domain/member.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ChooseMany } from '#web/ui/choice-group.tsx'

/** Stands among the members' ids; ids begin with a letter or digit, so it cannot be one. */
const everyone = '*'

interface OwnerChoiceProps {
  members: readonly Member[]
  everyone: boolean
  owners: string[]
  error: string | undefined
  onChange: (choice: { everyone: boolean; owners: string[] }) => void
}

/** Who does it: everyone, or one or more of the family. */
export function OwnerChoice(props: OwnerChoiceProps) {
  const { members, owners, error, onChange } = props
  const change = (values: string[]) => {
    const chosen = values.filter((value) => value !== everyone)
    const all = values.includes(everyone) && (!props.everyone || chosen.length === 0)
    onChange({ everyone: all, owners: all ? [] : chosen })
  }
  return (
    <ChooseMany
      legend="Who does it?"
      error={error}
      values={props.everyone ? [everyone] : owners}
      onChange={change}
      choices={[
        ...(members.length > 1 ? [{ value: everyone, label: 'Everyone' }] : []),
        ...members.map(({ id, name, animal, color }) => ({
          value: id,
          label: name,
          icon: <Avatar name={name} animal={animal} color={color} size="small" decorative />,
        })),
      ]}
    />
  )
}
