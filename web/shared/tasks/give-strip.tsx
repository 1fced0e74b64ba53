import type { Member } from '#core/domain/member.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { classes } from '#web/lib/classes.ts'
import { everyone } from './owners.ts'

interface GiveStripProps {
  members: readonly Member[]
  /** Whom the dragged task hovers over. */
  over: string | null
}

/** The family at the foot of the screen while a task is dragged: dropped on somebody, it is theirs. */
export function GiveStrip({ members, over }: GiveStripProps) {
  return (
    <div
      // Only for the pointer; the owners' button does the same.
      aria-hidden="true"
      data-drop-area
      className="animate-rise bg-surface border-line shadow-soft fixed inset-x-0 bottom-0 z-50 border-t p-1 pb-[calc(0.25rem+env(safe-area-inset-bottom))]"
    >
      <ul className="mx-auto flex max-h-[40dvh] max-w-content flex-wrap justify-center">
        {members.map(({ id, name, animal, color }) => (
          <li key={id} data-drop-on={id} data-member-color={color} className={place(over === id)}>
            <Avatar name={name} animal={animal} color={color} decorative />
            <span className="w-full truncate">{name}</span>
          </li>
        ))}
        <li data-drop-on={everyone} className={place(over === everyone)}>
          <span className="bg-elephant-soft text-elephant-ink grid size-11 place-items-center rounded-full font-bold">
            {members.length}
          </span>
          <span>All</span>
        </li>
      </ul>
    </div>
  )
}

const place = (isOver: boolean) =>
  classes(
    'rounded-field text-tiny grid w-14 justify-items-center gap-0.5 border-2 p-1 text-center transition-[scale,translate] sm:w-18',
    isOver
      ? 'border-member bg-member-soft -translate-y-2 scale-110 font-semibold'
      : 'border-transparent',
  )
