/** Gives the current instant, `2026-01-31T08:00:00.000Z`; tests pass their own. */
export type Clock = () => string

/** The system's time. */
export const systemClock: Clock = () => new Date().toISOString()

/** The instant so many milliseconds after another. */
export function later(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString()
}
