import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Check, CircleAlert, X } from 'lucide-react'
import { classes } from '#web/lib/classes.ts'
import { IconButton } from './icon-button.tsx'
import { toastTime, type Toast } from './toast-queue.ts'

interface ToastCardProps {
  toast: Toast
  waiting: boolean
  onGone: () => void
  /** Called just before it takes the focus with it. */
  onFocusLost: () => void
}

/** One message: it goes when its time is over, and does not count the time it waits. */
export function ToastCard({ toast, waiting, onGone, onFocusLost }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const gone = useRef(onGone)
  const focusLost = useRef(onFocusLost)
  useLayoutEffect(() => {
    gone.current = onGone
    focusLost.current = onFocusLost
  })
  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (element?.contains(document.activeElement)) focusLost.current()
    }
  }, [])
  const time = useMemo(() => toastTime(toast), [toast])
  useEffect(() => {
    if (waiting) return
    const timer = setTimeout(() => gone.current(), time)
    return () => clearTimeout(timer)
  }, [waiting, time])

  return (
    <div
      ref={card}
      className={classes(
        'animate-rise rounded-card bg-ink text-paper shadow-soft pointer-events-auto flex min-h-14 w-full max-w-form items-center py-1.5 ps-4 pe-1.5',
        toast.action && 'flex-wrap', // beside a few words, and under many
      )}
    >
      <div
        className={classes(
          'flex min-w-0 flex-auto items-center gap-3 py-1 pe-3',
          toast.action && 'max-w-72',
        )}
      >
        {toast.tone === 'good' && <Check aria-hidden="true" className="size-5 shrink-0" />}
        {toast.tone === 'care' && <CircleAlert aria-hidden="true" className="size-5 shrink-0" />}
        <p className="min-w-0 leading-snug">{toast.text}</p>
      </div>
      <div className="ms-auto flex items-center gap-3">
        {toast.action && (
          <button
            type="button"
            onClick={() => {
              toast.action?.onAct()
              onGone()
            }}
            className={classes(
              'rounded-full min-h-11 shrink-0 px-4 font-semibold underline decoration-2 underline-offset-4',
              'hover:bg-current/15 focus-visible:outline-current',
            )}
          >
            {toast.action.label}
          </button>
        )}
        <IconButton
          label="Dismiss"
          icon={<X aria-hidden="true" />}
          look="inherit"
          onClick={onGone}
        />
      </div>
    </div>
  )
}
