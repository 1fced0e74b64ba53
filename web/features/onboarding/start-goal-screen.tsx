import { useRef, useState } from 'react'
import { useFamily } from '#web/data/use-family.tsx'
import { oneLine } from '#core/text.ts'
import { WhoElse } from '#web/shared/presence/who-else.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { GoalChoice } from './goal-choice.tsx'
import { GoalDetails } from './goal-details.tsx'
import { Ready } from './ready.tsx'
import { StepFrame } from './step-frame.tsx'
import { useFinishGoal } from './use-finish-goal.ts'
import { useGoalDraft } from './use-goal-draft.ts'
import { useStep } from './use-step.ts'

type Outcome = 'reached' | 'let-go'
type Problem = { field: 'title' | 'outcome'; text: string }

const question = {
  choosing: {
    title: 'What do you want to do together?',
    lead: 'One goal for the coming weeks: your mission. Small is good, the next one can be bigger.',
  },
  words: {
    title: 'Make it yours',
    lead: 'Talk about it at the table, and change every word that is not yours.',
  },
}

/** One goal to set out for together: chosen first, then put into the family's own words. */
export function StartGoalScreen() {
  const { family } = useFamily()
  const step = useStep()
  // The last step ends the onboarding while this screen is still open.
  const [beginning] = useState(step.beginning)
  const goal = useGoalDraft({ beginning })
  const { current, draft, choosing } = goal
  const today = useToday()
  const finish = useFinishGoal()
  const toast = useToast()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [problem, setProblem] = useState<Problem>()
  const [ready, setReady] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const replaces = !beginning && current && draft && current.id !== draft.id ? current : null

  const done = () => {
    if (!draft) return
    const found = problemOf(draft.title, replaces !== null && outcome === null)
    setProblem(found)
    if (found) {
      fields.current?.querySelector<HTMLInputElement>(selectors[found.field])?.focus()
      return
    }
    const { before } = goal
    const situation = {
      current,
      before,
      today,
      beginning,
      outcome: outcome ?? ('reached' as const),
    }
    if (finish(draft, situation, goal.handOver)) {
      setReady(true)
      return
    }
    if (!beginning) toast({ text: 'Your goal is up to date', tone: 'good' })
    step.leave()
  }

  if (ready) return <Ready />
  return (
    <StepFrame
      step="goal"
      beginning={beginning}
      {...question[choosing ? 'choosing' : 'words']}
      done="This is our goal"
      onDone={choosing ? undefined : done}
      onCancel={() => {
        goal.discard()
        step.cancel()
      }}
      onStartOver={goal.foundDraft ? goal.startOver : undefined}
    >
      {choosing || !draft ? (
        <GoalChoice offered={goal.offered} onExample={goal.takeExample} onWords={goal.takeWords} />
      ) : (
        <div ref={fields} className="grid grid-cols-1 gap-6">
          <WhoElse kind="goal" value={family.familyData.goal} />
          <GoalDetails
            draft={draft}
            error={problem?.field === 'title' ? problem.text : undefined}
            onChange={(changes) => {
              setProblem(undefined)
              goal.change(changes)
            }}
          />
          {replaces && (
            <ChooseOne
              legend={`What about “${replaces.title}”?`}
              hint="One goal at a time. The one before stays in your history."
              error={problem?.field === 'outcome' ? problem.text : undefined}
              choices={outcomes}
              value={outcome}
              onChange={(value) => {
                setProblem(undefined)
                setOutcome(value)
              }}
            />
          )}
          <Button look="quiet" className="-ms-6 justify-self-start" onClick={goal.choose}>
            Choose another goal
          </Button>
        </div>
      )}
    </StepFrame>
  )
}

const outcomes = [
  { value: 'reached', label: 'We reached it' },
  { value: 'let-go', label: 'We let it go' },
] as const

const selectors = { title: '[name="title"]', outcome: '[type="radio"]' }

function problemOf(title: string, outcomeMissing: boolean): Problem | undefined {
  if (oneLine(title) === '') return { field: 'title', text: 'Write down what you set out for.' }
  if (outcomeMissing) return { field: 'outcome', text: 'Choose one of the two.' }
  return undefined
}
