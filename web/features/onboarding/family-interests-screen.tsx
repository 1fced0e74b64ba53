import { t } from '#core/say.ts'
import { useState } from 'react'
import { chosenTopic } from '#content/topic.ts'
import type { ChosenTopic } from '#core/family/chosen-topic-schema.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { useForm } from '#web/ui/form.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { groupsOf, InterestGroups, InterestsOf } from './interest-picker.tsx'
import { PriorityPicker } from './priority-picker.tsx'
import { StepFrame, useStep } from './step-frame.tsx'
import { useFamilyForm } from './use-family-form.ts'

type Question = 'matters' | 'loves' | 'which'

/** Below its title a question has one line: how to answer, where it is pressed, or else that it may wait. */
const questions: Record<Question, { title: string; lead?: string }> = {
  matters: { title: t`What matters to you?` },
  loves: { title: t`What do you love doing?`, lead: t`Skip it if you like.` },
  which: { title: t`Which of these?` },
}

/** As what comes next, to who is past the first steps and may think that this was all. */
const ahead: Record<Exclude<Question, 'matters'>, string> = {
  loves: t`Next: what you love`,
  which: t`Next: which of these`,
}

/** What matters most to the family, in order; what it loves doing; and of that what exactly: a question each. */
export function FamilyInterestsScreen() {
  const { family, toFamily } = useHome()
  const step = useStep()
  const toast = useToast()
  const { priorities: matters, interests: loved } = family.familyData
  const saved = { priorities: matters, interests: loved }
  const draft = useFamilyForm('interests', saved)
  const { isDraft, foundDraft, before, update, handOver, discard } = draft
  const shown = isDraft ? draft.form : saved
  // What an earlier version kept on this device stands there by its name.
  const known = (topic: ChosenTopic) => (typeof topic === 'string' ? chosenTopic(topic) : topic)
  const [priorities, interests] = [shown.priorities.map(known), shown.interests.map(known)]

  const done = () => {
    if (isDraft) {
      const changes = { priorities, interests }
      void toFamily({ type: 'edit-family', changes, ...(before && { from: before }) })
    }
    handOver()
    if (!step.beginning) toast({ text: t`Noted: ideas will follow this`, tone: 'good' })
    step.leave()
  }
  const { question, groups, setGroups, ask } = useQuestion(interests)
  const next =
    question === 'matters'
      ? 'loves'
      : question === 'loves' && groups.length > 0
        ? 'which'
        : undefined
  const form = useForm({
    rules: {},
    check: () => {
      const isMissing = step.beginning && priorities.length === 0
      return isMissing ? { priorities: t`Choose at least one.` } : {}
    },
    send: () => (next ? ask(next) : done()),
  })

  return (
    <StepFrame
      step="interests"
      beginning={step.beginning}
      {...questions[question]}
      form={form}
      goesOn={next !== undefined}
      done={next && !step.beginning ? ahead[next] : undefined}
      onCancel={() => {
        discard()
        step.cancel()
      }}
      onStartOver={foundDraft ? discard : undefined}
    >
      {question === 'matters' && (
        <PriorityPicker
          value={priorities}
          error={form.problems['priorities']}
          onChange={(chosen) => update({ priorities: chosen, interests: [...interests] })}
        />
      )}
      {question === 'loves' && (
        <InterestGroups
          chosen={groups}
          onChoose={setGroups}
          value={interests}
          onChange={(chosen) => update({ interests: chosen, priorities: [...priorities] })}
        />
      )}
      {question === 'which' && (
        <InterestsOf
          groups={groups}
          value={interests}
          onChange={(chosen) => update({ interests: chosen, priorities: [...priorities] })}
        />
      )}
    </StepFrame>
  )
}

/** Which question is asked, as the address has it, and which groups of interests somebody has named. */
function useQuestion(interests: readonly ChosenTopic[]) {
  const step = useStep()
  const [parameters, setParameters] = useSearchParams()
  const [named, setNamed] = useState<readonly string[] | null>(null)
  const groups = named ?? groupsOf(interests)
  const asked = parameters.get('question')
  const isWhich = asked === 'which' && groups.length > 0
  const question: Question = isWhich ? 'which' : asked === 'loves' ? 'loves' : 'matters'
  return {
    question,
    groups,
    setGroups: setNamed,
    ask: (next: Question) => {
      // Later on, one Back leads out of the screen to where one came from.
      setParameters({ question: next }, { replace: !step.beginning })
      window.scrollTo({ top: 0 })
    },
  }
}
