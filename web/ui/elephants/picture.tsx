import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'

export interface PictureProps {
  /** Says what is to be seen; without it the picture is an ornament and stays silent. */
  title?: string
  /** Ears, trunks and eyes move a little, unless the reader asked for stillness. */
  alive?: boolean
  className?: string
}

interface FrameProps extends PictureProps {
  width: number
  height: number
  children: ReactNode
}

/** The sheet every elephant picture is drawn on; it fills the width it is given. */
export function Picture({ title, className, width, height, alive, children }: FrameProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={classes('elephants', alive && 'elephants-alive', className)}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      {children}
    </svg>
  )
}

interface BirdProps {
  x: number
  y: number
  flip?: boolean
  scale?: number
  asleep?: boolean
}

/** The family's small marigold friend; (x, y) is between its feet. There is one in every picture. */
export function Bird({ x, y, flip, scale = 1, asleep }: BirdProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}>
      {!asleep && (
        <path
          className="fill-none stroke-marigold-deep"
          strokeWidth="1.8"
          strokeLinecap="round"
          d="M-3-5V0M3-5V0"
        />
      )}
      <g transform={asleep ? 'translate(0 3)' : undefined}>
        <path className="fill-blush" d="M14-25L21-22L15-19Z" />
        <path
          className="fill-marigold"
          d="M-20-4C-16-10-12-20-2-24C1-31 13-31 15-22C17-10 8-2-2-3C-8-3-14-5-20-4Z"
        />
        <path className="fill-marigold-deep" d="M-9-9C-4-18 4-16 4-16C5-9-2-5-9-9Z" />
        {asleep ? (
          <path className="fill-none stroke-eye" strokeWidth="1.5" d="M7-23C8-21.5 11-21.5 12-23" />
        ) : (
          <circle className="fill-eye" cx="9.5" cy="-23" r="1.7" />
        )}
      </g>
    </g>
  )
}
