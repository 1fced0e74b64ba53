import { classes } from '#web/lib/classes.ts'

/** Where a tinted ground ends: as hills do, not as boxes. `fill-…` is the ground's colour. */
export function Edge({ className, above }: { className: string; above?: boolean }) {
  return (
    <svg
      viewBox="0 0 1440 48"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classes('block h-6 w-full md:h-10', above ? '-mb-px' : '-mt-px', className)}
    >
      <path
        d={
          above
            ? 'M0 48H1440V20C1240 -6 960 38 700 22C460 6 220 -4 0 30Z'
            : 'M0 0H1440V18C1220 50 940 4 660 26C420 44 180 46 0 16Z'
        }
      />
    </svg>
  )
}
