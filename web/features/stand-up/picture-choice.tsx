import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'

export interface PictureChoice {
  key: string
  label: string
  icon: ReactNode
  chosen: boolean
  /** Pressed; once more takes it back. */
  onPress: () => void
}

interface PictureChoicesProps {
  /** For screen readers: what is chosen here. */
  label: string
  /** A member's colour. */
  color: string
  choices: readonly PictureChoice[]
}

/** Large pictures to point at, for those who do not read yet. */
export function PictureChoices({ label, color, choices }: PictureChoicesProps) {
  return (
    <ul
      aria-label={label}
      data-member-color={color}
      className="grid grid-cols-2 gap-3 md:grid-cols-3"
    >
      {choices.map(({ key, label: words, icon, chosen, onPress }) => (
        <li key={key} className="grid">
          <button
            type="button"
            aria-pressed={chosen}
            onClick={onPress}
            className={classes(
              'rounded-card relative grid content-center justify-items-center gap-3 border-4 p-3 text-center',
              choices.length > 2 ? 'min-h-34' : 'min-h-52',
              chosen ? 'border-member bg-member-soft text-member-ink' : 'border-edge',
            )}
          >
            {chosen && (
              <Check
                aria-hidden="true"
                className="bg-leaf text-on-leaf absolute -end-2 -top-2 size-10 rounded-full p-1.5"
                strokeWidth={3}
              />
            )}
            {icon}
            <bdi className="max-w-full leading-tight font-semibold">{words}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
