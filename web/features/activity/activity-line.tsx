import { Undo2 } from 'lucide-react'
import { memberOfPerson } from '#core/domain/member-of-user.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Line } from './told.ts'

interface ActivityLineProps {
  line: Line
  onUndo?: (() => void) | undefined
}

/** "Maya ticked ‘Read a story’ for Mia", with when, and undo where there is a way back. */
export function ActivityLine({ line, onUndo }: ActivityLineProps) {
  const { family } = useFamily()
  const { change, person, words, times, isUndone } = line
  const member = person && memberOfPerson(family, person)
  const name = member?.name ?? person?.name ?? 'Somebody who has left'
  return (
    <li className="flex items-start gap-3 px-4 pt-3 pb-1 sm:px-5">
      <Avatar
        name={name}
        animal={member?.animal}
        color={member?.color ?? 'elephant'}
        size="small"
        decorative
      />
      <div className="grid min-w-0 flex-1 grid-cols-1 pt-1">
        <p>
          <strong className="font-semibold">{name}</strong> {words}
        </p>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <p className="text-small text-quiet">
            <time dateTime={change.at}>{clockTime(change.at)}</time>
            {times > 1 && `, ${times} times`}
            {isUndone && ', taken back'}
          </p>
          {onUndo && !isUndone && times === 1 && (
            <Button
              look="quiet"
              size="small"
              icon={<Undo2 aria-hidden="true" className="size-5" />}
              aria-label={`Undo: ${name} ${words}`}
              onClick={onUndo}
            >
              Undo
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** "17:05", by the clock of this device. */
function clockTime(instant: string): string {
  return clock.format(new Date(instant))
}
