import { useState } from 'react'
import type { Task } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { ownerWords } from '#web/shared/tasks/task-words.ts'
import { Avatar, AvatarRow } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChooseMany } from '#web/ui/choice-group.tsx'
import { everyone, ownersFrom } from './owners.ts'

interface OwnersButtonProps {
  task: Task
  members: readonly Member[]
  onGive: (owners: Task['owners']) => void
}

/** Who does it, as a button; pressed, it opens into the family to choose from. */
export function OwnersButton({ task, members, onGive }: OwnersButtonProps) {
  const [choosing, setChoosing] = useState(false)
  if (choosing) return <Family {...{ task, members, onGive }} onDone={() => setChoosing(false)} />
  const words = ownerWords(task.owners, members)
  const owners = members.filter(({ id }) => task.owners !== 'everyone' && task.owners.includes(id))
  return (
    <Button
      look="quiet"
      size="small"
      className="-ms-4 max-w-full min-w-0"
      aria-label={`Who does “${task.title}”? Now: ${words}`}
      icon={
        owners.length > 0 && (
          <span aria-hidden="true">
            <AvatarRow members={owners} size="small" />
          </span>
        )
      }
      onClick={() => setChoosing(true)}
    >
      {task.owners === 'everyone' ? 'Everyone' : words}
    </Button>
  )
}

function Family({ task, members, onGive, onDone }: OwnersButtonProps & { onDone: () => void }) {
  return (
    <div className="grid w-full grid-cols-1 gap-3">
      <ChooseMany
        legend={`Who does “${task.title}”?`}
        hideLegend
        values={task.owners === 'everyone' ? [everyone] : task.owners}
        onChange={(chosen) => onGive(ownersFrom(chosen, task.owners))}
        choices={[
          { value: everyone, label: 'Everyone' },
          ...members.map(({ id, name, animal, color }) => ({
            value: id,
            label: name,
            icon: <Avatar name={name} animal={animal} color={color} size="small" decorative />,
          })),
        ]}
      />
      <Button size="small" look="quiet" className="justify-self-start" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}
