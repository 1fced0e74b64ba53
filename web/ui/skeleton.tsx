import { classes } from '#web/lib/classes.ts'

interface SkeletonProps {
  shape?: 'line' | 'heading' | 'card'
  className?: string
}

/** The grey shape of something that is on its way. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={classes(
        'bg-sunken animate-breathe',
        {
          line: 'rounded-full h-4',
          heading: 'rounded-full h-8 w-3/5',
          card: 'rounded-card h-36',
        }[shape],
        className,
      )}
    />
  )
}

/** A whole screen on its way: a heading and some cards. Its own heading is what is read out (K2). */
export function ScreenSkeleton({ cards = 3 }: { cards?: number }) {
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton shape="heading" />
      <Skeleton className="w-4/5" />
      {Array.from({ length: cards }, (_, index) => (
        <Skeleton key={index} shape="card" />
      ))}
    </div>
  )
}
