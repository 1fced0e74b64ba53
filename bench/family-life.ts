import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { addDays, dayRange } from '#core/time/calendar.ts'
import { apiPaths } from '#core/paths.ts'
import { meetingStages, retrospectiveStages } from '#core/words.ts'
import { enter, type Elefam, type Parent } from './elefam.ts'
import { commandId, furnish, plannedWeek } from './family.ts'

/** How a version's screens learn of changes: all documents anew, or the log's entries. */
export type Protocol = 'documents' | 'log'

const firstDay = '2024-01-07'
const members = ['primary', 'ben', 'mia', 'leo', 'ida']
const ticksADay = 12
/** How often a day somebody opens the app, and how often something changes where another looks on. */
const opensADay = 3
const seenADay = 3

export type Home = { parent: Parent; familyId: string }
/** Requests, and bytes of all answers and of what the stream brought. */
export type Calls = { reads: number; writes: number; bytes: number }

export async function moveIn(elefam: Elefam, index: number): Promise<Home> {
  const parent = await enter(elefam, 'sign-up', `family${index}@example.org`)
  const response = await fetch(elefam.url + apiPaths.bootstrap, { headers: parent.headers })
  const { family } = (await response.json()) as Bootstrap
  await furnish(parent, family.id)
  return { parent, familyId: family.id }
}

/** Some weeks of one family: one parent does it all, one request after the other, the other looks on. */
export async function liveWeeks(
  elefam: Elefam,
  { parent, familyId }: Home,
  { weeks, protocol }: { weeks: number; protocol: Protocol },
): Promise<Calls> {
  const { port, url } = elefam
  const calls: Calls = { reads: 0, writes: 0, bytes: 0 }
  const ask = async (path: string, body?: object) => {
    const headers = { ...parent.headers, origin: url, 'content-type': 'application/json' }
    const post = { method: 'POST', body: JSON.stringify(body) }
    const init = { headers, ...(body && post) }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${text}`)
    calls[body ? 'writes' : 'reads'] += 1
    calls.bytes += Buffer.byteLength(text)
    return text
  }
  /** Where in the log the family was when it was last opened. */
  let known = sequenceIn(await ask(apiPaths.bootstrap))
  const look = {
    documents: { open: () => ask(apiPaths.bootstrap), seen: () => ask(apiPaths.bootstrap) },
    log: {
      open: async () => {
        const { head } = JSON.parse(await ask(`${apiPaths.changes(familyId)}?after=${known}`)) as {
          head: number
        }
        known = head
      },
      seen: async () => undefined, // It came by the stream.
    },
  }[protocol]
  const hangUp = await listen(elefam, { parent, familyId }, (bytes) => (calls.bytes += bytes))
  for (let week = 0; week < weeks; week += 1) {
    const startsOn = addDays(firstDay, 7 * week)
    const id = `week-${startsOn}`
    const sprint = plannedWeek(id, startsOn, `Week ${week + 1}`)
    await ask(apiPaths.sprints(familyId), { id: commandId(), sprint })
    for (const step of weekOf(startsOn)) {
      if (typeof step === 'string') await look[step]()
      else await ask(apiPaths.sprintCommands(familyId, id), { id: commandId(), ...step })
    }
    await ask(`${apiPaths.insights(familyId)}?limit=5`)
  }
  await hangUp()
  return calls
}

const sequenceIn = (text: string) => (JSON.parse(text) as Bootstrap).sequence ?? 0

/** The other parent's screen: one stream, whatever it brings. Gives the way to end it. */
async function listen(
  { port }: Elefam,
  { parent, familyId }: Home,
  heard: (bytes: number) => void,
): Promise<() => Promise<void>> {
  const over = new AbortController()
  const path = `http://127.0.0.1:${port}${apiPaths.events(familyId)}`
  const { body } = await fetch(path, { headers: parent.headers, signal: over.signal })
  const reading = (async () => {
    for await (const piece of body!) heard((piece as Uint8Array).length)
  })().catch(() => undefined)
  return async () => {
    over.abort()
    await reading
  }
}

type Look = 'open' | 'seen'

/** A week from the plan meeting to the end of the retrospective. */
function weekOf(startsOn: string): (object | Look)[] {
  const text = 'Thank you for reading to Leo although you were tired'
  const stages = <Type extends string>(type: Type, list: readonly string[]) =>
    list.map((stage) => ({ type, changes: { stage } }))
  const each = (step: (memberId: string, index: number) => object) => members.map(step)
  return [
    ...stages('edit-meeting', meetingStages),
    ...each((fromId, index) => ({
      type: 'appreciate',
      appreciation: { id: `thanks${index}`, fromId, text },
    })),
    { type: 'note-date', entry: { id: 'date1', date: startsOn, text: 'Grandma comes to dinner' } },
    ...each((memberId) => ({ type: 'set-energy', memberId, level: 4 })),
    { type: 'finish-planning' },
    ...dayRange(startsOn, 7).flatMap((date, day) => dayOf(date, day)),
    { type: 'edit-retrospective', changes: { stage: retrospectiveStages[0] } },
    ...each((memberId) => ({ type: 'set-feeling', memberId, mood: 4 })),
    ...each((memberId, index) => ({
      type: 'add-card',
      card: { id: `high${index}`, memberId, kind: 'high', text: 'We read on the roof' },
    })),
    ...each((memberId, index) => ({
      type: 'add-card',
      card: { id: `low${index}`, memberId, kind: 'low', text: 'Mornings were in a hurry' },
    })),
    ...stages('edit-retrospective', retrospectiveStages),
    { type: 'edit-retrospective', changes: { why: 'Too much on Tuesday', thanks: text } },
    { type: 'complete-sprint' },
  ]
}

function dayOf(date: string, day: number): (object | Look)[] {
  const note = 'I read two chapters and set the table with Mia'
  return [
    ...Array.from({ length: opensADay }, () => 'open' as const),
    ...Array.from({ length: seenADay }, () => 'seen' as const),
    ...Array.from({ length: ticksADay }, (_, index) => ({
      type: 'tick',
      taskId: `task${index}`,
      memberId: index % 3 === 0 ? 'mia' : members[(index + day) % members.length],
      date,
      done: true,
    })),
    ...members.map((memberId) => ({
      type: 'answer-stand-up',
      date,
      answer: { memberId, passed: false, mood: 4, did: note, next: note, help: '' },
    })),
    { type: 'close-stand-up', date, offer: 'Ben makes dinner on Thursday' },
  ]
}
