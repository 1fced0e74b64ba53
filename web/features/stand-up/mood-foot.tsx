import { ChevronRight } from '#web/ui/icons.ts'
import { Button } from '#web/ui/button.tsx'
import { fewMoods, MoodChoice, moods, type Mood } from '#web/ui/mood-faces.tsx'

interface MoodFootProps {
  /** "How are you, Leo?" */
  question: string
  value: Mood | null
  /** Three faces are enough for those who point. */
  isSmall: boolean
  /** The face is the next step: it passes the phone on. */
  onMood: (mood: Mood) => void
  pass: { label: string; act: () => void }
}

/** How somebody is: one tap, and the phone goes on. */
export function MoodFoot({ question, value, isSmall, onMood, pass }: MoodFootProps) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex items-center justify-between gap-2">
        <p aria-hidden="true" className="leading-tight font-semibold">
          <bdi>{question}</bdi>
        </p>
        <Button
          variant="quiet"
          size="small"
          className="-me-3 flex-row-reverse"
          icon={<ChevronRight className="size-5 rtl:-scale-x-100" />}
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
        face={isSmall ? 'size-18' : 'size-12'}
      />
    </div>
  )
}
