import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { Skeleton } from './skeleton.tsx'

interface WaitingProps {
  /** Of react-query. */
  query: { error: Error | null; refetch: () => unknown }
  /** What is on its way, in grey. */
  children?: ReactNode
}

/** In the place of what is asked for: that it is on its way, or why not and the way to try again. */
export function Waiting({ query, children = <Skeleton className="w-56" /> }: WaitingProps) {
  const { error, refetch } = query
  if (error) return <TryAgain error={error} onTry={() => void refetch()} />
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      {children}
    </div>
  )
}

/** Something could not be read: why, and the way to try once more. */
export function TryAgain({ error, onTry }: { error: Error; onTry: () => void }) {
  return (
    <Notice
      tone="care"
      alert
      actions={
        <Button size="small" variant="secondary" onClick={onTry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Notice>
  )
}
