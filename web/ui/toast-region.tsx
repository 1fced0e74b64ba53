import { useEffect, useRef, useState, type RefObject } from 'react'
import { useIsCovered } from './open-dialogs.ts'
import { ToastCard } from './toast-card.tsx'
import type { Toast } from './toast-queue.ts'

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
      aria-label="Messages (F8)"
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
 * The screen makes room for the messages (`--messages` in components.css), half of it at most: of the
 * window, or of a smaller screen within it, as the tour's.
 */
function useRoom(region: Region, onTooHigh: () => void) {
  const tooHigh = useRef(onTooHigh)
  useEffect(() => {
    tooHigh.current = onTooHigh
  })
  useEffect(() => {
    const element = region.current!
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const { height } = entry!.contentRect
      style.setProperty('--messages', `${height}px`)
      const screen = Math.min(window.innerHeight, element.parentElement!.clientHeight)
      if (height > screen / 2) tooHigh.current()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--messages')
    }
  }, [region])
}
