import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { afterPaint } from '#web/lib/schedule.ts'
import { isSecondTap } from '#web/lib/second-tap.ts'
import { sound } from '#web/lib/sounds.ts'

interface TickProps {
  /** What is done, and by whom: "Water the plants, Mia". */
  label: string
  done: boolean
  onChange: (done: boolean) => void
  /** A member's colour; see styles/colours.css. */
  color?: string
  /** Stands in the empty circle, and small at its edge once it is done: the face of whose it is. */
  children?: ReactNode
}

/** The big round target a task is ticked on. The check draws itself. */
export function Tick({ label, done: isDone, onChange, color, children }: TickProps) {
  // Shown in the very next frame; what it changes elsewhere comes after that. It is in the outbox at once.
  const [wish, setWish] = useState<boolean | null>(null)
  const done = wish ?? isDone
  const isIntended = useIntendedPress(done)
  const press = (event: MouseEvent) => {
    if (!isIntended(event)) return
    if (!done) sound('tick')
    setWish(!done)
    onChange(!done)
    afterPaint(() => setWish(null))
  }
  // What is done shows by `aria-pressed` alone, and `isolate` lets the browser keep what it painted of
  // the others: one attribute changes, and a small part of the page.
  return (
    <button
      type="button"
      aria-pressed={done}
      aria-label={label}
      data-member-color={color}
      onClick={press}
      className="group rounded-full relative isolate inline-grid size-12 shrink-0 place-items-center"
    >
      <TickRing />
      {children && (
        <span
          className="absolute grid group-aria-pressed:-translate-x-4 group-aria-pressed:translate-y-4 group-aria-pressed:scale-60"
          aria-hidden="true"
        >
          {children}
        </span>
      )}
    </button>
  )
}

/** In milliseconds: whoever presses so soon after a change has not seen it yet. */
const reaction = 400

/**
 * Says whether a press means to change what is `done` now. Where two press the same box at once, the
 * second finger is on its way when the first one’s tick arrives: it meant the same, not the opposite. So
 * does a finger that comes down twice.
 */
export function useIntendedPress(done: boolean): (event: MouseEvent) => boolean {
  const known = useRef(done)
  const changedAt = useRef(-Infinity)
  useEffect(() => {
    if (known.current !== done) changedAt.current = performance.now()
    known.current = done
  }, [done])
  return (event) => {
    if (isSecondTap(event) || performance.now() - changedAt.current < reaction) return false
    // A change by this finger may be taken back at once.
    known.current = !done
    return true
  }
}

/**
 * The ring and its check, as large as its place: in a `group` that says `aria-pressed`, within a member's
 * colour. What is done is green, whoever did it.
 */
export function TickRing() {
  return (
    // What is clipped is painted as a part of its own, and a day may have sixty of these.
    <svg viewBox="0 0 48 48" className="size-full overflow-visible fill-none" aria-hidden="true">
      <circle
        cx="24"
        cy="24"
        r="20.5"
        strokeWidth="3"
        className="fill-surface group-hover:fill-member-soft group-aria-pressed:fill-leaf stroke-member-edge group-aria-pressed:stroke-leaf"
      />
      <path
        d="M14.5 25L21 31.5L34 17.5"
        pathLength="1"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="1 2"
        className="tick-check stroke-on-leaf duration-quick invisible transition-[stroke-dashoffset] group-aria-pressed:visible"
      />
    </svg>
  )
}
