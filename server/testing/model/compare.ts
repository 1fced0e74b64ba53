import { expect } from 'vitest'
import type { ToldInvite } from '#core/invites/schema.ts'
import { apiPaths } from '#core/paths.ts'
import type { Family } from '#core/family/schema.ts'
import type { PairedView } from '#core/devices/schema.ts'
import type { SharedMember } from '#core/two-homes/schema.ts'
import { addDays, dayRange, localDate } from '#core/time/calendar.ts'
import { hereOn } from '#core/days-here/days-here.ts'
import { membersOf } from '#core/members/member.ts'
import type { SignedUp, TestServer } from '../test-server.ts'
import type { Real } from './action.ts'
import { otherHomeOf, type Home, type Model, type Person } from './households.ts'

/** The day on which everything is ticked. */
export const day = '2026-03-02'

/** Everybody sees exactly what the model says, and nobody anything else. */
export async function compare(
  { people, offers }: Model,
  { browsers, server }: Real,
): Promise<void> {
  for (const person of people.values()) {
    const browser = browsers.get(person.id)!
    const { status, body } = await browser.bootstrap()
    expect(status).toBe(200)
    const { role, home, kept } = person
    if (kept) await expectKept(server, kept, offers)
    const { familyData, ...family } = body.family
    expect(body.user).toMatchObject({ id: person.id, role, familyId: home.id })
    expect(family).toMatchObject({ id: home.id, primaryUserId: home.owner })
    expect(new Set(family.coParents)).toEqual(home.coParents)
    expect(familyData.interests).toEqual(home.interests)
    expect(familyData.children.map(({ id }) => id)).toEqual(home.children)
    expect(familyData.adults.map(({ email }) => email)).toEqual(home.adults)
    const ticks = body.sprints.map(({ id, tasks }) => [id, tasks[0]!.checks[day] ?? []] as const)
    expect(new Map(ticks.map(([id, members]) => [id, new Set(members)]))).toEqual(home.sprints)
  }
}

/** What a co-parent left behind is as it was, although nobody can see it, and lets nobody in. */
async function expectKept({ db }: TestServer, home: Home, offers: Model['offers']): Promise<void> {
  const kept = db.selectFrom('families').select('document').where('id', '=', home.id)
  const { document } = await kept.executeTakeFirstOrThrow()
  const { familyData } = JSON.parse(document) as Family
  expect(familyData.interests).toEqual(home.interests)
  expect(familyData.children.map(({ id }) => id)).toEqual(home.children)
  const invites = db.selectFrom('invites').selectAll().where('familyId', '=', home.id)
  const seen = (await invites.execute()).map((one) => [one.id, statusOf(one)])
  const theirs = [...offers.values()].filter((offer) => offer.home === home)
  const expected = theirs.map(({ id, status }) => [id, status])
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(expected))
}

type Ended = Pick<ToldInvite['invite'], 'status' | 'createdAt' | 'expiresAt'>

/** One that was taken back has ended as it was made. */
const statusOf = ({ status, createdAt, expiresAt }: Ended) =>
  expiresAt > createdAt ? status : 'revoked'

/** A parent sees the offers of the model, and no others. */
export async function compareOffers(
  { offers }: Model,
  by: Person,
  browser: SignedUp,
): Promise<void> {
  if (by.role === 'coParent') return
  const { body } = await browser.get<ToldInvite[]>(apiPaths.invites(by.home.id))
  const theirs = [...offers.values()].filter(({ home, from }) => home === by.home && from === by.id)
  const expected = theirs.map(({ id, status }) => [id, status])
  const seen = body.map(({ inviteId, invite }) => [inviteId, statusOf(invite)])
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(expected))
}

/** A parent sees the shared children of the model and no others; each coming day counts in one plan. */
export async function compareShares(
  { bonds }: Model,
  { home }: Person,
  { browser, server }: { browser: SignedUp; server: TestServer },
): Promise<void> {
  const { body } = await browser.get<SharedMember[]>(apiPaths.sharedMembers(home.id))
  const theirs = bonds.filter(({ sides }) => sides.some((side) => side.home === home))
  expect(new Set(body.map(({ id }) => id))).toEqual(new Set(theirs.map(({ id }) => id)))
  const days = dayRange(addDays(localDate(new Date()), 1), 9)
  for (const { sides } of theirs) {
    const children = await Promise.all(sides.map((side) => readChild(server, side)))
    for (const date of days) expect(hereOn(children, date), date).toHaveLength(1)
  }
}

/** Each device shows the weeks of the homes that it opens, and of no other one that ever shared the child. */
export async function compareDevices(model: Model, { devices, bonds }: Real): Promise<void> {
  for (const { id, client } of devices) {
    const device = model.devices.find((one) => one.id === id)
    const other = device && otherHomeOf(model, device)
    const own = await client.get<PairedView>(apiPaths.pairing)
    expect(own.status, 'in the home that let it in').toBe(device ? 200 : 401)
    if (device) expectShown(own.body, device.home)
    if (device) expect(own.body.device.otherHome).toBe(other?.id ?? null)
    for (const share of bonds) {
      const there = await client.get<PairedView>(`${apiPaths.pairing}?home=${share}`)
      expect(there.status, 'in the other home').toBe(other?.id === share ? 200 : 401)
      if (other?.id === share) expectShown(there.body, other.home)
    }
  }
}

function expectShown({ family }: PairedView, home: Home): void {
  expect(family.familyData.children.map(({ id }) => id)).toEqual(home.children)
}

async function readChild({ db }: TestServer, { home, child }: Model['bonds'][number]['sides'][0]) {
  const stored = db.selectFrom('families').select('document').where('id', '=', home.id)
  const { familyData }: Family = JSON.parse((await stored.executeTakeFirstOrThrow()).document)
  return membersOf(familyData).find(({ id }) => id === child)!
}
