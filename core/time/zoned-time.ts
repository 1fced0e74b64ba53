import { memoize } from '../lib/memoize.ts'

/** The clocks of a place: day `YYYY-MM-DD` and hour 0 to 23. */
export type ZonedTime = { day: string; hour: number }

/** By time zone, of which there are far more spellings than zones: to make one takes longer than to use it often. */
const formatOf = memoize(
  100,
  (timeZone: string | undefined) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
    }),
)

/** What clocks show at an instant (milliseconds) in a time zone; on this device where none is given (P10). */
export function zonedTime(time: number, timeZone?: string): ZonedTime {
  const parts = formatOf(timeZone).formatToParts(time)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) }
}

/** By time zone: to make one takes longer than to use it often. */
const seconds = memoize(100, (timeZone: string) =>
  Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }),
)

/** How many milliseconds the clocks of a zone are ahead of UTC at that time. */
export function offsetAt(time: number, timeZone: string): number {
  const parts = seconds(timeZone).formatToParts(time)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return wall - Math.floor(time / 1000) * 1000
}

const day = 24 * 60 * 60_000

const asInstant = memoize(2_000, (shown: string): string => {
  const [clock = '', timeZone = ''] = shown.split(' ')
  const asIfUtc = Date.parse(clock)
  const showsAt = (time: number) => time + offsetAt(time, timeZone)
  const [early = 0, late = 0] = [-day, day]
    .map((away) => asIfUtc - offsetAt(asIfUtc + away, timeZone))
    .toSorted((a, b) => a - b)
  const found = [early, late].find((time) => showsAt(time) === asIfUtc)
  return new Date(
    found ?? firstAfter(early, late, (time) => showsAt(time) >= asIfUtc),
  ).toISOString()
})

/** The first millisecond between two for which something is so, from which on it stays so. */
function firstAfter(before: number, after: number, isSo: (time: number) => boolean): number {
  if (after - before <= 1) return after
  const middle = Math.floor((before + after) / 2)
  return isSo(middle) ? firstAfter(before, middle, isSo) : firstAfter(middle, after, isSo)
}

/**
 * The instant (UTC) at which the clocks of a zone show a day and a time `HH:MM`: where they skip it the
 * first moment after it, where they show it twice the first time.
 */
export function instantAt(date: string, time: string, timeZone: string): string {
  return asInstant(`${date}T${time}:00Z ${timeZone}`)
}

/** What they show then, as `HH:MM`. */
export function timeOfDayAt(instant: string, timeZone: string): string {
  const time = Date.parse(instant)
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(11, 16)
}
