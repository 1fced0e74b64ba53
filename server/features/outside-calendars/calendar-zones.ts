import ICAL from 'ical.js'
import { isTimeZone } from '#core/time/time-zone.ts'
import { windowsZones } from './windows-zones.ts'

/** The clocks by which a calendar means its times: instants in milliseconds, walls as clocks show them. */
export type Zone = {
  instantOf: (wall: Temporal.PlainDateTime) => number
  wallOf: (instant: number) => Temporal.PlainDateTime
}

/** A zone by its IANA name; a time that clocks skip is the one after, of one that comes twice the first. */
export function namedZone(name: string): Zone {
  return {
    instantOf: (wall) => wall.toZonedDateTime(name).epochMilliseconds,
    wallOf: (instant) =>
      Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(name).toPlainDateTime(),
  }
}

/**
 * Finds the zone of a TZID: by IANA's name, also one behind a prefix (/example.org/Europe/Berlin), by
 * Windows', or as the calendar itself describes it; a name that says nothing means the family's clocks.
 */
export function zonesOf(components: readonly ICAL.Component[], own: Zone): (tzid: string) => Zone {
  const described = new Map(components.map((zone) => [tzidOf(zone), zone]))
  const found = new Map<string, Zone>()
  const find = (tzid: string): Zone => {
    const component = described.get(tzid)
    const place = component?.getFirstPropertyValue('x-lic-location')
    const name = nameOf(tzid) ?? (typeof place === 'string' ? nameOf(place) : null)
    if (name !== null) return namedZone(name)
    return component ? describedZone(component) : own
  }
  return (tzid) => {
    const zone = found.get(tzid) ?? find(tzid)
    found.set(tzid, zone)
    return zone
  }
}

const tzidOf = (zone: ICAL.Component) => String(zone.getFirstPropertyValue('tzid') ?? '')

function nameOf(tzid: string): string | null {
  const plain = tzid.trim().replaceAll('"', '')
  const behind = /[A-Z]\w+\/[A-Z][\w+/-]*$/.exec(plain)?.[0] ?? ''
  const names = [windowsZones[plain], plain, behind]
  return names.find((name) => name && /^[A-Z]/i.test(name) && isTimeZone(name)) ?? null
}

/** A zone of nobody else's, as Outlook makes them, by its own rules. */
function describedZone(component: ICAL.Component): Zone {
  const zone = new ICAL.Timezone(component)
  const utc = (wall: Temporal.PlainDateTime) => wall.toZonedDateTime('UTC').epochMilliseconds
  const offsetAt = ({ year, month, day, hour, minute, second }: Temporal.PlainDateTime) =>
    1000 * zone.utcOffset(new ICAL.Time({ year, month, day, hour, minute, second }, zone))
  const shifted = (instant: number, offset: number) => namedZone('UTC').wallOf(instant + offset)
  return {
    instantOf: (wall) => utc(wall) - offsetAt(wall),
    wallOf: (instant) => shifted(instant, offsetAt(shifted(instant, 0))),
  }
}
