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
