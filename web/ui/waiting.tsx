import { Trans } from '#web/lib/trans.tsx'
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
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      {children}
    </div>
  )
}

interface TryAgainProps {
  error: Error
  onTry: () => void
  /** What did not happen, where the reason alone would not say it. */
  title?: string | undefined
  /** What there is all the same. */
  children?: ReactNode
}

/** Something could not be loaded or saved: why, and the way to try once more. */
export function TryAgain({ error, onTry, title, children }: TryAgainProps) {
  return (
    <Notice
      tone="care"
      alert
      title={title}
      actions={
        <Button size="small" variant="secondary" onClick={onTry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {error.message} {children}
    </Notice>
  )
}
