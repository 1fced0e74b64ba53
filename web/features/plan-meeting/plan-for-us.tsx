import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekName, weekWithin } from '#content/week-name.ts'
import { useState, type ReactNode } from 'react'
import type { NewTask } from '#core/tasks/schema.ts'
import type { Sprint, NewSprint } from '#core/sprint/schema.ts'
import { startOfMission } from '#core/goal/goal.ts'
import { personOf } from '#core/invites/member-of-user.ts'
import {
  draftNextSprint,
  nextStart,
  planOf,
  startChoices,
  stayedOut,
} from '#core/sprint/next-sprint.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { newId } from '#web/lib/random-id.ts'
import { useHome, useUser } from '#web/data/use-home.tsx'
import { dayRange } from '#web/lib/dates.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { notesOf } from '#web/lib/words.ts'
import { stepLine, useGoalSteps } from '#web/shared/goals/goal-steps.ts'
import { ChoiceLine, ChoiceLines, PlanLine } from '#web/shared/meeting/choices.tsx'
import { MeetingFoot, MeetingFrame, Speaker } from '#web/shared/meeting/meeting-frame.tsx'
import { carriedWords, repeatWords } from '#web/shared/tasks/task-words.ts'
import { usePlanActions } from '#web/shared/tasks/use-plan-actions.ts'
import { Disclosure } from '#web/ui/layout.tsx'
import { usePlanWeek } from '#web/shared/week/week-words.ts'

/** So many of the goal's next steps are offered to one who plans alone. */
const stepsOffered = 3

/** One parent, two minutes: last week’s lines and the goal’s next steps, for all to say yes to. */
export function PlanForUs({ waiting }: { waiting: Sprint | null }) {
  const { draft } = useWeekDraft(waiting)
  const { today } = useHome()
  const days = dayRange(draft.startsOn < today ? today : draft.startsOn, endOf(draft))
  const out = useStayedOut(draft)
  const week = usePlanWeek(draft)
  const steps = useGoalSteps()
    .slice(0, stepsOffered)
    .map((step, index) => ({ ...stepLine(step, index), id: `step ${step.title}` }))
  const [chosen, choose] = useState<ReadonlySet<string>>(() => new Set(idsOf(draft.tasks)))
  const me = useMe()
  const save = useSave(draft, me?.id ?? null)
  const line = (task: NewTask) => (
    <ChoiceLine
      key={task.id}
      picture={task.icon}
      title={task.title}
      note={notesOf(repeatWords(task.repeat, week), noteOf(task))}
      isChosen={chosen.has(task.id)}
      onPress={() => choose(toggled(chosen, task.id))}
    />
  )
  const lines = [...draft.tasks, ...out.tasks, ...steps]
  return (
    <MeetingFrame
      name={t`Plan meeting`}
      step={`for us ${draft.id}`}
      title={t`Plan it for us`}
      lead={t`${weekName(draft.name)}, ${days}. Press a line to leave it out.`}
      who={me && <Speaker member={me} line={t`${me.name} plans`} note={t`all say yes later`} />}
      foot={
        <MeetingFoot
          next={{
            label: t`Save the plan`,
            act: () => save(lines.filter(({ id }) => chosen.has(id))),
          }}
        />
      }
    >
      {draft.tasks.length > 0 && (
        <ChoiceLines title={t`From last time`}>{draft.tasks.map(line)}</ChoiceLines>
      )}
      <StayedOut title={out.title}>{out.tasks.map(line)}</StayedOut>
      {steps.length > 0 && (
        <ChoiceLines title={t`Next for our mission`}>{steps.map(line)}</ChoiceLines>
      )}
      {lines.length === 0 && (
        <p className="text-quiet">
          <Trans>
            Nothing waits from last time. An empty plan is fine, too: tasks can be added all week.
          </Trans>
        </p>
      )}
    </MeetingFrame>
  )
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = [...ids].filter((one) => one !== id)
  return new Set(ids.has(id) ? others : [...others, id])
}

const idsOf = (tasks: readonly NewTask[]) => tasks.map(({ id }) => id)

const noteOf = ({ reason }: NewTask) =>
  reason.kind === 'carried-over' ? carriedWords(reason) : undefined

/** The member who holds this device’s account. */
function useMe() {
  const user = useUser()
  const { family, members } = useHome()
  const { memberId } = personOf(family, user)
  return members.find(({ id }) => id === memberId) ?? members[0]
}

/** The draft, with what was chosen of it and beside it, becomes the week’s plan. */
function useSave(draft: ReturnType<typeof useWeekDraft>['draft'], hostId: string | null) {
  const { family, sprints, today, toSprint } = useHome()
  const navigate = useNavigate()
  return (tasks: readonly NewTask[]) => {
    const { id } = draft
    const before = idsOf(draft.tasks)
    const after = idsOf(tasks)
    void toSprint(id, { type: 'begin-meeting', sprint: draft, setup: { hostId } })
    for (const taskId of before.filter((one) => !after.includes(one)))
      void toSprint(id, { type: 'remove-task', taskId })
    for (const task of tasks.filter((one) => !before.includes(one.id)))
      void toSprint(id, { type: 'add-task', task: { ...task, id: newId(), checks: {} } })
    const missionStartsOn = startOfMission(family, sprints, draft)
    const more = missionStartsOn ? { missionStartsOn } : {}
    void toSprint(id, { type: 'finish-planning', day: today, ...more })
    navigate(forSprint(appPaths.planMeeting, id), { replace: true })
  }
}

/** The sprint to plan next: the draft that waits, or one that is not kept yet; and the days it may begin on. */
export function useWeekDraft(waiting: Sprint | null) {
  const { family, sprints, today } = useHome()
  const [drafted] = useState(() =>
    waiting ? planOf(waiting) : draftNextSprint(family, sprints, today),
  )
  const starts = startChoices(withDaysAhead(drafted, nextStart(family, null, today), today), today)
  const [startsOn, chooseStart] = useState(starts.usual)
  return { draft: { ...drafted, startsOn }, starts: starts.all, chooseStart }
}

/** A draft that waited until its days were over is about the week the family is in now. */
function withDaysAhead<Plan extends Pick<NewSprint, 'startsOn' | 'weeks'>>(
  plan: Plan,
  thisWeek: string,
  today: string,
): Plan {
  return endOf(plan) < today ? { ...plan, startsOn: thisWeek } : plan
}

/** What the week before held and this plan does not, with what to call it. */
function useStayedOut(plan: { id: string; tasks: readonly NewTask[] }) {
  const { sprints, members } = useHome()
  const at = sprints.findIndex(({ id }) => id === plan.id)
  const before = at === -1 ? sprints.at(-1) : sprints[at - 1]
  if (!before) return { tasks: [], title: '' }
  const tasks = stayedOut(before, plan.tasks, members)
  const week = weekWithin(before.name)
  const title = plural(tasks.length, {
    one: `# task of ${week} stayed out`,
    other: `# tasks of ${week} stayed out`,
  })
  return { tasks, title }
}

/** Lines for which there was no room: nobody has to wonder where they are. */
function StayedOut({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <Disclosure summary={title}>
      <ChoiceLines title={t`Press to take it in`}>{children}</ChoiceLines>
    </Disclosure>
  )
}

/** The same in a meeting, where a press takes a line into the plan; it stays here until the stage begins anew. */
export function TakeBackIn({ sprint }: { sprint: Sprint }) {
  const { add, remove } = usePlanActions(sprint)
  const [atFirst] = useState(sprint)
  const { tasks, title } = useStayedOut(atFirst)
  const week = usePlanWeek(sprint)
  return (
    <StayedOut title={title}>
      {tasks.map((task) => (
        <PlanLine
          key={task.id}
          sprint={sprint}
          picture={task.icon}
          title={task.title}
          note={repeatWords(task.repeat, week)}
          label={t`Add to the plan`}
          present={sprint.tasks.find(({ id }) => id === task.id)}
          onTake={() => add(task)}
          onGiveBack={remove}
        />
      ))}
    </StayedOut>
  )
}
