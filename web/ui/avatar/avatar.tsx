import { t } from '#core/say.ts'
import { classes } from '#web/lib/classes.ts'
import { rowOf } from '#web/lib/words.ts'
import { AnimalFace, type Animal } from './animal-face.tsx'

interface AvatarProps {
  name: string
  /** A member's colour. */
  color: string
  /** Without one the initial stands for the name. */
  animal?: Animal | undefined
  size?: 'tiny' | 'small' | 'normal' | 'large' | undefined
}

const sizes = {
  tiny: 'size-6 text-tiny',
  small: 'size-8 text-small',
  normal: 'size-11 text-body',
  large: 'size-16 text-title',
}

/** A member's animal in the member's colour, for the eye: the name stands beside it, or around it. */
export function Avatar({ name, color, animal, size = 'normal' }: AvatarProps) {
  return (
    <span
      data-member-color={color}
      aria-hidden="true"
      className={classes(
        'bg-member-soft text-member-ink font-display rounded-full inline-grid shrink-0 place-items-center font-bold',
        sizes[size],
      )}
    >
      {animal ? (
        <svg viewBox="-3 -3 54 54" className="size-full overflow-visible">
          <AnimalFace of={animal} />
        </svg>
      ) : (
        <span>{initial(name)}</span>
      )}
    </span>
  )
}

type AvatarRowProps = { members: readonly Omit<AvatarProps, 'size'>[]; size?: AvatarProps['size'] }

/** Several members side by side, overlapping a little; the names are read as one list. */
export function AvatarRow({ members, size = 'small' }: AvatarRowProps) {
  return (
    <span
      role="img"
      aria-label={rowOf(members.map((member) => member.name))}
      className="inline-flex"
    >
      {members.map((member, index) => (
        <span key={index} className="rounded-full ring-surface -ms-1 inline-flex ring-2 first:ms-0">
          <Avatar {...member} size={size} />
        </span>
      ))}
    </span>
  )
}

/** "all 6": everyone whose task it is, as it is seen and read aloud. */
export const everyoneWords = (of: number): string =>
  of === 2
    ? t({ message: 'both', context: 'a task’s owners' })
    : t({ message: `all ${of}`, context: 'a task’s owners' })

/** The same as a pill: nothing that looks like one more person, nor faces that cover each other. */
export function EveryonePill({ of, className }: { of: number; className: string }) {
  return (
    <span
      className={classes(
        'text-small inline-flex shrink-0 items-center rounded-full px-3 font-semibold',
        className,
      )}
    >
      {everyoneWords(of)}
    </span>
  )
}

/** These people as choices of a group (choice-group.tsx). */
export function memberChoices(members: readonly (AvatarProps & { id: string })[]) {
  return members.map(({ id, name, animal, color }) => ({
    value: id,
    label: name,
    icon: <Avatar name={name} animal={animal} color={color} size="small" />,
  }))
}

function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? '?'
}
