import { useRef, useState } from 'react'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { InterestPicker } from '#web/parts/choices/interest-picker.tsx'
import { PriorityPicker } from '#web/parts/choices/priority-picker.tsx'
import { Section } from '#web/ui/section.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { StepFrame } from './step-frame.tsx'
import { useFamilyForm } from './use-family-form.ts'
import { useStep } from './use-step.ts'

/** What matters most to the family, in order, and what it loves doing. */
export function FamilyInterestsScreen() {
  const { family } = useFamily()
  const { toFamily } = useSend()
  const step = useStep()
  const toast = useToast()
  const { form, isDraft, foundDraft, update, handOver, discard } = useFamilyForm('interests')
  const { priorities, interests } = isDraft ? form : family.familyData
  const [missing, setMissing] = useState(false)
  const matters = useRef<HTMLDivElement>(null)

  const done = () => {
    if (step.beginning && priorities.length === 0) {
      setMissing(true)
      matters.current?.querySelector('input')?.focus()
      return
    }
    if (isDraft) void toFamily({ type: 'edit-family', changes: { priorities, interests } })
    handOver()
    if (!step.beginning) toast({ text: 'Noted: ideas will follow this', tone: 'good' })
    step.leave()
  }

  return (
    <StepFrame
      step="interests"
      beginning={step.beginning}
      title="What matters to you?"
      lead="There is no wrong answer. It decides which goals, tasks and questions we suggest."
      onDone={done}
      onCancel={() => {
        discard()
        step.cancel()
      }}
      onStartOver={foundDraft ? discard : undefined}
    >
      <div ref={matters}>
        <Section title="What counts most">
          <PriorityPicker
            value={priorities}
            error={missing ? 'Choose at least one.' : undefined}
            onChange={(chosen) => {
              setMissing(false)
              update({ priorities: chosen, interests: [...interests] })
            }}
          />
        </Section>
      </div>
      <Section title="What you love doing" lead="All of you or just one. Skip it if you like.">
        <InterestPicker
          value={interests}
          onChange={(chosen) => update({ interests: chosen, priorities: [...priorities] })}
        />
      </Section>
    </StepFrame>
  )
}
