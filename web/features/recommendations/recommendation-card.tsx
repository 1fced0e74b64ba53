import { nameOf } from '#web/shared/tasks/task-words.ts'
import { reasonSentence } from '#content/because-words.ts'
import { weekName } from '#content/week-name.ts'
import { Check, ListPlus, MessageCircle, Mountain, Users } from '#web/ui/icons.ts'
import { exampleIdOf } from '#content/suggestions/goal-suggestion.ts'
import type { Recommendation, RecommendationKind } from '#core/recommendations/schema.ts'
import { openPlans } from '#core/sprint/open-plans.ts'
import { appPaths, forExampleGoal } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { useToday } from '#web/lib/use-today.ts'
import type { RecommendationActions } from '#web/shared/recommendations/use-recommendations.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'

interface RecommendationCardProps {
  recommendation: Recommendation
  actions: RecommendationActions
  /** After it was answered, and so leaves. */
  onAnswered: () => void
}

/** One idea with its reason and how sure it is; take, later, not for us. */
export function RecommendationCard(props: RecommendationCardProps) {
  const { recommendation } = props
  const { kind, title, description, because, sureness } = recommendation
  const { members } = useHome()
  const reason = reasonSentence(because, (id) => nameOf(members, id))
  return (
    <li className="bg-surface border-line shadow-soft rounded-card flex min-h-80 flex-col gap-4 border p-5">
      <div className="flex flex-wrap items-start gap-4">
        <span className="bg-elephant-soft text-elephant-ink grid size-12 shrink-0 place-content-center rounded-full">
          <Picture recommendation={recommendation} />
        </span>
        <div className="grid min-w-[min(10rem,100%)] flex-1 grid-cols-1 gap-1">
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="text-tiny text-quiet font-semibold">{kindNames[kind].one}</span>
            <Sureness value={sureness} />
          </p>
          <h2 tabIndex={-1} className="text-title leading-snug font-semibold text-balance">
            {title}
          </h2>
        </div>
      </div>
      <div className="grid gap-2">
        <p className="text-pretty">{description}</p>
        <p className="text-small text-quiet text-pretty">
          <span className="font-semibold">Why:</span> {reason}
        </p>
      </div>
      <Answers {...props} />
    </li>
  )
}

function Answers(props: RecommendationCardProps) {
  const { recommendation, actions, onAnswered } = props
  const answer = (say: (idea: Recommendation) => void) => () => {
    say(recommendation)
    onAnswered()
  }
  return (
    <div className="mt-auto grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <div className="col-span-2 grid">
        <Take {...props} />
      </div>
      {recommendation.kind === 'tip' && (
        <Button
          size="small"
          variant="secondary"
          icon={<Check />}
          onClick={answer(actions.keep)}
          className="col-span-2"
        >
          We do that
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={answer(actions.later)}>
        Later
      </Button>
      <Button size="small" variant="quiet" onClick={answer(actions.refuse)}>
        Not for us
      </Button>
    </div>
  )
}

function Picture({
  recommendation: { kind, plan },
}: Pick<RecommendationCardProps, 'recommendation'>) {
  if (plan) return <TaskIcon name={plan.icon} />
  const Icon = kind === 'goal' ? Mountain : MessageCircle
  return <Icon className="size-6" />
}

/**
 * What "take" means: a goal leads to the goal's screen, a tip becomes a topic, all else goes into
 * this week's plan or a later one; without a plan it waits for the meeting.
 */
function Take({ recommendation, actions, onAnswered }: RecommendationCardProps) {
  const { sprints } = useHome()
  const plans = openPlans(sprints, useToday())
  const { key, kind } = recommendation
  if (kind === 'goal') {
    const exampleId = exampleIdOf(key)
    const to = exampleId ? forExampleGoal(exampleId) : appPaths.startGoal
    return (
      <ButtonLink variant="primary" to={to}>
        Look at this goal
      </ButtonLink>
    )
  }
  const [plan, ...others] = plans
  const discuss = () => {
    actions.discuss(recommendation)
    onAnswered()
  }
  if (kind === 'tip' || !plan) {
    return (
      <Button variant="primary" icon={<Users />} onClick={discuss}>
        {kind === 'tip' ? 'Talk about it' : 'Keep for the meeting'}
      </Button>
    )
  }
  const addTo = (sprint: typeof plan) => {
    actions.plan(recommendation, sprint)
    onAnswered()
  }
  const add = (
    <Button
      variant="primary"
      icon={<ListPlus />}
      onClick={others.length === 0 ? () => addTo(plan) : undefined}
    >
      Add to the plan
    </Button>
  )
  if (others.length === 0) return add
  return (
    <Menu
      label="Which week"
      trigger={add}
      items={plans.map((sprint) => ({
        label: weekName(sprint.name),
        onSelect: () => addTo(sprint),
      }))}
    />
  )
}

const words = ['', 'A guess', 'Quite likely', 'Fits you well']

/** How sure we are, 1 to 3: in words, with as many dots. */
function Sureness({ value }: { value: number }) {
  return (
    <span className="text-tiny text-quiet inline-flex items-center gap-2 font-semibold">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3].map((dot) => (
          <span
            key={dot}
            className={classes(
              'size-2 rounded-full',
              dot <= value ? 'bg-leaf' : 'border-edge border',
            )}
          />
        ))}
      </span>
      {words[value]}
    </span>
  )
}

export type Shown = RecommendationKind | 'all'

/** What each kind is called: on a card, and as a filter. */
const kindNames: Record<RecommendationKind, { one: string; many: string }> = {
  task: { one: 'Something to do', many: 'Tasks' },
  activity: { one: 'Fun together', many: 'Fun' },
  tip: { one: 'For your meeting', many: 'Tips' },
  goal: { one: 'A goal', many: 'Goals' },
}

/** The filters in their order. With a goal, others wait until it is closed. */
export function filtersFor({ hasGoal }: { hasGoal: boolean }): { value: Shown; label: string }[] {
  const kinds: RecommendationKind[] = ['task', 'activity', 'tip']
  if (!hasGoal) kinds.push('goal')
  return [
    { value: 'all', label: 'All' },
    ...kinds.map((value) => ({ value, label: kindNames[value].many })),
  ]
}
