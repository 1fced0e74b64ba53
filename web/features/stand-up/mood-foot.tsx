import { fewMoods, MoodChoice, moods, type Mood } from '#web/ui/mood-faces.tsx'

interface MoodFootProps {
  /** "How are you, Leo?" */
  question: string
  /** What a face does besides: it passes the phone on, which is said before (K17). */
  hint: string
  value: Mood | null
  /** Three faces are enough for those who point. */
  isSmall: boolean
  onMood: (mood: Mood) => void
}

/** How somebody is: one tap, and the phone goes on. */
export function MoodFoot({ question, hint, value, isSmall, onMood }: MoodFootProps) {
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-1">
      <p className="leading-tight">
        <bdi className="font-semibold">{question}</bdi>{' '}
        <bdi className="text-small text-quiet">{hint}</bdi>
      </p>
      <MoodChoice
        label={question}
        shown={isSmall ? fewMoods : moods}
        value={value}
        onMood={onMood}
        hasKeys
        face={isSmall ? 'size-[var(--face,--spacing(16))]' : 'size-[var(--face,--spacing(12))]'}
      />
    </div>
  )
}
