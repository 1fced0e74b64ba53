import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { chosenName, isSameTopic, toggledTopic, topicName } from '#content/topic.ts'
import type { ChosenTopic } from '#core/family/chosen-topic-schema.ts'
import { ArrowDown, ArrowUp, Plus, X } from '#web/ui/icons.ts'
import { useId, useRef, useState, type ReactNode } from 'react'
import { priorities } from '#content/priorities.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text/text.ts'
import { classes } from '#web/lib/classes.ts'
import { ContentIcon } from '#web/shared/goals/content-icon.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Disclosure } from '#web/ui/layout.tsx'
import { OwnLine, ownChoice } from './own-line.tsx'
import { moveBy } from './step-frame.tsx'

interface PriorityPickerProps {
  value: readonly ChosenTopic[]
  onChange: (priorities: ChosenTopic[]) => void
  error?: string | undefined
}

/** Up to five priorities, the most important first: from the list, or in the family's own words. */
export function PriorityPicker({ value, onChange, error }: PriorityPickerProps) {
  const id = useId()
  const full = value.length >= limits.priorities
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
        <div className="mt-2">
          <FieldError id={`${id}-error`} text={error} />
        </div>
        <div className="mt-2 grid grid-cols-2 gap-2">
          {priorities.map(({ id: topicId, line, icon }) => {
            const place = value.findIndex((one) => isSameTopic(one, { id: topicId }))
            return (
              <PriorityCard
                key={topicId}
                name={topicName(topicId)}
                line={line}
                icon={<ContentIcon name={icon} />}
                place={place}
                disabled={full && place === -1}
                onToggle={() => onChange(toggledTopic(value, { id: topicId }))}
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
      {/* Below what is tapped, so that nothing moves away under the finger. */}
      {value.length > 1 && <ChosenOrder value={value} onChange={onChange} />}
    </div>
  )
}

function countText(count: number): string {
  if (count === 0) return t`Tap up to ${limits.priorities}, the most important one first.`
  if (count < limits.priorities) return t`${count} of up to ${limits.priorities} chosen.`
  return t`That is ${count}. Remove one to choose another.`
}

function ChosenOrder({ value, onChange }: Omit<PriorityPickerProps, 'error'>) {
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const move = (index: number, by: -1 | 1) => {
    onChange(moveBy(value, index, by))
    setSaid(t`${chosenName(value[index]!)} is now number ${index + by + 1}`)
  }
  const remove = (topic: ChosenTopic) => {
    onChange(toggledTopic(value, topic))
    list.current?.focus()
  }
  return (
    <div>
      <h3 className="font-semibold">
        <Trans>Your order</Trans>
      </h3>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label={t`Your order`}
        className="rounded-small mt-2 grid gap-2"
      >
        {value.map((topic, index) => {
          const name = chosenName(topic)
          return (
            <li
              key={name}
              className="animate-rise rounded-card bg-elephant-soft flex flex-wrap items-center gap-x-3 py-1 ps-3 pe-1"
            >
              <Place number={index + 1} />
              <span className="min-w-24 flex-1 leading-snug font-semibold">{name}</span>
              <span className="ms-auto flex shrink-0">
                <IconButton
                  label={t`Move ${name} up`}
                  icon={<ArrowUp />}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  label={t`Move ${name} down`}
                  icon={<ArrowDown />}
                  disabled={index === value.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton label={t`Remove ${name}`} icon={<X />} onClick={() => remove(topic)} />
              </span>
            </li>
          )
        })}
      </ol>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}

function Place({ number }: { number: number }) {
  return (
    <span className="bg-elephant text-on-elephant rounded-full font-display grid size-8 shrink-0 place-items-center font-bold">
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
        'rounded-card border-line bg-surface relative flex min-h-16 items-center gap-1.5 border-2 px-2.5 py-2 sm:gap-3 sm:px-3',
        'hover:border-elephant has-checked:border-elephant has-checked:bg-elephant-soft transition-[background-color,border-color]',
        'has-disabled:hover:border-line has-disabled:cursor-not-allowed has-disabled:opacity-55',
        'has-focus-visible:outline-focus has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
      )}
    >
      <input
        type="checkbox"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-line`}
        checked={place >= 0}
        disabled={disabled}
        onChange={onToggle}
        className="sr-only"
      />
      <span className="grid size-8 shrink-0 place-items-center">
        {place >= 0 ? (
          <Place number={place + 1} />
        ) : (
          <span className="text-elephant-ink">{icon}</span>
        )}
      </span>
      <span className="min-w-0 leading-snug">
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
