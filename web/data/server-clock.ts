/** The time by the server's clock, as far as it is known (P10). */
export type ServerClock = {
  now: () => string
  /** How much the device's clock is ahead of the server's, in milliseconds. */
  skew: () => number
  /** Takes the server's word for what time it is. */
  setClock: (now: string) => void
}

export function serverClock(changed: () => void): ServerClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() - ahead).toISOString(),
    skew: () => ahead,
    setClock: (now) => {
      ahead = Date.now() - Date.parse(now)
      changed()
    },
  }
}
