import { offsetAt } from '#core/time/zoned-time.ts'

const day = 24 * 60 * 60_000
/** Clocks are looked at so often; none has gone back so soon after it went forward. */
const step = 14 * day
/** A calendar asks again within hours; so long its events are told right by this text alone. */
const years = { before: 1, after: 5 }

/**
 * A time zone as iCalendar defines it (RFC 5545, 3.6.5): what its clocks are ahead of UTC, and each
 * change of that from last year on, for some years.
 */
export function vtimezone(zone: string, now: string): string {
  const year = Number(now.slice(0, 4))
  const first = Date.UTC(year - years.before, 0)
  const last = Date.UTC(year + years.after, 0)
  const parts = [observance({ at: 0, from: offsetAt(first, zone), to: offsetAt(first, zone) })]
  for (let time = first; time < last; time += step) {
    const from = offsetAt(time, zone)
    const to = offsetAt(time + step, zone)
    if (from !== to) parts.push(observance({ at: changeAfter(time, zone), from, to }))
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts.flat(), 'END:VTIMEZONE'].join('\r\n')
}

/** The instant of the change within the next step, to the second. */
function changeAfter(time: number, zone: string): number {
  const before = offsetAt(time, zone)
  let low = time
  let high = time + step
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000
    if (offsetAt(middle, zone) === before) low = middle
    else high = middle
  }
  return high
}

type Change = { at: number; from: number; to: number }

function observance({ at, from, to }: Change): string[] {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD'
  const wall = new Date(at + from).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
  return [
    `BEGIN:${kind}`,
    `DTSTART:${at === 0 ? '19700101T000000' : wall}`,
    `TZOFFSETFROM:${offset(from)}`,
    `TZOFFSETTO:${offset(to)}`,
    `END:${kind}`,
  ]
}

/** "+0530" */
function offset(milliseconds: number): string {
  const minutes = Math.round(Math.abs(milliseconds) / 60_000)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${milliseconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`
}
