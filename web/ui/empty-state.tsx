import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** An elephant picture from ui/elephants. */
  picture: ReactNode
  title: ReactNode
  /** h2 unless the screen holds nothing else. */
  as?: 'h1' | 'h2' | 'h3'
  /** Buttons: what to do about it. */
  action?: ReactNode
  children?: ReactNode
}

/** Nothing here yet: an invitation, not a void. */
export function EmptyState({
  picture,
  title,
  as: Heading = 'h2',
  action,
  children,
}: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 justify-items-center gap-3 px-4 py-8 text-center">
      <div className="mb-2 w-60 max-w-full">{picture}</div>
      <Heading className={Heading === 'h1' ? 'text-heading' : 'text-title'}>{title}</Heading>
      {children && <div className="text-quiet max-w-note text-pretty">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
