import { t } from '#core/say.ts'
import { Check } from '#web/ui/icons.ts'
import type { ReactNode } from 'react'
import type { Question } from '#content/questions/question.ts'
import type { StandUpAnswer } from '#core/stand-up/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { dayLines } from '#core/stand-up/day.ts'
import { linesToTick } from '#core/stand-up/own-day.ts'
import type { Member } from '#core/members/member.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { isSecondTap } from '#web/lib/second-tap.ts'
import { meetingIcons } from '#web/shared/meeting/meeting-icons.ts'
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
    return <PictureChoices label={t`${name}’s tasks`} color={color} choices={choices} />
  }
  if (!question?.choices) return null
  const { picture } = answer
  const choices = question.choices.map(({ id, label, icon }) => {
    const Icon = meetingIcons[icon]
    const chosen = picture?.question === question.id && picture.answer === id
    return {
      key: id,
      label,
      icon: Icon && <Icon className="size-16" strokeWidth={1.75} />,
      chosen,
      onPress: () => onAnswer(chosen ? undefined : { question: question.id, answer: id }),
    }
  })
  return <PictureChoices label={t`Two answers to choose from`} color={color} choices={choices} />
}

interface PictureChoice {
  key: string
  label: string
  icon: ReactNode
  chosen: boolean
  /** Pressed; once more takes it back. */
  onPress: () => void
}

interface PictureChoicesProps {
  /** For screen readers: what is chosen here. */
  label: string
  /** A member's colour. */
  color: string
  choices: readonly PictureChoice[]
}

/** Large pictures to point at, for those who do not read yet. */
function PictureChoices({ label, color, choices }: PictureChoicesProps) {
  return (
    <ul
      aria-label={label}
      data-member-color={color}
      className="grid grid-cols-2 gap-3 md:grid-cols-3"
    >
      {choices.map(({ key, label: words, icon, chosen, onPress }) => (
        <li key={key} className="grid">
          <button
            type="button"
            aria-pressed={chosen}
            onClick={(event) => isSecondTap(event) || onPress()}
            className={classes(
              'rounded-card relative grid content-center justify-items-center gap-3 border-4 p-3 text-center',
              choices.length > 2 ? 'min-h-34' : 'min-h-52',
              chosen ? 'border-member bg-member-soft text-member-ink' : 'border-edge',
            )}
          >
            {chosen && (
              <Check
                className="bg-leaf text-on-leaf absolute -end-2 -top-2 size-10 rounded-full p-1.5"
                strokeWidth={3}
              />
            )}
            {icon}
            <bdi className="max-w-full leading-tight font-semibold">{words}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What a member has to tick on that day, and how. */
export function useTicks(sprint: Sprint, memberId: string, date: string) {
  const { members } = useHome()
  const press = useTickWithUndo(sprint.id, date)
  return linesToTick(dayLines(sprint, members, date), memberId).map((line) => ({
    task: line.task,
    done: line.done,
    tick: () => press(line, line.box, memberId),
  }))
}

type Ticks = ReturnType<typeof useTicks>
