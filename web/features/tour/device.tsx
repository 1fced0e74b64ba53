import { useEffect, useRef, type ReactNode } from 'react'
import { ToastProvider, useToast } from '#web/ui/toast.tsx'
import type { Stop } from './stops.ts'

interface DeviceProps {
  /** The id of what scrolls. */
  screenId: string
  stop: Stop
  /** How often somebody asked for a screen that is not on the tour. */
  astray: number
  navigation: ReactNode
  children: ReactNode
}

/** A phone with one of the product's screens on it. */
export function Device({ screenId, stop, astray, navigation, children }: DeviceProps) {
  const frame = useFocusThatStays(stop)
  return (
    <div data-device ref={frame} className="tour-device bg-paper">
      <ToastProvider place={stop}>
        <div
          id={screenId}
          role="region"
          aria-label={`The screen: ${stop.title}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what has the focus
          tabIndex={0}
          className="tour-screen"
        >
          {children}
        </div>
        {navigation}
        <Astray times={astray} />
      </ToastProvider>
    </div>
  )
}

/** Says that a link leads out of the tour. */
function Astray({ times }: { times: number }) {
  const toast = useToast()
  useEffect(() => {
    if (times > 0) toast({ text: 'That screen waits for your own family. It is not on this tour.' })
  }, [times, toast])
  return null
}

/** A link that leads to another stop goes away with its screen: then the new screen has the focus. */
function useFocusThatStays(stop: Stop) {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(stop)
  useEffect(() => {
    if (shown.current === stop) return
    shown.current = stop
    const isLost = document.activeElement === document.body
    if (isLost) frame.current?.querySelector<HTMLElement>('[role=region]')?.focus()
  }, [stop])
  return frame
}
