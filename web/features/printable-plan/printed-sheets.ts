import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { PrintedBox, PrintedSheet } from '#core/paper/schema.ts'
import { hex } from '#core/paper/sheet-marks.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome } from '#web/data/use-home.tsx'
import { millimetre, type Paper } from '#web/shared/paper/sheet.tsx'

/** A sheet on the screen, by its place there, and what is printed of it. */
type Measured = { slot: string; sheet: Omit<PrintedSheet, 'code'> }

const hundredth = (pixels: number) => Math.round((pixels / millimetre) * 100) / 100

/**
 * Measures the sheets as they will be printed, in millimetres, however large they are on the screen:
 * each `data-sheet` with its boxes (`data-task`). One without boxes is left out.
 */
export function measureSheets(
  root: HTMLElement,
  about: { sprintId: string; paper: Paper },
): Measured[] {
  root.dataset['asPrinted'] = ''
  try {
    const sheets = [...root.querySelectorAll<HTMLElement>('[data-sheet]')]
    return sheets.flatMap((element) => {
      const boxes = boxesOn(element)
      if (boxes.length === 0) return []
      const { width, height } = element.getBoundingClientRect()
      const { sheet: slot = '', week, tags } = element.dataset
      const size = { width: hundredth(width), height: hundredth(height) }
      const numbers = { week: Number(week), tags: Number(tags) }
      return [{ slot, sheet: { layout: 2, ...about, ...numbers, ...size, boxes } }]
    })
  } finally {
    delete root.dataset['asPrinted']
  }
}

function boxesOn(element: HTMLElement): PrintedBox[] {
  const edge = element.getBoundingClientRect()
  return [...element.querySelectorAll<HTMLElement>('[data-task]')].map((box) => {
    const { left, top, width, height } = box.getBoundingClientRect()
    const { task = '', members = '', date = '', together, round } = box.dataset
    return {
      taskId: task,
      memberIds: members.split(' '),
      together: together !== undefined,
      date: date || null,
      x: hundredth(left - edge.left),
      y: hundredth(top - edge.top),
      width: hundredth(width),
      height: hundredth(height),
      round: round !== undefined,
    }
  })
}

/** Less than a reader can see, and more than a browser rounds. */
const same = 0.05
const isNear = (a: number, b: number) => Math.abs(a - b) <= same

type Sheet = Measured['sheet']
type Placed = Sheet | PrintedBox
const nowhere = { x: 0, y: 0, width: 0, height: 0 }
const whatOf = ({ layout, sprintId, week, paper, tags, boxes }: Sheet) =>
  JSON.stringify([
    layout,
    sprintId,
    week,
    paper,
    tags,
    boxes.map((box) => ({ ...box, ...nowhere })),
  ])
const placesOf = (sheet: Sheet) =>
  [sheet, ...sheet.boxes].flatMap((of: Placed) => {
    const { x, y, width, height } = { ...nowhere, ...of }
    return [x, y, width, height]
  })

/** Whether what was printed and what is to be printed are one. */
function isSame(a: Sheet, b: Sheet): boolean {
  const others = placesOf(b)
  return whatOf(a) === whatOf(b) && placesOf(a).every((place, at) => isNear(place, others[at]!))
}

/** 40 random bits. */
const newCode = () => hex([...crypto.getRandomValues(new Uint8Array(5))])

/** What this visit has kept: the same sheet printed again has the same code. */
const kept: { familyId: string; sheet: PrintedSheet }[] = []

/** Nobody waits longer for a printer, in milliseconds. */
const timeout = 8_000

/**
 * Prints what `root` holds. `codes`: of the sheets that are kept, by their places; the others are printed
 * without marks. `state`: whether the last print can come back by photograph.
 */
export function usePrinting(
  root: RefObject<HTMLElement | null>,
  about: { sprintId: string; paper: Paper },
) {
  const { family } = useHome()
  const [codes, setCodes] = useState<ReadonlyMap<string, string>>(new Map())
  const [state, setState] = useState<'ready' | 'keeping' | 'kept' | 'unmarked'>('ready')
  const known = (sheet: Measured['sheet']) =>
    kept.find((one) => one.familyId === family.id && isSame(one.sheet, sheet))?.sheet.code

  const printKept = async () => {
    if (!root.current || state === 'keeping') return
    setState('keeping')
    await document.fonts.ready
    const measured = measureSheets(root.current, about)
    const found = measured.map(({ slot, sheet }) => ({
      slot,
      isKept: known(sheet) !== undefined,
      sheet: { ...sheet, code: known(sheet) ?? newCode() },
    }))
    const path = apiPaths.printedSheets(family.id)
    const keeping = found
      .filter(({ isKept }) => !isKept)
      .map(async ({ sheet }) => {
        await request(path, { method: 'POST', body: sheet, timeout })
        kept.push({ familyId: family.id, sheet })
      })
    const outcomes = await Promise.allSettled(keeping)
    const isWhole = outcomes.every(({ status }) => status === 'fulfilled')
    flushSync(() => {
      setCodes(new Map(isWhole ? found.map(({ slot, sheet }) => [slot, sheet.code]) : []))
      setState(isWhole ? 'kept' : 'unmarked')
    })
    print()
  }

  /** Somebody prints by the browser's own menu: what changed since it was kept loses its marks. */
  const beforePrint = () => {
    if (!root.current) return
    const measured = measureSheets(root.current, about)
    if (measured.every(({ slot, sheet }) => codes.get(slot) && codes.get(slot) === known(sheet)))
      return
    flushSync(() => {
      setCodes(new Map())
      setState('unmarked')
    })
  }
  const pressKey = (event: KeyboardEvent) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.altKey && event.key === 'p'
    if (!isPrint) return
    event.preventDefault()
    void printKept()
  }

  const before = useEffectEvent(beforePrint)
  const press = useEffectEvent(pressKey)
  useEffect(() => {
    const here = new AbortController()
    const { signal } = here
    addEventListener('beforeprint', () => before(), { signal })
    addEventListener('keydown', (event) => press(event), { signal })
    return () => here.abort()
  }, [])
  return { codes, state, printKept }
}
