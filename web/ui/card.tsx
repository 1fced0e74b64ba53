import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'

interface CardProps {
  as?: 'div' | 'article' | 'section' | 'li'
  /** `raised` for the one thing that comes next; `tinted` for quiet extras; `sunny` for celebration. */
  tone?: 'plain' | 'raised' | 'tinted' | 'sunny' | 'member'
  /** With tone="member": whose it is. */
  color?: string
  /** Without the inner space: for lists and pictures that reach the edge. */
  flush?: boolean
  labelledBy?: string
  id?: string
  className?: string
  children: ReactNode
}

const tones = {
  plain: 'bg-surface border-line border',
  raised: 'bg-surface border-line shadow-soft border',
  tinted: 'bg-elephant-soft',
  sunny: 'bg-marigold-soft',
  member: 'bg-member-soft',
}

export function Card(props: CardProps) {
  const {
    as: Element = 'div',
    tone = 'plain',
    color,
    flush,
    labelledBy,
    id,
    className,
    children,
  } = props
  return (
    <Element
      id={id}
      data-member-color={color}
      aria-labelledby={labelledBy}
      className={classes(
        'rounded-card',
        !flush && 'p-5 sm:p-6',
        flush && 'overflow-hidden',
        tones[tone],
        className,
      )}
    >
      {children}
    </Element>
  )
}
