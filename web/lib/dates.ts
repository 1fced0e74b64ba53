/** Calendar days (`YYYY-MM-DD`) as a person reads them, in the product's language. */

// The reader's own kind of English decides the order of day and month.
const locale = () => (navigator.language.startsWith('en') ? navigator.language : 'en-GB')

function format(date: string, options: Intl.DateTimeFormatOptions): string {
  const day = new Date(`${date}T00:00:00Z`)
  return new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(day)
}

/** "Monday, 11 May" */
export function longDay(date: string): string {
  return format(date, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** "Mon, 11 May" */
export function shortDay(date: string): string {
  return format(date, { weekday: 'short', day: 'numeric', month: 'short' })
}

/** "11 – 17 May" */
export function dayRange(from: string, to: string): string {
  const time = (date: string) => new Date(`${date}T00:00:00Z`)
  return new Intl.DateTimeFormat(locale(), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).formatRange(time(from), time(to))
}
