import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { Check, CircleAlert, X } from 'lucide-react'
import { classes } from '#web/lib/classes.ts'
import { IconButton } from './icon-button.tsx'
import { addToast, removeToast, toastTime, type Toast } from './toast-queue.ts'

export interface ToastMessage {
  text: string
  tone?: Toast['tone']
  /** One thing that can be done about it, mostly Undo. */
  action?: Toast['action']
}

const ToastContext = createContext<((message: ToastMessage) => void) | null>(null)

/** Says something short at the foot of the screen: `toast({ text: 'Task removed', action: … })`. */
export function useToast(): (message: ToastMessage) => void {
  const toast = use(ToastContext)
  if (!toast) throw new Error('useToast needs a ToastProvider around it')
  return toast
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const lastId = useRef(0)
  const say = useCallback(({ text, tone = 'plain', action }: ToastMessage) => {
    lastId.current += 1
    const toast = { id: lastId.current, text, tone, action }
    setToasts((present) => addToast(present, toast))
  }, [])
  const remove = useCallback((id: number) => setToasts((present) => removeToast(present, id)), [])
  return (
    <ToastContext value={say}>
      {children}
      <ToastRegion toasts={toasts} remove={remove} />
    </ToastContext>
  )
}

interface RegionProps {
  toasts: Toast[]
  remove: (id: number) => void
}

/** Waits while somebody points at it or stands in it with the keyboard (F8 leads there). */
function ToastRegion({ toasts, remove }: RegionProps) {
  const region = useRef<HTMLElement>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', go)
    return () => document.removeEventListener('keydown', go)
  }, [])

  // The screen below makes room for them: `--messages` in components.css.
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--messages', `${entry!.contentRect.height}px`)
    })
    observer.observe(region.current!)
    return () => {
      observer.disconnect()
      style.removeProperty('--messages')
    }
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only waits while somebody is there
    <section
      ref={region}
      aria-label="Messages (F8)"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="toast-region pointer-events-none fixed inset-x-0 z-50 flex flex-col items-center gap-2 px-4 print:hidden"
    >
      <div role="status" aria-live="polite" className="contents">
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            waiting={hovered || focused}
            onGone={() => {
              remove(toast.id)
              // A card that leaves under the pointer or the focus sends no leave and no blur.
              setFocused(false)
              if (toasts.length === 1) setHovered(false)
            }}
          />
        ))}
      </div>
    </section>
  )
}

interface ToastCardProps {
  toast: Toast
  waiting: boolean
  onGone: () => void
}

function ToastCard({ toast, waiting, onGone }: ToastCardProps) {
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  const time = useMemo(() => toastTime(toast), [toast])
  useEffect(() => {
    if (waiting) return
    const timer = setTimeout(() => gone.current(), time)
    return () => clearTimeout(timer)
  }, [waiting, time])

  return (
    <div
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
