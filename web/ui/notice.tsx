import { t } from '#core/say.ts'
import { CircleAlert, CircleCheck, HandHeart, Info, X } from '#web/ui/icons.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import { IconButton } from './button.tsx'

interface NoticeProps {
  tone?: 'info' | 'good' | 'care' | 'celebrate'
  title?: ReactNode
  /** Buttons or links. */
  actions?: ReactNode
  onDismiss?: () => void
  /** Read aloud when it appears: for errors after sending something. */
  alert?: boolean
  children?: ReactNode
}

const tones = {
  info: { box: 'bg-elephant-soft', mark: 'text-elephant-ink', Icon: Info },
  good: { box: 'bg-leaf-soft', mark: 'text-leaf-ink', Icon: CircleCheck },
  care: { box: 'bg-coral-soft', mark: 'text-coral-ink', Icon: CircleAlert },
  celebrate: { box: 'bg-marigold-soft', mark: 'text-marigold-ink', Icon: HandHeart },
}

/** A message that stays in its place in the page. */
export function Notice({ tone = 'info', title, actions, onDismiss, alert, children }: NoticeProps) {
  const { box, mark, Icon } = tones[tone]
  return (
    <div role={alert ? 'alert' : undefined} className={classes('rounded-card flex gap-3 p-4', box)}>
      <Icon className={classes('mt-0.5 size-6 shrink-0', mark)} />
      <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton label={t`Dismiss`} icon={<X />} onClick={onDismiss} className="-my-2 -me-2" />
      )}
    </div>
  )
}

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
