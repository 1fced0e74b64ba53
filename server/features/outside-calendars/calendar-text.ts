import ICAL from 'ical.js'

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

/** A piece of a calendar that stands for itself. */
type Block = { kind: 'VEVENT' | 'VTIMEZONE'; lines: string[] }

/**
 * The events and time zones of a calendar's text; one that cannot be read is left out, so that a slip
 * in one costs no other. Null where it is no calendar at all.
 */
export function componentsIn(
  text: string,
): { events: ICAL.Component[]; zones: ICAL.Component[] } | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (!lines.some((line) => /^BEGIN:VCALENDAR\s*$/i.test(line))) return null
  const events: ICAL.Component[] = []
  const zones: ICAL.Component[] = []
  for (const { kind, lines: own } of blocksIn(lines)) {
    const component = parsed(own)
    if (component) (kind === 'VEVENT' ? events : zones).push(component)
  }
  return { events, zones }
}

function* blocksIn(lines: readonly string[]): Generator<Block> {
  let block: Block | null = null
  /** How deep it is within the block: an event's alarms are left out, a zone's halves stay. */
  let depth = 0
  let isKept = true
  for (const line of lines) {
    if (/^[ \t]/.test(line)) {
      if (block && isKept) block.lines.push(line)
      continue
    }
    const [, verb, name] = /^(BEGIN|END):([\w-]+)\s*$/i.exec(line) ?? []
    const kind = kindOf(name)
    if (!block) {
      if (verb?.toUpperCase() === 'BEGIN' && kind) block = { kind, lines: [line] }
      depth = 0
      isKept = true
      continue
    }
    if (verb?.toUpperCase() === 'BEGIN') depth += 1
    isKept = block.kind === 'VTIMEZONE' || (depth === 0 && isWanted(line))
    if (isKept || (verb && depth === 0)) block.lines.push(line)
    if (verb?.toUpperCase() !== 'END') continue
    if (depth === 0) {
      yield block
      block = null
    } else depth -= 1
  }
}

function kindOf(name: string | undefined): Block['kind'] | null {
  const upper = name?.toUpperCase()
  return upper === 'VEVENT' || upper === 'VTIMEZONE' ? upper : null
}

const isWanted = (line: string) => wanted.has(/^[\w-]+/.exec(line)?.[0].toUpperCase() ?? '')

function parsed(lines: readonly string[]): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse(lines.join('\r\n')))
  } catch {
    return null
  }
}
