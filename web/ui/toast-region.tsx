import { t } from '#core/say.ts'
import { Check, CircleAlert, X } from '#web/ui/icons.ts'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { classes } from '#web/lib/classes.ts'
import { IconButton } from './button.tsx'
import { useIsCovered } from './use-modal.ts'

interface RegionProps {
  toasts: readonly Toast[]
  remove: (id: number) => void
}

/**
 * The messages at the foot of the screen. They wait while somebody points at them or stands in them
 * with the keyboard (F8 leads to the newest), and while a dialog covers them.
 */
export function ToastRegion({ toasts, remove }: RegionProps) {
  const region = useRef<HTMLElement>(null)
  const [hovered, setHovered] = useState(false)
  const focus = useFocusThatGoesBack(region)
  const isCovered = useIsCovered(region)
  useShortcut(region)
  useRoom(region, () => toasts.length > 1 && remove(toasts[0]!.id))

  // What leaves under the pointer sends no leave.
  if (hovered && toasts.length === 0) setHovered(false)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only waits while somebody is there
    <section
      ref={region}
      aria-label={t`Messages (F8)`}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      className="toast-region pointer-events-none fixed inset-x-0 z-50 flex flex-col items-center gap-2 print:hidden"
    >
      <div role="status" aria-live="polite" className="contents">
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            waiting={hovered || focus.isHere || isCovered}
            onGone={() => remove(toast.id)}
            onFocusLost={focus.goBack}
          />
        ))}
      </div>
    </section>
  )
}

type Region = RefObject<HTMLElement | null>

/** To the message about what was done just now. */
function useShortcut(region: Region) {
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      region.current?.querySelector<HTMLElement>('[role=status] > :last-child button')?.focus()
    }
    document.addEventListener('keydown', go)
    return () => document.removeEventListener('keydown', go)
  }, [region])
}

/** Whoever came here with the focus finds back, when the message that has it goes. */
function useFocusThatGoesBack(region: Region) {
  const [isHere, setIsHere] = useState(false)
  const before = useRef<HTMLElement>(null)
  return {
    isHere,
    onFocus: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      setIsHere(true)
      if (relatedTarget instanceof Node && region.current?.contains(relatedTarget)) return
      before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
    },
    onBlur: () => setIsHere(false),
    goBack: () => {
      setIsHere(false) // What leaves under the focus sends no blur.
      const screen =
        region.current?.parentElement?.querySelector<HTMLElement>(':scope > [tabindex]')
      const back = before.current?.isConnected ? before.current : screen
      back?.focus({ preventScroll: true })
    },
  }
}

/**
 * The screen makes room for the messages (`--messages` in base.css), half of it at most: of the
 * window, or of a smaller screen within it, as the tour's.
 */
function useRoom(region: Region, onTooHigh: () => void) {
  const tooHigh = useEffectEvent(onTooHigh)
  useEffect(() => {
    const element = region.current!
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const { height } = entry!.contentRect
      style.setProperty('--messages', `${height}px`)
      const screen = Math.min(window.innerHeight, element.parentElement!.clientHeight)
      if (height > screen / 2) tooHigh()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--messages')
    }
  }, [region])
}

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
  const gone = useEffectEvent(onGone)
  const focusLost = useEffectEvent(onFocusLost)
  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (element?.contains(document.activeElement)) focusLost()
    }
  }, [])
  const time = useMemo(() => toastTime(toast), [toast])
  useEffect(() => {
    if (waiting) return
    const timer = setTimeout(() => gone(), time)
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
        {toast.tone === 'good' && <Check className="size-5 shrink-0" />}
        {toast.tone === 'care' && <CircleAlert className="size-5 shrink-0" />}
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
        <IconButton label={t`Dismiss`} icon={<X />} variant="inherit" onClick={onGone} />
      </div>
    </div>
  )
}

export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'good' | 'care'
  action?: { label: string; onAct: () => void } | undefined
}

/** Milliseconds a message stays: longer when there is something to decide. */
export function toastTime(toast: Pick<Toast, 'text' | 'action'>): number {
  const reading = 3000 + toast.text.length * 50
  return Math.min(Math.max(reading, toast.action ? 10_000 : 5_000), 15_000)
}

/** What a phone has room for beside the screen that they are about. */
const mostAtOnce = 2

/**
 * The messages after a new one: newest last, two at most. The same words again replace the earlier
 * message, so that ten ticks do not pile up ten messages; an offer to undo is never replaced by
 * another's, for it belongs to another action.
 */
export function addToast(toasts: readonly Toast[], toast: Toast): Toast[] {
  const others = toasts.filter(
    (other) =>
      other.action !== undefined || toast.action !== undefined || other.text !== toast.text,
  )
  return [...others, toast].slice(-mostAtOnce)
}

export function removeToast(toasts: readonly Toast[], id: number): Toast[] {
  return toasts.filter((toast) => toast.id !== id)
}
