import { useRef, useState } from 'react'
import { unfinishedSteps } from '#core/domain/onboarding.ts'
import { clearFamilyForm } from '#web/data/family-form.ts'
import { clearSelectedGoal } from '#web/data/selected-goal.ts'
import { useSend, useStore } from '#web/data/use-family.tsx'
import { oneLine } from '#web/lib/plain-text.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { GoalChoice } from './goal-choice.tsx'
import { goalCommands } from './goal-commands.ts'
import { GoalDetails } from './goal-details.tsx'
import { Ready } from './ready.tsx'
import { StepFrame } from './step-frame.tsx'
import { useGoalDraft } from './use-goal-draft.ts'
import { useStep } from './use-step.ts'

type Outcome = 'reached' | 'let-go'
type Problem = { field: 'title' | 'outcome'; text: string }

/** One goal to set out for together: chosen first, then put into the family's own words. */
export function StartGoalScreen() {
  const step = useStep()
  const [beginning] = useState(step.beginning)
  const goal = useGoalDraft({ beginning })
  const { current, draft, choosing } = goal
  const today = useToday()
  const store = useStore()
  const { toFamily } = useSend()
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
      const first = found.field === 'title' ? '[name="title"]' : '[type="radio"]'
      fields.current?.querySelector<HTMLInputElement>(first)?.focus()
      return
    }
    const situation = { current, today, beginning, outcome: outcome ?? 'reached' }
    for (const command of goalCommands(draft, situation)) void toFamily(command)
    goal.handOver()
    clearSelectedGoal()
    const data = store.current()?.family.familyData
    if (beginning && data && unfinishedSteps(data).length === 0) {
      void toFamily({ type: 'complete-onboarding' })
      clearFamilyForm()
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
      title={choosing ? 'What do you want to do together?' : 'Make it yours'}
      lead={
        choosing
          ? 'One goal for the coming weeks. Small is good: the next one can be bigger.'
          : 'Talk about it at the table, and change every word that is not yours.'
      }
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
        <div ref={fields} className="grid gap-6">
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
              choices={[
                { value: 'reached', label: 'We reached it' },
                { value: 'let-go', label: 'We let it go' },
              ]}
              value={outcome}
              onChange={setOutcome}
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

function problemOf(title: string, outcomeMissing: boolean): Problem | undefined {
  if (oneLine(title) === '') return { field: 'title', text: 'Write down what you set out for.' }
  if (outcomeMissing) return { field: 'outcome', text: 'Choose one of the two.' }
  return undefined
}
