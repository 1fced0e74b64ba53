import type { PairedDevice } from '#core/contract/paired-device.ts'
import { longDay } from '#web/lib/dates.ts'
import { usedWords } from '../signed-in-devices.tsx'

/** What stands below a device’s name: since when it is there and when it was last, or what it waits for. */
export function stateWords(
  { pairedAt, seenAt, offerEndsAt, purpose }: PairedDevice,
  { now, dayOf }: { now: string; dayOf: (instant: string) => string },
): string {
  const what = purpose.kind === 'wall' ? 'code' : 'link'
  if (pairedAt) {
    const since = `Since ${longDay(dayOf(pairedAt))}`
    return seenAt ? `${since}. ${usedWords(seenAt, now)}` : since
  }
  if (!offerEndsAt || offerEndsAt <= now) return `Its ${what} ended, and nobody used it`
  const isToday = dayOf(offerEndsAt) === dayOf(now)
  return `Waits for its ${what} to be used, ${isToday ? minutesLeft(offerEndsAt, now) : `until ${longDay(dayOf(offerEndsAt))}`}`
}

function minutesLeft(end: string, now: string): string {
  const minutes = Math.ceil((Date.parse(end) - Date.parse(now)) / 60_000)
  return minutes === 1 ? 'for a minute more' : `for ${minutes} minutes more`
}

/** "14:05": minutes and seconds that are left; null after the end. */
export function countdown(end: string, now: string): string | null {
  const seconds = Math.ceil((Date.parse(end) - Date.parse(now)) / 1_000)
  if (seconds <= 0) return null
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
