import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import type { Paper } from './paper.ts'
import './sheets.css'

interface SheetProps {
  paper: Paper
  label: string
  children: ReactNode
}

/** One page: a picture of it on the screen, the page itself on paper. */
export function Sheet({ paper, label, children }: SheetProps) {
  return (
    <div className="sheet-frame">
      <section
        aria-label={label}
        className={classes('sheet', paper === 'a4' ? 'sheet-a4' : 'sheet-letter')}
      >
        {children}
      </section>
    </div>
  )
}
