import { useState, type PointerEvent, type ReactNode } from 'react'
import { direction } from '#core/language.ts'
import { useWidth } from './chart-figure.tsx'

/** One place of a picture that can be read: where it is, and what to say of it. */
export type Reading = { x: number; y?: number; words: string }

interface ReadableProps {
  /** What the values are of, for screen readers. */
  label: string
  height: number | ((width: number) => number)
  /** Which place is read first; the last one unless it is said. */
  start?: number
  /** Stands where the picture begins, as high as it is: a scale. */
  beside?: ReactNode
  /** Every place from the first to the last, counted from where lines begin, for the width that there is. */
  readings: (width: number) => readonly Reading[]
  /** Draws the picture; `picked` is the place that is being read. */
  children: (width: number, picked: number) => ReactNode
}

/**
 * A picture whose values are read one by one: with the finger, the pointer, or the arrow keys. A range
 * input does it for keys and screen readers; nothing of the svg needs a name of its own.
 */
export function Readable({ label, height, start, beside, readings, children }: ReadableProps) {
  const [frame, measured] = useWidth()
  // What is not laid out yet has no width; no picture is drawn so small.
  const width = Math.max(measured, 160)
  const [chosen, setChosen] = useState<number | null>(null)
  const places = readings(width)
  const last = places.length - 1
  const picked = Math.min(chosen ?? start ?? last, last)
  const words = places[picked]?.words ?? ''

  const high = typeof height === 'number' ? height : height(width)

  const point = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, right, top } = currentTarget.getBoundingClientRect()
    const from = { x: direction === 'rtl' ? right - clientX : clientX - left, y: clientY - top }
    const distance = (index: number) => {
      const { x, y = from.y } = places[index]!
      return Math.hypot(x - from.x, y - from.y)
    }
    setChosen([...places.keys()].toSorted((a, b) => distance(a) - distance(b))[0] ?? null)
  }

  return (
    <div className="grid grid-cols-1 gap-1">
      <p aria-hidden="true" className="text-small text-quiet min-h-[1.5em] font-medium">
        {words}
      </p>
      <div className="flex gap-3">
        {beside}
        <div
          ref={frame}
          className="min-w-0 flex-1 rounded-small has-focus-visible:outline-focus relative outline-offset-4 has-focus-visible:outline-3"
        >
          <input
            type="range"
            className="sr-only"
            aria-label={label}
            aria-valuetext={words}
            min={0}
            max={last}
            value={picked}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
          <svg
            viewBox={`0 0 ${width} ${high}`}
            width={width}
            height={high}
            aria-hidden="true"
            onPointerDown={point}
            onPointerMove={point}
            className="onwards block max-w-full touch-pan-y overflow-visible"
          >
            {children(width, picked)}
          </svg>
        </div>
      </div>
    </div>
  )
}
