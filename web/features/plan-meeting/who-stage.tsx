import { useState } from 'react'
import { planMeetingQuestions } from '#content/questions/plan-meeting.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { ownTasks, plentyFor } from '#core/meetings/load.ts'
import { speakersAmong, type Member } from '#core/members/member.ts'
import { isDue } from '#core/tasks/seldom.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { lazyPart } from '#web/lib/lazy.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { Face } from '#web/shared/meeting/faces.tsx'
import { useFits } from '#web/shared/meeting/fits.ts'
import { useSpeakers } from '#web/shared/meeting/gathering.ts'
import { askedOf, useQuestion } from '#web/shared/meeting/question-for.ts'
import { Step } from '#web/shared/meeting/weekly-meeting.tsx'
import { useLikelyOwners } from '#web/shared/tasks/use-likely-owners.ts'
import { howShared, repeatWords } from '#web/shared/tasks/task-words.ts'
import { usePlanActions } from '#web/shared/tasks/use-plan-actions.ts'
import { List } from '#web/ui/list.tsx'
import { Users } from '#web/ui/icons.ts'
import { Option } from '#web/ui/option.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'

const TaskForm = lazyPart(
  async () => (await import('#web/shared/task-form/task-form.tsx')).TaskForm,
)

/** Who does what: the same faces in the same columns on every line, one tap a face. */
export function WhoStage({ sprint }: { sprint: Sprint }) {
  const { members } = useFamily()
  const here = useSpeakers(sprint.meeting)
  const today = useToday()
  const owners = speakersAmong(members, today)
  const tasks = sprint.tasks.filter((task) => isDue(task, sprint))
  const actions = usePlanActions(sprint)
  const [editing, setEditing] = useState<Task | null>(null)
  const [chooses, following] = here.filter(({ id }) => ownTasks(sprint, id).length === 0)
  const next = chooses ?? here[0]!
  const question = useQuestion(
    planMeetingQuestions,
    { kind: 'plan-meeting', sprintId: sprint.id },
    next,
  )
  const fits = useFits([next])
  const full = here.find((member) => {
    const plenty = plentyFor(member, today)
    return plenty !== null && ownTasks(sprint, member.id).length >= plenty
  })
  return (
    <Step
      title="Who does what?"
      lead={
        full
          ? `That is plenty for ${full.name}.`
          : question
            ? askedOf(next.name, question.text, fits.signs)
            : 'Tap faces. Children choose first.'
      }
      member={next}
      line={`${next.name} first`}
      note={following && `then ${following.name}`}
    >
      {tasks.length === 0 ? (
        <p>There is no task in the plan yet. Go back and choose one small thing.</p>
      ) : (
        <List as="ol" label="Tasks of the week" className="-mt-3">
          {tasks.map((task) => (
            <WhoLine
              key={task.id}
              sprint={sprint}
              task={task}
              // Whoever is away may be given something, too: after those who choose.
              members={[...here, ...owners.filter(({ id }) => here.every((one) => one.id !== id))]}
              onEdit={() => setEditing(task)}
            />
          ))}
        </List>
      )}
      <TaskForm
        sprintId={sprint.id}
        task={editing ?? undefined}
        members={members}
        open={editing !== null}
        onClose={() => setEditing(null)}
        onSave={(fields) => editing && actions.edit(editing, fields)}
      />
    </Step>
  )
}

interface WhoLineProps {
  sprint: Sprint
  task: Task
  members: readonly Member[]
  onEdit: () => void
}

function WhoLine({ sprint, task, members, onEdit }: WhoLineProps) {
  const send = useSend()
  const { owners } = task
  const isOwners = ({ id }: Member) => owners !== 'everyone' && owners.includes(id)
  const rhythm = repeatWords(task.repeat)
  // That it is everyone’s is said by the pill.
  const who = owners === 'everyone' && !task.sharing ? 'each' : howShared(task)
  const { likely, isGuess } = useLikelyOwners(sprint.id)
  const [isChosen, setChosen] = useState(false)
  const give = (to: Task['owners']) =>
    void send.toSprint(sprint.id, { type: 'edit-task', taskId: task.id, changes: { owners: to } })
  // Who was only guessed gives way to the first face that is tapped, as everyone does.
  const pick = (id: string) => {
    give(!isChosen && isGuess(task) ? [id] : withOrWithout(owners, id))
    setChosen(true)
  }
  return (
    <li className="grid grid-cols-1 gap-1 py-2 md:grid-cols-2 md:items-center md:gap-4">
      <div className="flex items-center gap-2.5 leading-tight">
        <TaskIcon name={task.icon} className="text-quiet size-6" />
        <bdi className="line-clamp-2 min-w-0 flex-1">{task.title}</bdi>
        <button
          type="button"
          onClick={onEdit}
          className="rounded-small text-small text-elephant-ink hover:bg-sunken min-h-11 max-w-24 shrink-0 text-end leading-tight font-semibold md:max-w-48"
        >
          {who && <span className="block">{who}</span>}
          <span className={who ? 'text-tiny text-quiet block font-normal' : 'block'}>{rhythm}</span>
          <span className="sr-only">{` Change “${task.title}”`}</span>
        </button>
      </div>
      <fieldset className="min-w-0">
        <legend className="sr-only">{`Who does “${task.title}”?`}</legend>
        <div className="flex flex-wrap gap-1">
          {members.map((member) => (
            <Option
              key={member.id}
              type="checkbox"
              label={member.name}
              color={member.color}
              checked={isOwners(member)}
              onChange={() => pick(member.id)}
              className="rounded-full"
            >
              <Face member={member} isChosen={isOwners(member)} isSmall />
            </Option>
          ))}
          {members.length > 1 && (
            <Option
              type="checkbox"
              label="Everyone"
              checked={owners === 'everyone'}
              onChange={() => give(owners === 'everyone' ? likely(task.title) : 'everyone')}
              className="border-edge has-checked:border-elephant has-checked:bg-elephant has-checked:text-on-elephant text-small inline-flex min-h-11 items-center gap-1 rounded-full border-2 px-2.5 font-semibold"
            >
              <Users className="size-5" />
              {`all ${members.length}`}
            </Option>
          )}
        </div>
      </fieldset>
    </li>
  )
}

/** The owners after somebody has tapped a face; what nobody has taken is everyone's. */
export function withOrWithout(owners: Task['owners'], memberId: string): Task['owners'] {
  if (owners === 'everyone') return [memberId]
  const left = owners.filter((id) => id !== memberId)
  if (left.length === owners.length) return [...owners, memberId]
  return left.length === 0 ? 'everyone' : left
}
