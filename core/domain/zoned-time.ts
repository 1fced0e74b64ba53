import { memoize } from './memoize.ts'

/** The clocks of a place: day `YYYY-MM-DD` and hour 0 to 23. */
export type ZonedTime = { day: string; hour: number }

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? ''
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })
  formats.set(key, format)
  return format
}

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
