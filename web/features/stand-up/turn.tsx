import { standUpAgenda, standUpAsks } from '#content/agendas.ts'
import type { StandUpAnswer } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { isUnderSix } from '#core/domain/roles.ts'
import { nextTurn } from '#core/domain/stand-up.ts'
import { limits } from '#core/limits.ts'
import { useSend, type Sent } from '#web/data/use-family.tsx'
import { SavedLine, SavedNote } from '#web/shared/drafts/saved-field.tsx'
import { Clock } from '#web/shared/meeting/clock.tsx'
import { courseOf, placeOf, versionOf } from '#web/shared/meeting/course.ts'
import { MeetingFrame } from '#web/shared/meeting/meeting-frame.tsx'
import { askedOf, useQuestion } from '#web/shared/meeting/question-for.ts'
import { WhoElse } from '#web/shared/presence/who-else.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/layout.tsx'
import type { Mood } from '#web/ui/mood-faces.tsx'
import { MoodFoot } from './mood-foot.tsx'
import { ParkTopic } from './park-topic.tsx'
import { later, type StandUpProps } from './stand-up-props.ts'
import { TickLines, TickPictures } from './ticks.tsx'
import { useAnswer } from './use-answer.ts'
import { useTicks } from './use-ticks.ts'

interface TurnProps extends StandUpProps {
  member: Member
  /** The others go on, or went on, without them: nobody waits for the phone. */
  isAlone: boolean
}

/** One member's minute: what is done, whether help is wanted, and a face that passes the phone on. */
export function Turn({ member, isAlone, ...props }: TurnProps) {
  const { sprint, standUp, date, isRemembered, order, here, length, onGo } = props
  const { answer, change } = useAnswer(props, member.id)
  const ticks = useTicks(sprint, member.id, date)
  const question = useQuestion({ kind: 'stand-up', date }, member)
  const nextId = isAlone ? null : nextTurn(order, standUp, member.id)
  const next = order.find(({ id }) => id === nextId)
  const isSmall = isUnderSix(member, date)
  const place = isAlone
    ? undefined
    : placeOf(courseOf(standUpAgenda, { length, here, date }), member.id)

  const goOn = (changes: Partial<StandUpAnswer>) => {
    void change(changes)
    onGo(next?.id ?? (isAlone ? later : 'closing'))
  }
  const hasSaid = [answer.mood, answer.did, answer.next, answer.help].some(Boolean)
  const title = isRemembered
    ? `How was ${member.name}’s day?`
    : titleFor(member.name, question?.text, { isSmall, hasTicks: ticks.length > 0 })

  return (
    <MeetingFrame
      name="Check in"
      step={member.id}
      title={title}
      aloud={title}
      member={member}
      place={place}
      back={{ label: 'Back to the round', act: () => onGo(null) }}
      clock={
        place && (
          <Clock
            key={member.id}
            part={`Check in, ${member.id}`}
            seconds={place.part.seconds}
            prompt={next ? `Ready to pass the phone to ${next.name}?` : 'Ready to finish?'}
          />
        )
      }
      hasFaces
      foot={
        <MoodFoot
          question={isRemembered ? `${member.name}’s face` : `How are you, ${member.name}?`}
          value={answer.mood as Mood | null}
          isSmall={isSmall}
          onMood={(mood) => goOn({ mood, passed: false })}
          pass={{
            label: next ? `Pass to ${next.name}` : isAlone ? 'Skip today' : 'On to the end',
            act: () => goOn({ passed: !hasSaid && !ticks.some(({ done }) => done) }),
          }}
        />
      }
    >
      {isSmall ? (
        <TickPictures
          {...{ member, ticks, answer }}
          question={isRemembered ? null : question}
          onAnswer={(said) => void change({ next: said, passed: false })}
        />
      ) : (
        <>
          <TickLines member={member} ticks={ticks} />
          <Words {...props} memberId={member.id} answer={answer} onChange={change} />
        </>
      )}
      <div className="grid grid-cols-1 gap-1">
        <WhoElse kind="stand-up" id={member.id} />
        {!isSmall && <ParkTopic memberId={member.id} />}
        {!isAlone && <NotHere {...props} member={member} nextId={next?.id ?? null} />}
      </div>
    </MeetingFrame>
  )
}

function titleFor(
  name: string,
  question: string | undefined,
  { isSmall, hasTicks }: { isSmall: boolean; hasTicks: boolean },
): string {
  if (!question || (isSmall && hasTicks)) return `${name}, what did you do?`
  return askedOf(name, question)
}

interface WordsProps extends StandUpProps {
  memberId: string
  answer: StandUpAnswer
  onChange: (changes: Partial<StandUpAnswer>, from: Partial<StandUpAnswer>) => Sent
}

type Edit = Record<'changes' | 'from', Partial<StandUpAnswer>>

/** A wish for help is a line; what else there is to say is behind another. A short round asks for less. */
function Words({ sprint, date, memberId, length, answer, onChange }: WordsProps) {
  const asks = standUpAsks[versionOf(standUpAgenda, length).id]
  const save = ({ changes, from }: Edit) => onChange(changes, from)
  const about = `stand-up ${sprint.id} ${date} ${memberId}`
  // Longer words of an earlier day are shown whole.
  const isLong = answer.help.length > limits.title || answer.help.includes('\n')
  const Help = isLong ? SavedNote : SavedLine
  const more = (['did', 'next'] as const).filter(
    // What was written stays in sight, also when the round was made short afterwards.
    (ask) => asks.includes(ask) || answer[ask] !== '',
  )
  return (
    <div className="grid grid-cols-1 gap-2">
      <Help
        about={`${about} help`}
        field="help"
        label="I want help with"
        optional
        value={answer.help}
        onSave={save}
      />
      {more.length > 0 && (
        <Disclosure summary="Write something down" open={more.some((ask) => answer[ask] !== '')}>
          <div className="grid grid-cols-1 gap-4">
            {more.map((ask) => (
              <SavedNote
                key={ask}
                about={`${about} ${ask}`}
                field={ask}
                label={ask === 'did' ? 'What I did' : 'What is next'}
                optional
                value={answer[ask]}
                onSave={save}
              />
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  )
}

interface NotHereProps extends StandUpProps {
  member: Member
  nextId: string | null
}

/** Somebody at training: the round goes on without them, and they answer later. */
function NotHere({ sprint, standUp, date, here, member, nextId, onGo }: NotHereProps) {
  const send = useSend()
  if (here.length < 2) return null
  const leave = () => {
    const absentIds = [...(standUp?.absentIds ?? []), member.id]
    void send.toSprint(sprint.id, { type: 'edit-stand-up', date, changes: { absentIds } })
    onGo(nextId)
  }
  return (
    <Button variant="quiet" size="small" className="-ms-4 justify-self-start" onClick={leave}>
      {`${member.name} is not here`}
    </Button>
  )
}
