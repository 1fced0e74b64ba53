import { t } from '#core/say.ts'
import type { Question } from '#content/questions/question.ts'
import type { StandUpAnswer } from '#core/stand-up/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { dayLines } from '#core/stand-up/day.ts'
import { ownLines } from '#core/stand-up/own-day.ts'
import type { Member } from '#core/members/member.ts'
import { useHome } from '#web/data/use-home.tsx'
import { AnswerPictures, PictureChoices } from '#web/shared/meeting/picture-choices.tsx'
import { useTickWithUndo } from '#web/shared/tasks/use-tick-with-undo.ts'
import { List } from '#web/ui/list.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { Tick } from '#web/ui/tick.tsx'

/** The tasks of that day, a line each. */
export function TickLines({ member, ticks }: { member: Member; ticks: Ticks }) {
  if (ticks.length === 0) return null
  return (
    <List label={t`${member.name}’s tasks`}>
      {ticks.map(({ task, done, tick }) => (
        <li key={task.id} className="flex min-h-15 items-center gap-3">
          <TaskIcon name={task.icon} className="text-quiet size-6.5" />
          <bdi aria-hidden="true" className="min-w-0 flex-1 leading-tight">
            {task.title}
          </bdi>
          <Tick label={task.title} color={member.color} done={done} onChange={tick} />
        </li>
      ))}
    </List>
  )
}

interface TickPicturesProps {
  member: Member
  ticks: Ticks
  answer: StandUpAnswer
  /** Where there is nothing to tick: two answers to choose from. */
  question: Question | null
  onAnswer: (picture: StandUpAnswer['picture']) => void
}

/** The same as pictures; whoever has nothing to tick points at one of two answers. */
export function TickPictures({ member, ticks, answer, question, onAnswer }: TickPicturesProps) {
  const { name, color } = member
  if (ticks.length > 0) {
    const choices = ticks.map(({ task, done, tick }) => ({
      key: task.id,
      label: task.title,
      icon: <TaskIcon name={task.icon} className="size-16" />,
      chosen: done,
      onPress: tick,
    }))
    return <PictureChoices label={t`${name}’s tasks`} {...{ color, choices }} isTicked />
  }
  return (
    question?.choices && (
      <AnswerPictures
        color={color}
        question={question}
        isChosen={({ id }) =>
          answer.picture?.question === question.id && answer.picture.answer === id
        }
        onPress={({ id }, isChosen) =>
          onAnswer(isChosen ? undefined : { question: question.id, answer: id })
        }
      />
    )
  )
}

/** What a member has to tick on that day, and how; what all did together is done in everybody’s turn. */
export function useTicks(sprint: Sprint, memberId: string, date: string) {
  const { members } = useHome()
  const press = useTickWithUndo(sprint.id, date)
  return ownLines(dayLines(sprint, members, date), memberId)
    .filter(({ isTheirs, task }) => isTheirs || task.sharing === 'together')
    .map((line) => ({
      task: line.task,
      done: line.done,
      tick: () => press(line, line.box, memberId),
    }))
}

type Ticks = ReturnType<typeof useTicks>
