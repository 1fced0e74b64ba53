import type { Member } from '#core/domain/member.ts'
import { ageBandOf } from '#core/domain/member.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text.ts'
import { classes } from '#web/lib/classes.ts'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { MoodFace, moodNames, moods, type Mood } from '#web/ui/mood-faces.tsx'
import { ReadAloud } from '#web/ui/read-aloud.tsx'
import { Foot, PlaceHeading } from './parts.tsx'
import { goTo, useOwnAnswer } from './use-my-day.tsx'

interface CheckInProps {
  me: Member
  /** A face is all that is asked. */
  isSmall: boolean
}

/** One's own check-in: how the day was and, for whoever writes, what one needs. Passing is fine. */
export function CheckIn({ me, isSmall }: CheckInProps) {
  return isSmall ? <OneFace me={me} /> : <FaceAndWords me={me} />
}

const few: readonly Mood[] = [1, 3, 5]
const question = 'How was your day?'

function OneFace({ me }: { me: Member }) {
  const { date, saved, give } = useOwnAnswer(me)
  const band = me.kind === 'child' ? ageBandOf(me, date) : null
  const choose = (mood: Mood) => {
    void give({ mood, passed: false })
    goTo('today')
  }
  return (
    <>
      <div className="flex items-start justify-between">
        <PlaceHeading me={me} title={question} />
        <ReadAloud text={`${me.name}, how was your day?`} />
      </div>
      <Faces
        value={saved?.mood ?? null}
        shown={band === '6-8' ? moods : few}
        isLarge
        onMood={choose}
      />
    </>
  )
}

interface FacesProps {
  value: number | null
  shown: readonly Mood[]
  isLarge?: boolean
  onMood: (mood: Mood) => void
}

function Faces({ value, shown, isLarge, onMood }: FacesProps) {
  return (
    <div
      role="group"
      aria-label={question}
      className={classes(isLarge ? 'grid gap-2' : 'flex justify-between')}
    >
      {shown.map((mood) => (
        <button
          key={mood}
          type="button"
          aria-pressed={value === mood}
          onClick={() => onMood(mood)}
          className={classes(
            'rounded-card hover:bg-sunken aria-pressed:bg-elephant-soft grid justify-items-center gap-1 p-1 aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-4',
            isLarge ? 'border-line border-2 py-3' : 'min-w-15',
          )}
        >
          <MoodFace mood={mood} className={sizeOf(isLarge, shown)} />
          <span className={classes('leading-tight font-medium', !isLarge && 'text-tiny')}>
            {moodNames[mood]}
          </span>
        </button>
      ))}
    </div>
  )
}

function sizeOf(isLarge: boolean | undefined, { length }: readonly Mood[]): string {
  if (!isLarge) return 'size-13'
  return length > 3 ? 'size-18' : 'size-30'
}

const wishes = ['a lift', 'some quiet', 'help with something']

function FaceAndWords({ me }: { me: Member }) {
  const { date, saved, give } = useOwnAnswer(me)
  const draft = useDraft(`check-in ${date}`, saved?.help ?? '')
  const send = (changes: { passed: boolean }) => {
    draft.sent(give({ help: oneLine(draft.latest()), ...changes }))
    goTo('today')
  }
  return (
    <>
      <PlaceHeading me={me} title={question} />
      <div className="grid grid-cols-1 gap-6 pb-6">
        <Faces
          value={saved?.mood ?? null}
          shown={moods}
          onMood={(mood) => void give({ mood, passed: false })}
        />
        <div className="grid gap-3">
          <TextField
            label="Need anything?"
            optional
            {...typedText(draft)}
            limit={limits.title}
            maxLength={limits.title}
          />
          <div role="group" aria-label="Often needed" className="flex flex-wrap gap-2">
            {wishes.map((wish) => (
              <button
                key={wish}
                type="button"
                aria-pressed={draft.value === wish}
                onClick={() => draft.set(draft.value === wish ? '' : wish)}
                className="border-edge aria-pressed:border-elephant aria-pressed:bg-elephant-soft aria-pressed:text-elephant-ink rounded-full min-h-11 border-[1.5px] px-4 aria-pressed:font-semibold aria-pressed:underline"
              >
                {wish}
              </button>
            ))}
          </div>
        </div>
      </div>
      <Foot>
        <Button wide onClick={() => send({ passed: false })}>
          Done
        </Button>
        {!saved && (
          <Button wide variant="quiet" size="small" onClick={() => send({ passed: true })}>
            Pass today
          </Button>
        )}
      </Foot>
    </>
  )
}
