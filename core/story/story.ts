import type { Family } from '../family/schema.ts'
import type { Goal } from '../goal/schema.ts'
import type { OpenedLetter } from '../letters/schema.ts'
import type { Thanks } from '../plan-meeting/schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import type { Task } from '../tasks/schema.ts'
import { sprintProgress, taskProgress } from '../tasks/progress.ts'
import { isQuiet } from '../sprint/quiet-week.ts'
import { endOf } from '../time/sprint-days.ts'
import type { Person } from '../days-here/days-here.ts'

/** Something one would miss: who said it, where somebody did. */
export type StoryEntry = {
  key: string
  kind: 'thanks' | 'high' | 'step' | 'kept'
  text: string
  memberId: string | null
  /** Of a thank-you: whom it is for, and what, where a tap said that. Without words it is a heart. */
  to?: Pick<Thanks, 'toId' | 'for'>
}

/** What a family would miss most comes first. */
const placeOf: Record<StoryEntry['kind'], number> = { high: 0, thanks: 1, kept: 2, step: 3 }

/** For sorting: the dearest first, and what is as dear in the order in which it came. */
export const dearestFirst = (one: StoryEntry, other: StoryEntry): number =>
  placeOf[one.kind] - placeOf[other.kind]

/** A week of the mission as it is told afterwards. */
export type StoryWeek = {
  sprintId: string
  name: Sprint['name']
  startsOn: string
  endsOn: string
  isQuiet: boolean
  done: number
  entries: StoryEntry[]
  /** Letters that were opened in it, and what was drawn, the first first. */
  letters: readonly OpenedLetter[]
}

/** What a week is told with. */
export type Around = {
  today: string
  people: readonly Person[]
  family: Pick<Family, 'familyData'>
  letters?: readonly OpenedLetter[]
}

/** What a mission brought, newest week first: thank-yous, highs, finished steps, what was kept (N25). */
export function storyOf(goal: Goal, sprints: readonly Sprint[], around: Around): StoryWeek[] {
  return sprints
    .filter(({ goalId, startsOn }) => goalId === goal.id && startsOn <= around.today)
    .map((sprint) => weekOf(sprint, around))
    .filter(
      ({ entries, letters, done, endsOn }) =>
        entries.length + letters.length > 0 || done > 0 || endsOn < around.today,
    )
    .toReversed()
}

function weekOf(sprint: Sprint, around: Around): StoryWeek {
  const { id, name, startsOn } = sprint
  return {
    sprintId: id,
    name,
    startsOn,
    endsOn: endOf(sprint),
    isQuiet: isQuiet(sprint, around.today),
    done: sprintProgress(sprint, around.people).done,
    entries: toldIn(sprint, around),
    letters: (around.letters ?? []).filter(({ sprintId }) => sprintId === id),
  }
}

/** What one would miss of a week. */
export function toldIn(sprint: Sprint, around: Around): StoryEntry[] {
  return [
    ...thanksOf(sprint),
    ...highsOf(sprint),
    ...stepsOf(sprint, around),
    ...keptOf(sprint, around),
  ]
}

function thanksOf({ id, meeting, retrospective }: Sprint): StoryEntry[] {
  const lines = (retrospective?.thanks ?? '').split('\n').filter((line) => line.trim() !== '')
  return [
    ...meeting.appreciations.map(({ id: key, fromId, text, toId, for: reason }) => ({
      key,
      kind: 'thanks' as const,
      text,
      memberId: fromId,
      ...(toId && { to: { toId, ...(reason && { for: reason }) } }),
    })),
    ...(retrospective?.hearts ?? []).map((toId) => ({
      key: `${id} heart ${toId}`,
      kind: 'thanks' as const,
      text: '',
      memberId: null,
      to: { toId },
    })),
    ...lines.map((text, index) => ({
      key: `${id} thanks ${index}`,
      kind: 'thanks' as const,
      text: text.trim(),
      memberId: null,
    })),
  ]
}

function highsOf({ retrospective }: Sprint): StoryEntry[] {
  return (retrospective?.cards ?? [])
    .filter(({ kind }) => kind === 'high')
    .map(({ id: key, text, memberId }) => ({ key, kind: 'high', text, memberId }))
}

/**
 * The mission's tasks that were done, and the week's own step once it lies behind the family: where those
 * for it, or without any the whole week, were done. What nobody finished is not told as finished.
 */
function stepsOf(sprint: Sprint, { today, people }: Around): StoryEntry[] {
  const isBehind = sprint.completed || endOf(sprint) < today
  const isDone = (task: Task) => {
    const { done, planned } = taskProgress(sprint, task, people)
    return planned > 0 && done >= planned
  }
  const ours = sprint.tasks.filter(({ reason }) => reason.kind === 'mission')
  const asked = ours.length > 0 ? ours : sprint.tasks
  const hasStep = isBehind && sprint.missionStep !== '' && asked.length > 0 && asked.every(isDone)
  const step = (key: string, text: string): StoryEntry => ({
    key,
    kind: 'step',
    text,
    memberId: null,
  })
  return [
    ...(hasStep ? [step(`${sprint.id} step`, sprint.missionStep)] : []),
    ...ours.filter(isDone).map(({ id, title }) => step(`${sprint.id} ${id}`, title)),
  ]
}

function keptOf({ id }: Sprint, { family }: Around): StoryEntry[] {
  return family.familyData.experiments
    .filter(({ sprintId, verdict }) => sprintId === id && verdict === 'keep')
    .map(({ id: key, text, ownerId }) => ({ key, kind: 'kept', text, memberId: ownerId }))
}
