import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState } from 'react'
import { goalCovers, type GoalCover } from '#content/goals/covers.ts'
import { goalCategories } from '#content/goals/goal.ts'
import { classes } from '#web/lib/classes.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import type { SelectedGoal } from '#web/shared/goals/selected-goal.ts'
import { Button } from '#web/ui/button.tsx'
import { Chapter } from './chapter.tsx'

const GoalLibraryDialog = lazyPart(
  async () => (await import('#web/shared/goals/goal-browser.tsx')).GoalLibraryDialog,
)

interface ExampleGoalsProps {
  onChoose: (goal: SelectedGoal) => void
  onCloseWithoutChoice: () => void
}

/** A taste of the library, and the way into all of it (S2.11). */
export function ExampleGoals({ onChoose, onCloseWithoutChoice }: ExampleGoalsProps) {
  const [open, setOpen] = useState(false)
  return (
    <Chapter title={t`What could it be for you?`}>
      <ul className="shelf">
        {goalCovers.map((goal, index) => (
          <Cover key={goal.id} goal={goal} {...grounds[index]!} onChoose={() => onChoose(goal)} />
        ))}
      </ul>
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        <Trans>Browse Example Goals</Trans>
      </Button>
      {open && (
        <GoalLibraryDialog
          onChoose={(goal) => {
            setOpen(false)
            onChoose(goal)
          }}
          onClose={() => {
            setOpen(false)
            onCloseWithoutChoice()
          }}
        />
      )}
    </Chapter>
  )
}

const grounds = [
  { ground: 'bg-marigold-soft', mark: 'fill-marigold' },
  { ground: 'bg-elephant-soft', mark: 'fill-elephant' },
  { ground: 'bg-coral-soft', mark: 'fill-coral' },
  { ground: 'bg-leaf-soft', mark: 'fill-leaf' },
]

interface CoverProps {
  goal: GoalCover
  ground: string
  mark: string
  onChoose: () => void
}

function Cover({ goal, ground, mark, onChoose }: CoverProps) {
  const { id, title, category } = goal
  return (
    <li className={classes('rounded-card flex flex-col gap-2 p-5', ground)}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className={classes('size-12', mark)}>
        <path d={coverMarks[id]} />
      </svg>
      <p className="text-small font-semibold">
        {goalCategories.find((one) => one.id === category)?.name}
      </p>
      <h3 className="text-title mb-3">{title}</h3>
      <Button
        size="small"
        variant="secondary"
        aria-label={t`Choose: ${title}`}
        onClick={onChoose}
        className="mt-auto self-start"
      >
        <Trans>Choose</Trans>
      </Button>
    </li>
  )
}

/** An ornament for the cover of each goal in content/goals/covers.ts, in 48 by 48. */
export const coverMarks: Record<string, string> = {
  'night-under-the-stars':
    'M30 4A20 20 0 1 0 44 34A18 18 0 0 1 30 4ZM38 14l1.5 3.5L43 19l-3.5 1.5L38 24l-1.5-3.5L33 19l3.5-1.5Z',
  'grandparents-stories':
    'M3 10C11 6 18 7 23 12V42C18 37 11 36 3 39ZM45 10C37 6 30 7 25 12V42C30 37 37 36 45 39Z',
  'mornings-without-rushing':
    'M10 36A14 14 0 0 1 38 36ZM22 4H26V15H22ZM3.5 34H0V38H48V34ZM6 14l2.8-2.8 7 7-2.8 2.8ZM42 14l-2.8-2.8-7 7 2.8 2.8Z',
  'grow-a-salad': 'M22 46V26C8 27 3 19 3 8C15 7 23 13 24 22C25 13 33 4 45 5C46 18 38 26 26 26V46Z',
}
