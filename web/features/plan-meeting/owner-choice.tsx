import type { Task } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ChooseMany } from '#web/ui/choice-group.tsx'

const everyone = 'everyone'

interface OwnerChoiceProps {
  legend: string
  owners: Task['owners']
  members: readonly Member[]
  onChange: (owners: Task['owners']) => void
}

/** Some of the family or everyone; a task that nobody is left on is everyone's. */
export function OwnerChoice({ legend, owners, members, onChange }: OwnerChoiceProps) {
  const choose = (values: string[]) => {
    const isNew = values.includes(everyone) && owners !== everyone
    const people = values.filter((value) => value !== everyone)
    onChange(isNew || people.length === 0 ? everyone : people)
  }
  return (
    <ChooseMany
      legend={legend}
      hideLegend
      values={owners === everyone ? [everyone] : owners}
      onChange={choose}
      choices={[
        { value: everyone, label: 'Everyone' },
        ...members.map(({ id, name, animal, color }) => ({
          value: id,
          label: name,
          icon: <Avatar name={name} animal={animal} color={color} size="small" decorative />,
        })),
      ]}
    />
  )
}
