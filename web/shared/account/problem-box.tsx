import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from '#web/ui/notice.tsx'

interface ProblemBoxProps {
  /** For the field that it is about. */
  id?: string
  /** What to say; nothing is shown without. */
  text: string | null
  /** What can be done about it. */
  actions?: ReactNode
}

/** The red box of a form (S8.17): read aloud when it appears, and brought into view. */
export function ProblemBox({ id, text, actions }: ProblemBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) box.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <div ref={box} id={id} className="scroll-mt-24 empty:hidden">
      {text && (
        <Notice tone="care" alert actions={actions}>
          {text}
        </Notice>
      )}
    </div>
  )
}
