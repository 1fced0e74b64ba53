import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useRef, useState, type PointerEvent } from 'react'
import type { Drawing, Stroke } from '#core/letters/drawing-schema.ts'
import { sheet, type DrawingColor } from '#core/letters/drawing.ts'
import { classes } from '#web/lib/classes.ts'
import { Button } from '#web/ui/button.tsx'
import { Trash2, Undo2 } from '#web/ui/icons.ts'
import { Colors, Widths } from './drawing-tools.tsx'

const viewBox = `0 0 ${sheet.width} ${sheet.height}`

/** Coordinates in units of the sheet. */
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
            <Trans>Undo</Trans>
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon={<Trash2 />}
            disabled={drawing.length === 0}
            onClick={clear}
          >
            <Trans>Clear</Trans>
          </Button>
        </div>
      </div>
      <p role="status" className="text-small text-quiet empty:hidden">
        {roomIn(drawing) === 0 && t`The sheet is full. Undo something, or it is done.`}
      </p>
    </div>
  )
}

interface HandProps {
  color: DrawingColor
  width: 1 | 2 | 3
  /** How many points still fit. */
  room: number
  onStroke: (stroke: Stroke) => void
}

/** Follows the one pointer that draws, and its line as it grows. */
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

/** A pointer's position on the sheet, in whole units. */
function pointAt({ clientX, clientY }: { clientX: number; clientY: number }, board: Element) {
  const { left, top, width, height } = board.getBoundingClientRect()
  const x = Math.round(((clientX - left) / width) * sheet.width)
  const y = Math.round(((clientY - top) / height) * sheet.height)
  return [within(x, sheet.width), within(y, sheet.height)] as const
}

/** How many points can still be drawn. */
function roomIn(drawing: Drawing): number {
  if (drawing.length >= sheet.strokes) return 0
  const used = drawing.reduce((sum, { points }) => sum + points.length / 2, 0)
  return Math.max(sheet.points - used, 0)
}

// The lines of a drawing, as points across and down by turns.

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)

/** Points nearer than this to the straight line are left out: nobody sees it. In units of the sheet. */
const unseen = 1.6

/** A line with fewer points that looks the same (Ramer, Douglas and Peucker). */
export function simplified(points: readonly number[]): number[] {
  const at = (index: number) => [points[2 * index]!, points[2 * index + 1]!] as const
  const kept = new Set([0, points.length / 2 - 1])
  const spans: [from: number, to: number][] = [[0, points.length / 2 - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    let [farthest, distance] = [-1, unseen]
    for (let index = from + 1; index < to; index += 1) {
      const away = distanceFrom(at(index), at(from), at(to))
      if (away > distance) [farthest, distance] = [index, away]
    }
    if (farthest < 0) continue
    kept.add(farthest)
    spans.push([from, farthest], [farthest, to])
  }
  const [first, last] = [at(0), at(points.length / 2 - 1)]
  const isDot = kept.size === 2 && first[0] === last[0] && first[1] === last[1]
  return isDot ? [...first] : [...kept].toSorted((a, b) => a - b).flatMap(at)
}

type Point = readonly [x: number, y: number]

/** How far a point is from the straight line between two others, ends included. */
function distanceFrom([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : within(((x - fromX) * dx + (y - fromY) * dy) / length, 1)
  return Math.hypot(x - fromX - along * dx, y - fromY - along * dy)
}
