import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { shortReason } from '#content/because-words.ts'
import { weekWithin } from '#content/week-name.ts'
import { useState, type ReactNode } from 'react'
import type { Recommendation } from '#core/recommendations/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { experimentOf, isTry } from '#core/experiments/experiment.ts'
import { goalWeek } from '#core/goal/goal.ts'
import { sameText } from '#core/text/same-text.ts'
import { limits } from '#core/limits.ts'
import { newId } from '#web/lib/random-id.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { lazyPart } from '#web/lib/lazy.tsx'
import { notesOf } from '#web/lib/words.ts'
import { SavedLine } from '#web/shared/drafts/saved-field.tsx'
import { useGoalSteps } from '#web/shared/goals/goal-steps.ts'
import { ChoiceLine, ChoiceLines, PlanLine } from '#web/shared/meeting/choices.tsx'
import { Step } from '#web/shared/meeting/weekly-meeting.tsx'
import { ideaTask, useRecommendations } from '#web/shared/recommendations/use-recommendations.ts'
import { guessIcon } from '#web/shared/task-form/task-draft.ts'
import { carriedWords, nameOf, repeatWords, restWords } from '#web/shared/tasks/task-words.ts'
import { useLikelyOwners } from '#web/shared/tasks/use-likely-owners.ts'
import { usePlanActions } from '#web/shared/tasks/use-plan-actions.ts'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { Disclosure } from '#web/ui/layout.tsx'
import { LoadBar, useLoad } from './load-bar.tsx'
import { usePlanWeek } from '#web/shared/week/week-words.ts'

// In the part of the screen, which is here already.
const TakeBackIn = lazyPart(async () => (await import('./plan-for-us.tsx')).TakeBackIn)
const TaskForm = lazyPart(
  async () => (await import('#web/shared/task-form/task-form.tsx')).TaskForm,
)

/** A plan that begins with so many lines has the next steps to choose from, and the others folded (N31). */
const plenty = 4
const fewOffers = 2

/**
 * What the week is for, and what it holds: the goal's own steps, what is in the plan already, then ideas. Nothing
 * moves while lines are chosen: each stays where it was pressed until the stage begins anew.
 */
export function ChooseStage({ sprint }: { sprint: Sprint }) {
  const { family, sprints, today } = useHome()
  const send = useSend()
  const { goal } = family.familyData
  const [atFirst] = useState(sprint.tasks)
  const offers = useOffers(sprint, atFirst)
  const load = useLoad(sprint)
  const isDrafted = atFirst.length >= plenty
  const ideas = useIdeas(atFirst.length)
  const seen = useSeen(sprint)
  const shown = isDrafted ? offers.slice(0, fewOffers) : offers
  const others = offers.slice(shown.length)
  const before = sprints[sprints.findIndex(({ id }) => id === sprint.id) - 1]
  const rest = seen.filter((task) => {
    const isIn = (lines: readonly { title: string }[]) =>
      lines.some(({ title }) => sameText(title, task.title))
    if (atFirst.some(({ id }) => id === task.id)) return !isIn(shown)
    // What was taken back in from the week before has kept its id.
    const isBackIn = before?.tasks.some(({ id }) => id === task.id)
    return !isIn(offers) && !isIn(ideas) && !isBackIn
  })
  const week = goal && goalWeek(goal, sprint.startsOn > today ? sprint.startsOn : today)
  const press = t`Press a line to take it in or out.`
  // A plan that has begun comes before what could be added, beside it where there is room; one that begins here, after.
  const [hasBegun] = useState(rest.length > 0)
  const loadBar = (load.usual !== null || sprint.tasks.length === 0) && <LoadBar {...load} />
  const plan = rest.length > 0 ? <InThePlan {...{ sprint, loadBar }} tasks={rest} /> : loadBar
  const [hadStep] = useState(sprint.missionStep !== '')
  const step = (
    <SavedLine
      about={`step ${sprint.id}`}
      field="missionStep"
      label={
        sprint.startsOn > today ? t`Our step in ${weekWithin(sprint.name)}` : t`Our step this week`
      }
      optional={!hadStep}
      value={sprint.missionStep}
      onSave={(edit) => send.toSprint(sprint.id, { type: 'edit-sprint', ...edit })}
    />
  )
  return (
    <Step
      title={t`What will we do?`}
      lead={week ? `${t`Week ${week.week} of ${week.of}`}. ${press}` : press}
    >
      {/* What the week is for comes first, and where there is room above what could be added for it. */}
      {hadStep ? step : <Disclosure summary={t`Our step towards the mission`}>{step}</Disclosure>}
      {hasBegun && <div data-beside="first">{plan}</div>}
      {shown.length > 0 && (
        <ChoiceLines title={t`Next for our mission`}>
          {shown.map((offer) => (
            <OfferLine key={offer.title} sprint={sprint} offer={offer} />
          ))}
        </ChoiceLines>
      )}
      <Own sprint={sprint} />
      {!hasBegun && (
        <div data-beside className="empty:hidden">
          {plan}
        </div>
      )}
      <TakeBackIn sprint={sprint} />
      {isDrafted ? (
        <Disclosure summary={t`More ideas`}>
          {others.length > 0 && (
            <ChoiceLines title={t`Later steps of our mission`}>
              {others.map((offer) => (
                <OfferLine key={offer.title} sprint={sprint} offer={offer} />
              ))}
            </ChoiceLines>
          )}
          <Ideas sprint={sprint} ideas={ideas} />
        </Disclosure>
      ) : (
        <Ideas sprint={sprint} ideas={ideas} />
      )}
    </Step>
  )
}

/** Every line that the plan has had since the stage began: one that is taken out stays, to be taken back in. */
function useSeen({ tasks }: Sprint): readonly Task[] {
  const [seen, see] = useState(tasks)
  const fresh = tasks.filter(({ id }) => seen.every((task) => task.id !== id))
  if (fresh.length > 0) see([...seen, ...fresh])
  return seen
}

interface Offer {
  title: string
  note?: string
  repeat: Task['repeat']
  reason: Task['reason']
}

/** What the look back decided to try, and the goal's steps that no week has had yet. */
function useOffers(sprint: Sprint, atFirst: readonly Task[]): Offer[] {
  const { family, sprints } = useHome()
  const steps = useGoalSteps(sprint)
  const experiment = experimentOf(family, sprint)
  // What the plan has in words of its own is not offered beside it.
  const isPlanned =
    experiment !== null &&
    atFirst.some(
      (task) => isTry(task, experiment, sprints) && !sameText(task.title, experiment.text),
    )
  const tried = experiment?.verdict === 'running' && !isPlanned ? [experiment] : []
  return [
    ...tried.map(({ text }) => ({
      title: text.slice(0, limits.title),
      note: t`to try, from your look back`,
      repeat: { kind: 'once' } as const,
      reason: { kind: 'retrospective', text: '' } as const,
    })),
    ...steps.map((step) => ({ ...step, reason: { kind: 'mission', text: '' } as const })),
  ]
}

function OfferLine({ sprint, offer }: { sprint: Sprint; offer: Offer }) {
  const { title, note, repeat, reason } = offer
  const actions = usePlanActions(sprint)
  const week = usePlanWeek(sprint)
  const { likely } = useLikelyOwners(sprint.id)
  const icon = guessIcon(title)
  const add = () =>
    actions.add({
      title,
      reason,
      icon,
      owners: likely(title),
      helperId: null,
      repeat,
      ifThen: null,
      effort: 1,
    })
  return (
    <PlanLine
      sprint={sprint}
      picture={icon}
      title={title}
      note={notesOf(note, repeat.kind !== 'once' && repeatWords(repeat, week))}
      present={sprint.tasks.find((task) => sameText(task.title, title))}
      onTake={add}
      onGiveBack={actions.remove}
    />
  )
}

interface InThePlanProps {
  sprint: Sprint
  tasks: readonly Task[]
  loadBar: ReactNode
}

function InThePlan({ sprint, tasks, loadBar }: InThePlanProps) {
  const actions = usePlanActions(sprint)
  const week = usePlanWeek(sprint)
  return (
    <ChoiceLines title={t`In the plan`} note={loadBar}>
      {tasks.map((task) => (
        <PlanLine
          key={task.id}
          sprint={sprint}
          picture={task.icon}
          title={task.title}
          note={notesOf(
            repeatWords(task.repeat, week),
            restWords(task, sprint),
            task.reason.kind === 'carried-over' && carriedWords(task.reason),
          )}
          present={sprint.tasks.find(({ id }) => id === task.id)}
          onTake={() => actions.add(task)}
          onGiveBack={actions.remove}
        />
      ))}
    </ChoiceLines>
  )
}

/** What fits this family and was not answered yet as the stage began; `planned`: the lines of its plan then. */
function useIdeas(planned: number): readonly Recommendation[] {
  const { recommendationAnswers } = useHome().family.familyData
  const { data } = useRecommendations('all')
  const [ideas, keep] = useState<readonly Recommendation[] | null>(null)
  if (ideas || !data) return ideas ?? []
  const fitting = data.filter(
    ({ key, kind }) =>
      (kind === 'task' || kind === 'activity') &&
      recommendationAnswers.every((answer) => answer.key !== key),
  )
  // Whoever has much already needs one idea at most.
  const few = fitting.slice(0, planned < plenty ? 2 : 1)
  keep(few)
  return few
}

interface IdeasProps {
  sprint: Sprint
  ideas: readonly Recommendation[]
}

/** Ideas, each with the reason why it is here. */
function Ideas({ sprint, ideas }: IdeasProps) {
  const { members } = useHome()
  const send = useSend()
  const undoToast = useUndoToast()
  const { likely } = useLikelyOwners(sprint.id)
  const take = (idea: Recommendation) => {
    const { kind, title } = idea
    const task = ideaTask(idea, newId())
    task.icon ??= guessIcon(title)
    // What is fun is for all of them; a job is somebody’s.
    if (kind === 'task' && task.owners === 'everyone') task.owners = likely(title)
    void send.toSprint(sprint.id, { type: 'add-task', task })
    void send.toFamily({ type: 'answer-recommendation', key: idea.key, answer: 'taken' })
  }
  const giveBack = (task: Task, { key }: Recommendation) =>
    undoToast(t`“${task.title}” is out of the plan`, [
      send.toSprint(sprint.id, { type: 'remove-task', taskId: task.id }),
      send.toFamily({ type: 'take-back-answer', key }),
    ])
  // Without a connection there are no ideas from the server, and the meeting goes on without them.
  if (ideas.length === 0) return null
  return (
    <ChoiceLines title={ideas.length === 1 ? t`An idea` : t`Ideas`}>
      {ideas.map((idea) => (
        <PlanLine
          key={idea.key}
          sprint={sprint}
          picture={idea.plan?.icon ?? guessIcon(idea.title)}
          title={idea.title}
          note={shortReason(idea.because, (id) => nameOf(members, id))}
          label={t`Add to the plan`}
          present={sprint.tasks.find(({ title }) => sameText(title, idea.title))}
          onTake={() => take(idea)}
          onGiveBack={(task) => giveBack(task, idea)}
        />
      ))}
    </ChoiceLines>
  )
}

/** Something of our own: the form, as everywhere. */
function Own({ sprint }: { sprint: Sprint }) {
  const { members } = useHome()
  const actions = usePlanActions(sprint)
  const [open, setOpen] = useState(false)
  if (sprint.tasks.length >= limits.tasks) {
    return (
      <p className="text-quiet">
        <Trans>
          {limits.tasks} tasks are as many as a plan can hold. Take one out before you add another.
        </Trans>
      </p>
    )
  }
  return (
    <>
      <ul>
        <ChoiceLine
          title={t`Something of our own`}
          label={t`Add a task`}
          isChosen={false}
          onPress={() => setOpen(true)}
        />
      </ul>
      <TaskForm
        sprintId={sprint.id}
        members={members}
        open={open}
        onClose={() => setOpen(false)}
        onSave={(fields) => actions.add(fields)}
      />
    </>
  )
}
