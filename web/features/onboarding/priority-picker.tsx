import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { chosenName, isSameTopic, toggledTopic } from '#content/topic.ts'
import type { ChosenTopic } from '#core/family/chosen-topic-schema.ts'
import { PencilLine, Plus } from '#web/ui/icons.ts'
import { useId, type ReactNode } from 'react'
import { priorities } from '#content/priorities.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text/text.ts'
import { classes } from '#web/lib/classes.ts'
import { ContentIcon } from '#web/shared/goals/content-icon.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Disclosure } from '#web/ui/layout.tsx'
import { OwnLine, ownChoice, useChosenFirst } from './own-line.tsx'

const listed = priorities.map(({ id, line, icon }) => ({
  topic: { id },
  line,
  icon: <ContentIcon name={icon} />,
}))

interface PriorityPickerProps {
  value: readonly ChosenTopic[]
  onChange: (priorities: ChosenTopic[]) => void
  error?: string | undefined
}

/**
 * Up to five priorities, the most important first, as they are tapped: from the list, or in the family's
 * own words.
 */
export function PriorityPicker({ value, onChange, error }: PriorityPickerProps) {
  const id = useId()
  const full = value.length >= limits.priorities
  const ownOnes = value
    .filter((one) => !listed.some(({ topic }) => isSameTopic(one, topic)))
    .map((topic) => ({ topic, line: '', icon: <PencilLine className="size-6" /> }))
  const all = useChosenFirst(
    [...listed, ...ownOnes],
    ({ topic }) => chosenName(topic),
    value.map(chosenName),
  )
  const add = (text: string) => {
    const own = ownChoice(text, value)
    if (own) {
      onChange([...value, own])
      return undefined
    }
    return oneLine(text) === '' ? t`Write a few words first.` : t`You have chosen this one already.`
  }
  return (
    <div className="grid gap-5">
      <fieldset aria-describedby={error ? `${id}-count ${id}-error` : `${id}-count`}>
        <legend className="sr-only">
          <Trans>What matters most to your family</Trans>
        </legend>
        <p id={`${id}-count`} role="status" className="text-small text-quiet">
          {countText(value.length)}
        </p>
        <div className="mt-2 empty:hidden">
          <FieldError id={`${id}-error`} text={error} />
        </div>
        <div className="mt-2 grid grid-cols-2 gap-2 sm:auto-rows-fr lg:grid-cols-3">
          {all.map(({ topic, line, icon }) => {
            const place = value.findIndex((one) => isSameTopic(one, topic))
            return (
              <PriorityCard
                key={chosenName(topic)}
                name={chosenName(topic)}
                line={line}
                icon={icon}
                place={place}
                disabled={full && place === -1}
                onToggle={() => onChange(toggledTopic(value, topic))}
              />
            )
          })}
        </div>
      </fieldset>
      {!full && (
        <Disclosure summary={t`Our own words`}>
          <OwnLine
            about="own priority"
            label={t`Something else`}
            optional
            enterKeyHint="done"
            limit={limits.name}
            button={t`Add`}
            icon={<Plus />}
            onTake={add}
          />
        </Disclosure>
      )}
    </div>
  )
}

function countText(count: number): string {
  if (count < limits.priorities)
    return t`Press up to ${limits.priorities}, the most important one first.`
  return t`That is ${count}. Remove one to choose another.`
}

function Place({ number }: { number: number }) {
  return (
    <span className="bg-elephant text-on-elephant border-elephant rounded-full border font-display text-tiny order-last grid size-6 shrink-0 place-items-center font-bold">
      {number}
    </span>
  )
}

interface PriorityCardProps {
  name: string
  line: string
  icon: ReactNode
  /** Its place in the order, from 0; -1: not chosen. */
  place: number
  disabled: boolean
  onToggle: () => void
}

function PriorityCard({ name, line, icon, place, disabled, onToggle }: PriorityCardProps) {
  const id = useId()
  return (
    <label
      className={classes(
        'rounded-card border-edge bg-surface relative flex flex-col items-start gap-x-3 border px-2.5 py-2 sm:flex-row sm:items-center sm:px-3',
        'hover:border-elephant has-checked:border-elephant has-checked:bg-elephant-soft transition-[background-color,border-color]',
        'has-disabled:hover:border-edge has-disabled:cursor-not-allowed has-disabled:opacity-55',
        'has-focus-visible:outline-focus has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
      )}
    >
      <input
        type="checkbox"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-place ${id}-line`}
        checked={place >= 0}
        disabled={disabled}
        onChange={onToggle}
        className="sr-only"
      />
      {/* On a phone above the words: beside it the longest word would be broken, and all fit the screen. */}
      <span
        id={`${id}-place`}
        className="text-elephant-ink flex min-h-7 w-full items-center justify-between sm:contents"
      >
        {icon}
        {place >= 0 && <Place number={place + 1} />}
      </span>
      <span className="min-w-0 flex-1 leading-snug">
        <span id={`${id}-name`} className="block font-semibold hyphens-auto">
          {name}
        </span>
        <span id={`${id}-line`} className="text-small text-quiet block max-sm:sr-only">
          {line}
        </span>
      </span>
    </label>
  )
}
