import { classes } from '#web/lib/classes.ts'

const words = ['', 'A guess', 'Quite likely', 'Fits you well']

/** How sure we are, 1 to 3: in words, with as many dots. */
export function Sureness({ value }: { value: number }) {
  return (
    <span className="text-tiny text-quiet inline-flex items-center gap-2 font-semibold">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3].map((dot) => (
          <span
            key={dot}
            className={classes(
              'size-2 rounded-full',
              dot <= value ? 'bg-leaf' : 'border-edge border',
            )}
          />
        ))}
      </span>
      {words[value]}
    </span>
  )
}
