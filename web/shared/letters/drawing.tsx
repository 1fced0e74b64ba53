import { Trash2, Undo2 } from '#web/ui/icons.ts'
import { useRef, useState, type PointerEvent } from 'react'
import type { Drawing, Stroke } from '#core/contract/drawing.ts'
import { sheet, type DrawingColor } from '#core/drawing.ts'
import { classes } from '#web/lib/classes.ts'
import { Colors, Widths } from './drawing-tools.tsx'
import { simplified, within } from './strokes.ts'
import { Button } from '#web/ui/button.tsx'

const viewBox = `0 0 ${sheet.width} ${sheet.height}`

/** In units of the sheet. */
const thickness: Record<number, number> = { 1: 6, 2: 14, 3: 34 }

interface PictureProps {
  drawing: Drawing
  /** "Drawn by Mia" */
  label: string
  className?: string
}

/** A drawing on its sheet. */
export function DrawingPicture({ drawing, label, className }: PictureProps) {
  return (
    <svg
      viewBox={viewBox}
      role="img"
      aria-label={label}
      className={classes('h-auto w-full bg-[Canvas] scheme-light', className)}
    >
      <Strokes strokes={drawing} />
    </svg>
  )
}

function Strokes({ strokes }: { strokes: Drawing }) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {strokes.map(({ color, width, points }, index) => (
        <path
          key={index}
          d={pathOf(points)}
          strokeWidth={thickness[width] ?? thickness[2]}
          data-member-color={color}
          className={color === 'ink' ? 'stroke-[CanvasText]' : 'stroke-member'}
        />
      ))}
    </g>
  )
}

/** A point alone is a dot, by the round end of a line. */
function pathOf([x = 0, y = 0, ...rest]: readonly number[]): string {
  const lines = rest.length > 0 ? `L${rest.join(' ')}` : 'h0'
  return `M${x} ${y}${lines}`
}

interface BoardProps {
  /** "Draw with your finger" */
  label: string
  drawing: Drawing
  onChange: (drawing: Drawing) => void
}

/** A sheet to draw on with a finger, a pen or a mouse; whoever has a keyboard alone writes instead. */
export function DrawingBoard({ label, drawing, onChange }: BoardProps) {
  const [color, setColor] = useState<DrawingColor>('ink')
  const [width, setWidth] = useState<1 | 2 | 3>(2)
  const [cleared, setCleared] = useState<Drawing | null>(null)
  const { stroke, ...hand } = useHand({
    color,
    width,
    room: roomIn(drawing),
    onStroke: (made) => {
      setCleared(null)
      onChange([...drawing, made])
    },
  })
  const undo = () => {
    onChange(drawing.length === 0 && cleared ? cleared : drawing.slice(0, -1))
    setCleared(null)
  }
  const clear = () => {
    setCleared(drawing)
    onChange([])
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <svg
        viewBox={viewBox}
        role="img"
        aria-label={label}
        className="border-edge rounded-field bg-[Canvas] h-auto w-full cursor-crosshair touch-none border-[1.5px] scheme-light select-none"
        {...hand}
      >
        <Strokes strokes={stroke ? [...drawing, stroke] : drawing} />
      </svg>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Colors value={color} onChange={setColor} />
        <Widths value={width} onChange={setWidth} />
        <div className="flex gap-1">
          <Button
            variant="quiet"
            size="small"
            icon={<Undo2 />}
            disabled={drawing.length === 0 && !cleared}
            onClick={undo}
          >
            Undo
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon={<Trash2 />}
            disabled={drawing.length === 0}
            onClick={clear}
          >
            Clear
          </Button>
        </div>
      </div>
      <p role="status" className="text-small text-quiet empty:hidden">
        {roomIn(drawing) === 0 && 'The sheet is full. Undo something, or it is done.'}
      </p>
    </div>
  )
}

interface HandProps {
  color: DrawingColor
  width: 1 | 2 | 3
  /** So many points still fit. */
  room: number
  onStroke: (stroke: Stroke) => void
}

/** The finger that draws: one at a time, and the line as it goes. */
function useHand({ color, width, room, onStroke }: HandProps) {
  const finger = useRef<number | null>(null)
  const line = useRef<number[]>([])
  const [points, setPoints] = useState<readonly number[]>([])
  const show = () => setPoints([...line.current])
  const end = (event: PointerEvent) => {
    if (finger.current !== event.pointerId) return
    finger.current = null
    const drawn = simplified(line.current).slice(0, 2 * room)
    line.current = []
    show()
    if (drawn.length > 0) onStroke({ color, width, points: drawn })
  }
  return {
    stroke: points.length > 0 && { color, width, points: [...points] },
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (finger.current !== null || room === 0 || event.button !== 0) return
      finger.current = event.pointerId
      event.currentTarget.setPointerCapture(event.pointerId)
      line.current = [...pointAt(event, event.currentTarget)]
      show()
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (finger.current !== event.pointerId) return
      const { nativeEvent } = event
      const moves = nativeEvent.getCoalescedEvents?.() ?? []
      for (const move of moves.length > 0 ? moves : [nativeEvent]) {
        line.current.push(...pointAt(move, event.currentTarget))
      }
      show()
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

/** Where it is on the sheet, in whole units. */
function pointAt({ clientX, clientY }: { clientX: number; clientY: number }, board: Element) {
  const { left, top, width, height } = board.getBoundingClientRect()
  const x = Math.round(((clientX - left) / width) * sheet.width)
  const y = Math.round(((clientY - top) / height) * sheet.height)
  return [within(x, sheet.width), within(y, sheet.height)] as const
}

/** So many points can still be drawn. */
function roomIn(drawing: Drawing): number {
  if (drawing.length >= sheet.strokes) return 0
  const used = drawing.reduce((sum, { points }) => sum + points.length / 2, 0)
  return Math.max(sheet.points - used, 0)
}
