import { Button } from '#web/ui/button.tsx'
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
  /** The way on without a face: nobody has to give one, and nobody has to look for it. */
  pass: { label: string; act: () => void }
}

/** How somebody is: one tap, and the phone goes on. */
export function MoodFoot({ question, hint, value, isSmall, onMood, pass }: MoodFootProps) {
  return (
    <div className="grid grid-cols-1 gap-1">
      {/* What a face does has a line of its own; passing stands beside the question, and is quieter than it. */}
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-2 leading-tight">
        <p className="contents">
          <bdi className="font-semibold">{question}</bdi>{' '}
          <bdi className="text-small text-quiet col-span-2 row-start-2">{hint}</bdi>
        </p>
        <Button
          variant="quiet"
          size="small"
          flush="end"
          className="text-quiet col-start-2 row-start-1 -my-1.5 forced-colors:my-0"
          onClick={pass.act}
        >
          {pass.label}
        </Button>
      </div>
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
