import { Plus, Search } from '#web/ui/icons.ts'
import { interestGroups, interests as library } from '#content/interests.ts'
import { chosenName, chosenTopic, isSameTopic, toggledTopic } from '#content/topic.ts'
import type { ChosenTopic } from '#core/family/chosen-topic-schema.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text/text.ts'
import { useHome } from '#web/data/use-home.tsx'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { ContentIcon } from '#web/shared/goals/content-icon.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/choice-group.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useForm } from '#web/ui/form.tsx'
import { Disclosure, Section } from '#web/ui/layout.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { PriorityPicker } from './priority-picker.tsx'
import { onEnter, ownChoice } from './own-line.tsx'
import { StepFrame, useStep } from './step-frame.tsx'
import { useFamilyForm } from './use-family-form.ts'

const topicOf = (id: string): ChosenTopic => ({ id })
const suggestions = library.map(topicOf)

/** What matters most to the family, in order, and what it loves doing. */
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

interface InterestPickerProps {
  value: readonly ChosenTopic[]
  onChange: (interests: ChosenTopic[]) => void
}

/** What the family loves doing: chips in groups, a search over all of them, and words of their own. */
export function InterestPicker({ value, onChange }: InterestPickerProps) {
  const draft = useDraft('own interest', '')
  const text = draft.value
  const words = oneLine(text).toLocaleLowerCase()
  const full = value.length >= limits.interests
  const own = full ? null : ownChoice(text, value)

  const add = () => {
    if (!own) return
    draft.drop()
    onChange([...value, own])
  }

  const chips = (topics: readonly ChosenTopic[]) => (
    <Chips
      topics={topics}
      value={value}
      full={full}
      onToggle={(topic) => onChange(toggledTopic(value, topic))}
    />
  )
  const others = value.filter((one) => !suggestions.some((topic) => isSameTopic(one, topic)))
  const found = [...others, ...suggestions].filter((topic) =>
    chosenName(topic).toLocaleLowerCase().includes(words),
  )

  return (
    <div className="grid gap-4">
      <TextField
        label="Search, or write your own"
        type="search"
        autoComplete="off"
        enterKeyHint="done"
        {...typedText(draft)}
        limit={limits.name}
        maxLength={limits.name}
        end={
          <span className="text-quiet grid size-11 place-items-center">
            <Search className="size-5" />
          </span>
        }
        onKeyDown={(event) => onEnter(event, add)}
      />
      <p role="status" className="text-small text-quiet -mt-2">
        {words ? foundText(found.length) : countText(value.length)}
      </p>
      {words === '' ? (
        <div className="grid gap-1">
          {others.length > 0 && <div className="mb-2">{chips(others)}</div>}
          {interestGroups.map((group, index) => (
            <Disclosure
              key={group.name}
              open={index === 0}
              summary={
                <span className="flex flex-wrap items-center gap-x-2">
                  <ContentIcon name={group.icon} className="text-elephant-ink size-5 shrink-0" />
                  {group.name}
                  <ChosenCount topics={group.interests.map(topicOf)} value={value} />
                </span>
              }
            >
              {chips(group.interests.map(topicOf))}
            </Disclosure>
          ))}
        </div>
      ) : (
        chips(found)
      )}
      {words !== '' && own && !found.some((one) => isSameTopic(one, own)) && (
        <Button variant="secondary" icon={<Plus />} onClick={add} className="justify-self-start">
          Add “{chosenName(own)}”
        </Button>
      )}
    </div>
  )
}

function countText(count: number): string {
  if (count === 0) return 'Open a group and tap what somebody at home enjoys.'
  return count < limits.interests
    ? `${count} chosen.`
    : `${count} chosen, which is as many as fit. Tap one to let it go.`
}

function foundText(count: number): string {
  if (count === 0) return 'Not on our list.'
  return count === 1 ? '1 found.' : `${count} found.`
}

interface ChosenCountProps {
  topics: readonly ChosenTopic[]
  value: readonly ChosenTopic[]
}

function ChosenCount({ topics, value }: ChosenCountProps) {
  const count = topics.filter((topic) => value.some((one) => isSameTopic(one, topic))).length
  if (count === 0) return null
  return <span className="text-small text-leaf-ink font-semibold">{count} chosen</span>
}

interface ChipsProps {
  topics: readonly ChosenTopic[]
  value: readonly ChosenTopic[]
  full: boolean
  onToggle: (topic: ChosenTopic) => void
}

function Chips({ topics, value, full, onToggle }: ChipsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {topics.map((topic) => {
        const name = chosenName(topic)
        const isChosen = value.some((one) => isSameTopic(one, topic))
        return (
          <Chip
            key={name}
            type="checkbox"
            label={name}
            checked={isChosen}
            disabled={full && !isChosen}
            onChange={() => onToggle(topic)}
          />
        )
      })}
    </div>
  )
}
