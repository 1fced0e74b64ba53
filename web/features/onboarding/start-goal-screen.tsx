import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState, useEffect } from 'react'
import type { ExampleGoal } from '#content/goals/goal.ts'
import { exampleGoals } from '#content/goals/index.ts'
import type { Changes } from '#core/commands/changes.ts'
import { unfinishedSteps } from '#core/family/onboarding.ts'
import { newId } from '#web/lib/random-id.ts'
import { useHome, useSend, useStore } from '#web/data/use-home.tsx'
import { line } from '#web/lib/form-rules.ts'
import { useLocation, useSearchParams } from '#web/lib/navigation.tsx'
import { clearFamilyForm } from '#web/shared/drafts/kept-family-form.ts'
import { clearSelectedGoal, readSelectedGoal } from '#web/shared/goals/selected-goal.ts'
import { WhoElse } from '#web/shared/presence/who-else.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { useForm } from '#web/ui/form.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { GoalChoice, exampleOf } from './goal-choice.tsx'
import { goalCommand, type GoalDraft, GoalDetails } from './goal-details.tsx'
import { Ready } from './onboarding-screen.tsx'
import { StepFrame, useStep } from './step-frame.tsx'
import { useFamilyForm } from './use-family-form.ts'

type Outcome = 'reached' | 'let-go'

const question = {
  choosing: {
    title: t`What do you want to do together?`,
    lead: t`Your mission for the coming weeks. Small is good.`,
  },
  chosen: {
    title: t`The mission you chose`,
    lead: t`Change every word that is not yours.`,
  },
  words: {
    title: t`Make it yours`,
    lead: t`Talk about it at the table, and change every word that is not yours.`,
  },
  /** What the family has already. */
  edited: { title: t`Our mission` },
}

/** One goal to set out for together: chosen first, then put into the family's own words. */
export function StartGoalScreen() {
  const { family, today } = useHome()
  const step = useStep()
  // The last step ends the onboarding while this screen is still open.
  const [beginning] = useState(step.beginning)
  const goal = useGoalDraft({ beginning })
  const { current, draft, choosing } = goal
  const finish = useFinishGoal()
  const toast = useToast()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [ready, setReady] = useState(false)
  const isCurrent = current?.id === draft?.id
  const replaces = !beginning && draft && !isCurrent ? current : null
  const asked = goal.isChosenBefore ? 'chosen' : isCurrent && !beginning ? 'edited' : 'words'

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
    if (!beginning) toast({ text: t`Your mission is up to date`, tone: 'good' })
    step.leave()
  }
  const form = useForm({
    rules,
    check: () =>
      !choosing && replaces && outcome === null ? { outcome: t`Choose one of the two.` } : {},
    send: done,
  })

  if (ready) return <Ready />
  return (
    <StepFrame
      step="goal"
      beginning={beginning}
      {...question[choosing ? 'choosing' : asked]}
      done={t`This is our mission`}
      form={form}
      unfinished={choosing}
      onCancel={() => {
        goal.discard()
        step.cancel()
      }}
      onStartOver={goal.foundDraft ? goal.startOver : undefined}
    >
      {goal.arriving ? (
        <Skeleton shape="card" />
      ) : choosing || !draft ? (
        <GoalChoice offered={goal.offered} onExample={goal.takeExample} onWords={goal.takeWords} />
      ) : (
        <div className="grid grid-cols-1 gap-6">
          <WhoElse kind="goal" value={family.familyData.goal} />
          <GoalDetails draft={draft} onChange={goal.change} folded={beginning || !isCurrent} />
          {replaces && (
            <ChooseOne
              legend={t`What about “${replaces.title}”?`}
              hint={t`One mission at a time. The one before stays in your history.`}
              error={form.problems['outcome']}
              choices={outcomes}
              value={outcome}
              onChange={setOutcome}
            />
          )}
          <Button
            variant="quiet"
            size="small"
            className="-ms-4 justify-self-start"
            onClick={goal.choose}
          >
            <Trans>Choose another mission</Trans>
          </Button>
        </div>
      )}
    </StepFrame>
  )
}

const outcomes = [
  { value: 'reached', label: t`We reached it` },
  { value: 'let-go', label: t`We let it go` },
] as const

const rules = { title: line(t`Write down what you set out for.`) }

type Situation = Parameters<typeof goalCommand>[1]

/** Makes the draft the family's goal. True where that was the last step: the onboarding is complete. */
function useFinishGoal() {
  const store = useStore()
  const { toFamily } = useSend()
  return (draft: GoalDraft, situation: Situation, handOver: () => void): boolean => {
    const command = goalCommand(draft, situation)
    if (command) void toFamily(command)
    handOver()
    clearSelectedGoal()
    // The command is applied here at once, long before the server answers.
    const data = store.current()?.family.familyData
    if (!situation.beginning || !data || unfinishedSteps(data).length > 0) return false
    void toFamily({ type: 'complete-onboarding' })
    clearFamilyForm()
    return true
  }
}

/**
 * The goal as it is being chosen and filled in. The address says which of the two it is, so that
 * the browser's own Back leads from the words to the choice.
 */
function useGoalDraft({ beginning }: { beginning: boolean }) {
  const { family } = useHome()
  const current = family.familyData.goal
  const kept = useFamilyForm('goal', current)
  const { form, isDraft, foundDraft, before, update, handOver, discard } = kept
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const typed = isDraft && isGoalDraft(form.goal) ? form.goal : null
  const draft = typed ?? current
  const offered = parameters.get('goal')
  const opening = draft && !offered ? 'words' : 'choose'
  const choosing = !draft || (parameters.get('step') ?? opening) !== 'words'
  // Chosen on the landing page, it is only to be confirmed (N15).
  const [chosenBefore] = useState(() => (beginning && !offered ? readSelectedGoal() : null))
  const arriving = chosenBefore !== null && !draft && !parameters.has('step')

  const show = (step: 'choose' | 'words', { replace }: { replace: boolean }) =>
    setParameters({ step, ...(offered && { goal: offered }) }, { replace, state })
  const turnTo = (step: 'choose' | 'words') => {
    // Later on, one Back leads out of the screen to where one came from.
    show(step, { replace: !beginning })
    window.scrollTo({ top: 0 })
  }
  useEffect(() => {
    if (arriving) {
      const example = exampleOf(chosenBefore, exampleGoals)
      update({
        goal: { id: newId(), ...(example ? goalOf(example) : { title: chosenBefore.title }) },
      })
      return show('words', { replace: true })
    }
    // Names where we are before going on, so that Back finds it.
    if (!parameters.has('step')) show(opening, { replace: true })
  })

  const begin = (goal: Partial<GoalDraft> & { title: string }) => {
    const same = typed?.exampleId !== undefined && typed.exampleId === goal.exampleId
    if (!same) update({ goal: { id: newId(), ...goal } })
    turnTo('words')
  }

  return {
    current,
    draft,
    /** The family's goal when the typing began, where that is known. */
    before,
    choosing,
    arriving,
    isChosenBefore: chosenBefore !== null && draft?.title === chosenBefore.title,
    offered,
    isTyped: typed !== null,
    foundDraft: foundDraft && typed !== null,
    choose: () => turnTo('choose'),
    takeExample: (example: ExampleGoal) => begin(goalOf(example)),
    takeWords: (title: string) => begin({ title }),
    change: (changes: Partial<GoalDraft>) => draft && update({ goal: { ...draft, ...changes } }),
    handOver,
    discard,
    startOver: () => {
      discard()
      show(current ? 'words' : 'choose', { replace: true })
    },
  }
}

function isGoalDraft(goal: Changes<GoalDraft> | null): goal is GoalDraft {
  return typeof goal?.id === 'string' && typeof goal.title === 'string'
}

function goalOf({ id, title, why, measure, weeks, celebration }: ExampleGoal) {
  return { title, why, measure, weeks, celebration, exampleId: id }
}
