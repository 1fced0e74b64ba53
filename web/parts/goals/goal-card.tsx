import { useId, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

interface GoalCardProps {
  title: string
  /** Why it is shown here: "You chose Reading". */
  reason?: string | undefined
  /** How long and for whom. */
  facts?: string | undefined
  tone?: 'plain' | 'sunny'
  as?: 'h3' | 'h4'
  onChoose: () => void
  children?: ReactNode
}

/** One goal that a family could choose. */
export function GoalCard(props: GoalCardProps) {
  const { title, reason, facts, tone = 'plain', as: Heading = 'h3', onChoose, children } = props
  const id = useId()
  return (
    <Card as="li" tone={tone}>
      <div className="flex h-full flex-col items-start gap-2">
        {reason && <p className="text-small text-elephant-ink font-semibold">{reason}</p>}
        <Heading id={id} className="text-lead leading-snug">
          {title}
        </Heading>
        {children && <p className="text-quiet">{children}</p>}
        <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-2 pt-2">
          {facts && <p className="text-small text-quiet">{facts}</p>}
          <Button
            size="small"
            look="secondary"
            aria-label={`Choose: ${title}`}
            onClick={onChoose}
            className="ms-auto"
          >
            Choose
          </Button>
        </div>
      </div>
    </Card>
  )
}
