import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { WaitingLetters } from '#web/shared/letters/waiting-letters.tsx'
import { useEffect, useRef } from 'react'
import type { Goal, PastGoal } from '#core/goal/schema.ts'
import { limits } from '#core/limits.ts'
import { appPaths, forGoal } from '#core/paths.ts'
import { useSend } from '#web/data/use-home.tsx'
import { sound } from '#web/lib/sounds.ts'
import { CelebrationPicture } from '#web/shared/celebrations/celebration-picture.tsx'
import { useMissionTotal } from '#web/shared/sprints/use-summaries.tsx'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Confetti } from '#web/ui/confetti.tsx'
import { SleepingElephants } from '#web/ui/elephants/sleeping.tsx'
import { Card, Disclosure, EmptyState } from '#web/ui/layout.tsx'
import { journeyWords } from './journey.tsx'

/** So much longer a mission goes on where its weeks were not enough. */
const moreWeeks = 2

interface EndingProps {
  goal: Goal
  /** Its weeks have gone by. */
  over?: boolean
  onClose: (outcome: PastGoal['outcome']) => void
}

/** How a mission ends, or changes: reached, let go, more time, other words. */
export function Ending({ goal, over, onClose }: EndingProps) {
  const { toFamily } = useSend()
  const undoToast = useUndoToast()
  const weeks = Math.min(goal.weeks + moreWeeks, limits.goalWeeks)
  const prolong = () =>
    undoToast(
      plural(weeks, {
        one: 'The mission now has # week',
        other: 'The mission now has # weeks',
      }),
      [toFamily({ type: 'edit-goal', changes: { weeks } })],
    )
  const buttons = (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap gap-2">
        <Button variant={over ? 'primary' : 'secondary'} onClick={() => onClose('reached')}>
          <Trans>We reached it</Trans>
        </Button>
        {over && weeks > goal.weeks && (
          <Button variant="secondary" onClick={prolong}>
            {plural(weeks - goal.weeks, { one: '# week more', other: '# weeks more' })}
          </Button>
        )}
      </div>
      {/* Quiet ones begin where the others do. */}
      <div className="-ms-4 flex flex-wrap">
        <Button variant="quiet" size="small" onClick={() => onClose('let-go')}>
          {t({ message: 'Let it go', context: 'a goal' })}
        </Button>
      </div>
    </div>
  )
  if (!over) {
    return (
      <Disclosure summary={t`Reached it, or has something changed?`}>
        <div className="grid grid-cols-1 gap-3">
          <p className="text-quiet">
            <Trans>Talk about it together. Whatever you press can be undone.</Trans>
          </p>
          {buttons}
        </div>
      </Disclosure>
    )
  }
  return (
    <Card as="section" tone="sunny" labelledBy="ending" className="grid gap-3">
      <h2 id="ending" className="text-title">
        {plural(goal.weeks, { one: '# week has gone by', other: '# weeks have gone by' })}
      </h2>
      <p>
        {goal.measure
          ? t`You said how you would know it. Are you there?`
          : t`Are you where you wanted to be?`}
      </p>
      {buttons}
    </Card>
  )
}

interface FarewellProps {
  goal: PastGoal
  onTakeBack: () => void
}

/** A mission has just been closed: a celebration, or a kind word. */
export function Farewell({ goal, onTakeBack }: FarewellProps) {
  const total = useMissionTotal(goal)
  const reached = goal.outcome === 'reached'
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    top.current?.focus({ preventScroll: true })
    if (reached) sound('all-done')
  }, [reached])
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {reached && <Confetti />}
      <EmptyState
        as="h1"
        picture={
          reached ? (
            <CelebrationPicture reached="mission" occasion={goal.id} />
          ) : (
            <SleepingElephants alive />
          )
        }
        title={reached ? t`You did it, together` : t`You let it go, and that is fine`}
        action={
          <>
            <ButtonLink to={forGoal(appPaths.ourStory, goal.id)}>
              <Trans>Read our story</Trans>
            </ButtonLink>
            <ButtonLink variant="secondary" to={forGoal(appPaths.storyBook, goal.id)}>
              <Trans>Keep it as a book</Trans>
            </ButtonLink>
            <ButtonLink variant="secondary" to={appPaths.startGoal}>
              <Trans>Choose the next mission</Trans>
            </ButtonLink>
            <Button variant="quiet" onClick={onTakeBack}>
              <Trans>Take it up again</Trans>
            </Button>
          </>
        }
      >
        <p className="text-ink font-semibold">{goal.title}</p>
        <p className="mt-2">{total && journeyWords(total)}</p>
        <p className="mt-2">
          {reached
            ? goal.celebration && t`Now it is time for: ${goal.celebration}`
            : t`Not every mission stays the right one. What you learned on the way stays with you, and your weeks are kept below.`}
        </p>
      </EmptyState>
      <WaitingLetters />
    </div>
  )
}
