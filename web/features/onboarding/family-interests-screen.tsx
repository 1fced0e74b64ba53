import { useFamily, useSend } from '#web/data/use-family.tsx'
import { useForm } from '#web/ui/form.tsx'
import { Section } from '#web/ui/section.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { InterestPicker } from './interest-picker.tsx'
import { PriorityPicker } from './priority-picker.tsx'
import { StepFrame } from './step-frame.tsx'
import { useStep } from './steps.ts'
import { useFamilyForm } from './use-family-form.ts'

/** What matters most to the family, in order, and what it loves doing. */
export function FamilyInterestsScreen() {
  const { family } = useFamily()
  const { toFamily } = useSend()
  const step = useStep()
  const toast = useToast()
  const { priorities: matters, interests: loved } = family.familyData
  const saved = { priorities: matters, interests: loved }
  const draft = useFamilyForm('interests', saved)
  const { isDraft, foundDraft, before, update, handOver, discard } = draft
  const { priorities, interests } = isDraft ? draft.form : saved

  const done = () => {
    if (isDraft) {
      const changes = { priorities, interests }
      void toFamily({ type: 'edit-family', changes, ...(before && { from: before }) })
    }
    handOver()
    if (!step.beginning) toast({ text: 'Noted: ideas will follow this', tone: 'good' })
    step.leave()
  }
  const form = useForm({
    rules: {},
    check: () => {
      const isMissing = step.beginning && priorities.length === 0
      return isMissing ? { priorities: 'Choose at least one.' } : {}
    },
    send: done,
  })

  return (
    <StepFrame
      step="interests"
      beginning={step.beginning}
      title="What matters to you?"
      lead="There is no wrong answer. It decides which goals, tasks and questions we suggest."
      form={form}
      onCancel={() => {
        discard()
        step.cancel()
      }}
      onStartOver={foundDraft ? discard : undefined}
    >
      <Section title="What counts most">
        <PriorityPicker
          value={priorities}
          error={form.problems['priorities']}
          onChange={(chosen) => update({ priorities: chosen, interests: [...interests] })}
        />
      </Section>
      <Section title="What you love doing" lead="All of you or just one. Skip it if you like.">
        <InterestPicker
          value={interests}
          onChange={(chosen) => update({ interests: chosen, priorities: [...priorities] })}
        />
      </Section>
    </StepFrame>
  )
}
