import { useEffect, useRef } from 'react'
import type { PastGoal } from '#core/contract/goal.ts'
import { appPaths } from '#core/paths.ts'
import { sound } from '#web/lib/sounds.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Confetti } from '#web/ui/confetti.tsx'
import { CelebratingElephants } from '#web/ui/elephants/celebrating.tsx'
import { SleepingElephants } from '#web/ui/elephants/sleeping.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { journeyWords } from './mission-words.ts'
import { useJourney } from './use-journey.ts'

interface FarewellProps {
  goal: PastGoal
  onTakeBack: () => void
}

/** A mission has just been closed: a celebration, or a kind word. */
export function Farewell({ goal, onTakeBack }: FarewellProps) {
  const { total } = useJourney(goal)
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
        picture={reached ? <CelebratingElephants alive /> : <SleepingElephants alive />}
        title={reached ? 'You did it, together' : 'You let it go, and that is fine'}
        action={
          <>
            <ButtonLink to={appPaths.startGoal}>Choose the next mission</ButtonLink>
            <Button look="quiet" onClick={onTakeBack}>
              Take it up again
            </Button>
          </>
        }
      >
        <p className="text-ink font-semibold">{goal.title}</p>
        <p className="mt-2">{total && journeyWords(total)}</p>
        <p className="mt-2">
          {reached
            ? goal.celebration && `Now it is time for: ${goal.celebration}`
            : 'Not every goal stays the right one. What you learned on the way stays with you, and your weeks are kept below.'}
        </p>
      </EmptyState>
    </div>
  )
}
