import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Printer } from '#web/ui/icons.ts'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Member } from '#core/members/member.ts'
import { classes } from '#web/lib/classes.ts'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import { AnimalFace } from '#web/ui/avatar/animal-face.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/controls.tsx'
import './sheets.css'

interface SheetProps {
  paper: Paper
  /** Lies on its long side. */
  wide?: boolean
  label: string
  /** It comes back by photograph: its place on the screen, the sprint's n-th week, its set of tags. */
  marked?: { slot: string; week: number; tags: number }
  children: ReactNode
}

/** One page: a picture of it on the screen, the page itself on paper. */
export function Sheet({ paper, wide, label, marked, children }: SheetProps) {
  return (
    <div className="sheet-frame">
      <section
        aria-label={label}
        data-sheet={marked?.slot}
        data-week={marked?.week}
        data-tags={marked?.tags}
        className={classes(
          'sheet',
          marked && 'sheet-marked',
          `sheet-${paper}${wide ? '-wide' : ''}`,
        )}
      >
        {children}
      </section>
    </div>
  )
}

/** A member's animal, for those who do not read names. */
export function MemberFace({ member, className }: { member: Member; className: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      data-member-color={member.color}
      className={className}
      aria-hidden="true"
    >
      <AnimalFace of={member.animal} />
    </svg>
  )
}

/** The two papers of the world's printers, in millimetres. */
export const papers = {
  a4: { label: 'A4', width: 210, height: 297 },
  letter: { label: t`US Letter`, width: 215.9, height: 279.4 },
} as const

export type Paper = keyof typeof papers

const lettersCountries = 'US CA MX PH CL CO CR GT PA DO NI SV VE'.split(' ')
const key = 'elefam-paper'

/** What was chosen on this device, else what the reader's country uses. */
export function readPaper(): Paper {
  const kept = deviceStorage().getItem(key)
  if (kept === 'a4' || kept === 'letter') return kept
  return paperOf(navigator.language)
}

export function keepPaper(paper: Paper): void {
  deviceStorage().setItem(key, paper)
}

/** The paper of a language tag such as `en-US`. */
export function paperOf(language: string): Paper {
  const country = /[-_]([A-Z]{2})\b/.exec(language)?.[1]
  return country && lettersCountries.includes(country) ? 'letter' : 'a4'
}

/** The paper of this device, and how it becomes another one. */
export function usePaper(): [paper: Paper, choose: (paper: Paper) => void] {
  const [paper, setPaper] = useState<Paper>(readPaper)
  const choose = (next: Paper) => {
    keepPaper(next)
    setPaper(next)
  }
  return [paper, choose]
}

interface PrintControlsProps {
  /** What Print does where that is more than printing; `busy`: while it does. */
  onPrint?: () => void
  busy?: boolean
  paper: Paper
  onPaper: (paper: Paper) => void
  /** What is chosen before the paper. */
  first?: ReactNode
  /** What is chosen after it. */
  children?: ReactNode
}

/** Prints, on which paper, and what else there is to choose; on paper none of it. */
export function PrintControls(props: PrintControlsProps) {
  const { paper, onPaper, onPrint = print, busy = false, first, children } = props
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button icon={<Printer />} className="max-sm:w-full" busy={busy} onClick={() => onPrint()}>
        <Trans>Print</Trans>
      </Button>
      {first}
      <Segmented
        label={t`Paper`}
        options={[
          { value: 'a4', label: papers.a4.label },
          { value: 'letter', label: papers.letter.label },
        ]}
        value={paper}
        onChange={onPaper}
      />
      {children}
    </div>
  )
}

/** A printer's browser breaks lines a little differently; so much stays free on a sheet, in millimetres. */
const slack = 4

interface Fitted {
  /** Where the sheets stand. */
  ref: React.RefObject<HTMLDivElement | null>
  fit: Fit
}

/**
 * Measures what is to be printed in the sizes it may have, and says which of the rows (`data-row`)
 * stand on which sheet. Until then all stand on one. `rows`: how many there are; `of`: what is drawn.
 */
export function useFit(rows: number, paper: Paper, of: readonly unknown[]): Fitted {
  const ref = useRef<HTMLDivElement>(null)
  const all = Array.from({ length: rows }, (_, row) => row)
  const [fit, setFit] = useState<Fit | null>(null)
  const isFor = fit?.sheets.flat().length === rows
  const measure = () => {
    const next = ref.current && measured(ref.current, papers[paper].height - slack)
    if (next && JSON.stringify(next) !== JSON.stringify(fit)) setFit(next)
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is drawn decides, not who draws it
  useLayoutEffect(measure, [...of, rows, paper])
  useEffect(() => {
    document.fonts.addEventListener('loadingdone', measure)
    return () => document.fonts.removeEventListener('loadingdone', measure)
  })
  return { ref, fit: fit && isFor ? fit : { scale: 1, sheets: [all], room: [0], extra: 0 } }
}

/** A millimetre in the pixels of a page. */
export const millimetre = 96 / 25.4

function measured(root: HTMLElement, height: number): Fit {
  const heightOf = (element: Element) => element.getBoundingClientRect().height / millimetre
  const before = root.style.getPropertyValue('--scale')
  const sheet = root.querySelector('.sheet')!
  root.dataset['measuring'] = ''
  const fit = fitOf((scale) => {
    root.style.setProperty('--scale', String(scale))
    const inFirst = [...sheet.querySelectorAll('[data-row]')].map(heightOf)
    return {
      scale,
      fixed: heightOf(sheet) - inFirst.reduce((sum, one) => sum + one, 0),
      rows: [...root.querySelectorAll('[data-row]')].map(heightOf),
    }
  }, height)
  delete root.dataset['measuring']
  root.style.setProperty('--scale', before)
  return fit
}

/** The letters of a sheet become smaller by these steps before another sheet is begun. */
const scales = [1, 0.93, 0.86, 0.8] as const

/** Heights at a size of letters, in millimetres: of all that is on every sheet, and of each row. */
type Measured = { scale: number; fixed: number; rows: readonly number[] }

/**
 * Which rows stand on which sheet; in millimetres what each row of a sheet has beside what it needs (`room`), and
 * how much higher all are made of that (`extra`).
 */
type Fit = {
  scale: number
  sheets: readonly (readonly number[])[]
  room: readonly number[]
  extra: number
}

/** More air than this reads no better. */
const mostExtra = 9

/**
 * Puts rows on as few sheets as they need with the smallest letters, and then makes these as large as
 * the sheets allow: nothing is cut off. `height`: of a sheet. Measuring takes time; `measure` is asked
 * for sizes that may be the answer alone.
 */
export function fitOf(measure: (scale: number) => Measured, height: number): Fit {
  const first = arranged(measure(scales[0]), height)
  if (first.sheets.length === 1) return withAir(first)
  const last = arranged(measure(scales.at(-1)!), height)
  if (last.sheets.length === first.sheets.length) return withAir(first)
  for (const scale of scales.slice(1, -1)) {
    const next = arranged(measure(scale), height)
    if (next.sheets.length === last.sheets.length) return withAir(next)
  }
  return withAir(last)
}

type Arranged = Pick<Fit, 'scale' | 'sheets'> & { height: number; rows: readonly number[] }

function arranged({ scale, fixed, rows }: Measured, height: number): Arranged {
  const left = height - fixed
  return { scale, height: left, rows, sheets: sheetsOf(rows, left) }
}

function withAir({ scale, height, rows, sheets }: Arranged): Fit {
  const air = sheets.map(
    (sheet) => (height - sheet.reduce((sum, row) => sum + rows[row]!, 0)) / sheet.length,
  )
  return { scale, sheets, room: air, extra: Math.max(0, Math.min(mostExtra, ...air)) }
}

/** The rows in their order, as many as fit on each sheet; never a sheet without any. */
function sheetsOf(rows: readonly number[], room: number): number[][] {
  const sheets: number[][] = [[]]
  let left = room
  rows.forEach((row, index) => {
    if (row > left && sheets.at(-1)!.length > 0) {
      sheets.push([])
      left = room
    }
    sheets.at(-1)!.push(index)
    left -= row
  })
  return sheets
}
