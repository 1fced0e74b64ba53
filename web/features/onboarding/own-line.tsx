import { chosenTopic, isSameTopic } from '#content/topic.ts'
import type { ChosenTopic } from '#core/family/chosen-topic-schema.ts'
import { useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { oneLine } from '#core/text/text.ts'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

interface OwnLineProps extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hideLabel' | 'placeholder' | 'optional' | 'enterKeyHint'
> {
  /** Names what is typed, for its draft. */
  about: string
  limit: number
  button: string
  icon: ReactNode
  /** Takes what was typed, or gives what is wrong with it. */
  onTake: (text: string) => string | undefined
}

/** A line of one's own within a step: taken by its button or by Enter, which sends no form. */
export function OwnLine({ about, limit, button, icon, onTake, ...look }: OwnLineProps) {
  const draft = useDraft(about, '')
  const place = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const { onChange, ...field } = typedText(draft)
  const take = () => {
    const wrong = onTake(draft.latest())
    setProblem(wrong)
    if (wrong) place.current?.focus()
    else draft.drop()
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        {...look}
        {...field}
        ref={place}
        className="min-w-[min(20rem,100%)] flex-1"
        autoComplete="off"
        error={problem}
        limit={limit}
        maxLength={limit}
        onChange={(event) => {
          onChange(event)
          setProblem(undefined)
        }}
        onKeyDown={(event) => onEnter(event, take)}
      />
      <Button variant="secondary" icon={icon} onClick={take}>
        {button}
      </Button>
    </div>
  )
}

/** Enter in a line takes it, rather than sending the form around it; not while a word is composed. */
export function onEnter(event: KeyboardEvent, take: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  take()
}

/**
 * What is chosen as a question opens stands first, so that one sees what one has; what is chosen from then on
 * stays where it was pressed.
 */
export function useChosenFirst<Choice>(
  all: readonly Choice[],
  nameOf: (choice: Choice) => string,
  chosen: readonly string[],
): Choice[] {
  const [first] = useState(chosen)
  const placeOf = (choice: Choice) =>
    first.includes(nameOf(choice)) ? first.indexOf(nameOf(choice)) : first.length
  return all.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/**
 * What somebody wrote as a choice of their own: the library's where it has it, and null where there is
 * nothing to add because it is empty or chosen already.
 */
export function ownChoice(text: string, chosen: readonly ChosenTopic[]): ChosenTopic | null {
  const line = oneLine(text)
  const own = chosenTopic(line)
  return line === '' || chosen.some((one) => isSameTopic(one, own)) ? null : own
}
