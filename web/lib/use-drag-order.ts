import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react'
import { dropIndex, shiftOf, type Box } from './drag-order.ts'

type Drag = {
  from: number
  to: number
  /** How far it has been dragged, in pixels of the page. */
  by: number
  boxes: Box[]
  startY: number
}

/** So near to the screen's edge, in pixels, the page scrolls along. */
const edge = 90
const scrollStep = 12

/**
 * Dragging the lines of a list into another order by their handles, with mouse, pen or finger. The
 * order changes once, when the line is dropped; Escape lets it go where it was. Spread
 * `handle(index)` on the handle and `line(index)` on the line, which is an <li>.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const isDragging = drag !== null
  const latest = useRef({ drag, onMove, clientY: 0 })
  useEffect(() => {
    latest.current.drag = drag
    latest.current.onMove = onMove
  })

  useEffect(() => {
    if (!isDragging) return
    const place = () => setDrag((now) => now && dragged(now, pageY(latest.current.clientY)))
    const move = (event: globalThis.PointerEvent) => {
      latest.current.clientY = event.clientY
      place()
    }
    const drop = () => {
      const { drag: last, onMove: moved } = latest.current
      if (last && last.to !== last.from) moved(last.from, last.to)
      setDrag(null)
    }
    const cancel = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setDrag(null)
    }
    const timer = setInterval(() => {
      const { clientY } = latest.current
      const down = clientY > innerHeight - edge
      if (!down && clientY >= edge) return
      scrollBy(0, down ? scrollStep : -scrollStep)
      place()
    }, 16)
    addEventListener('pointermove', move)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', cancel)
    addEventListener('keydown', cancel)
    return () => {
      clearInterval(timer)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', cancel)
      removeEventListener('keydown', cancel)
    }
  }, [isDragging])

  const begin = (index: number, event: PointerEvent) => {
    const lines = event.currentTarget.closest('li')?.parentElement?.children
    if (event.button !== 0 || !lines) return
    const boxes = [...lines].map((line) => {
      const { top, height } = line.getBoundingClientRect()
      return { top: pageY(top), height }
    })
    latest.current.clientY = event.clientY
    setDrag({ from: index, to: index, by: 0, boxes, startY: pageY(event.clientY) })
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
  return { line, handle }
}

const pageY = (clientY: number) => clientY + scrollY

function dragged(drag: Drag, y: number): Drag {
  const by = y - drag.startY
  const { top, height } = drag.boxes[drag.from]!
  return { ...drag, by, to: dropIndex(drag.boxes, drag.from, top + height / 2 + by) }
}

/** The dragged line's height and the gap to its neighbour. */
function stepOf({ boxes, from }: Drag): number {
  const box = boxes[from]!
  const next = boxes[from + 1]
  const before = boxes[from - 1]
  if (next) return next.top - box.top
  return before ? box.top + box.height - (before.top + before.height) : box.height
}
