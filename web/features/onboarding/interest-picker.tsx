import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Plus, Search } from '#web/ui/icons.ts'
import { interestGroups, interests as library } from '#content/interests.ts'
import { chosenName, isSameTopic, toggledTopic } from '#content/topic.ts'
import type { ChosenTopic } from '#core/family/chosen-topic-schema.ts'
import { limits } from '#core/limits.ts'
import { plain } from '#core/text/stems.ts'
import { oneLine } from '#core/text/text.ts'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { ContentIcon } from '#web/shared/goals/content-icon.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/choice-group.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Check } from '#web/ui/icons.ts'
import { Disclosure } from '#web/ui/layout.tsx'
import { Option } from '#web/ui/option.tsx'
import { onEnter, ownChoice, useChosenFirst } from './own-line.tsx'

const topicOf = (id: string): ChosenTopic => ({ id })
const suggestions = library.map(topicOf)
const topicsOf = (groups: readonly string[]) =>
  interestGroups
    .filter(({ name }) => groups.includes(name))
    .flatMap((group) => group.interests.map(topicOf))

/** The groups, by name, of which something is chosen. */
export const groupsOf = (value: readonly ChosenTopic[]): string[] =>
  interestGroups
    .filter(({ interests }) =>
      interests.some((id) => value.some((one) => isSameTopic(one, topicOf(id)))),
    )
    .map(({ name }) => name)

interface PickerProps {
  value: readonly ChosenTopic[]
  onChange: (interests: ChosenTopic[]) => void
}

interface GroupsProps extends PickerProps {
  /** By name. */
  chosen: readonly string[]
  onChoose: (groups: readonly string[]) => void
}

/** Eight kinds of things to love doing; what is on no list is searched for, or written. */
export function InterestGroups({ chosen, onChoose, ...picker }: GroupsProps) {
  const toggle = (name: string) =>
    onChoose(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])
  const groups = useChosenFirst(interestGroups, ({ name }) => name, chosen)
  return (
    <div className="grid grid-cols-1 gap-4">
      <fieldset>
        <legend className="sr-only">
          <Trans>What do you love doing?</Trans>
        </legend>
        <div className="grid grid-cols-2 gap-2 lg:grid-cols-4">
          {groups.map(({ name, icon }) => {
            const isChosen = chosen.includes(name)
            return (
              <Option
                key={name}
                type="checkbox"
                checked={isChosen}
                onChange={() => toggle(name)}
                className="rounded-card border-edge bg-surface has-checked:border-elephant has-checked:bg-elephant-soft flex flex-col items-start gap-x-2.5 gap-y-1 border px-3 py-2 leading-snug font-semibold hyphens-auto sm:min-h-16 sm:flex-row sm:items-center"
              >
                {isChosen ? (
                  <Check className="text-elephant-ink size-6 shrink-0" strokeWidth={3} />
                ) : (
                  <ContentIcon name={icon} className="text-elephant-ink size-6 shrink-0" />
                )}
                {name}
              </Option>
            )
          })}
        </div>
      </fieldset>
      <Disclosure summary={t`Search, or your own words`}>
        <OwnInterest {...picker} />
      </Disclosure>
    </div>
  )
}

/** What there is of the groups that somebody has named. */
export function InterestsOf({
  groups,
  value,
  onChange,
}: PickerProps & { groups: readonly string[] }) {
  const topics = topicsOf(groups)
  const others = value.filter((one) => !topics.some((topic) => isSameTopic(one, topic)))
  const all = useChosenFirst([...others, ...topics], chosenName, value.map(chosenName))
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="text-small text-quiet">
        {countText(value.length)}
      </p>
      <Chips topics={all} value={value} onChange={onChange} />
    </div>
  )
}

/** A search over all of them, and words of their own. */
function OwnInterest({ value, onChange }: PickerProps) {
  const draft = useDraft('own interest', '')
  const text = draft.value
  const words = plain(oneLine(text))
  const full = value.length >= limits.interests
  const own = full ? null : ownChoice(text, value)

  const add = () => {
    if (!own) return
    draft.drop()
    onChange([...value, own])
  }

  const others = value.filter((one) => !suggestions.some((topic) => isSameTopic(one, topic)))
  const found = [...others, ...suggestions].filter((topic) =>
    plain(chosenName(topic)).includes(words),
  )

  return (
    <div className="grid gap-4">
      <TextField
        label={t`Search, or write your own`}
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
      <Chips topics={words === '' ? value : found} value={value} onChange={onChange} />
      {words !== '' && own && !found.some((one) => isSameTopic(one, own)) && (
        <Button variant="secondary" icon={<Plus />} onClick={add} className="justify-self-start">
          <Trans>Add “{chosenName(own)}”</Trans>
        </Button>
      )}
    </div>
  )
}

function countText(count: number): string {
  if (count === 0) return t`Press what somebody at home enjoys.`
  return count < limits.interests
    ? t`${count} chosen.`
    : t`${count} chosen, which is as many as fit. Press one to let it go.`
}

function foundText(count: number): string {
  if (count === 0) return t`Not on our list.`
  return plural(count, { one: '# found.', other: '# found.' })
}

interface ChipsProps extends PickerProps {
  topics: readonly ChosenTopic[]
}

function Chips({ topics, value, onChange }: ChipsProps) {
  const isFull = value.length >= limits.interests
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
            disabled={isFull && !isChosen}
            onChange={() => onChange(toggledTopic(value, topic))}
          />
        )
      })}
    </div>
  )
}
