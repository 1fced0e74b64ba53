import { ChevronRight } from '#web/ui/icons.ts'
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
  pass: { label: string; act: () => void }
}

/** How somebody is: one tap, and the phone goes on; without a face it goes on by the button below. */
export function MoodFoot({ question, hint, value, isSmall, onMood, pass }: MoodFootProps) {
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
        face={isSmall ? 'size-16' : 'size-12'}
      />
      <Button
        variant="quiet"
        size="small"
        className="-my-1 flex-row-reverse justify-self-end"
        icon={<ChevronRight className="size-5" />}
        onClick={pass.act}
      >
        {pass.label}
      </Button>
    </div>
  )
}
