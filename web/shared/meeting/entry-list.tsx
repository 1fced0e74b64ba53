import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { topicWords } from '#content/topic-words.ts'
import { Check, X, Plus } from '#web/ui/icons.ts'
import { useImperativeHandle, type ReactNode, type RefObject } from 'react'
import type { Topic } from '#core/topics/schema.ts'
import { sameText } from '#core/text/same-text.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text/text.ts'
import { classes } from '#web/lib/classes.ts'
import { newId } from '#web/lib/random-id.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { useOnLeave } from '#web/shared/drafts/saved-field.tsx'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { nameOf } from '#web/shared/tasks/task-words.ts'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Disclosure, Section } from '#web/ui/layout.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { List } from '#web/ui/list.tsx'

/** What was parked for the meeting: talk about one, settle it, take the next. */
export function TopicList() {
  const { topics } = useHome().family.familyData
  const send = useSend()
  return (
    <div className="grid grid-cols-1 gap-1">
      {topics.length > 0 && (
        <Section title={t`To talk about`}>
          <Topics />
        </Section>
      )}
      <Disclosure summary={topics.length > 0 ? t`Another topic` : t`Something to talk about`}>
        <AddLine
          about="topic meeting"
          label={t`What shall we talk about?`}
          full={topics.length >= limits.topics && t`The list is full. Settle a topic first.`}
          present={topics}
          onAdd={(text) => void send.toFamily({ type: 'park-topic', topic: { id: newId(), text } })}
        />
      </Disclosure>
    </div>
  )
}

/** The topics, each off the list with a press; nothing where there are none. */
export function Topics() {
  const { family, members } = useHome()
  const send = useSend()
  const undoToast = useUndoToast()
  const { topics } = family.familyData
  const settle = (topic: Topic) =>
    undoToast(t`Settled: ${topicWords(topic)}`, [
      send.toFamily({ type: 'settle-topic', topicId: topic.id }),
    ])
  if (topics.length === 0) return null
  return (
    <EntryList label={t`To talk about`}>
      {topics.map((topic) => (
        <Entry
          key={topic.id}
          text={topicWords(topic)}
          above={topic.memberId && nameOf(members, topic.memberId)}
          action={
            <Button
              variant="secondary"
              size="small"
              icon={<Check />}
              aria-label={t`Settled: ${topicWords(topic)}`}
              onClick={() => settle(topic)}
            >
              <Trans>Settled</Trans>
            </Button>
          }
        />
      ))}
    </EntryList>
  )
}

interface EntryListProps {
  /** What is listed, for screen readers. */
  label: string
  children: ReactNode
}

/** Things the family has written down, one below the other. */
export function EntryList({ label, children }: EntryListProps) {
  return <List label={label}>{children}</List>
}

interface EntryProps {
  /** A picture before the words. */
  mark?: ReactNode
  /** Who or when, above the words. */
  above?: ReactNode
  text: string
  onRemove?: (() => void) | undefined
  /** Another thing to do with it, before the cross. */
  action?: ReactNode
  /** What else may be said of it, below the words. */
  children?: ReactNode
}

export function Entry({ mark, above, text, onRemove, action, children }: EntryProps) {
  return (
    <li className="animate-rise flex min-h-15 flex-wrap items-center gap-x-3 py-1.5">
      {mark}
      <div className="min-w-0 flex-1 self-center">
        {above && <p className="text-small text-quiet leading-tight">{above}</p>}
        <p className="leading-snug">
          <bdi>{text}</bdi>
        </p>
      </div>
      {action}
      {onRemove && (
        <IconButton label={t`Remove: ${text}`} icon={<X />} onClick={onRemove} className="-me-1" />
      )}
      {children && <div className="basis-full">{children}</div>}
    </li>
  )
}

interface AddLineProps {
  /** Names the place and the thing, for the draft on this device. */
  about: string
  label: string
  hint?: string | undefined
  /** The button's words. */
  add?: string
  /** The list holds no more; the sentence says what to do. */
  full?: string | false | undefined
  /** What is on the list: the same words do not go there twice. */
  present?: readonly { text: string }[]
  /** Where the line is closed with words in it, they wait as a draft instead of being added. */
  waits?: boolean
  /** Nobody has to write in it, and its quiet button is there once somebody does: going on adds it, too. */
  quiet?: boolean
  /** Adds what stands in it at once, before the field is somebody else's. */
  keepNow?: RefObject<(() => void) | null>
  onAdd: (text: string) => void
}

/** A line for a list. What stands in it is added with Enter, with its button, and on going on. */
export function AddLine(props: AddLineProps) {
  const {
    about,
    label,
    hint,
    add = t`Add`,
    full,
    present = [],
    waits,
    quiet,
    keepNow,
    onAdd,
  } = props
  const draft = useDraft(about, '')

  const isPresent = (line: string) => present.some((other) => sameText(other.text, line))

  const keep = () => {
    // Adding may take this very line away before it is drawn again.
    const line = oneLine(draft.latest())
    if (line === '' || full || isPresent(line)) return
    draft.drop()
    onAdd(line)
  }
  useOnLeave(() => !waits && keep())
  useImperativeHandle(keepNow, () => keep)

  const form = useForm({
    rules: {},
    check: () => {
      const line = oneLine(draft.latest())
      if (full) return { line: full }
      if (line === '') return { line: t`Write a few words first.` }
      return isPresent(line) ? { line: t`That is on the list already.` } : {}
    },
    send: (_typed, place) => {
      keep()
      place.querySelector('input')?.focus()
    },
  })

  return (
    <Form form={form} className={classes('grid grid-cols-1', quiet ? 'gap-1' : 'gap-3')}>
      <TextField
        label={label}
        hint={hint}
        optional={quiet}
        name="line"
        {...typedText(draft)}
        limit={limits.title}
        maxLength={limits.title}
        enterKeyHint="done"
      />
      {(!quiet || draft.value !== '') && (
        <Button
          type="submit"
          variant={quiet ? 'quiet' : 'secondary'}
          size={quiet ? 'small' : undefined}
          flush={quiet ? 'start' : undefined}
          icon={<Plus />}
          className="justify-self-start"
        >
          {add}
        </Button>
      )}
    </Form>
  )
}
