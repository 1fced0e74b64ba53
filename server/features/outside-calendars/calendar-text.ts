import ICAL from 'ical.js'
import { linesOf } from './calendar-lines.ts'

/** A calendar's bytes, and the charset that its site gave with them. */
export type CalendarBytes = { bytes: Uint8Array<ArrayBuffer>; charset: string | null }

/** What is read of an event; the rest (who comes, what is written below it) is nobody's business here. */
const wanted = new Set([
  'UID',
  'SUMMARY',
  'CLASS',
  'STATUS',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
])

/** A piece of a calendar that stands for itself, with the lines that are read of it. */
export type Block = { kind: 'VEVENT' | 'VTIMEZONE'; lines: string[] }

/** What is written of one piece beyond this, in UTF-16 units, is left out. */
const blockAtMost = 256 * 1024

/**
 * What stands in a calendar, one piece at a time, and at the end whether it was a calendar at all, and
 * whether its end came: without one it was cut off on its way.
 */
export function* blocksOf({
  bytes,
  charset,
}: CalendarBytes): Generator<Block, 'whole' | 'cut-off' | 'none'> {
  let state: 'whole' | 'cut-off' | 'none' = 'none'
  let block: (Block & { size: number }) | null = null
  /** How deep it is within the block: an event's alarms are left out, a zone's halves stay. */
  let depth = 0
  let isKept = false
  for (const line of linesOf(bytes, charset)) {
    if (/^[ \t]/.test(line)) {
      if (block && isKept) keep(block, line)
      continue
    }
    const [, verb, name] = /^(BEGIN|END):([\w-]+)\s*$/i.exec(line)?.map(upper) ?? []
    if (name === 'VCALENDAR') {
      state = verb === 'BEGIN' ? 'cut-off' : 'whole'
      block = null
      continue
    }
    if (!block) {
      const kind = verb === 'BEGIN' ? kindOf(name) : null
      if (kind && state !== 'none') block = { kind, lines: [line], size: 0 }
      depth = 0
      isKept = false
      continue
    }
    if (verb === 'BEGIN') depth += 1
    isKept = block.kind === 'VTIMEZONE' || (depth === 0 && isWanted(line))
    if (isKept || (verb && depth === 0)) keep(block, line)
    if (verb !== 'END') continue
    if (depth === 0) {
      if (block.size <= blockAtMost) yield block
      block = null
    } else depth -= 1
  }
  return state
}

const upper = (text: string) => text.toUpperCase()

function keep(block: Block & { size: number }, line: string): void {
  block.size += line.length
  if (block.size <= blockAtMost) block.lines.push(line)
}

const kindOf = (name: string | undefined): Block['kind'] | null =>
  name === 'VEVENT' || name === 'VTIMEZONE' ? name : null

const nameOf = (line: string) => /^[\w-]+/.exec(line)?.[0].toUpperCase() ?? ''

const isWanted = (line: string) => wanted.has(nameOf(line))

/** Whether a piece says something of that name. */
export const says = ({ lines }: Block, name: string): boolean =>
  lines.some((line) => nameOf(line) === name)

/** The first day, eight digits, that a piece writes behind a name; null where it writes none. */
export function dayBehind({ lines }: Block, name: string): string | null {
  const line = lines.find((one) => nameOf(one) === name)
  return /:(\d{8})(?:T\d{6}Z?)?\s*$/.exec(line ?? '')?.[1] ?? null
}

/** A piece as the library reads it; null where it cannot, so that a slip in one costs no other. */
export function parsed({ lines }: Block): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse(lines.map(withValue).join('\r\n')))
  } catch {
    return null
  }
}

/** No time has a colon; Exchange writes zones that have (tzone://Microsoft/Utc), and quotes them or not. */
const ofTime = /^(DTSTART|DTEND|RDATE|EXDATE|RECURRENCE-ID)((?:;.*)?):([^:]*)$/i
const unquotedZone = /;TZID=([^";]*:[^";]*)/i

/** Days that are written as such, without the parameter that they need, or as midnights with it. */
function withValue(line: string): string {
  const [, name, written = '', value = ''] = ofTime.exec(line) ?? []
  if (!name) return line
  const parameters = written.replace(unquotedZone, ';TZID="$1"')
  const isDay = /;VALUE=DATE(?![-\w])/i.test(parameters)
  if (isDay) return `${name}${parameters}:${value.replaceAll(/T\d{6}Z?/g, '')}`
  const isPlainDay = /^\d{8}(,\d{8})*\s*$/.test(value)
  return `${name}${isPlainDay ? ';VALUE=DATE' : ''}${parameters}:${value}`
}
