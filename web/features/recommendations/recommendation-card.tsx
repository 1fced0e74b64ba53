import { t } from '#core/say.ts'
import { nameOf } from '#web/shared/tasks/task-words.ts'
import { reasonSentence } from '#content/because-words.ts'
import { weekName } from '#content/week-name.ts'
import type { ReactNode } from 'react'
import { Check, ListPlus, MessageCircle, Mountain, Users } from '#web/ui/icons.ts'
import { exampleIdOf } from '#content/suggestions/goal-suggestion.ts'
import type { Recommendation, RecommendationKind } from '#core/recommendations/schema.ts'
import { openPlans } from '#core/sprint/open-plans.ts'
import { appPaths, forExampleGoal } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { wholeWords } from '#web/lib/whole-words.tsx'
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

/** One idea, why it is here and whether that is sure; below it take, later, not for us. */
export function RecommendationCard(props: RecommendationCardProps) {
  const { recommendation } = props
  const { title, description, because } = recommendation
  const { members } = useHome()
  // Less than sure says nothing to a family: it sees the reason itself.
  const fits = recommendation.sureness === 3
  const reason = reasonSentence(because, (id) => nameOf(members, id))
  return (
    <li className="grid grid-cols-1 gap-4">
      <div className="bg-surface border-line shadow-soft rounded-card grid grid-cols-1 gap-3 border p-5">
        <div className="flex items-center gap-4">
          <span className="bg-elephant-soft text-elephant-ink grid size-14 shrink-0 place-content-center rounded-full [&_svg]:size-8">
            <IdeaPicture idea={recommendation} />
          </span>
          <h2 tabIndex={-1} className="text-title min-w-0 leading-snug">
            {wholeWords(title)}
          </h2>
        </div>
        <p className="lg:text-lead text-pretty">{description}</p>
        <p className="text-small text-quiet text-pretty">
          {reason} {fits && <span className="whitespace-nowrap">· {t`Fits you well`}</span>}
        </p>
      </div>
      <Answers {...props} />
    </li>
  )
}

/** The words of a button, for those who hear it alone with what it is about (K19). */
function About({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      {children}
      <span className="sr-only"> {t`“${title}”`}</span>
    </>
  )
}

function Answers(props: RecommendationCardProps) {
  const { recommendation, actions, onAnswered } = props
  const { kind, title } = recommendation
  const answer = (say: (idea: Recommendation) => void) => () => {
    say(recommendation)
    onAnswered()
  }
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-center md:grid lg:flex">
      <div className="col-span-2 grid">
        <Take {...props} />
      </div>
      {kind === 'tip' && (
        <Button
          size="small"
          variant="secondary"
          icon={<Check />}
          onClick={answer(actions.keep)}
          className="col-span-2"
        >
          <About title={title}>{t`We already do this`}</About>
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={answer(actions.later)}>
        <About title={title}>{t`Later`}</About>
      </Button>
      <Button size="small" variant="quiet" onClick={answer(actions.refuse)}>
        <About title={title}>{t`Not for us`}</About>
      </Button>
    </div>
  )
}

/** What it is at a glance: as its line of the plan would have it. */
export function IdeaPicture({ idea: { kind, plan } }: { idea: Recommendation }) {
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
  const { key, kind, title } = recommendation
  if (kind === 'goal') {
    const exampleId = exampleIdOf(key)
    const to = exampleId ? forExampleGoal(exampleId) : appPaths.startGoal
    return (
      <ButtonLink variant="primary" to={to}>
        <About title={title}>{t`Look at this mission`}</About>
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
        <About title={title}>
          {kind === 'tip' ? t`Talk about it` : t`Park it for the meeting`}
        </About>
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
      <About title={title}>{t`Add to the plan`}</About>
    </Button>
  )
  if (others.length === 0) return add
  return (
    <Menu
      label={t`Which week`}
      trigger={add}
      items={plans.map((sprint) => ({
        label: weekName(sprint.name),
        onSelect: () => addTo(sprint),
      }))}
    />
  )
}

export type Shown = RecommendationKind | 'all'

/** What each kind is called where one chooses among them. */
const kindNames: Record<RecommendationKind, string> = {
  task: t`Tasks`,
  activity: t`Fun`,
  tip: t`Tips`,
  goal: t`Missions`,
}

/** The filters in their order. With a goal, others wait until it is closed. */
export function filtersFor({ hasGoal }: { hasGoal: boolean }): { value: Shown; label: string }[] {
  const kinds: RecommendationKind[] = ['task', 'activity', 'tip']
  if (!hasGoal) kinds.push('goal')
  return [
    { value: 'all', label: t({ message: 'All', context: 'ideas' }) },
    ...kinds.map((value) => ({ value, label: kindNames[value] })),
  ]
}
