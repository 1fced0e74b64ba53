import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { WaitingElephant } from '#web/ui/elephants/waiting.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** In place of the form once the message is on its way. */
export function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status" className="outline-none">
      <EmptyState
        picture={<WaitingElephant alive />}
        title="Your message is on its way"
        action={
          <Button look="secondary" onClick={onAgain}>
            Write another one
          </Button>
        }
      >
        <p>Thank you. The answer comes by e-mail, to {email}.</p>
      </EmptyState>
    </div>
  )
}
