import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
} from 'react'

type Drag = {
  from: number
  to: number
  /** How far it has been dragged, in pixels of the page. */
  by: number
  /** What it hovers over instead of its list: the value of `data-drop-on`. */
  over: string | null
  boxes: Box[]
  startY: number
}

/** So near to the screen's edge, in pixels, the page scrolls along. */
const edge = 90
const scrollStep = 12

interface Handlers {
  /** The line was dropped at another place of its list. */
  onMove: (from: number, to: number) => void
  /** The line was dropped on an element with `data-drop-on`. */
  onDropOn?: (from: number, target: string) => void
}

/**
 * Dragging the lines of a list by their handles, with mouse, pen or finger: into another order, or
 * onto something outside the list (within a `data-drop-area` at the screen's foot). It takes place once, when the line is dropped; Escape lets it go
 * where it was. Spread `handle(index)` on the handle and `line(index)` on the line, which is an <li>.
 */
export function useDragOrder({ onMove, onDropOn }: Handlers) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const isDragging = drag !== null
  // What counts when the line is dropped: the screen may be a moment behind.
  const latest = useRef({ drag, onMove, onDropOn, clientX: 0, clientY: 0 })
  useEffect(() => {
    Object.assign(latest.current, { onMove, onDropOn })
  })
  const show = useCallback((next: Drag | null) => {
    latest.current.drag = next
    setDrag(next)
  }, [])

  useEffect(() => {
    if (!isDragging) return
    const place = () => {
      const { drag: now, clientX, clientY } = latest.current
      if (now) show(dragged(now, pageY(clientY), targetAt(clientX, clientY)))
    }
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      Object.assign(latest.current, { clientX, clientY })
      place()
    }
    const drop = (event: globalThis.PointerEvent) => {
      move(event)
      const { drag: last, ...handlers } = latest.current
      show(null)
      if (!last) return
      if (last.over !== null) handlers.onDropOn?.(last.from, last.over)
      else if (last.to !== last.from) handlers.onMove(last.from, last.to)
    }
    const cancel = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') show(null)
    }
    const timer = setInterval(() => {
      const { clientY, drag: now } = latest.current
      const down = clientY > innerHeight - footHeight() - edge
      if (!now || now.over !== null || (!down && clientY >= edge)) return
      scrollBy(0, down ? scrollStep : -scrollStep)
      place()
    }, 16)
    const here = new AbortController()
    const { signal } = here
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', drop, { signal })
    addEventListener('pointercancel', cancel, { signal })
    addEventListener('keydown', cancel, { signal })
    return () => {
      clearInterval(timer)
      here.abort()
    }
  }, [isDragging, show])

  const begin = (index: number, event: PointerEvent) => {
    const lines = event.currentTarget.closest('li')?.parentElement?.children
    if (event.button !== 0 || !lines) return
    const boxes = [...lines].map((line) => {
      const { top, height } = line.getBoundingClientRect()
      return { top: pageY(top), height }
    })
    Object.assign(latest.current, { clientX: event.clientX, clientY: event.clientY })
    show({ from: index, to: index, by: 0, over: null, boxes, startY: pageY(event.clientY) })
  }

  const line = (index: number): { style?: CSSProperties; 'data-dragged'?: true } => {
    if (!drag) return {}
    if (index === drag.from) {
      return { style: { transform: `translateY(${drag.by}px)` }, 'data-dragged': true }
    }
    const shift = shiftOf(index, drag.from, drag.to, stepOf(drag))
    return { style: { transform: `translateY(${shift}px)`, transition: 'transform 150ms' } }
  }

  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent) => begin(index, event),
  })
  return { line, handle, isDragging, over: drag?.over ?? null }
}

const pageY = (clientY: number) => clientY + scrollY

/** How much of the screen's foot is taken by what things are dropped on, in pixels. */
function footHeight(): number {
  return document.querySelector<HTMLElement>('[data-drop-area]')?.offsetHeight ?? 0
}

/** What lies under the pointer besides the line that is being dragged. */
function targetAt(x: number, y: number): string | null {
  const target = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-drop-on]'))
    .find((element) => element !== null)
  return target?.dataset['dropOn'] ?? null
}

function dragged(drag: Drag, y: number, over: string | null): Drag {
  const by = y - drag.startY
  const { top, height } = drag.boxes[drag.from]!
  const to = over === null ? dropIndex(drag.boxes, drag.from, top + height / 2 + by) : drag.from
  return { ...drag, by, over, to }
}

/** The dragged line's height and the gap to its neighbour. */
function stepOf({ boxes, from }: Drag): number {
  const box = boxes[from]!
  const next = boxes[from + 1]
  const before = boxes[from - 1]
  if (next) return next.top - box.top
  return before ? box.top + box.height - (before.top + before.height) : box.height
}

/** A line of a list: where it begins and how high it is, in pixels of the page. */
type Box = { top: number; height: number }

/**
 * Where a line that is being dragged would land: `centre` is its middle now, `from` its place before.
 * It takes another's place once its middle has passed the other's.
 */
export function dropIndex(boxes: readonly Box[], from: number, centre: number): number {
  const middle = ({ top, height }: Box) => top + height / 2
  const before = boxes.filter((box, index) => index < from && middle(box) < centre).length
  const after = boxes.filter((box, index) => index > from && middle(box) < centre).length
  return before + after
}

/**
 * How far the line at `index` gives way while the one at `from` hovers over `to`, in pixels:
 * by the height of the dragged line and the gap that belongs to it.
 */
export function shiftOf(index: number, from: number, to: number, step: number): number {
  if (index > from && index <= to) return -step
  return index < from && index >= to ? step : 0
}
