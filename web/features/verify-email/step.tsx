import type { ReactNode } from 'react'
import { CelebratingElephants } from '#web/ui/elephants/celebrating.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { WaitingElephant } from '#web/ui/elephants/waiting.tsx'
import { EmptyState } from '#web/ui/layout.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'

const pictures = {
  waiting: <WaitingElephant alive />,
  looking: <LookingElephants alive />,
  celebrating: <CelebratingElephants alive />,
}

interface StepProps {
  picture: keyof typeof pictures
  title: string
  action?: ReactNode
  /** What went wrong just now. */
  problem?: string | null
  children?: ReactNode
}

const readFromHere = (step: HTMLDivElement | null) => step?.focus({ preventScroll: true })

/** One page of a mailed link; each takes the other's place, and the reading position goes there. */
export function Step({ picture, title, action, problem = null, children }: StepProps) {
  return (
    <div key={title} tabIndex={-1} ref={readFromHere} className="outline-none">
      <title>{`${title} · Elefam`}</title>
      <EmptyState as="h1" picture={pictures[picture]} title={title} action={action}>
        <div className="grid gap-3">
          {children}
          <div className="text-ink text-start">
            <ProblemBox text={problem} />
          </div>
        </div>
      </EmptyState>
    </div>
  )
}

/** An e-mail address in running text, however long. */
export function Address({ children }: { children: string }) {
  return <strong className="text-ink">{children}</strong>
}
