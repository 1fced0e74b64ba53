import { t } from '#core/say.ts'
import type { Question } from '#content/questions/question.ts'
import { topicWords } from '#content/topic-words.ts'
import { Ungroup, X } from '#web/ui/icons.ts'
import type { ReactNode } from 'react'
import type { Topic } from '#core/topics/schema.ts'
import type { Card } from '#core/retrospective/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { weekdayName } from '#web/lib/dates.ts'
import { summarize } from '#core/insights/insights.ts'
import type { Member } from '#core/members/member.ts'
import { sameText } from '#core/text/same-text.ts'
import { limits } from '#core/limits.ts'
import { useSend } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { resultsOf } from '#web/shared/meeting/week-facts.tsx'
import { nameOf } from '#web/shared/tasks/task-words.ts'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { IconButton } from '#web/ui/button.tsx'

interface CardTableProps {
  sprintId: string
  cards: readonly Card[]
  members: readonly Member[]
  /** What may be taken away; nothing without it, and then nothing is taken apart. */
  mayRemove?: (card: Card) => boolean
}

const kinds = [
  { kind: 'high', title: t({ message: 'Good', context: 'cards' }) },
  { kind: 'low', title: t({ message: 'Hard', context: 'cards' }) },
] as const

/**
 * The cards on the table: highs at one side, lows at the other, on a phone too, so that both are seen. Large
 * letters have the whole width, one kind below the other.
 */
export function CardTable(props: CardTableProps) {
  const kindsHere = new Set(props.cards.map(({ kind }) => kind))
  return (
    <div className="@container">
      <div
        className={classes(
          'grid items-start gap-x-3 gap-y-4',
          kindsHere.size > 1 && '@min-[17em]:grid-cols-2',
        )}
      >
        {kinds.map(({ kind, title }) => {
          const list = props.cards.filter((card) => card.kind === kind)
          if (list.length === 0) return null
          return (
            <section key={kind} className="grid grid-cols-1 gap-2">
              <h2 className="text-body font-bold">{title}</h2>
              <Column {...props} title={title} list={list} />
            </section>
          )
        })}
      </div>
    </div>
  )
}

interface ColumnProps extends CardTableProps {
  title: string
  list: readonly Card[]
}

/** What belongs together lies together. */
function Column({ sprintId, members, mayRemove, title, list }: ColumnProps) {
  const send = useSend()
  const undoToast = useUndoToast()
  const remove = ({ id: cardId }: Card) =>
    undoToast(t`Card taken away`, [send.toSprint(sprintId, { type: 'remove-card', cardId })])
  const takeApart = (name: string, together: readonly Card[]) => {
    const groups = together.map(({ id: cardId }) => ({ cardId, group: null }))
    undoToast(t`“${name}” is taken apart`, [
      send.toSprint(sprintId, { type: 'group-cards', groups }),
    ])
  }
  const entry = (card: Card) => (
    <OneCard
      key={card.id}
      card={card}
      // What was hard was hard for all: a low is about us, and nobody's face is beside it.
      by={card.kind === 'high' ? byOf(members, card) : undefined}
      onRemove={mayRemove?.(card) ? () => remove(card) : undefined}
    />
  )
  const names = [...new Set(list.flatMap(({ group }) => group ?? []))]
  const alone = list.filter(({ group }) => !group)
  return (
    <>
      {names.map((name) => {
        const together = list.filter(({ group }) => group === name)
        return (
          <div key={name} className="bg-sunken rounded-card grid grid-cols-1 gap-2 p-2">
            <div className="flex min-h-11 items-center justify-between gap-1 ps-1">
              <h3 className="text-small min-w-0 font-semibold">
                <bdi>{name}</bdi>
              </h3>
              {mayRemove && (
                <IconButton
                  label={t`Take apart: ${name}`}
                  icon={<Ungroup />}
                  onClick={() => takeApart(name, together)}
                />
              )}
            </div>
            <Cards label={t`${title}: ${name}`}>{together.map(entry)}</Cards>
          </div>
        )
      })}
      {alone.length > 0 && <Cards label={title}>{alone.map(entry)}</Cards>}
    </>
  )
}

function Cards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-2">
      {children}
    </ul>
  )
}

interface By {
  member: Member | undefined
  name: string
}

const byOf = (members: readonly Member[], { memberId }: Card): By => ({
  member: members.find(({ id }) => id === memberId),
  name: nameOf(members, memberId),
})

interface OneCardProps {
  card: Card
  by: By | undefined
  onRemove: (() => void) | undefined
}

function OneCard({ card, by, onRemove }: OneCardProps) {
  return (
    <li
      className={classes(
        'animate-rise rounded-field flex min-h-12 items-start px-3 py-1.5',
        card.kind === 'high' ? 'bg-leaf-soft' : 'bg-marigold-soft',
      )}
    >
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1 self-center">
        <bdi className="text-small leading-snug">{card.text}</bdi>
        {by && (
          <span className="flex min-w-0 items-center gap-2">
            {by.member && <Avatar {...by.member} size="small" />}
            <bdi className="text-tiny min-w-0 leading-tight">{by.name}</bdi>
          </span>
        )}
      </div>
      {/* In the corner, away from the face: what takes a card away is not met on the way to somebody. */}
      {onRemove && (
        <IconButton
          label={t`Remove: ${card.text}`}
          icon={<X className="size-5" />}
          onClick={onRemove}
          className="-me-3 -my-1.5 shrink-0 sm:ms-3"
        />
      )}
    </li>
  )
}

export type CardIdea = Pick<Card, 'kind' | 'text'> & { icon: string | null; isTopic?: boolean }

interface Week {
  sprint: Sprint
  members: readonly Member[]
  topics: readonly Topic[]
  today: string
}

const mostOfAKind = 2
/** Of five; a day at most so low was hard for the family, and one at least so high was good. */
const low = 2
const high = 4

type Result = ReturnType<typeof resultsOf>[number]

const isWhole = ({ done, planned }: Result) => done >= planned

const isLow = ({ done, planned }: Result) => done * 2 < planned

const inNumbers = ({ task, done, planned }: Result) => ({
  text: t`${task.title}: ${done} of ${planned}`,
  icon: task.icon,
})

/**
 * Cards that the week itself has written: what was done, the days' faces, what somebody parked. What was not
 * done is none of them: whether it was hard, or nobody minded, only the family knows (N34).
 */
export function cardIdeas({ sprint, members, topics, today }: Week): CardIdea[] {
  const results = resultsOf(sprint, members)
  const { moods } = summarize(sprint, members, today)
  const days = (isSo: (mood: number) => boolean, words: (day: string) => string) =>
    moods
      .filter(({ mood }) => isSo(mood))
      .map(({ date }) => ({ text: words(weekdayName(date)), icon: null }))
  const best = results
    .filter(({ done, planned }) => done > 0 && planned > 0)
    .toSorted((a, b) => b.done / b.planned - a.done / a.planned)
  // In a week where nothing went well, what went best is a high all the same.
  const went = best.filter((result, index) => index === 0 || !isLow(result))
  const highs = [
    ...went
      .filter(isWhole)
      .map(({ task }) => ({ text: t`${task.title}: all done`, icon: task.icon })),
    ...days(
      (mood) => mood >= high,
      (day) => t`${day} was good`,
    ),
    ...went.filter((result) => !isWhole(result)).map(inNumbers),
  ]
  const lows = [
    ...topics.map((topic) => ({ text: topicWords(topic), icon: null, isTopic: true })),
    ...days(
      (mood) => mood <= low,
      (day) => t`${day} was hard`,
    ),
  ]
  const cards = sprint.retrospective?.cards ?? []
  const open = (kind: Card['kind'], ideas: Omit<CardIdea, 'kind'>[]) =>
    ideas
      .map((idea) => ({ ...idea, kind, text: idea.text.slice(0, limits.title) }))
      .filter(({ text }) => !cards.some((card) => sameText(card.text, text)))
      .slice(0, mostOfAKind)
  return [...open('high', highs), ...open('low', lows)]
}

interface Usual {
  /** Their cards so far. */
  cards: readonly Card[]
  isNothingDone: boolean
  /** What their question of this look back asks for. */
  asked: Card['kind'] | undefined
}

/** One of each, and first what is asked; a week of which nothing was done is not begun with what was good. */
export function usualKind({ cards, isNothingDone, asked = 'high' }: Usual): Card['kind'] {
  if (cards.some(({ kind }) => kind === 'high')) return 'low'
  return isNothingDone ? 'low' : asked
}

type Ask = (suits?: (question: Question) => boolean) => Question | null

/** The question of this look back, or another one where such a card does not answer it. */
export function askedFor(kind: Card['kind'], ask: Ask): Question | null {
  const suits = (question: Question) => (question.kind ?? kind) === kind
  const usual = ask()
  return usual && !suits(usual) ? ask(suits) : usual
}
