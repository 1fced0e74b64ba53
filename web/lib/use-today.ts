import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { familyTime, liesBehind, type FamilyClock } from '#core/family/family-clock.ts'

const minute = 60_000

function subscribe(changed: () => void) {
  const timer = setInterval(changed, minute)
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}

/** What the family's clock says, anew as it goes on without a reload. */
export function useByClock<Said extends string | number>(
  read: (now: number, clock: FamilyClock) => Said,
): Said {
  const clock = use(ClockContext)
  const said = () => read(clock.now(), clock)
  return useSyncExternalStore(subscribe, said, said)
}

/** The family's own day, `YYYY-MM-DD` (P10); turns over as the day ends, without a reload (P25). */
export const useToday = (): string => useByClock((now, clock) => familyTime(now, clock).day)

/** Gives the family's own day of an instant. */
export function useDayOf(): (instant: string) => string {
  const clock = use(ClockContext)
  return (instant) => familyTime(Date.parse(instant), clock).day
}

/** The hour of the family's own day, see `familyTime`. */
export const useHour = (): number => useByClock((now, clock) => familyTime(now, clock).hour)

/** Says of something on the family's day whether it lies behind. */
export function useLiesBehind(): (day: string, time: string | null) => boolean {
  const clock = use(ClockContext)
  const [today, hour] = [useToday(), useHour()]
  return (day, time) => day === today && time !== null && liesBehind(time, hour, clock)
}

/** By which clock the screens go. */
interface Clock extends FamilyClock {
  /** In milliseconds, as `Date.now`. */
  now: () => number
}

/** The device's own, where nobody says otherwise. */
export const ClockContext = createContext<Clock>({ now: () => Date.now() })

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
