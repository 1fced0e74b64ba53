import { t } from '#core/say.ts'
import { Check, Minus, Plus } from '#web/ui/icons.ts'
import type { ReactNode } from 'react'
import type { Version } from '#content/agendas/agenda.ts'
import { limits } from '#core/limits.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import type { MeetingLength } from '#core/words.ts'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { List } from '#web/ui/list.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { versionOf } from './course.ts'

interface ChoiceLineProps {
  /** The name of the task’s picture; null for a task without one. */
  picture?: string | null | undefined
  title: string
  note?: string | undefined
  isChosen: boolean
  /** Before the title, for screen readers, where it alone does not say what pressing does. */
  label?: string | undefined
  onPress: () => void
}

/**
 * A line that is taken by pressing it, and given back by pressing it once more. What is chosen among sentences has
 * a tick; a task of a plan, told by its picture, has none: there a tick would say that it is done.
 */
export function ChoiceLine({ picture, title, note, isChosen, label, onPress }: ChoiceLineProps) {
  const isTask = picture !== undefined
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onPress}
        className="hover:bg-sunken flex min-h-15 w-full items-center gap-3 py-1.5 text-start leading-tight"
      >
        {isTask && <TaskIcon name={picture} className="text-quiet size-6.5" />}
        <span className="min-w-0 flex-1">
          {label && <span className="sr-only">{`${label}: `}</span>}
          <bdi className="block">{title}</bdi>{' '}
          {note && <bdi className="text-small text-quiet block">{note}</bdi>}
        </span>
        {isChosen && isTask ? (
          <Minus className="bg-elephant-soft text-elephant-ink size-7 shrink-0 rounded-full p-1 forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]" />
        ) : isChosen ? (
          <Check
            strokeWidth={3}
            className="bg-elephant text-on-elephant size-7 shrink-0 rounded-full p-1 forced-colors:bg-[Highlight]"
          />
        ) : (
          <Plus className="border-edge text-quiet size-7 shrink-0 rounded-full border-[1.5px] p-1 forced-colors:border-[ButtonText] forced-colors:text-[ButtonText]" />
        )}
      </button>
    </li>
  )
}

interface PlanLineProps extends Omit<ChoiceLineProps, 'isChosen' | 'onPress'> {
  sprint: Sprint
  /** It, as a task of the plan; nothing where it is not in. */
  present: Task | undefined
  onTake: () => void
  onGiveBack: (task: Task) => void
}

/** Such a line of a plan: one that is full takes nothing more. The label is of a line that is not in. */
export function PlanLine({ sprint, present, onTake, onGiveBack, label, ...line }: PlanLineProps) {
  return (
    <ChoiceLine
      {...line}
      label={present ? undefined : label}
      isChosen={present !== undefined}
      onPress={() => {
        if (present) onGiveBack(present)
        else if (sprint.tasks.length < limits.tasks) onTake()
      }}
    />
  )
}

interface ChoiceLinesProps {
  title: string
  /** What there is to say of them all. */
  note?: ReactNode
  children: ReactNode
}

/** Such lines, with what they have in common above them. */
export function ChoiceLines({ title, note, children }: ChoiceLinesProps) {
  return (
    <section>
      <h2 className="text-body mb-1 font-bold">{title}</h2>
      {note && <div className="mt-3 mb-2">{note}</div>}
      <List label={title}>{children}</List>
    </section>
  )
}

interface LengthChoiceProps {
  /** With the minutes of the stages that come. */
  versions: readonly Version<MeetingLength>[]
  length: MeetingLength
  onChange: (length: MeetingLength) => void
}

/** How much time there is, and what the chosen time has room for. */
export function LengthChoice({ versions, length, onChange }: LengthChoiceProps) {
  const chosen = versionOf({ versions }, length)
  return (
    <ChooseOne
      legend={t`How much time do you have?`}
      hint={chosen.line}
      choices={versions.map(({ id, minutes }) => ({ value: id, label: t`${minutes} min` }))}
      value={chosen.id}
      onChange={onChange}
    />
  )
}
