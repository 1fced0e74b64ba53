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
}

/** The two answers of a question, to point at. */
export function AnswerPictures(props: AnswerPicturesProps) {
  const { color, question, isChosen, onPress } = props
  const choices = question.choices.map((choice) => {
    const Icon = meetingIcons[choice.icon]
    const chosen = isChosen(choice)
    return {
      key: choice.id,
      label: choice.label,
      icon: Icon && <Icon className="size-16" strokeWidth={1.75} />,
      chosen,
      onPress: () => onPress(choice, chosen),
    }
  })
  const label = t`Two answers to choose from`
  return <PictureChoices {...{ label, color, choices }} />
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
  /** Each is something done or not yet, and has the empty ring of a task. */
  isTicked?: boolean
}

/** Large pictures to point at, for those who do not read yet. */
export function PictureChoices({ label, color, choices, isTicked }: PictureChoicesProps) {
  return (
    <ul
      aria-label={label}
      data-member-color={color}
      className={classes(
        'grid gap-3',
        choices.length > 1 && 'grid-cols-2',
        choices.length > 2 && 'md:grid-cols-3',
      )}
    >
      {choices.map(({ key, label: words, icon, chosen, onPress }) => (
        <li key={key} className="grid">
          <button
            type="button"
            aria-pressed={chosen}
            onClick={(event) => isSecondTap(event) || onPress()}
            className={classes(
              'rounded-card border-edge bg-surface relative grid content-start justify-items-center gap-3 border-[1.5px] p-3 text-center',
              // Their pictures stand in one line, however long the words below them are.
              choices.length > 2 ? 'min-h-34' : 'min-h-52 pt-13',
              // A ring, which is there in the system's colours, too.
              chosen &&
                'bg-member-soft text-member-ink not-focus-visible:outline-member-edge not-focus-visible:outline-3',
            )}
          >
            {chosen ? (
              <Check
                className="bg-leaf text-on-leaf absolute end-2 top-2 size-10 rounded-full p-1.5"
                strokeWidth={3}
              />
            ) : (
              isTicked && (
                <span className="border-member-edge absolute end-2 top-2 size-10 rounded-full border-3" />
              )
            )}
            {icon}
            <bdi className="max-w-full leading-tight font-semibold">{words}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
