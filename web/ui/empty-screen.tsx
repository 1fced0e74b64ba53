import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'

interface EmptyScreenProps {
  /** A drawing. */
  picture: ReactNode
  title: string
  /** The page's title, where no other heading stands above. */
  page?: string
  /** h2, or the page's own heading. */
  as?: 'h1' | 'h2'
  /** What to do about it. */
  action?: ReactNode
  children: ReactNode
}

/**
 * A whole screen that has nothing to show yet. On a wide one its words begin where those of every screen
 * do, and the picture stands beside them. With the page's own heading both have some air above them; below
 * another one they follow it at once.
 */
export function EmptyScreen({ picture, title, page, as, action, children }: EmptyScreenProps) {
  const Heading = as ?? (page ? 'h1' : 'h2')
  return (
    <div
      className={classes(
        'grid grid-cols-1 gap-x-16 gap-y-5 max-lg:justify-items-center max-lg:px-4 max-lg:text-center lg:grid-cols-2',
        Heading === 'h1' ? 'items-center py-8 lg:min-h-[44dvh]' : 'items-start',
      )}
    >
      {page && <title>{page}</title>}
      <div className="w-60 max-w-full lg:order-last lg:w-full lg:max-w-96 lg:justify-self-center">
        {picture}
      </div>
      <div className="grid max-w-form gap-3 max-lg:justify-items-center">
        <Heading className={Heading === 'h1' ? 'text-heading' : 'text-title'}>{title}</Heading>
        <div className="text-quiet max-w-note text-pretty">{children}</div>
        {action && <div className="mt-3 flex flex-wrap gap-2 max-lg:justify-center">{action}</div>}
      </div>
    </div>
  )
}
