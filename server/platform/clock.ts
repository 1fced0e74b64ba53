/** Gives the current instant, `2026-01-31T08:00:00.000Z`; tests pass their own. */
export type Clock = () => string

let lastTime = 0
let lastText = ''

/** The system's time; written out once for all who ask within a millisecond. */
export const systemClock: Clock = () => {
  const time = Date.now()
  if (time !== lastTime) {
    lastTime = time
    lastText = new Date(time).toISOString()
  }
  return lastText
}

/** The instant so many milliseconds after another. */
export function later(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString()
}
