import { createContext } from 'react'

/** By which clock the screens go. */
export interface Clock {
  /** In milliseconds, as `Date.now`. */
  now: () => number
  /** By its IANA name; that of the device without it. */
  timeZone: string | undefined
}

/** The device's own, where nobody says otherwise. */
export const ClockContext = createContext<Clock>({ now: () => Date.now(), timeZone: undefined })
