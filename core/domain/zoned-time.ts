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
