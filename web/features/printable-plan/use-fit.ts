import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fitOf, type Fit } from './fit.ts'
import { papers, type Paper } from './paper.ts'

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
  return { ref, fit: fit && isFor ? fit : { scale: 1, sheets: [all], extra: 0 } }
}

/** A millimetre in the pixels of a page. */
const millimetre = 96 / 25.4

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
