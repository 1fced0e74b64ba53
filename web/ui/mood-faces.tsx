import { t } from '#core/say.ts'
import { classes } from '#web/lib/classes.ts'

export type Mood = 1 | 2 | 3 | 4 | 5

export const moodNames: Record<Mood, string> = {
  1: t`Hard`,
  2: t`A bit low`,
  3: t`Okay`,
  4: t`Good`,
  5: t`Great`,
}

/** What the same faces mean of a small one, whose day others saw. */
export const smallMoodNames: Record<Mood, string> = {
  ...moodNames,
  1: t`Tired`,
  3: t`Content`,
  5: t`Merry`,
}

/** From hard to great. */
export const moods: readonly Mood[] = [1, 2, 3, 4, 5]

/** Three are enough for those who point. */
export const fewMoods: readonly Mood[] = [1, 3, 5]

// Eyes, brows and mouths differ in shape, so that the faces are told apart without their colours. All have
// a tinted ground: a full one would look chosen.
const grounds = {
  1: 'fill-coral-soft',
  2: 'fill-elephant-soft',
  3: 'fill-sunken',
  4: 'fill-leaf-soft',
  5: 'fill-marigold-soft',
}
const strokes = {
  1: 'stroke-coral-ink',
  2: 'stroke-elephant-ink',
  3: 'stroke-quiet',
  4: 'stroke-leaf-ink',
  5: 'stroke-marigold-ink',
}
const features: Record<Mood, string> = {
  1: 'M12.5 20C14 23 18 23 19.5 20M28.5 20C30 23 34 23 35.5 20M18 36C20 31.5 27 31.5 29 36',
  2: 'M14 19C15 17.5 17 16.8 19 17M34 19C33 17.5 31 16.8 29 17M17 23V23.2M31 23V23.2M16 35C19 31 29 31 32 35',
  3: 'M17 21V21.2M31 21V21.2M17 32H31',
  4: 'M17 20V20.2M31 20V20.2M15 29C18 35 30 35 33 29',
  5: 'M13 21C14.5 17.5 18.5 17.5 20 21M28 21C29.5 17.5 33.5 17.5 35 21',
}

interface MoodFaceProps {
  mood: Mood
  /** Says the mood; without it the face is an ornament beside its name. */
  labelled?: boolean
  className?: string
}

/** One face: 1 is hard, 5 is great. */
export function MoodFace({ mood, labelled, className = 'size-8' }: MoodFaceProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      data-mood
      className={classes('shrink-0', className)}
      role={labelled ? 'img' : undefined}
      aria-label={labelled ? moodNames[mood] : undefined}
      aria-hidden={labelled ? undefined : true}
    >
      <circle
        cx="24"
        cy="24"
        r="22"
        strokeWidth="2"
        className={classes(grounds[mood], strokes[mood])}
      />
      <path
        d={features[mood]}
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={classes('fill-none', strokes[mood])}
      />
      {mood === 1 && (
        <path
          d="M34.5 25C37 28.5 37.5 30 37.5 31.2C37.5 33 36.2 34 34.5 34C32.8 34 31.5 33 31.5 31.2C31.5 30 32 28.5 34.5 25Z"
          className="fill-coral-ink"
        />
      )}
      {mood === 5 && (
        <path
          d="M14 27H34C33.5 34 29.5 38 24 38C18.5 38 14.5 34 14 27Z"
          className="fill-marigold-ink"
        />
      )}
    </svg>
  )
}

/** A face that is chosen has the same ring wherever one is. */
export const moodButton =
  'border-2 aria-pressed:border-elephant aria-pressed:bg-elephant-soft justify-items-center'

interface MoodChoiceProps {
  /** The question. */
  label: string
  shown: readonly Mood[]
  names?: Record<Mood, string>
  value: number | null
  onMood: (mood: Mood) => void
  /** The size of a face. */
  face: string
  /** On a keyboard their numbers press them, from hard to great. */
  hasKeys?: boolean
  /** One below the other, each a card. */
  isLarge?: boolean
}

/** How somebody is: one tap on a face, with its word below. */
export function MoodChoice(props: MoodChoiceProps) {
  const { label, shown, names = moodNames, value, onMood, face, hasKeys, isLarge } = props
  return (
    <div
      role="group"
      aria-label={label}
      className={classes(
        'grid',
        isLarge ? 'gap-2' : 'auto-cols-fr grid-flow-col forced-colors:gap-0.5',
      )}
    >
      {shown.map((mood, index) => (
        <button
          key={mood}
          type="button"
          aria-pressed={value === mood}
          aria-keyshortcuts={hasKeys ? `${index + 1}` : undefined}
          onClick={() => onMood(mood)}
          className={classes(
            'hover:text-elephant-ink grid gap-1 font-medium',
            moodButton,
            isLarge
              ? 'rounded-card border-line py-3'
              : 'rounded-field text-tiny content-start border-transparent py-1',
          )}
        >
          <MoodFace mood={mood} className={face} />
          <span className="leading-tight">{names[mood]}</span>
        </button>
      ))}
    </div>
  )
}
