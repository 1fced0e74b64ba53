import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Pencil } from '#web/ui/icons.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Drawing } from '#core/letters/drawing-schema.ts'
import type { LetterContent, Moment } from '#core/letters/schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { isAhead, latestDay } from '#core/letters/letters.ts'
import { limits } from '#core/limits.ts'
import { manyLines } from '#core/text/text.ts'
import { isPassing, onReturn } from '#web/data/api.ts'
import { useHome } from '#web/data/use-home.tsx'
import { randomId } from '#web/lib/random-id.ts'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { DrawingBoard } from '#web/shared/letters/drawing.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice, ProblemBox } from '#web/ui/notice.tsx'
import { Dictation } from './dictation.tsx'
import { momentsAhead, type MomentKind } from './moments.ts'

export type Letter = { id: string; moment: Moment; content: LetterContent }

interface LetterFormProps {
  /** Whose it is: each writer has a draft of their own. */
  memberId: string
  /** The moment that is chosen at first. */
  first?: MomentKind
  /** Somebody who does not write yet, or only just: the sheet to draw on is there at once. */
  draws: boolean
  send: (letter: Letter) => Promise<unknown>
  onSent: (letter: Letter) => void
}

/** A letter as it is written or drawn, with the moment for which it is sealed. */
export function LetterForm({ memberId, first, draws, send, onSent }: LetterFormProps) {
  const { today, ...documents } = useHome()
  const text = useDraft(`letter ${memberId}`, '')
  const drawing = useDraft<Drawing>(`letter drawing ${memberId}`, [], {
    words: () => [t`A drawing`],
  })
  const day = useDraft(`letter day ${memberId}`, '')
  // After a reload a draft is still for the moment for which it was begun.
  const kind = useDraft<MomentKind | ''>(`letter moment ${first ?? ''} ${memberId}`, '')
  const moments = momentsAhead(documents, today)
  const isChosen = (one: { kind: MomentKind }) => one.kind === (kind.value || first)
  const chosen = moments.find(isChosen) ?? moments[0]!
  const [wantsSheet, setWantsSheet] = useState(false)
  const hasSheet = wantsSheet || draws || chosen.kind === 'book' || drawing.value.length > 0
  const written = JSON.stringify([chosen.kind, day.value, text.value, drawing.value])
  const sending = useSending({ written, send }, (letter) => {
    for (const draft of [text, drawing, day, kind]) draft.drop()
    onSent(letter)
  })
  const seal = () => {
    const moment = chosen.moment ?? { kind: 'date' as const, date: day.latest() }
    const content = { text: manyLines(text.latest()), drawing: drawingIn(drawing.latest()) }
    const problem = problemOf(moment, content, today)
    if (problem) return sending.say(problem)
    sending.begin({ moment, content })
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      {/* While it is on its way, nothing is written that would not go with it. */}
      <div inert={sending.isBusy} className="grid grid-cols-1 gap-6">
        <ChooseOne
          legend={t`When is it opened?`}
          choices={moments.map(({ kind: value, label }) => ({ value, label }))}
          value={chosen.kind}
          onChange={(value) => kind.set(value)}
        />
        {chosen.kind === 'date' && (
          <TextField
            type="date"
            label={t`On which day?`}
            min={addDays(today, 1)}
            max={latestDay(today)}
            className="max-w-note"
            {...typedText(day)}
          />
        )}
        {hasSheet && (
          <div className="grid grid-cols-1 gap-2">
            <p className="font-semibold" aria-hidden="true">
              <Trans>Your drawing</Trans>
            </p>
            <DrawingBoard
              label={t`A sheet to draw on. Without a finger or a mouse, write below instead.`}
              drawing={drawing.value}
              onChange={(next) => drawing.set(next)}
            />
            {drawing.notice}
          </div>
        )}
        <div className="grid grid-cols-1 gap-3">
          <TextArea
            label={hasSheet ? t`Some words` : t`What do you want to say?`}
            optional={hasSheet}
            rows={hasSheet ? 2 : 6}
            {...typedText(text)}
            limit={limits.note}
            maxLength={limits.note}
          />
          <div className="flex flex-wrap gap-2">
            <Dictation
              onWords={(words) => text.set((said) => [said, words].filter(Boolean).join(' '))}
            />
            {!hasSheet && (
              <Button
                variant="secondary"
                size="small"
                icon={<Pencil />}
                onClick={() => setWantsSheet(true)}
              >
                <Trans>Draw something</Trans>
              </Button>
            )}
          </div>
        </div>
      </div>
      <ProblemBox text={sending.problem} />
      <div role="status" className="empty:hidden">
        {sending.isWaiting && (
          <Notice title={t`No network just now`}>
            <Trans>
              It stays here on this device. Leave this page open: it goes as soon as there is one.
            </Trans>
          </Notice>
        )}
      </div>
      <Button className="justify-self-start" busy={sending.isBusy} onClick={seal}>
        {chosen.kind === 'book' ? t`Put it in our book` : t`Seal it`}
      </Button>
    </div>
  )
}

const drawingIn = (drawing: Drawing) => (drawing.length > 0 ? drawing : null)

/** What is still missing before the letter can be sealed; null where nothing is. */
function problemOf(moment: Moment, { text, drawing }: LetterContent, today: string): string | null {
  if (text.trim() === '' && !drawing) return t`Write or draw something first.`
  if (moment.kind !== 'date') return null
  if (moment.date === '') return t`Choose the day on which it is opened.`
  return isAhead(moment.date, today) ? null : t`Choose a day from tomorrow on, within ten years.`
}

/**
 * Sends a letter. Where no answer comes it waits, and is sent once the server can be reached. `written`:
 * the values of the form. Once they change it is another letter: nothing waits, and no problem is shown.
 */
function useSending(
  { written, send }: Pick<LetterFormProps, 'send'> & { written: string },
  onSent: LetterFormProps['onSent'],
) {
  const [problem, setProblem] = useState({ text: '', of: '' })
  const [waiting, setWaiting] = useState<{ letter: Letter; of: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  // One id for all attempts: a letter whose answer was lost is not sent twice.
  const known = useRef({ id: '', of: '' })
  const say = (text: string) => setProblem({ text, of: written })
  const attempt = async (letter: Letter) => {
    setBusy(true)
    say('')
    try {
      await send(letter)
      known.current = { id: '', of: '' }
      setWaiting(null)
      onSent(letter)
    } catch (error) {
      setWaiting(isPassing(error) ? { letter, of: written } : null)
      if (!isPassing(error)) say(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  const isWaiting = waiting?.of === written
  const again = useEffectEvent(() => {
    if (isWaiting && !isBusy) void attempt(waiting.letter)
  })
  useEffect(() => {
    const stop = onReturn(again)
    addEventListener('online', again)
    return () => {
      stop()
      removeEventListener('online', again)
    }
  }, [])
  return {
    problem: problem.of === written && problem.text !== '' ? problem.text : null,
    isBusy,
    isWaiting,
    say,
    begin: (letter: Omit<Letter, 'id'>) => {
      if (known.current.of !== written) known.current = { id: randomId(22), of: written }
      void attempt({ id: known.current.id, ...letter })
    },
  }
}
