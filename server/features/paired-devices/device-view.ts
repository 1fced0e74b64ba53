import type { OutsideEvent } from '#core/calendars/schema.ts'
import type { PairedView, Purpose } from '#core/devices/schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { documentOf, textOf } from '#core/lib/json-text.ts'
import type { Documents } from '#core/commands/documents.ts'
import { memberIdsOf } from '#core/members/member.ts'
import { eventsBetween } from '#core/calendars/outside-events.ts'
import { pairedDocuments } from '#core/devices/paired-view.ts'
import { familyDay } from '#core/family/family-clock.ts'
import { refuse } from '#core/refusal.ts'
import { rulesVersion } from '#core/log/subjects.ts'
import { readDocuments, type Documents as StoredDocuments } from '#server/store/documents.ts'
import { eventWeight, listOutsideCalendars } from '#server/store/outside-calendars.ts'
import type { FoundDevice } from '#server/store/found-devices.ts'
import type { Database } from '#server/store/schema.ts'

/** A family’s documents at a place in its log, before anything is taken out of them. */
export type Known = Documents & { sequence: number }

/** The same with what calendars from outside have. */
type Shown = Known & {
  events: OutsideEvent[]
  /** About how much of it there is, in bytes, whatever of that is shown; and milliseconds that it took to understand. */
  size: number
  took: number
}

/** Days that the wall looks ahead, today among them. */
const daysShown = 7
const eventsAtMost = 100

/** The family, its open sprints and the latest others; null where it was deleted, and its devices with it. */
function knownOf({ family, sprints, sequence }: StoredDocuments): Known | null {
  if (family === null) return null
  return { family: documentOf(family), sprints: sprints.map(documentOf), sequence }
}

/** What views for these are made of; null as above. Calendars are for the wall alone. */
export async function readShown(
  db: Database,
  familyId: string,
  purposes: readonly Purpose[],
): Promise<Shown | null> {
  const stored = await readDocuments(db, familyId)
  const begun = performance.now()
  const known = knownOf(stored)
  const took = performance.now() - begun
  const isForWall = purposes.some(({ kind }) => kind === 'wall')
  const calendars = known && isForWall ? await listOutsideCalendars(db, familyId) : []
  const events = calendars.flatMap(({ id: calendarId, events: found }) =>
    found.map((event) => ({ calendarId, ...event })),
  )
  if (!known) return null
  const documents = [known.family, ...known.sprints].map((one) => textOf(one).length)
  const size = documents.reduce((sum, length) => sum + length, events.length * eventWeight)
  return { ...known, events, size, took }
}

/** Whether the device is for somebody who is in the family: they may have left as it was let in. */
export function isForMember({ purpose }: Pick<FoundDevice, 'purpose'>, { family }: Known): boolean {
  return purpose.kind === 'wall' || memberIdsOf(family.familyData).includes(purpose.memberId)
}

/** What a device holds of them at that instant. */
export function viewOf(
  device: Pick<FoundDevice, 'id' | 'name' | 'purpose' | 'otherHome'>,
  known: Shown | null,
  now: string,
): PairedView {
  if (!known || !isForMember(device, known)) refuse('not-paired')
  const { id, name, purpose, otherHome } = device
  const today = familyDay(known.family, now)
  const { family, sprints } = pairedDocuments(known, purpose, today)
  const last = addDays(today, daysShown - 1)
  return {
    device: { id, name, purpose, otherHome },
    family,
    sprints: [...sprints],
    events:
      purpose.kind === 'wall'
        ? eventsBetween(known.events, today, last).slice(0, eventsAtMost)
        : [],
    sequence: known.sequence,
    rules: rulesVersion,
    now,
  }
}

/** The same, of the family as it is stored now. */
export async function viewNow(db: Database, device: FoundDevice, now: string): Promise<PairedView> {
  return viewOf(device, await readShown(db, device.familyId, [device.purpose]), now)
}
