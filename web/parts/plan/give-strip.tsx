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
      className="animate-rise bg-surface border-line shadow-soft fixed inset-x-0 bottom-0 z-50 border-t px-3 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
    >
      <p className="text-small text-quiet mb-1 text-center">Drop it on somebody to give it away</p>
      <ul className="mx-auto flex max-h-[40dvh] max-w-content flex-wrap justify-center gap-1">
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
          <span>Everyone</span>
        </li>
      </ul>
    </div>
  )
}

const place = (isOver: boolean) =>
  classes(
    'rounded-field text-small grid w-18 justify-items-center gap-0.5 border-2 p-1.5 text-center transition-[scale]',
    isOver ? 'border-member bg-member-soft scale-110 font-semibold' : 'border-transparent',
  )
