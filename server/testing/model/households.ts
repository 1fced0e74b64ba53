import type { ErrorCode } from '#core/errors.ts'

// What a host’s families are to be after whatever their parents do, in as few words as possible and
// without a database: sign-up, invite, accept, edit, tick, delete.

export type Person = {
  id: string
  email: string
  role: 'primary' | 'coParent'
  home: Home
  /** The home that a co-parent left for this one, and gets back. */
  kept: Home | null
}

export type Home = {
  id: string
  owner: string
  /** Whether the member that it began with is there: they go with who began it. */
  hasFirst: boolean
  coParents: Set<string>
  interests: string[]
  children: string[]
  /** The addresses of adults who joined. */
  adults: string[]
  /** Each sprint with its ticks. */
  sprints: Map<string, Set<string>>
}

export type Offer = {
  id: string
  home: Home
  from: string
  toEmail: string
  status: 'pending' | 'confirmed' | 'revoked'
}

/** A child of two homes: both have said yes. `opens`: whose week opens on the child’s devices of the other. */
export type Bond = {
  id: string
  sides: readonly { home: Home; child: string }[]
  opens: Set<Home>
}

/** A child’s own device, and who let it in; `shutBy`: the other home has withdrawn it there. */
export type Device = { id: string; home: Home; child: string; maker: string; shutBy: Home | null }

export type Model = {
  people: Map<string, Person>
  offers: Map<string, Offer>
  bonds: Bond[]
  devices: Device[]
}

/** What something comes to: done, or the code of the refusal. */
export type Verdict = 'done' | ErrorCode

export function emptyHome(ownerId: string): Home {
  return {
    id: `family_${ownerId}`,
    owner: ownerId,
    hasFirst: true,
    coParents: new Set(),
    interests: [],
    children: [],
    adults: [],
    sprints: new Map(),
  }
}

export function arrive({ people }: Model, { id, email }: { id: string; email: string }): void {
  people.set(id, { id, email, role: 'primary', home: emptyHome(id), kept: null })
}

const inhabitants = ({ people }: Model, home: Home) =>
  [...people.values()].filter((person) => person.home === home)

const isEmpty = ({ interests, children, adults, sprints }: Home) =>
  interests.length + children.length + adults.length + sprints.size === 0

/** The offer that is made, or the one that waits for this address already. */
export function invite(model: Model, by: Person, to: Person): Verdict | Offer {
  if (by.role === 'coParent') return 'primary-only'
  if (inhabitants(model, by.home).includes(to)) return 'member-exists'
  const waiting = [...model.offers.values()].find(
    ({ home, toEmail, status }) => home === by.home && toEmail === to.email && status === 'pending',
  )
  return waiting ?? { id: '', home: by.home, from: by.id, toEmail: to.email, status: 'pending' }
}

export function revoke(model: Model, by: Person, offer: Offer): Verdict {
  if (by.home.id !== offer.home.id) return 'family-missing'
  if (by.role === 'coParent') return 'primary-only'
  if (!model.offers.has(offer.id)) return 'invite-missing'
  if (offer.status === 'confirmed') return 'invite-closed'
  offer.status = 'revoked'
  return 'done'
}

export function accept(model: Model, by: Person, offer: Offer, leave: boolean): Verdict {
  if (!model.offers.has(offer.id)) return 'invite-missing'
  const isHere = by.home === offer.home && by.role === 'coParent'
  if (isHere && offer.status === 'confirmed') return 'done'
  const from = model.people.get(offer.from)
  if (offer.status !== 'pending' || from?.home !== offer.home) return 'invite-closed'
  if (by === from) return 'own-invite'
  if (by.home !== offer.home) {
    const isGuest = by.role === 'coParent'
    if (!isGuest && inhabitants(model, by.home).length > 1) return 'family-shared'
    if ((isGuest || !isEmpty(by.home)) && !leave) return 'family-in-use'
    endDevices(model, ({ maker }) => maker === by.id)
    if (isGuest) by.home.coParents.delete(by.id)
    else leaveOwn(model, by)
    const { adults } = offer.home
    const known = [by.email, offer.toEmail].find((email) => adults.includes(email))
    if (known === undefined) adults.push(by.email)
    else adults[adults.indexOf(known)] = by.email
    offer.home.coParents.add(by.id)
    Object.assign(by, { home: offer.home, role: 'coParent' })
  }
  offer.status = 'confirmed'
  return 'done'
}

/** An empty home is given up; another one is kept, lets nobody in meanwhile, and shares no child. */
function leaveOwn(model: Model, by: Person): void {
  if (isEmpty(by.home)) return demolish(model, by.home)
  by.kept = by.home
  endBonds(model, by.home)
  for (const offer of model.offers.values()) {
    if (offer.home === by.home && offer.status === 'pending') offer.status = 'revoked'
  }
}

/** Nobody is there who agreed to it. */
function endBonds(model: Model, home: Home): void {
  model.bonds = model.bonds.filter(({ sides }) => sides.every((side) => side.home !== home))
}

/** Everybody who lived there begins anew, or goes back to where they came from. */
function demolish(model: Model, home: Home): void {
  for (const [id, offer] of model.offers) if (offer.home === home) model.offers.delete(id)
  endBonds(model, home)
  endDevices(model, (device) => device.home === home)
  for (const person of inhabitants(model, home)) goHome(model, person)
}

/** What they let into the home that they leave is out. */
function goHome(model: Model, person: Person): void {
  if (person.role === 'coParent') endDevices(model, ({ maker }) => maker === person.id)
  const home = person.kept ?? emptyHome(person.id)
  Object.assign(person, { home, role: 'primary', kept: null })
}

function endDevices(model: Model, isMeant: (device: Device) => boolean): void {
  model.devices = model.devices.filter((device) => !isMeant(device))
}

export function removeFrom(
  model: Model,
  home: Home,
  { by, whom }: { by: Person; whom: Person },
): Verdict {
  if (by.home !== home) return 'family-missing'
  if (by !== whom && by.role === 'coParent') return 'primary-only'
  if (!home.coParents.delete(whom.id)) return 'user-missing'
  goHome(model, whom)
  return 'done'
}

export function endHome(model: Model, by: Person): Verdict {
  if (by.role === 'coParent') return 'primary-only'
  return leaveHome(model, by)
}

/** Others who live there keep it: one who has no other home goes on with it. */
function leaveHome(model: Model, by: Person): Verdict {
  const { home } = by
  const others = inhabitants(model, home).filter((person) => person !== by)
  const heir = others.find(({ kept }) => kept === null)
  if (others.length > 0 && !heir) return 'heirs-at-home'
  if (heir) passOn(model, home, heir)
  else demolish(model, home)
  if (heir) endDevices(model, ({ maker }) => maker === by.id)
  Object.assign(by, { home: emptyHome(by.id), role: 'primary' })
  return 'done'
}

/** The home as the heir's, without who began it: what they did goes, and what they agreed to. */
function passOn(model: Model, home: Home, heir: Person): void {
  for (const [id, offer] of model.offers) if (offer.home === home) model.offers.delete(id)
  endBonds(model, home)
  home.coParents.delete(heir.id)
  home.adults = home.adults.filter((one) => one !== heir.email)
  for (const ticks of home.sprints.values()) ticks.delete('primary')
  Object.assign(home, { id: `family_${heir.id}`, owner: heir.id, hasFirst: false })
  heir.role = 'primary'
}

export function endAccount(model: Model, by: Person): Verdict {
  const { home, kept } = by
  const wasPrimary = by.role === 'primary'
  const verdict = wasPrimary ? leaveHome(model, by) : 'done'
  if (verdict !== 'done') return verdict
  model.people.delete(by.id)
  endDevices(model, ({ maker }) => maker === by.id)
  if (!wasPrimary) {
    home.coParents.delete(by.id)
    if (home.adults.includes(by.email)) forgetAddress(model, home, by.email)
    if (kept) demolish(model, kept)
  }
  for (const [id, { from }] of model.offers) if (from === by.id) model.offers.delete(id)
  return 'done'
}

function forgetAddress({ offers }: Model, home: Home, email: string): void {
  home.adults = home.adults.filter((one) => one !== email)
  for (const [id, offer] of offers) {
    if (offer.home === home && offer.toEmail === email) offers.delete(id)
  }
}

/** An edit that this home has seen changes nothing; one that the home before it saw is a new one. */
export function resendEdit(by: Person, home: Home, word: string): Verdict {
  if (by.home.id !== home.id) return 'family-missing'
  if (by.home !== home) by.home.interests = [word]
  return 'done'
}

export function deleteChild(model: Model, by: Person, child: string): Verdict {
  if (by.role === 'coParent') return 'primary-only'
  if (!by.home.children.includes(child)) return 'member-missing'
  by.home.children = by.home.children.filter((one) => one !== child)
  for (const ticks of by.home.sprints.values()) ticks.delete(child)
  model.bonds = model.bonds.filter(({ sides }) => sides.every((side) => side.child !== child))
  endDevices(model, (device) => device.child === child)
  return 'done'
}

export function tick(
  { homeId, by }: { homeId: string; by: Person },
  { sprint, member, done }: { sprint: string; member: string; done: boolean },
): Verdict {
  if (by.home.id !== homeId) return 'family-missing'
  const ticks = by.home.sprints.get(sprint)
  if (!ticks) return 'sprint-missing'
  const isThere = member === 'primary' ? by.home.hasFirst : by.home.children.includes(member)
  if (!isThere) return 'member-missing'
  if (done) ticks.add(member)
  else ticks.delete(member)
  return 'done'
}

export function deleteSprint(homeId: string, by: Person, sprint: string): Verdict {
  if (by.home.id !== homeId) return 'family-missing'
  return by.home.sprints.delete(sprint) ? 'done' : 'sprint-missing'
}

const isShared = ({ bonds }: Model, child: string) =>
  bonds.some(({ sides }) => sides.some((side) => side.child === child))

export function offerShare(model: Model, by: Person, child: string): Verdict {
  if (by.role === 'coParent') return 'primary-only'
  if (!by.home.children.includes(child)) return 'member-missing'
  return isShared(model, child) ? 'already-shared' : 'done'
}

export function joinShare(
  model: Model,
  { by, other }: { by: Person; other: Person },
  child: string,
): Verdict {
  if (other.role === 'coParent') return 'primary-only'
  if (!other.home.children.includes(child)) return 'member-missing'
  if (by.home === other.home) return 'share-code-invalid'
  return isShared(model, child) ? 'already-shared' : 'done'
}

export function endShare(model: Model, by: Person, id: string): Verdict {
  if (by.role === 'coParent') return 'primary-only'
  const bond = model.bonds.find((one) => one.id === id)
  if (!bond?.sides.some(({ home }) => home === by.home)) return 'share-missing'
  model.bonds = model.bonds.filter((one) => one !== bond)
  return 'done'
}

export function openShare(model: Model, by: Person, { id, opens }: { id: string; opens: boolean }) {
  if (by.role === 'coParent') return 'primary-only'
  const bond = model.bonds.find((one) => one.id === id)
  const theirs = bond?.sides.find(({ home }) => home !== by.home)
  if (!bond?.sides.some(({ home }) => home === by.home) || !theirs) return 'share-missing'
  if (opens) bond.opens.add(by.home)
  else bond.opens.delete(by.home)
  // Said anew, it is said of all devices.
  const meant = ({ home, child }: Device) => home === theirs.home && child === theirs.child
  for (const device of model.devices.filter(meant)) device.shutBy = null
  return 'done'
}

/** By which share a device opens another home’s week too, and which; null where it opens none. */
export function otherHomeOf({ bonds }: Model, device: Device): { id: string; home: Home } | null {
  const bond = bonds.find(({ sides }) =>
    sides.some(({ home, child }) => home === device.home && child === device.child),
  )
  const other = bond?.sides.find(({ home }) => home !== device.home)
  if (!bond || !other || !bond.opens.has(other.home) || device.shutBy) return null
  return { id: bond.id, home: other.home }
}

export function letIn(by: Person, child: string): Verdict {
  return by.home.children.includes(child) ? 'done' : 'member-missing'
}

/** In the home that let it in a device is out; in the other one it is so there. */
export function withdraw(model: Model, by: Person, id: string): Verdict {
  const device = model.devices.find((one) => one.id === id)
  if (device?.home === by.home) {
    endDevices(model, (one) => one === device)
    return 'done'
  }
  if (!device || otherHomeOf(model, device)?.home !== by.home) return 'device-missing'
  device.shutBy = by.home
  return 'done'
}
