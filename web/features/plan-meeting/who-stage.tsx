import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState, type ReactNode } from 'react'
import { planMeetingQuestions } from '#content/questions/plan-meeting.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { ownersOf } from '#core/tasks/task.ts'
import { ownTasks, plentyFor } from '#core/meetings/load.ts'
import { speakersAmong, type Member } from '#core/members/member.ts'
import { isDue } from '#core/tasks/seldom.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { notesOf, listOf } from '#web/lib/words.ts'
import { FaceChoice } from '#web/shared/meeting/faces.tsx'
import { useFits } from '#web/shared/meeting/fits.ts'
import { useHere, useSpeakers } from '#web/shared/meeting/gathering.ts'
import { askedOf, useQuestion } from '#web/shared/meeting/question-for.ts'
import { Step } from '#web/shared/meeting/weekly-meeting.tsx'
import { AllBut, EveryoneChoice } from '#web/shared/tasks/owner-choice.tsx'
import { useLikelyOwners } from '#web/shared/tasks/use-likely-owners.ts'
import { howShared, repeatWords } from '#web/shared/tasks/task-words.ts'
import { usePlanActions } from '#web/shared/tasks/use-plan-actions.ts'
import { Avatar, EveryonePill, everyoneWords } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Users } from '#web/ui/icons.ts'
import { List } from '#web/ui/list.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { tasksWords, usePlanWeek } from '#web/shared/week/week-words.ts'
import { LoadBar, useLoad } from './load-bar.tsx'

const TaskForm = lazyPart(
  async () => (await import('#web/shared/task-form/task-form.tsx')).TaskForm,
)

/** Who does what: whoever most likely does it is chosen, and a line opens to choose otherwise (N31). */
export function WhoStage({ sprint }: { sprint: Sprint }) {
  const { members, today } = useHome()
  const here = useSpeakers(sprint.meeting)
  // Whoever is away may be given something, too: after those who choose.
  const away = speakersAmong(members, today).filter(({ id }) => here.every((one) => one.id !== id))
  const owners = [...here, ...away]
  const tasks = sprint.tasks.filter((task) => isDue(task, sprint))
  const actions = usePlanActions(sprint)
  const { isGuess } = useLikelyOwners(sprint.id)
  const [firstToTake] = useState(() => tasks.find(isGuess)?.id)
  const [editing, setEditing] = useState<Task | null>(null)
  const [chooses, following] = here.filter(({ id }) => ownTasks(sprint, id).length === 0)
  const next = chooses ?? here[0]!
  const question = useQuestion(
    planMeetingQuestions,
    { kind: 'plan-meeting', sprintId: sprint.id },
    next,
  )
  const fits = useFits(useHere(sprint.meeting))
  const full = here.find((member) => {
    const plenty = plentyFor(member, today)
    return plenty !== null && ownTasks(sprint, member.id).length >= plenty
  })
  // Two pictures to choose from are asked for elsewhere: here are the tasks to choose from.
  const asked = question?.choices ? t`What will you take?` : question?.text
  const asks = asked ? askedOf(next.name, asked, fits.signs) : t`Children choose first.`
  const press = t`Press a line to change it.`
  // Where everybody has something already, nobody is asked.
  const lead = chooses ? `${asks} ${press}` : press
  const leftOut = tasks.length > 0 && here.length > 1 && <AllBut />
  return (
    <Step
      title={t`Who does what?`}
      lead={full ? t`That is plenty for ${full.name}.` : lead}
      member={chooses}
      line={chooses && t`${chooses.name} first`}
      note={following && t`then ${following.name}`}
      beside={
        tasks.length > 0 &&
        owners.length > 1 && (
          <WhoHasHowMuch sprint={sprint} members={owners} tasks={tasks}>
            {leftOut}
          </WhoHasHowMuch>
        )
      }
    >
      {tasks.length === 0 ? (
        <p>
          <Trans>There is no task in the plan yet. Go back and choose one small thing.</Trans>
        </p>
      ) : (
        <List as="ol" label={t`Tasks of the week`}>
          {tasks.map((task) => (
            <WhoLine
              key={task.id}
              sprint={sprint}
              task={task}
              members={owners}
              isOpen={task.id === firstToTake}
              onEdit={() => setEditing(task)}
            />
          ))}
        </List>
      )}
      <div data-narrow className="empty:hidden">
        {leftOut}
      </div>
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

interface WhoHasHowMuchProps {
  sprint: Sprint
  members: readonly Member[]
  tasks: readonly Task[]
  /** What there is to say below. */
  children: ReactNode
}

/** The same tasks by person, as their pictures, and whether all together are a usual week. */
function WhoHasHowMuch({ sprint, members, tasks, children }: WhoHasHowMuchProps) {
  const load = useLoad(sprint)
  const shared = tasks.filter(({ owners }) => owners === 'everyone')
  return (
    <section aria-labelledby="how-much" className="text-small grid grid-cols-1 gap-3">
      <h2 id="how-much" className="text-lead font-bold">{t`Who has how much`}</h2>
      <List>
        {members.map((member) => (
          <Share
            key={member.id}
            face={<Avatar {...member} size="small" />}
            name={member.name}
            tasks={ownTasks(sprint, member.id)}
          />
        ))}
        {shared.length > 0 && (
          <Share
            face={<Users className="text-quiet size-8 p-1" />}
            name={everyoneWords(members.length)}
            tasks={shared}
          />
        )}
      </List>
      {load.usual !== null && <LoadBar {...load} />}
      {children}
    </section>
  )
}

interface ShareProps {
  face: ReactNode
  name: string
  tasks: Task[]
}

function Share({ face, name, tasks }: ShareProps) {
  return (
    <li className="flex min-h-11 items-center gap-3 py-1 leading-tight">
      {face}
      <bdi className="min-w-36 flex-1 font-semibold">{name}</bdi>{' '}
      {tasks.length === 0 ? (
        <span className="text-quiet">
          {t({ message: 'nothing of their own yet', context: 'tasks' })}
        </span>
      ) : (
        // Their pictures are counted by the eye: a number would count otherwise than the bar below.
        <span className="sr-only">{tasksWords({ tasks })}</span>
      )}
      <span className="flex flex-wrap justify-end gap-1">
        {tasks.map(({ id, icon }) => (
          <TaskIcon key={id} name={icon} className="text-quiet size-6" />
        ))}
      </span>
    </li>
  )
}

interface WhoLineProps {
  sprint: Sprint
  task: Task
  members: readonly Member[]
  /** Whether it is open at first. */
  isOpen: boolean
  onEdit: () => void
}

/** A task with the faces of who does it; open, it has everybody's. One line is open at a time. */
function WhoLine({ sprint, task, members, isOpen, onEdit }: WhoLineProps) {
  const send = useSend()
  const { owners, title } = task
  const chosen = members.filter(({ id }) => owners !== 'everyone' && owners.includes(id))
  // As it is read back: whose it is is said by the faces, and how it is shared where not each of them does it.
  const shared = task.sharing && howShared(task, ownersOf(task, members, sprint).length)
  const often = notesOf(repeatWords(task.repeat, usePlanWeek(sprint)), shared)
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
    <li>
      <details
        name="who-does-what"
        open={isOpen}
        className="open:bg-surface open:rounded-card open:shadow-soft open:-mx-3 open:px-3 open:pb-2"
      >
        <summary className="rounded-small flex min-h-15 list-none items-center gap-3 py-1.5 leading-tight [&::-webkit-details-marker]:hidden">
          <TaskIcon name={task.icon} className="text-quiet size-6.5" />
          <span className="min-w-0 flex-1">
            <bdi className="block">{title}</bdi>{' '}
            <span className="text-small text-quiet block">{often}</span>
          </span>
          {owners === 'everyone' ? (
            <EveryonePill of={members.length} className="border-edge min-h-11 border-[1.5px]" />
          ) : chosen.length === 0 ? (
            <span className="text-small text-quiet">
              {t({ message: 'nobody yet', context: 'a task’s owners' })}
            </span>
          ) : (
            <ChosenFaces members={chosen} />
          )}
        </summary>
        <FaceChoice
          legend={t`Who does “${title}”?`}
          hideLegend
          many
          members={members}
          values={chosen.map(({ id }) => id)}
          onPick={pick}
        >
          <EveryoneChoice
            of={members.length}
            isChosen={owners === 'everyone'}
            onPress={() => give(owners === 'everyone' ? likely(title) : 'everyone')}
          />
        </FaceChoice>
        <Button variant="quiet" size="small" className="-ms-4" onClick={onEdit}>
          <Trans>
            How often, and more<span className="sr-only">{` about “${title}”`}</span>
          </Trans>
        </Button>
      </details>
    </li>
  )
}

/** So many stand beside a title; the others are a number. */
const mostFaces = 3

function ChosenFaces({ members }: { members: readonly Member[] }) {
  const more = members.length - mostFaces
  return (
    <span className="inline-flex shrink-0 items-center">
      <span className="sr-only">{listOf(members.map(({ name }) => name))}</span>
      {members.slice(0, mostFaces).map((member, index) => (
        <span
          key={member.id}
          data-member-color={member.color}
          className={classes(
            'border-member-edge bg-surface rounded-full inline-flex border-3',
            index > 0 && '-ms-2',
          )}
        >
          <Avatar {...member} size="small" />
        </span>
      ))}
      {more > 0 && <span aria-hidden="true" className="text-small ms-1">{`+${more}`}</span>}
    </span>
  )
}

/** The owners after somebody has tapped a face; what nobody has taken is everyone's. */
export function withOrWithout(owners: Task['owners'], memberId: string): Task['owners'] {
  if (owners === 'everyone') return [memberId]
  const left = owners.filter((id) => id !== memberId)
  if (left.length === owners.length) return [...owners, memberId]
  return left.length === 0 ? 'everyone' : left
}
