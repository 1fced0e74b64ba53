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

/** What this visit has printed: the same sheet printed again has the same code. `isKept`: the server has it. */
const printed: { familyId: string; sheet: PrintedSheet; isKept: boolean }[] = []

/** Nobody waits longer for a printer, in milliseconds. */
const timeout = 8_000

/**
 * Prints what `root` holds, also where somebody prints by the browser's own menu: its sheets have their marks
 * at once, and are kept for the photograph as soon as the server is there. `codes`: of the sheets, by their
 * places; none in a family of which nothing is kept. `state`: whether the last print can come back.
 */
export function usePrinting(
  root: RefObject<HTMLElement | null>,
  about: { sprintId: string; paper: Paper; mayKeep: boolean },
) {
  const { family } = useHome()
  const { mayKeep, ...of } = about
  const [codes, setCodes] = useState<ReadonlyMap<string, string>>(new Map())
  const [state, setState] = useState<'ready' | 'keeping' | 'kept' | 'unkept'>('ready')
  const [problem, setProblem] = useState<Error | null>(null)

  /** Its sheets have their marks from here on, known to the server or not. */
  const mark = () => {
    if (!root.current || !mayKeep) return
    const found = measureSheets(root.current, of).map(({ slot, sheet }) => {
      const before = printed.find((one) => one.familyId === family.id && isSame(one.sheet, sheet))
      if (before) return { slot, code: before.sheet.code }
      const code = newCode()
      printed.push({ familyId: family.id, sheet: { ...sheet, code }, isKept: false })
      return { slot, code }
    })
    flushSync(() => setCodes(new Map(found.map(({ slot, code }) => [slot, code]))))
  }

  const keep = async () => {
    const waiting = printed.filter((one) => one.familyId === family.id && !one.isKept)
    setState('keeping')
    const outcomes = await Promise.allSettled(
      waiting.map(async (one) => {
        const options = { method: 'POST', body: one.sheet, timeout } as const
        await request(apiPaths.printedSheets(family.id), options)
        one.isKept = true
      }),
    )
    const failed = outcomes.find((one) => one.status === 'rejected')
    setProblem(failed?.reason instanceof Error ? failed.reason : null)
    setState(failed || !mayKeep ? 'unkept' : 'kept')
  }

  const printKept = async () => {
    if (!root.current || state === 'keeping') return
    await document.fonts.ready
    mark()
    await keep()
    print()
  }
  const pressKey = (event: KeyboardEvent) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.altKey && event.key === 'p'
    if (!isPrint) return
    event.preventDefault()
    void printKept()
  }

  const before = useEffectEvent(() => {
    mark()
    void keep()
  })
  const again = useEffectEvent(() => void (state === 'unkept' && keep()))
  const press = useEffectEvent(pressKey)
  useEffect(() => {
    const here = new AbortController()
    const { signal } = here
    addEventListener('beforeprint', () => before(), { signal })
    addEventListener('online', () => again(), { signal })
    addEventListener('keydown', (event) => press(event), { signal })
    return () => here.abort()
  }, [])
  return { codes, state, problem, printKept, keepAgain: () => void keep() }
}
