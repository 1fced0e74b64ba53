import { useEffect, useRef, useState } from 'react'
import { standUpAgenda } from '#content/agendas.ts'
import type { StandUpAnswer } from '#core/contract/sprint.ts'
import { isUnderSix } from '#core/domain/host.ts'
import type { Member } from '#core/domain/member.ts'
import { tasksForDay } from '#core/domain/progress.ts'
import { nextTurn } from '#core/domain/stand-up.ts'
import { isTicked } from '#core/domain/task.ts'
import { useSend } from '#web/data/use-family.tsx'
import { AgeQuestion } from '#web/parts/meeting/age-question.tsx'
import { Clock } from '#web/parts/meeting/clock.tsx'
import { speakerOf } from '#web/parts/meeting/question-for.ts'
import { SavedNote } from '#web/parts/meeting/saved-field.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { MoodFaces, type Mood } from '#web/ui/mood-faces.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { ParkTopic } from './park-topic.tsx'
import { WhoElse } from '#web/parts/who-else.tsx'
import type { StandUpProps } from './stand-up-props.ts'
import { useAnswer } from './use-answer.ts'

interface TurnProps extends StandUpProps {
  member: Member
  /** Somebody has just passed the phone; false for whoever comes here by the address. */
  passedOn: boolean
}

/** One member's minute: a face, what is done, what is next, and help where it is wanted. */
export function Turn({ member, passedOn, ...props }: TurnProps) {
  const { standUp, date, order, onGo } = props
  const { answer, change } = useAnswer(props, member.id)
  const top = useFocusOnArrival(passedOn)
  const next = order.find(({ id }) => id === nextTurn(order, standUp, member.id))

  const goOn = (passed: boolean) => {
    change({ passed })
    onGo(next?.id ?? 'closing')
  }

  const notes = <Notes answer={answer} onChange={change} />
  return (
    <section
      data-together
      ref={top}
      tabIndex={-1}
      aria-label={`${member.name}’s turn`}
      className="mx-auto grid grid-cols-1 max-w-content gap-6 outline-none"
    >
      <title>{`${member.name}’s turn · Stand-up · Elefam`}</title>
      <header className="grid grid-cols-1 gap-3">
        <div className="flex items-center gap-4">
          <Avatar {...member} size="large" decorative />
          <h1 className="text-heading min-w-0">{`${member.name}’s turn`}</h1>
        </div>
        <Clock
          seconds={secondsFor(member, date)}
          prompt={next ? `Ready to pass the phone to ${next.name}?` : 'Ready to finish?'}
        />
      </header>
      <WhoElse kind="stand-up" id={member.id} />
      <AgeQuestion kind="stand-up" member={member} date={date} />
      <MoodFaces
        legend={`How are you, ${member.name}?`}
        value={answer.mood as Mood | null}
        onChange={(mood) => change({ mood, passed: false })}
      />
      <Ticks member={member} {...props} />
      {isUnderSix(member, date) ? (
        <Disclosure summary="Write something down">{notes}</Disclosure>
      ) : (
        notes
      )}
      <ParkTopic memberId={member.id} />
      <div className="grid grid-cols-1 gap-2">
        <Button wide onClick={() => goOn(false)}>
          {next ? `Done, pass to ${next.name}` : 'Done, finish together'}
        </Button>
        <Button wide look="secondary" onClick={() => goOn(true)}>
          Pass today
        </Button>
        <Button wide look="quiet" onClick={() => onGo(null)}>
          Back to the round
        </Button>
      </div>
    </section>
  )
}

/** What cannot be ticked, in words. */
function Notes(props: {
  answer: StandUpAnswer
  onChange: (changes: Partial<StandUpAnswer>) => void
}) {
  const { answer, onChange } = props
  return (
    <div className="grid grid-cols-1 gap-5">
      <SavedNote
        label="What I did"
        optional
        value={answer.did}
        onSave={(did) => onChange({ did })}
      />
      <SavedNote
        label="What is next"
        optional
        value={answer.next}
        onSave={(next) => onChange({ next })}
      />
      <SavedNote
        label="I want help with"
        optional
        value={answer.help}
        onSave={(help) => onChange({ help })}
      />
    </div>
  )
}

/** The tasks of that day to tick, in the largest targets there are. */
function Ticks({ member, sprint, date }: StandUpProps & { member: Member }) {
  const send = useSend()
  const tasks = tasksForDay(sprint, member.id, date)
  if (tasks.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 className="text-body">The plan</h2>
      <ul aria-label={`${member.name}’s tasks`} className="grid grid-cols-1 gap-3">
        {tasks.map((task) => (
          <li key={task.id} className="flex items-center gap-4">
            <Tick
              size="large"
              label={task.title}
              color={member.color}
              done={isTicked(task, member.id, date)}
              onChange={(done) =>
                void send.toSprint(sprint.id, {
                  type: 'tick',
                  taskId: task.id,
                  memberId: member.id,
                  date,
                  done,
                })
              }
            />
            <span aria-hidden="true" className="min-w-0 leading-snug">
              {task.title}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The clock's time for a turn; who does not talk yet gets what the smallest get. */
function secondsFor(member: Member, date: string): number {
  return standUpAgenda.turnSeconds[speakerOf(member, date) ?? '3-5']
}

/** The phone has been passed: reading begins at the new name. */
function useFocusOnArrival(passedOn: boolean) {
  const top = useRef<HTMLElement>(null)
  const [arrives] = useState(passedOn)
  useEffect(() => {
    if (arrives) top.current?.focus({ preventScroll: true })
  }, [arrives])
  return top
}
