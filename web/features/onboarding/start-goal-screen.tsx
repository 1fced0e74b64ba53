import { useState } from 'react'
import { useFamily } from '#web/data/use-family.tsx'
import { WhoElse } from '#web/shared/presence/who-else.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { line } from '#web/lib/form-rules.ts'
import { useForm } from '#web/ui/form.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { GoalChoice } from './goal-choice.tsx'
import { GoalDetails } from './goal-details.tsx'
import { Ready } from './ready.tsx'
import { StepFrame } from './step-frame.tsx'
import { useFinishGoal } from './use-finish-goal.ts'
import { useGoalDraft } from './use-goal-draft.ts'
import { useStep } from './use-step.ts'

type Outcome = 'reached' | 'let-go'

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
  const [ready, setReady] = useState(false)
  const replaces = !beginning && current && draft && current.id !== draft.id ? current : null

  const done = () => {
    if (!draft || choosing) return
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
  const form = useForm({
    rules,
    check: () =>
      !choosing && replaces && outcome === null ? { outcome: 'Choose one of the two.' } : {},
    send: done,
  })

  if (ready) return <Ready />
  return (
    <StepFrame
      step="goal"
      beginning={beginning}
      {...question[choosing ? 'choosing' : 'words']}
      done="This is our goal"
      form={form}
      unfinished={choosing}
      onCancel={() => {
        goal.discard()
        step.cancel()
      }}
      onStartOver={goal.foundDraft ? goal.startOver : undefined}
    >
      {choosing || !draft ? (
        <GoalChoice offered={goal.offered} onExample={goal.takeExample} onWords={goal.takeWords} />
      ) : (
        <div className="grid grid-cols-1 gap-6">
          <WhoElse kind="goal" value={family.familyData.goal} />
          <GoalDetails draft={draft} onChange={goal.change} />
          {replaces && (
            <ChooseOne
              legend={`What about “${replaces.title}”?`}
              hint="One goal at a time. The one before stays in your history."
              error={form.problems['outcome']}
              choices={outcomes}
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

const outcomes = [
  { value: 'reached', label: 'We reached it' },
  { value: 'let-go', label: 'We let it go' },
] as const

const rules = { title: line('Write down what you set out for.') }
