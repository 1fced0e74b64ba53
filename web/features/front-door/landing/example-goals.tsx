import { useState } from 'react'
import { goalCategories } from '#content/goals/goal.ts'
import { goalCovers, type GoalCover } from '#content/goals/covers.ts'
import type { SelectedGoal } from '#web/shared/goals/selected-goal.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { classes } from '#web/lib/classes.ts'
import { Button } from '#web/ui/button.tsx'
import { Chapter } from './chapter.tsx'
import { coverMarks } from './pictures/cover-marks.ts'

const GoalLibraryDialog = lazyPart(
  async () => (await import('#web/shared/goals/goal-library-dialog.tsx')).GoalLibraryDialog,
)

interface ExampleGoalsProps {
  onChoose: (goal: SelectedGoal) => void
  onCloseWithoutChoice: () => void
}

/** A taste of the library, and the way into all of it (S2.11). */
export function ExampleGoals({ onChoose, onCloseWithoutChoice }: ExampleGoalsProps) {
  const [open, setOpen] = useState(false)
  return (
    <Chapter
      title="What could it be for you?"
      lead="Four of our examples. Choose one, and it will be waiting when your account is made."
    >
      <ul className="shelf">
        {goalCovers.map((goal, index) => (
          <Cover key={goal.id} goal={goal} {...grounds[index]!} onChoose={() => onChoose(goal)} />
        ))}
      </ul>
      <Button look="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        Browse Example Goals
      </Button>
      {open && (
        <GoalLibraryDialog
          open
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

/** A goal like the cover of a book. */
function Cover({ goal, ground, mark, onChoose }: CoverProps) {
  const { id, title, category, why } = goal
  return (
    <li className={classes('rounded-card flex flex-col gap-2 p-5', ground)}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className={classes('size-12', mark)}>
        <path d={coverMarks[id]} />
      </svg>
      <p className="text-small font-semibold">
        {goalCategories.find((one) => one.id === category)?.name}
      </p>
      <h3 className="text-title">{title}</h3>
      <p className="mb-3">{why}</p>
      <Button
        size="small"
        look="secondary"
        aria-label={`Choose: ${title}`}
        onClick={onChoose}
        className="mt-auto self-start"
      >
        Choose
      </Button>
    </li>
  )
}
