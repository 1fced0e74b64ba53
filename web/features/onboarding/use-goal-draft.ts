import { useEffect } from 'react'
import type { Changes } from '#core/domain/context.ts'
import { useLocation, useSearchParams } from '#web/lib/navigation.tsx'
import type { ExampleGoal } from '#content/goals/goal.ts'
import { newId } from '#web/data/mutate.ts'
import { useFamily } from '#web/data/use-family.tsx'
import type { GoalDraft } from './goal-commands.ts'
import { useFamilyForm } from './use-family-form.ts'

/**
 * The goal as it is being chosen and filled in. The address says which of the two it is, so that
 * the browser's own Back leads from the words to the choice.
 */
export function useGoalDraft({ beginning }: { beginning: boolean }) {
  const { family } = useFamily()
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

  const show = (step: 'choose' | 'words', { replace }: { replace: boolean }) =>
    setParameters({ step, ...(offered && { goal: offered }) }, { replace, state })
  const turnTo = (step: 'choose' | 'words') => {
    // Later on, one Back leads out of the screen to where one came from.
    show(step, { replace: !beginning })
    window.scrollTo({ top: 0 })
  }
  useEffect(() => {
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
    /** The example that the address offers. */
    offered,
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
