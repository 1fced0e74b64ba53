import { t } from '#core/say.ts'
import type { ReactNode } from 'react'
import type { Choice, PictureQuestion } from '#content/questions/question.ts'
import { classes } from '#web/lib/classes.ts'
import { isSecondTap } from '#web/lib/second-tap.ts'
import { Check } from '#web/ui/icons.ts'
import { meetingIcons } from './meeting-icons.ts'

interface AnswerPicturesProps {
  /** The colour of whoever is asked. */
  color: string
  question: PictureQuestion
  isChosen: (choice: Choice) => boolean
  /** Pressed; once more takes it back. */
  onPress: (choice: Choice, isChosen: boolean) => void
  /** What stands below them is to be seen as well. */
  areLow?: boolean
}

/** The two answers of a question, to point at. */
export function AnswerPictures(props: AnswerPicturesProps) {
  const { color, question, isChosen, onPress, areLow = false } = props
  const choices = question.choices.map((choice) => {
    const Icon = meetingIcons[choice.icon]
    const chosen = isChosen(choice)
    return {
      key: choice.id,
      label: choice.label,
      icon: Icon && <Icon className={areLow ? 'size-12' : 'size-16'} strokeWidth={1.75} />,
      chosen,
      onPress: () => onPress(choice, chosen),
    }
  })
  const label = t`Two answers to choose from`
  return <PictureChoices {...{ label, color, choices, areLow }} />
}

interface PictureChoice {
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
  areLow?: boolean
}

/** Large pictures to point at, for those who do not read yet. */
export function PictureChoices({ label, color, choices, areLow }: PictureChoicesProps) {
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
            onClick={(event) => isSecondTap(event) || onPress()}
            className={classes(
              'rounded-card relative grid content-center justify-items-center text-center',
              areLow ? 'min-h-28 gap-1 border-2 p-2' : 'gap-3 border-4 p-3',
              !areLow && (choices.length > 2 ? 'min-h-34' : 'min-h-52'),
              chosen ? 'border-member bg-member-soft text-member-ink' : 'border-edge',
            )}
          >
            {chosen && (
              <Check
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
