import { ChevronRight } from '#web/ui/icons.ts'
import { classes } from '#web/lib/classes.ts'
import { Button } from '#web/ui/button.tsx'
import { MoodFace, moodNames, moods, type Mood } from '#web/ui/mood-faces.tsx'

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

const few: readonly Mood[] = [1, 3, 5]

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
      <div role="group" aria-label={question} className="flex justify-around">
        {(isSmall ? few : moods).map((mood) => (
          <button
            key={mood}
            type="button"
            aria-pressed={value === mood}
            onClick={() => onMood(mood)}
            className="rounded-field hover:bg-sunken aria-pressed:bg-elephant-soft grid min-w-15 justify-items-center gap-1 px-1 py-1 aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-4"
          >
            <MoodFace mood={mood} className={classes(isSmall ? 'size-18' : 'size-12')} />
            <span className="text-tiny leading-tight font-medium">{moodNames[mood]}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
