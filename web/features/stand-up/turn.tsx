import { standUpAgenda, standUpAsks } from '#content/agendas.ts'
import type { StandUpAnswer } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { tasksForDay } from '#core/domain/progress.ts'
import { isUnderSix } from '#core/domain/roles.ts'
import { nextTurn } from '#core/domain/stand-up.ts'
import { isDoneFor } from '#core/domain/task.ts'
import type { Sent } from '#web/data/mutate.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { AgeQuestion } from '#web/shared/meeting/age-question.tsx'
import { courseOf, versionOf } from '#web/shared/meeting/course.ts'
import { MeetingFrame } from '#web/shared/meeting/meeting-frame.tsx'
import { SavedNote } from '#web/shared/drafts/saved-field.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { MoodFaces, type Mood } from '#web/ui/mood-faces.tsx'
import { useTick } from '#web/shared/tasks/use-tick.ts'
import { Tick } from '#web/ui/tick.tsx'
import { ParkTopic } from './park-topic.tsx'
import { WhoElse } from '#web/shared/presence/who-else.tsx'
import type { StandUpProps } from './stand-up-props.ts'
import { useAnswer } from './use-answer.ts'

interface TurnProps extends StandUpProps {
  member: Member
  /** Somebody has just passed the phone; false for whoever comes here by the address. */
  arrives: boolean
}

/** One member's minute: a face, what is done, what is next, and help where it is wanted. */
export function Turn({ member, arrives, ...props }: TurnProps) {
  const { standUp, date, isRemembered, order, here, length, onGo } = props
  const { answer, change } = useAnswer(props, member.id)
  const next = order.find(({ id }) => id === nextTurn(order, standUp, member.id))
  const small = isUnderSix(member, date)

  const goOn = (passed: boolean) => {
    void change({ passed })
    onGo(next?.id ?? 'closing')
  }

  const about = `stand-up ${props.sprint.id} ${date} ${member.id}`
  const notes = <Notes {...{ about, answer, length }} onChange={change} />
  return (
    <MeetingFrame
      name="Stand-up"
      parts={courseOf(standUpAgenda, { length, here, date })}
      at={member.id}
      arrives={arrives}
      pictureClock={small}
      next={{
        label: next ? `Done, pass to ${next.name}` : 'Done, finish together',
        act: () => goOn(false),
      }}
      aside={{ label: isRemembered ? 'Skipped yesterday' : 'Skip today', act: () => goOn(true) }}
      back={{ label: 'Back to the round', act: () => onGo(null) }}
      people={<WhoElse kind="stand-up" id={member.id} />}
    >
      {!isRemembered && (
        <AgeQuestion
          gathering={{ kind: 'stand-up', date }}
          member={member}
          answer={answer.next}
          onAnswer={(said) => void change({ next: said, passed: false })}
        />
      )}
      <MoodFaces
        legend={isRemembered ? `How was ${member.name}’s day?` : `How are you, ${member.name}?`}
        value={answer.mood as Mood | null}
        onChange={(mood) => void change({ mood, passed: false })}
      />
      <Ticks member={member} {...props} />
      {small ? <Disclosure summary="Write something down">{notes}</Disclosure> : notes}
      <ParkTopic memberId={member.id} />
    </MeetingFrame>
  )
}

/** What cannot be ticked, in words; a short round asks for less. */
function Notes(props: {
  about: string
  answer: StandUpAnswer
  length: StandUpProps['length']
  onChange: (changes: Partial<StandUpAnswer>, from: Partial<StandUpAnswer>) => Sent
}) {
  const { about, answer, length, onChange } = props
  const asks = standUpAsks[versionOf(standUpAgenda, length).id]
  return (
    <div className="grid grid-cols-1 gap-5">
      {notes
        // What was written stays in sight, also when the round was made short afterwards.
        .filter(({ ask }) => asks.includes(ask) || answer[ask] !== '')
        .map(({ ask, label }) => (
          <SavedNote
            key={ask}
            about={`${about} ${ask}`}
            field={ask}
            label={label}
            optional
            value={answer[ask]}
            onSave={({ changes, from }) => onChange(changes, from)}
          />
        ))}
    </div>
  )
}

const notes = [
  { ask: 'did', label: 'What I did' },
  { ask: 'next', label: 'What is next' },
  { ask: 'help', label: 'I want help with' },
] as const

/** The tasks of that day to tick, in the largest targets there are. */
function Ticks({ member, sprint, date }: StandUpProps & { member: Member }) {
  const { members } = useFamily()
  const tick = useTick(sprint.id, date)
  const memberIds = members.map(({ id }) => id)
  const tasks = tasksForDay(sprint, member.id, date, memberIds)
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
              done={isDoneFor(task, member.id, date)}
              onChange={(done) => tick(task, member.id, done)}
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
