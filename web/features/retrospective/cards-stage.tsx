import { t } from '#core/say.ts'
import { useRef, useState } from 'react'
import {
  answerWords,
  cardKindOf,
  type Choice,
  type PictureQuestion,
} from '#content/questions/question.ts'
import { retrospectiveQuestions } from '#content/questions/retrospective.ts'
import type { Card } from '#core/retrospective/schema.ts'
import { sprintProgress } from '#core/tasks/progress.ts'
import type { Member } from '#core/members/member.ts'
import { limits } from '#core/limits.ts'
import { newId } from '#web/lib/random-id.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { useDraft } from '#web/shared/drafts/use-draft.tsx'
import { ChoiceLine, ChoiceLines } from '#web/shared/meeting/choices.tsx'
import { AddLine } from '#web/shared/meeting/entry-list.tsx'
import { FaceChoice } from '#web/shared/meeting/faces.tsx'
import { askedAfter } from '#web/shared/meeting/gathering.ts'
import { useFits } from '#web/shared/meeting/fits.ts'
import { AnswerPictures } from '#web/shared/meeting/picture-choices.tsx'
import { askedOf, useQuestions } from '#web/shared/meeting/question-for.ts'
import { Step } from '#web/shared/meeting/weekly-meeting.tsx'
import { ChooseMany } from '#web/ui/choice-group.tsx'
import { Segmented } from '#web/ui/controls.tsx'
import { Disclosure } from '#web/ui/layout.tsx'
import { List } from '#web/ui/list.tsx'
import { askedFor, type CardIdea, cardIdeas, CardTable, usualKind } from './card-table.tsx'
import type { StageProps } from './stages.tsx'

const kinds = [
  { value: 'high', label: t({ message: 'Good', context: 'a card' }) },
  { value: 'low', label: t({ message: 'Hard', context: 'a card' }) },
] as const

const ofKind: Record<Card['kind'], string> = {
  high: t`What was good this week?`,
  low: t`What was hard this week?`,
}

/** Whose card it is; of what kind, once somebody has said so. */
type NextCard = Pick<Card, 'memberId'> & { kind: Card['kind'] | null }

/** A card from everybody, about the family and not about a person; the way on puts it down. */
export function CardsStage({ sprint, members, here, speakers }: StageProps) {
  const send = useSend()
  const today = useToday()
  const { topics } = useHome().family.familyData
  const cards = sprint.retrospective?.cards ?? []
  const [first] = useState(() => nextWriter(cards, speakers).id)
  // Whose card it is and of what kind comes back with the words.
  const about = `card ${sprint.id}`
  const chosen = useDraft<NextCard | null>(`${about} of`, null)
  const { memberId, kind: said } = chosen.value ?? { memberId: first, kind: null }
  const hasNone = ({ id }: Member) => cards.every((card) => card.memberId !== id)
  const waiting = speakers.filter(hasNone)
  // Once round, it is nobody's turn, and more cards are welcome.
  const member = waiting.length === 0 ? undefined : members.find(({ id }) => id === memberId)
  const ask = useQuestions(retrospectiveQuestions, { kind: 'retrospective', sprintId: sprint.id })
  const progress = sprintProgress(sprint, members)
  const kind =
    said ??
    usualKind({
      cards: cards.filter((card) => card.memberId === memberId),
      isNothingDone: progress.planned > 0 && progress.done === 0,
      asked: member && ask(member)?.kind,
    })
  const question = member && askedFor(kind, (suits) => ask(member, suits))
  const fits = useFits(here)
  const isFull = cards.length >= limits.cards
  const pictures = question?.choices && !isFull ? question : null
  const hasOwn = !member || !hasNone(member)
  // After somebody who has a card already come those behind them, and not the first of those who passed.
  const following =
    member &&
    askedAfter(
      member,
      speakers.filter((one) => one.id === memberId || hasNone(one)),
    )
  const keepTyped = useRef<(() => void) | null>(null)

  const choose = (id: string) => chosen.set({ memberId: id, kind: null })
  const put = ({ text, kind: of }: Pick<Card, 'text' | 'kind'>) => {
    const card = { id: newId(), memberId, kind: of, text }
    void send.toSprint(sprint.id, { type: 'add-card', card })
    return card
  }
  /** What takes one press is a whole answer: the turn goes on by itself. */
  const putAndGoOn = (answer: Pick<Card, 'text' | 'kind'>) => {
    const card = put(answer)
    choose((following ?? nextWriter([...cards, card], speakers)).id)
  }
  const answerOf = (asked: PictureQuestion, choice: Choice) =>
    cards.find((one) => one.memberId === memberId && one.text === answerWords(asked, choice))
  const point = (asked: PictureQuestion, choice: Choice) => {
    const there = answerOf(asked, choice)
    const text = answerWords(asked, choice)
    if (!there) return putAndGoOn({ text, kind: cardKindOf(asked, choice) })
    void send.toSprint(sprint.id, { type: 'remove-card', cardId: there.id })
  }
  const ideas = isFull
    ? []
    : cardIdeas({ sprint, members, topics, today }).filter((idea) => idea.kind === kind)
  const ofTheWeek = ideas.filter(({ isTopic }) => !isTopic)
  const parked = ideas.filter(({ isTopic }) => isTopic)
  // In a turn a cross is on one's own cards: nobody is led to take away what others said.
  const mayRemove = (card: Card) =>
    !member ||
    isFull ||
    card.memberId === member.id ||
    speakers.every(({ id }) => id !== card.memberId)
  const board = (
    <div className="grid grid-cols-1 gap-4">
      <CardTable {...{ sprintId: sprint.id, cards, members, mayRemove }} />
      {!following && <CardGrouping sprintId={sprint.id} cards={cards} />}
    </div>
  )
  const lineOf = (idea: CardIdea) => (
    <ChoiceLine
      key={idea.text}
      picture={idea.icon ?? undefined}
      title={idea.text}
      note={idea.isTopic ? t`Take it as your answer` : undefined}
      label={t`Add it`}
      isChosen={false}
      onPress={() => putAndGoOn(idea)}
    />
  )
  const write = (
    <div className="grid grid-cols-1 gap-4">
      {/* A question that asks for one of them has said which. */}
      {(!question?.kind || pictures) && (
        <Segmented
          label={t`What kind of card?`}
          options={kinds}
          value={kind}
          onChange={(next) => chosen.set({ kind: next, memberId })}
        />
      )}
      <AddLine
        about={about}
        // Whoever is asked above is not asked something else here.
        label={question && !pictures ? t`Your answer` : ofKind[kind]}
        add={t`Add it`}
        quiet
        keepNow={keepTyped}
        full={isFull && t`No more cards fit. Take one away first.`}
        onAdd={(text) => put({ text, kind })}
      />
      {ofTheWeek.length > 0 && <List>{ofTheWeek.map(lineOf)}</List>}
      {/* Written down for the meeting, and no answer to what is asked above: below its own words. */}
      {parked.length > 0 && (
        <ChoiceLines title={t`To talk about`}>{parked.map(lineOf)}</ChoiceLines>
      )}
    </div>
  )
  const whose = (
    <FaceChoice
      legend={t`Somebody else answers`}
      hideLegend
      members={speakers}
      values={[memberId]}
      waiting={waiting}
      onPick={choose}
    />
  )

  return (
    <Step
      title={
        member && question
          ? askedOf(member.name, question.text, fits.signs)
          : t`What was good, what was hard?`
      }
      lead={pictures ? t`Just point.` : t`About us, not about one of us.`}
      member={member}
      line={member ? (question ? undefined : t`${member.name}’s card`) : t`All have a card`}
      turn={member?.id}
      next={
        following && {
          member: following,
          act: () => {
            keepTyped.current?.()
            choose(following.id)
          },
        }
      }
      beside={
        <div className="grid grid-cols-1 gap-5">
          {whose}
          {board}
        </div>
      }
    >
      {member &&
        (pictures ? (
          <AnswerPictures
            color={member.color}
            question={pictures}
            isChosen={(choice) => answerOf(pictures, choice) !== undefined}
            onPress={(choice) => point(pictures, choice)}
          />
        ) : (
          write
        ))}
      {hasOwn && <div data-narrow>{board}</div>}
      <div className="grid grid-cols-1 gap-1">
        {(pictures || !member) && (
          <Disclosure summary={member ? t`In your own words` : t`One more card`}>
            {write}
          </Disclosure>
        )}
        <div data-narrow className="grid grid-cols-1 gap-1">
          {/* Whoever is asked says their own before they read those of the others. */}
          {!hasOwn && cards.length > 0 && (
            <Disclosure summary={t`What the others said`}>{board}</Disclosure>
          )}
          <Disclosure summary={t`Somebody else answers`}>{whose}</Disclosure>
        </div>
      </div>
    </Step>
  )
}

/** Whoever has the fewest cards on the table, the youngest first. */
function nextWriter(cards: readonly Card[], speakers: readonly Member[]): Member {
  const count = ({ id }: Member) => cards.filter(({ memberId }) => memberId === id).length
  const fewest = Math.min(...speakers.map(count))
  return speakers.find((member) => count(member) === fewest) ?? speakers[0]!
}

/** The family lays cards together and says what they have in common. */
function CardGrouping({ sprintId, cards }: { sprintId: string; cards: readonly Card[] }) {
  const send = useSend()
  const [chosen, setChosen] = useState<string[]>([])
  const present = chosen.filter((id) => cards.some((card) => card.id === id))
  if (cards.length < 2) return null
  const group = (text: string) => {
    const name = text.slice(0, limits.name)
    const groups = present.map((cardId) => ({ cardId, group: name }))
    void send.toSprint(sprintId, { type: 'group-cards', groups })
    setChosen([])
  }
  return (
    <Disclosure summary={t`Lay similar cards together`}>
      <div className="grid grid-cols-1 gap-4">
        <ChooseMany
          legend={t`Which cards?`}
          values={present}
          onChange={setChosen}
          choices={cards.map(({ id, kind, text }) => ({
            value: id,
            label: kind === 'high' ? t`Good: ${text}` : t`Hard: ${text}`,
          }))}
        />
        <AddLine
          about={`group ${sprintId}`}
          label={t`What do they have in common?`}
          hint={t`One or two words: “Mornings”, “Homework”, “Pancakes”.`}
          add={t`Lay them together`}
          full={present.length < 2 && t`Choose two cards or more first.`}
          onAdd={group}
        />
      </div>
    </Disclosure>
  )
}
