import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { zonedTime } from '#core/domain/zoned-time.ts'

const minute = 60_000

function subscribe(changed: () => void) {
  const timer = setInterval(changed, minute)
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}

/** The family's own day, `YYYY-MM-DD` (P10); turns over at midnight without a reload. */
export function useToday(): string {
  const { now, timeZone } = use(ClockContext)
  const day = () => zonedTime(now(), timeZone).day
  return useSyncExternalStore(subscribe, day, day)
}

/** Gives the family's own day of an instant. */
export function useDayOf(): (instant: string) => string {
  const { timeZone } = use(ClockContext)
  return (instant) => zonedTime(Date.parse(instant), timeZone).day
}

/** The hour of the family's own clock, 0 to 23. */
export function useHour(): number {
  const { now, timeZone } = use(ClockContext)
  const hour = () => zonedTime(now(), timeZone).hour
  return useSyncExternalStore(subscribe, hour, hour)
}

/** By which clock the screens go. */
interface Clock {
  /** In milliseconds, as `Date.now`. */
  now: () => number
  /** By its IANA name; that of the device without it. */
  timeZone: string | undefined
}

/** The device's own, where nobody says otherwise. */
export const ClockContext = createContext<Clock>({ now: () => Date.now(), timeZone: undefined })

/** The instant, `2026-03-04T18:30:00.000Z`, by the server's clock; new every so many milliseconds. */
export function useNow(every: number): string {
  const { now } = use(ClockContext)
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), every)
    return () => clearInterval(timer)
  }, [every, now])
  return new Date(time).toISOString()
}

/** The zone that this device goes by, which may be another than its family's. */
export const deviceTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
