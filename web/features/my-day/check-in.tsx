import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState } from 'react'
import { daysBetween } from '#core/time/calendar.ts'
import type { Member } from '#core/members/member.ts'
import { isUnderSix } from '#core/meetings/roles.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text/text.ts'
import { useStandUpDay } from '#web/data/use-home.tsx'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/controls.tsx'
import { TextField } from '#web/ui/field.tsx'
import { fewMoods, MoodChoice, moods, type Mood } from '#web/ui/mood-faces.tsx'
import { ReadAloud } from '#web/ui/read-aloud.tsx'
import { Foot, PlaceHeading } from './parts.tsx'
import { goTo, useIsReadTo, useOwnAnswer } from './use-my-day.tsx'

interface CheckInProps {
  me: Member
  /** A face is all that is asked. */
  isSmall: boolean
}

/** One's own check-in: how the day was and, for whoever writes, what one needs. Passing is fine. */
export function CheckIn({ me, isSmall }: CheckInProps) {
  return isSmall ? <OneFace me={me} /> : <FaceAndWords me={me} />
}

const question = t`How was your day?`

function OneFace({ me }: { me: Member }) {
  const { date, saved, give } = useOwnAnswer(me)
  const isPointing = isUnderSix(me, date)
  const isReadTo = useIsReadTo(me)
  const choose = (mood: Mood) => {
    void give({ mood, passed: false })
    goTo('today')
  }
  return (
    <>
      <div className="flex items-start justify-between">
        <PlaceHeading me={me} title={question} />
        {isReadTo && <ReadAloud text={t`${me.name}, how was your day?`} />}
      </div>
      <MoodChoice
        label={question}
        shown={isPointing ? fewMoods : moods}
        value={saved?.mood ?? null}
        onMood={choose}
        face={isPointing ? 'size-30' : 'size-18'}
        isLarge
      />
    </>
  )
}

const wishes = [
  t({ message: 'a lift', context: 'what somebody needs' }),
  t({ message: 'some quiet', context: 'what somebody needs' }),
  t({ message: 'help with something', context: 'what somebody needs' }),
]

function FaceAndWords({ me }: { me: Member }) {
  const today = useStandUpDay()
  const [date, setDate] = useState(today)
  const { saved, give } = useOwnAnswer(me, date)
  const draft = useDraft(`check-in ${date}`, saved?.help ?? '')
  // Words keep the day on which they were begun, past midnight and in another zone (P11).
  const isWritten = oneLine(draft.value) !== (saved?.help ?? '')
  const isNear = Math.abs(daysBetween(date, today)) === 1
  if (date !== today && !(isWritten && isNear)) setDate(today)
  const send = (changes: { passed: boolean }) => {
    draft.sent(give({ help: oneLine(draft.latest()), ...changes }))
    goTo('today')
  }
  return (
    <>
      <PlaceHeading me={me} title={question} />
      <div className="grid grid-cols-1 gap-6 pb-6">
        <MoodChoice
          label={question}
          shown={moods}
          value={saved?.mood ?? null}
          onMood={(mood) => void give({ mood, passed: false })}
          face="size-13"
        />
        <div className="grid gap-3">
          <TextField
            label={t`Need anything?`}
            optional
            {...typedText(draft)}
            limit={limits.title}
            maxLength={limits.title}
          />
          <div role="group" aria-label={t`Often needed`} className="flex flex-wrap gap-2">
            {wishes.map((wish) => (
              <Pill
                key={wish}
                isPressed={draft.value === wish}
                onPress={() => draft.set(draft.value === wish ? '' : wish)}
              >
                {wish}
              </Pill>
            ))}
          </div>
        </div>
      </div>
      <Foot>
        <Button wide onClick={() => send({ passed: false })}>
          <Trans>Done</Trans>
        </Button>
        {!saved && (
          <Button wide variant="quiet" size="small" onClick={() => send({ passed: true })}>
            <Trans>Pass today</Trans>
          </Button>
        )}
      </Foot>
    </>
  )
}
