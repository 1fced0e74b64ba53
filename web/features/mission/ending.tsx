import type { Goal, PastGoal } from '#core/contract/goal.ts'
import { limits } from '#core/limits.ts'
import { appPaths } from '#core/paths.ts'
import { useSend } from '#web/data/use-family.tsx'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Section } from '#web/ui/section.tsx'
import { weeksWords } from './mission-words.ts'

/** So much longer a mission goes on where its weeks were not enough. */
const moreWeeks = 2

interface EndingProps {
  goal: Goal
  /** Its weeks have gone by. */
  over?: boolean
  onClose: (outcome: PastGoal['outcome']) => void
}

/** How a mission ends, or changes: reached, let go, more time, other words. */
export function Ending({ goal, over, onClose }: EndingProps) {
  const { toFamily } = useSend()
  const say = useUndoable()
  const weeks = Math.min(goal.weeks + moreWeeks, limits.goalWeeks)
  const prolong = () =>
    say(`The mission now has ${weeksWords(weeks)}`, [
      toFamily({ type: 'edit-goal', changes: { weeks } }),
    ])
  const buttons = (
    <div className="flex flex-wrap gap-2">
      <Button look={over ? 'primary' : 'secondary'} onClick={() => onClose('reached')}>
        We reached it
      </Button>
      {over && weeks > goal.weeks && (
        <Button look="secondary" onClick={prolong}>
          {weeksWords(weeks - goal.weeks)} more
        </Button>
      )}
      <Button look="quiet" onClick={() => onClose('let-go')}>
        Let it go
      </Button>
      {!over && (
        <ButtonLink look="quiet" to={appPaths.startGoal}>
          Change its words
        </ButtonLink>
      )}
    </div>
  )
  if (!over) {
    return (
      <Section title="And then?" lead="Talk about it together. Whatever you press can be undone.">
        {buttons}
      </Section>
    )
  }
  return (
    <Card as="section" tone="sunny" labelledBy="ending" className="grid gap-3">
      <h2 id="ending" className="text-title">
        {weeksWords(goal.weeks)} have gone by
      </h2>
      <p>
        {goal.measure
          ? 'You wanted to know it by what stands below. Are you there?'
          : 'Are you where you wanted to be?'}
      </p>
      {buttons}
    </Card>
  )
}
