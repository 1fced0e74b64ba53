import { useSyncExternalStore } from 'react'
import { localDate } from '#core/domain/calendar.ts'

const minute = 60_000

function subscribe(changed: () => void) {
  const timer = setInterval(changed, minute)
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}

const dayNow = () => localDate(new Date())

/** The family's own day, `YYYY-MM-DD`; turns over at midnight without a reload. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, dayNow, dayNow)
}

/** The hour of the family's own clock, 0 to 23. */
export function useHour(): number {
  return useSyncExternalStore(subscribe, () => new Date().getHours())
}
