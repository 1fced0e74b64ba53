import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Check } from '#web/ui/icons.ts'
import { useEffect, useRef, useState } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import type { StandUp, StandUpAnswer } from '#core/stand-up/schema.ts'
import { isHere } from '#core/days-here/days-here.ts'
import { speakersAmong, youngestFirst, type Member } from '#core/members/member.ts'
import { isUnderSix } from '#core/meetings/roles.ts'
import { hasAnswered, isAway, noAnswer } from '#core/stand-up/stand-up.ts'
import { useHome } from '#web/data/use-home.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { fewMoods, MoodFace, moodNames, moods, type Mood } from '#web/ui/mood-faces.tsx'

interface WallCheckInProps {
  sprint: Sprint
  date: string
  standUp: StandUp | null
  onDone: () => void
}

/** The check-in on the big screen: each presses their face, and then how the day was. */
export function WallCheckIn({ sprint, date, standUp, onDone }: WallCheckInProps) {
  const { family, toSprint } = useHome()
  const [turnOf, setTurn] = useState<Member | null>(null)
  const order = speakersAmong(youngestFirst(family.familyData, date), date)
  const answer = (member: Member, said: Pick<StandUpAnswer, 'mood' | 'passed'>) => {
    const given = { ...noAnswer(member.id), ...said }
    void toSprint(sprint.id, { type: 'answer-stand-up', date, answer: given })
    setTurn(null)
  }
  const leave = (member: Member) => {
    const absentIds = [...(standUp?.absentIds ?? []), member.id]
    void toSprint(sprint.id, { type: 'edit-stand-up', date, changes: { absentIds } })
    setTurn(null)
  }
  const comeBack = (member: Member) => {
    const absentIds = (standUp?.absentIds ?? []).filter((id) => id !== member.id)
    void toSprint(sprint.id, { type: 'edit-stand-up', date, changes: { absentIds } })
  }
  const close = () => {
    void toSprint(sprint.id, { type: 'close-stand-up', date, offer: '' })
    onDone()
  }
  if (turnOf)
    return (
      <Turn
        member={turnOf}
        isSmall={isUnderSix(turnOf, date)}
        onMood={(mood) => answer(turnOf, { mood, passed: false })}
        onPass={() => answer(turnOf, { mood: null, passed: true })}
        onAway={() => leave(turnOf)}
        onBack={() => setTurn(null)}
      />
    )
  const state = (member: Member) => stateOf(standUp, member, date)
  const isThrough = order.every((member) => state(member) !== 'waits')
  return (
    <main className="wall-check-in">
      <Heading
        key={String(isThrough)}
        words={isThrough ? t`That is all of you` : t`How was your day?`}
      />
      <ul className="wall-people">
        {order.map((member) => (
          <li key={member.id}>
            <button
              type="button"
              aria-disabled={state(member) === 'said' || undefined}
              onClick={() => {
                if (state(member) === 'waits' || state(member) === 'elsewhere') setTurn(member)
                if (state(member) === 'away') comeBack(member)
              }}
              className="wall-person"
              data-state={state(member)}
            >
              <Avatar {...member} />
              {state(member) === 'said' && <Check strokeWidth={3} />}
              <bdi>{member.name}</bdi>
              <span className="wall-said">{stateWords[state(member)]}</span>
            </button>
          </li>
        ))}
      </ul>
      <footer className="wall-foot">
        <button type="button" onClick={onDone} className="wall-button">
          <Trans>Later</Trans>
        </button>
        <button type="button" onClick={close} className="wall-button filled">
          <Trans>Close the check-in</Trans>
        </button>
      </footer>
    </main>
  )
}

const stateWords = {
  said: t({ message: 'has answered', context: 'somebody in the round' }),
  away: t({ message: 'not here', context: 'somebody in the round' }),
  elsewhere: t({ message: 'not here', context: 'somebody in the round' }),
  waits: '\u00a0',
}

function stateOf(standUp: StandUp | null, member: Member, date: string): keyof typeof stateWords {
  if (standUp && hasAnswered(standUp, member.id)) return 'said'
  if (!isHere(member, date)) return 'elsewhere'
  return isAway(standUp, member.id) ? 'away' : 'waits'
}

/** Leads the reader to what is asked now. */
function Heading({ words }: { words: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h1 ref={heading} tabIndex={-1} className="wall-day outline-none">
      <bdi>{words}</bdi>
    </h1>
  )
}

interface TurnProps {
  member: Member
  /** Three faces are enough for those who point. */
  isSmall: boolean
  onMood: (mood: Mood) => void
  onPass: () => void
  onAway: () => void
  onBack: () => void
}

function Turn({ member, isSmall, onMood, onPass, onAway, onBack }: TurnProps) {
  return (
    <main className="wall-check-in">
      <div className="wall-turn">
        <Avatar {...member} />
        <Heading words={t`How was your day, ${member.name}?`} />
      </div>
      <div role="group" aria-label={t`How was your day?`} className="wall-moods">
        {(isSmall ? fewMoods : moods).map((mood) => (
          <button key={mood} type="button" onClick={() => onMood(mood)}>
            <MoodFace mood={mood} className="size-full" />
            <span>{moodNames[mood]}</span>
          </button>
        ))}
      </div>
      <footer className="wall-foot">
        <button type="button" onClick={onBack} className="wall-button">
          <Trans>Back</Trans>
        </button>
        <button type="button" onClick={onAway} className="wall-button">
          <Trans>Not here</Trans>
        </button>
        <button type="button" onClick={onPass} className="wall-button">
          <Trans>Pass</Trans>
        </button>
      </footer>
    </main>
  )
}
