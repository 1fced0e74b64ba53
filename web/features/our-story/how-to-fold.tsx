import { t } from '#core/say.ts'
import type { ReactNode } from 'react'

type Step = { words: string; picture: ReactNode }

/** From the printed paper to the book, a drawing for each thing that hands do (N36). */
export function HowToFold({ size }: { size: keyof typeof steps }) {
  return (
    <ol
      aria-label={t`How it becomes a book`}
      className="grid grid-cols-2 gap-4 sm:max-lg:grid-cols-4"
    >
      {steps[size].map(({ words, picture }) => (
        <li key={words} className="grid content-start gap-2">
          <svg
            viewBox="0 0 120 84"
            aria-hidden="true"
            className="stroke-ink bg-surface rounded-field fill-none [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:2]"
          >
            {picture}
          </svg>
          <p className="text-small">{words}</p>
        </li>
      ))}
    </ol>
  )
}

const paper = 'fill-elephant-soft'
const crease = 'stroke-quiet [stroke-dasharray:1_5]'
const hand = 'stroke-coral [stroke-width:3]'

/** The sheet as it lies on the table, with its eight fields. */
const sheet = (
  <>
    <path className={paper} d="M14 14H106V70H14Z" />
    <path className={crease} d="M37 14V70M60 14V70M83 14V70M14 42H106" />
  </>
)

const steps = {
  small: [
    { words: t`Print it, and fold it into eight`, picture: sheet },
    {
      words: t`Open it, and cut along the thick red line`,
      picture: (
        <>
          {sheet}
          <path className={hand} d="M37 42H83" />
          <path d="M46 48L66 36M46 36L66 48" />
          <circle className="fill-surface" cx="42" cy="33" r="4.5" />
          <circle className="fill-surface" cx="42" cy="51" r="4.5" />
        </>
      ),
    },
    {
      words: t`Fold it lengthwise, and push the ends together`,
      picture: (
        <>
          <path className={paper} d="M28 26L46 34L60 20L74 34L92 26V56L74 64L60 50L46 64L28 56Z" />
          <path d="M46 34V64M74 34V64M60 20V50" />
          <path className={hand} d="M6 42H20M14 36L20 42L14 48M114 42H100M106 36L100 42L106 48" />
        </>
      ),
    },
    {
      words: t`Turn the pages: your book`,
      picture: (
        <>
          <path
            className={paper}
            d="M60 24C50 16 36 16 24 20V66C36 62 50 62 60 70C70 62 84 62 96 66V20C84 16 70 16 60 24Z"
          />
          <path d="M60 24V70M32 32C40 30 46 31 52 34M32 42C40 40 46 41 52 44" />
          <path
            className="fill-coral stroke-coral"
            d="M78 48C70 42 70 36 74 35C76 34 78 36 78 38C78 36 80 34 82 35C86 36 86 42 78 48Z"
          />
        </>
      ),
    },
  ],
  long: [
    {
      words: t`Print both sides, turned over the short edge`,
      picture: (
        <>
          <path className={paper} d="M24 22H96V70H24Z" />
          <path className={crease} d="M60 22V70" />
          <path className={hand} d="M40 14C48 6 72 6 80 14M74 14H80V8" />
        </>
      ),
    },
    {
      words: t`Lay the sheets into each other`,
      picture: (
        <>
          <path className={paper} d="M18 26L60 42L102 26V46L60 62L18 46Z" />
          <path className={paper} d="M24 18L60 32L96 18V38L60 52L24 38Z" />
          <path d="M60 32V52" />
          <path className={hand} d="M60 6V20M54 15L60 21L66 15" />
        </>
      ),
    },
    {
      words: t`Fold them in the middle`,
      picture: (
        <>
          <path className={paper} d="M30 26L60 66L90 26L96 34L60 76L24 34Z" />
          <path
            className={hand}
            d="M16 22C22 12 34 10 42 14M36 8L43 14L35 19M104 22C98 12 86 10 78 14M84 8L77 14L85 19"
          />
        </>
      ),
    },
    {
      words: t`Put two staples in the fold`,
      picture: (
        <>
          <path className={paper} d="M38 12H88V72H38Z" />
          <path d="M44 12V72" />
          <path className={hand} d="M34 26H44M34 58H44" />
        </>
      ),
    },
  ],
} satisfies Record<'small' | 'long', readonly Step[]>
