import type { Question } from '#content/questions.ts'
import type { StandUpAnswer } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { meetingIcons } from '#web/shared/meeting/meeting-icons.ts'
import { guessIcon } from '#web/shared/task-form/guess-icon.ts'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { PictureChoices } from './picture-choice.tsx'
import type { Ticks } from './use-ticks.ts'

/** The tasks of that day, a line each. */
export function TickLines({ member, ticks }: { member: Member; ticks: Ticks }) {
  if (ticks.length === 0) return null
  return (
    <ul aria-label={`${member.name}’s tasks`} className="divide-line grid grid-cols-1 divide-y">
      {ticks.map(({ task, done, tick }) => (
        <li key={task.id} className="flex min-h-15 items-center gap-3">
          <TaskIcon name={task.icon} className="text-quiet size-6.5" />
          <bdi aria-hidden="true" className="line-clamp-2 min-w-0 flex-1 leading-tight">
            {task.title}
          </bdi>
          <Tick label={task.title} color={member.color} done={done} onChange={tick} />
        </li>
      ))}
    </ul>
  )
}

interface TickPicturesProps {
  member: Member
  ticks: Ticks
  answer: StandUpAnswer
  /** Where there is nothing to tick: two answers to choose from. */
  question: Question | null
  onAnswer: (answer: string) => void
}

/** The same as pictures; whoever has nothing to tick points at one of two answers. */
export function TickPictures({ member, ticks, answer, question, onAnswer }: TickPicturesProps) {
  const { name, color } = member
  if (ticks.length > 0) {
    const choices = ticks.map(({ task, done, tick }) => ({
      key: task.id,
      label: task.title,
      icon: <TaskIcon name={task.icon ?? guessIcon(task.title)} className="size-16" />,
      chosen: done,
      onPress: () => tick(!done),
    }))
    return <PictureChoices label={`${name}’s tasks`} color={color} choices={choices} />
  }
  if (!question?.choices) return null
  const choices = question.choices.map(({ label, icon }) => {
    const Icon = meetingIcons[icon]
    const said = `${question.text} ${label}.`
    return {
      key: label,
      label,
      icon: Icon && <Icon aria-hidden="true" className="size-16" strokeWidth={1.75} />,
      chosen: answer.next === said,
      onPress: () => onAnswer(answer.next === said ? '' : said),
    }
  })
  return <PictureChoices label="Two answers to choose from" color={color} choices={choices} />
}
