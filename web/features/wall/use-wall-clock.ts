import { use, useEffect, useState } from 'react'
import { familyTime, type FamilyClock } from '#core/family/family-clock.ts'
import { ClockContext } from '#web/lib/use-today.ts'
import { idleFor } from '#web/shared/paired/stay-current.ts'

const minute = 60_000

/** What the wall's clock shows: "14:10", and the family's day and its hour, see `familyTime`. */
export type WallClock = { time: string; hour: number; day: string }

/** New with each minute, as it begins. */
export function useWallClock(): WallClock {
  const familyClock = use(ClockContext)
  const { now } = familyClock
  const [clock, setClock] = useState(() => clockAt(now(), familyClock))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const show = () => {
      setClock((before) => {
        const next = clockAt(now(), familyClock)
        return next.time === before.time && next.day === before.day ? before : next
      })
      timer = setTimeout(show, minute - (now() % minute) + 50)
    }
    show()
    // A tablet that slept shows the time of before until then.
    const wake = () => {
      clearTimeout(timer)
      show()
    }
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [now, familyClock])
  return clock
}

/** One for all minutes of a zone: a wall hangs for months. */
let format: { timeZone: string | undefined; of: Intl.DateTimeFormat } | undefined

function clockAt(time: number, clock: FamilyClock): WallClock {
  const { timeZone } = clock
  if (!format || format.timeZone !== timeZone) {
    const options = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    format = { timeZone, of: new Intl.DateTimeFormat('en-GB', options) }
  }
  return { time: format.of.format(time), ...familyTime(time, clock) }
}

/** From this hour to that one it is night. */
const night = { from: 21, to: 6 }

/** Looks once in so many milliseconds whether the light is to go out. */
const look = 5_000

/**
 * Whether it is night, and whether the wall is dark: it lights up for a minute where it is touched. At
 * night its colours are the dark ones, whatever the system's are.
 */
export function useNight(hour: number): { isDark: boolean; light: () => void } {
  const isNight = hour >= night.from || hour < night.to
  const [isLit, setLit] = useState(false)
  useEffect(() => {
    if (!isNight) return
    const { dataset } = document.documentElement
    const before = dataset['theme']
    dataset['theme'] = 'dark'
    return () => {
      if (before === undefined) delete dataset['theme']
      else dataset['theme'] = before
    }
  }, [isNight])
  useEffect(() => {
    if (!isNight || !isLit) return
    const timer = setInterval(() => setLit(idleFor() < minute), look)
    return () => clearInterval(timer)
  }, [isNight, isLit])
  return { isDark: isNight && !isLit, light: () => setLit(true) }
}

/** Keeps the screen on while it is looked at; false where the browser does not allow it. */
export function useWakeLock(): boolean {
  const [isAllowed, setAllowed] = useState(true)
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const hold = async () => {
      if (isOver || document.visibilityState !== 'visible') return
      try {
        // Not everywhere, and nowhere over plain http.
        const next = await navigator.wakeLock.request('screen')
        if (isOver) return void next.release()
        lock = next
        lock.addEventListener('release', again, { once: true })
        setAllowed(true)
      } catch {
        setAllowed(false)
      }
    }
    // The browser lets go of it whenever the page is out of sight, and the system when it likes to.
    const again = () => void hold()
    document.addEventListener('visibilitychange', again)
    again()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
  return isAllowed
}
