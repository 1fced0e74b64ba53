/**
 * How much of a stage's time is left, as a person would say it. `seconds` is the whole, `elapsed` what
 * has passed; both in seconds. Null when the time is over.
 */
export function timeLeft(seconds: number, elapsed: number): string | null {
  const left = seconds - elapsed
  if (left <= 0) return null
  if (left > 90) return `about ${Math.round(left / 60)} min left`
  if (left > 45) return 'about a minute left'
  if (left > 15) return 'half a minute left'
  return 'a few seconds left'
}
