import type { Article } from '#content/articles/index.ts'
import { onLanding } from '#core/paths.ts'
import { writeSelectedGoal } from '#web/shared/goals/selected-goal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'

/** From reading to doing: with one of these goals, or with none yet. */
export function WayIn({ goals }: Pick<Article, 'goals'>) {
  return (
    <Card tone="raised" className="grid justify-items-start gap-4">
      <WavingElephant className="w-36" />
      <h2 className="text-title">Do it with your family</h2>
      <p className="text-quiet">
        Elefam holds the thread: one goal, a plan for the week, five minutes a day, a kind look
        back. These goals go well with what you have just read.
      </p>
      <ul className="grid justify-items-start gap-2">
        {goals.map((goal) => (
          <li key={goal.id}>
            <ButtonLink
              to={onLanding('start')}
              look="secondary"
              size="small"
              onClick={() => writeSelectedGoal(goal)}
            >
              {goal.title}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <TextLink to={onLanding('tour')}>Look around first</TextLink>
    </Card>
  )
}
