import { useRef, useState } from 'react'
import { addDays } from '#core/domain/calendar.ts'
import { experimentOf } from '#core/domain/experiment.ts'
import { endOf } from '#core/domain/sprint-days.ts'
import { limits } from '#core/limits.ts'
import { newId } from '#web/data/mutate.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { longDay } from '#web/lib/dates.ts'
import { oneLine } from '#core/text.ts'
import { useToday } from '#web/lib/use-today.ts'
import { typedPart, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { MemberChoice } from '#web/shared/meeting/member-choice.tsx'
import { useOnLeave } from '#web/shared/drafts/use-on-leave.ts'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CardGroups } from './card-groups.tsx'
import type { StageProps } from './stage-props.ts'

/** One change to try next week: what, who looks after it, and the day to see whether it helped. */
export function ExperimentStage({ sprint, members }: StageProps) {
  const today = useToday()
  const { decided, typed, draft, edit, keep } = useDecision(sprint, today)
  const lows = (sprint.retrospective?.cards ?? []).filter(({ kind }) => kind === 'low')
  const tried = experimentOf(useFamily().family, sprint)
  const isReady = decided !== undefined && decided.text === oneLine(draft.text)
  return (
    <>
      {lows.length > 0 && <CardGroups sprintId={sprint.id} cards={lows} members={members} />}
      {tried?.verdict === 'tweak' && !decided && (
        <Notice title={`You wanted to change “${tried.text}” a bit`}>
          How would it work better? It stands here for you to change.
        </Notice>
      )}
      <TextField
        label="We will try …"
        hint="Small enough for one week: “Shoes and bags by the door in the evening.”"
        {...typedPart(typed, 'text')}
        limit={limits.title}
        maxLength={limits.title}
        onBlur={() => keep(typed.latest())}
      />
      <MemberChoice
        legend="Who looks after it?"
        members={members}
        value={draft.ownerId}
        onChange={(ownerId) => keep(edit({ ownerId }))}
      />
      <TextField
        type="date"
        label="When do we see whether it helped?"
        {...typedPart(typed, 'checkOn')}
        min={today}
        required
        onBlur={() => keep(typed.latest())}
      />
      <div role="status">
        {isReady ? (
          <Notice tone="good" title="It is agreed">
            {`You look at it again on ${longDay(decided.checkOn)}.`}
          </Notice>
        ) : (
          <p className="text-quiet">
            {draft.text === '' || draft.ownerId
              ? 'One change is plenty, and none is fine too.'
              : 'Choose who looks after it, and it is agreed.'}
          </p>
        )}
      </div>
    </>
  )
}

type Draft = { text: string; ownerId: string | null; checkOn: string }

/** The decision as it is typed; sent as soon as it is whole, again when it changes. */
function useDecision(sprint: StageProps['sprint'], today: string) {
  const { family } = useFamily()
  const send = useSend()
  const decided = family.familyData.experiments.findLast(({ sprintId }) => sprintId === sprint.id)
  const tried = experimentOf(family, sprint)
  const changing = tried?.verdict === 'tweak' ? tried : null
  const [id] = useState(() => decided?.id ?? newId())
  const typed = useDraft<Draft>(
    `experiment ${sprint.id}`,
    {
      text: decided?.text ?? changing?.text ?? '',
      ownerId: decided?.ownerId ?? null,
      checkOn: decided?.checkOn ?? defaultCheck(sprint, today),
    },
    { words: ({ text }) => [text] },
  )
  // Two events may come before the screen is drawn again: the second must know of the first.
  const sent = useRef<Draft | undefined>(decided)

  const keep = ({ text, ownerId, checkOn }: Draft) => {
    const line = oneLine(text)
    if (line === '' || !ownerId || checkOn === '') return
    const before = sent.current
    if (before?.text === line && before.ownerId === ownerId && before.checkOn === checkOn) return
    const experiment = { id: decided?.id ?? id, text: line, ownerId, sprintId: sprint.id, checkOn }
    sent.current = experiment
    typed.sent(send.toFamily({ type: 'decide-experiment', experiment }).attempt)
  }
  useOnLeave(() => keep(typed.latest()))

  const edit = (changes: Partial<Draft>) => typed.set((now) => ({ ...now, ...changes }))
  return { decided, typed, draft: typed.value, edit, keep }
}

/** A week after this sprint ends: the day of the next look back. */
function defaultCheck(sprint: StageProps['sprint'], today: string): string {
  const end = endOf(sprint)
  return addDays(end > today ? end : today, 7)
}
