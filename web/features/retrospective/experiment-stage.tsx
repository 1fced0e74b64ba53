import { t } from '#core/say.ts'
import { useRef, useState } from 'react'
import { addDays } from '#core/time/calendar.ts'
import type { Card } from '#core/retrospective/schema.ts'
import { decidedIn, experimentOf } from '#core/experiments/experiment.ts'
import type { Member } from '#core/members/member.ts'
import { isUnderSix } from '#core/meetings/roles.ts'
import { sameText } from '#core/text/same-text.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text/text.ts'
import { newId } from '#web/lib/random-id.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { longDay } from '#web/lib/dates.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { useToday } from '#web/lib/use-today.ts'
import { rowOf } from '#web/lib/words.ts'
import { SavedNote, useOnLeave } from '#web/shared/drafts/saved-field.tsx'
import { typedPart, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { ChoiceLine, ChoiceLines } from '#web/shared/meeting/choices.tsx'
import { FaceChoice } from '#web/shared/meeting/faces.tsx'
import { useSpeakers } from '#web/shared/meeting/gathering.ts'
import { Step, useWays } from '#web/shared/meeting/weekly-meeting.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Disclosure } from '#web/ui/layout.tsx'
import { CardTable } from './card-table.tsx'
import type { StageProps } from './stages.tsx'

/** One change to try next week: what, who looks after it, and the day to see whether it helped. */
export function ExperimentStage({ sprint, members, speakers }: StageProps) {
  const today = useToday()
  const send = useSend()
  const isWide = useIsWide()
  // Whoever is away today may look after it, too.
  const able = useSpeakers({})
  const isGrown = (one: Member) => !isUnderSix(one, today)
  const [first, second] = able.filter(isGrown)
  const standIn = (speakers.find(isGrown) ?? speakers[0]!).id
  const { decided, typed, draft, edit, keep } = useDecision(sprint, {
    today,
    // Nobody is chosen beforehand, unless there is one alone who could.
    ownerId: first && !second ? first.id : '',
    standIn,
  })
  const { cards = [], why = '' } = sprint.retrospective ?? {}
  const lows = cards.filter(({ kind }) => kind === 'low')
  const groups = useIdeas(sprint)
  const { goOn } = useWays()
  const isReady = decided !== undefined && decided.text === oneLine(draft.text)
  /** An idea leads on by itself: who looks after it is said there, and changed with one press. */
  const take = (text: string) => {
    keep(edit({ text, ownerId: draft.ownerId || standIn }))
    goOn()
  }
  // As long as nothing is to be tried there is nothing to look after, and the host asks.
  const owner = draft.text === '' ? undefined : members.find(({ id }) => id === draft.ownerId)
  return (
    <Step
      title={t`One thing to try`}
      lead={t`Small enough for one week. None is fine too.`}
      member={owner}
      line={owner && t`${owner.name} looks after it`}
    >
      {lows.length > 0 && <Hard cards={lows} />}
      <div className="grid grid-cols-1 gap-5">
        {isWide && lows.length > 0 && (
          <CardTable sprintId={sprint.id} cards={lows} members={members} />
        )}
        <TextField
          label={t`We will try …`}
          {...typedPart(typed, 'text')}
          limit={limits.title}
          maxLength={limits.title}
          onBlur={() => keep(typed.latest())}
        />
        {/* First there is something to look after. */}
        {able.length > 1 && draft.text !== '' && (
          <FaceChoice
            legend={t`Who looks after it?`}
            members={able}
            values={[draft.ownerId]}
            onPick={(ownerId) => keep(edit({ ownerId }))}
          />
        )}
        <p role="status" className="text-small text-quiet empty:hidden">
          {isReady && t`It is agreed. You look at it again on ${longDay(decided.checkOn)}.`}
        </p>
        {draft.text !== '' && (
          <Disclosure summary={t`Look at it on another day`}>
            <TextField
              type="date"
              label={t`When do we see whether it helped?`}
              {...typedPart(typed, 'checkOn')}
              min={today}
              required
              onBlur={() => keep(typed.latest())}
            />
          </Disclosure>
        )}
      </div>
      {/* Their own answer to it comes first; these help where there is none. */}
      <div data-beside={isWide || undefined} className="grid grid-cols-1 gap-5">
        {groups.map(({ title, texts }) => (
          <ChoiceLines key={title} title={title}>
            {texts.map((text) => (
              <ChoiceLine
                key={text}
                title={text}
                isChosen={sameText(text, draft.text)}
                onPress={() => take(text)}
              />
            ))}
          </ChoiceLines>
        ))}
      </div>
      <Disclosure summary={t`Why was it so?`} open={why !== ''}>
        <div className="grid grid-cols-1 gap-4">
          <div data-narrow>
            <CardTable sprintId={sprint.id} cards={lows} members={members} />
          </div>
          <SavedNote
            about={`why ${sprint.id}`}
            field="why"
            label={t`What lies behind it?`}
            hint={t`Take the card that most of you feel. Ask “why?” and then once more “why?”`}
            value={why}
            onSave={(change) => send.toSprint(sprint.id, { type: 'edit-retrospective', ...change })}
          />
        </div>
      </Disclosure>
    </Step>
  )
}

/** What it is an answer to, in one line where its cards are in the fold below. */
function Hard({ cards }: { cards: readonly Card[] }) {
  const text = rowOf(cards.map((card) => card.text))
  return (
    <div data-narrow className="bg-marigold-soft rounded-field px-4 py-3">
      <p className="text-small line-clamp-2 leading-snug">{t`What was hard: ${text}`}</p>
    </div>
  )
}

const mostIdeas = 3

/** Where the family's own are few. A parked topic is none: it is something to talk about. */
const usualIdeas = [
  t`Getting things ready the evening before`,
  t`Beginning ten minutes earlier`,
  t`One thing fewer each day`,
]

type IdeaGroup = { title: string; texts: readonly string[] }

/** What may be tried with one tap: what wants to be changed a bit, and usual ones. */
function useIdeas(sprint: StageProps['sprint']): IdeaGroup[] {
  const { family } = useHome()
  const tried = experimentOf(family, sprint)
  const tweaked = tried?.verdict === 'tweak' ? [tried.text] : []
  let room = mostIdeas
  return [
    { title: t`To change a bit`, texts: tweaked },
    { title: t`What helps many families`, texts: usualIdeas },
  ].flatMap(({ title, texts }) => {
    const shown = texts.slice(0, room).map((text) => text.slice(0, limits.title))
    room -= shown.length
    return shown.length > 0 ? { title, texts: shown } : []
  })
}

type Draft = { text: string; ownerId: string; checkOn: string }

interface DecisionBegins {
  today: string
  /** Who looks after it at first: nobody where it is empty. */
  ownerId: string
  /** Whose it is where the words were left without anybody's face: they are not lost for that. */
  standIn: string
}

/** The decision as it is typed; sent as soon as it is whole, again when it changes. */
function useDecision(
  sprint: StageProps['sprint'],
  { today, ownerId: atFirst, standIn }: DecisionBegins,
) {
  const { family } = useHome()
  const send = useSend()
  const decided = decidedIn(family, sprint)
  const [id] = useState(() => decided?.id ?? newId())
  const typed = useDraft<Draft>(
    `experiment ${sprint.id}`,
    {
      text: decided?.text ?? '',
      ownerId: decided?.ownerId ?? atFirst,
      checkOn: decided?.checkOn ?? defaultCheck(sprint, today),
    },
    { words: ({ text }) => [text] },
  )
  // Two events may come before the screen is drawn again: the second must know of the first.
  const sent = useRef<Draft | undefined>(decided)

  /** What is not whole stays a draft. */
  const keep = ({ text, ownerId, checkOn }: Draft) => {
    const line = oneLine(text)
    if (line === '' || ownerId === '' || checkOn === '') return
    const before = sent.current
    if (before?.text === line && before.ownerId === ownerId && before.checkOn === checkOn) return
    const experiment = { id: decided?.id ?? id, text: line, ownerId, sprintId: sprint.id, checkOn }
    sent.current = experiment
    typed.sent(send.toFamily({ type: 'decide-experiment', experiment }).attempt)
  }
  useOnLeave(() => {
    const left = typed.latest()
    keep({ ...left, ownerId: left.ownerId || standIn })
  })

  const edit = (changes: Partial<Draft>) => typed.set((now) => ({ ...now, ...changes }))
  return { decided, typed, draft: typed.value, edit, keep }
}

/** A week after this sprint ends: the day of the next look back. */
function defaultCheck(sprint: StageProps['sprint'], today: string): string {
  const end = endOf(sprint)
  return addDays(end > today ? end : today, 7)
}
