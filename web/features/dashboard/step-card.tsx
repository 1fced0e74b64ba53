import { useId, type ReactNode } from 'react'
import { Card } from '#web/ui/layout.tsx'

interface StepCardProps {
  picture: ReactNode
  title: string
  action: ReactNode
  children: ReactNode
}

/** What comes next, large and with a picture. */
export function StepCard({ picture, title, action, children }: StepCardProps) {
  const id = useId()
  return (
    <Card
      as="section"
      tone="raised"
      labelledBy={id}
      className="grid justify-items-center gap-3 text-center"
    >
      <div className="w-40 max-w-full sm:w-56">{picture}</div>
      <h2 id={id} className="text-title sm:text-heading">
        {title}
      </h2>
      <p className="text-quiet max-w-note text-pretty">{children}</p>
      <div className="mt-1 flex flex-wrap justify-center gap-2">{action}</div>
    </Card>
  )
}
