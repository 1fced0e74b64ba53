import { useEffect, useRef } from 'react'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Confetti } from '#web/ui/confetti.tsx'
import { CelebratingElephants } from '#web/ui/elephants/celebrating.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { InviteAdults } from './invite-adults.tsx'

interface ReadyProps {
  /** Called as one of the two ways is taken. */
  onGo?: () => void
}

/** Everything is set up: the first week can be planned now or later. */
export function Ready({ onGo }: ReadyProps) {
  const { family } = useFamily()
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    top.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <title>You are ready · Elefam</title>
      <Confetti />
      <EmptyState
        as="h1"
        picture={<CelebratingElephants alive />}
        title="You are ready"
        action={
          <>
            <ButtonLink to={appPaths.planMeeting} onClick={onGo}>
              Plan our first week
            </ButtonLink>
            <ButtonLink to={appPaths.dashboard} onClick={onGo} look="quiet">
              Look around first
            </ButtonLink>
          </>
        }
      >
        <p>
          Your mission: <strong className="text-ink">{family.familyData.goal?.title}</strong>
        </p>
        <p className="mt-3">
          Now gather everybody for your first family meeting. It takes about 20 minutes, and you
          leave the table with a plan for the week.
        </p>
      </EmptyState>
      <InviteAdults />
    </div>
  )
}
