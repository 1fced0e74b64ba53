import type { Stop } from './stops.ts'

interface CaptionProps {
  stop: Stop
  /** From 1. */
  number: number
  of: number
}

/** What is to be seen at this stop; read aloud when it changes. */
export function Caption({ stop, number, of }: CaptionProps) {
  return (
    <div className="tour-caption">
      <span className="tour-picture">
        <stop.Picture alive />
      </span>
      <div aria-live="polite" aria-atomic="true">
        <p className="text-small text-quiet font-semibold">
          {number} of {of}
        </p>
        <h2 data-first tabIndex={-1} className="tour-title">
          {stop.title}
        </h2>
        <p className="tour-text">{stop.text}</p>
        <p className="tour-try">{stop.tryThis}</p>
      </div>
    </div>
  )
}
