import type { Family } from '#core/family/schema.ts'
import type { Invite } from '#core/invites/schema.ts'
import type { ShareOffer } from '#core/two-homes/schema.ts'
import type { PairingOffer, Purpose } from '#core/devices/schema.ts'
import { apiPaths } from '#core/paths.ts'
import type { TokenScope } from '#core/words.ts'
import { mia } from '#core/testing/a-family.ts'
import { blockAccount } from '#server/features/host/host-actions.ts'
import { readUser } from '#server/store/users.ts'
import { unsubscribeToken } from '#server/features/reminders/unsubscribe-token.ts'
import { aPrintedSheet } from './valid-bodies.ts'
import { newSprint } from './new-sprint.ts'
import { password, secret, type SignedUp, type TestServer } from './test-server.ts'
import type { TestClient } from './test-client.ts'

/** What the addresses of routes can name, by the names of their parameters. */
export type Ids = {
  familyId: string
  userId: string
  sprintId: string
  inviteId: string
  memberId: string
  /** Of a session. */
  wayId: string
  /** Of a device without an account that waits to be paired. */
  deviceId: string
  /** Of a token that nobody uses. */
  tokenId: string
  passkeyId: string
  provider: string
  /** Of the calendar feed. */
  file: string
  /** Of a calendar from outside. */
  calendarId: string
  webhookId: string
  letterId: string
  /** Of a child who is offered to another family. */
  shareId: string
  /** Of a sheet that they have printed. */
  sheetCode: string
  /** Of a sign-up code; none of theirs: only those in charge have some. */
  codeId: string
  /** Of the link that ends a kind of mails. */
  token: string
  /** Somebody who could become the primary parent. */
  heirId: string
}

/** Somebody who asks, and what is theirs. */
export type Actor = { client: TestClient; own: Ids; who: Who; isPaired?: boolean; token?: ByToken }
/** What a token is for, as whoever asks by it brings it; `over`: it opens nothing any more. */
type ByToken = TokenScope | 'over'
/** What a rule may look at; null where nobody is signed in. */
export type Who = { id: string; role: 'primary' | 'coParent'; familyId: string } | null

/** In whatever must never be told to strangers. */
export const canary = 'Zebulon'

/** Fills the family of somebody who is signed in with one of everything. */
async function furnish(parent: SignedUp): Promise<Ids> {
  const { familyId, userId } = parent
  const child = { kind: 'child' as const, ...mia, id: `child-${userId}`, name: `Mia ${canary}` }
  await parent.changeFamily(familyId, { type: 'add-member', member: child })
  const sprint = newSprint({ id: `sprint-${userId}`, name: `Week of ${canary}` })
  await parent.post(apiPaths.sprints(familyId), { sprint })
  const invite = { toEmail: `guest-${userId}@example.org`.toLowerCase(), name: `Guest ${canary}` }
  const { body } = await parent.post<Invite>(apiPaths.invites(familyId), invite)
  const feed = await parent.post<{ url: string }>(apiPaths.calendarFeed, {})
  const { device } = await offered(parent, { kind: 'wall' })
  const { made } = await tokenOf(parent, 'read')
  const { share } = (
    await parent.post<ShareOffer>(apiPaths.sharedMembers(familyId), { memberId: child.id })
  ).body
  const letter = {
    id: `letter-${userId}`,
    memberId: child.id,
    moment: { kind: 'look-back', sprintId: sprint.id },
    content: { text: `Dear ${canary}`, drawing: null },
  }
  await parent.post(apiPaths.letters(familyId), letter)
  const sheet = aPrintedSheet({ sprintId: sprint.id, memberId: child.id })
  await parent.post(apiPaths.printedSheets(familyId), sheet)
  return {
    familyId,
    userId,
    sprintId: sprint.id,
    inviteId: body.inviteId,
    memberId: child.id,
    wayId: await sessionOf(parent),
    deviceId: device.id,
    tokenId: made.id,
    passkeyId: `passkey-${userId}`,
    provider: 'google',
    file: feed.body.url.split('/').at(-1) ?? '',
    ...(await connected(parent, familyId)),
    letterId: letter.id,
    shareId: share.id,
    sheetCode: sheet.code,
    codeId: `code-${userId}`,
    token: unsubscribeToken(secret, { userId, calling: 'week' }),
    heirId: userId,
  }
}

/** A calendar from outside and a webhook, by a parent or their program. */
async function connected(
  by: TestClient,
  familyId: string,
): Promise<Pick<Ids, 'calendarId' | 'webhookId'>> {
  const school = { name: `School of ${canary}`, url: 'https://school.example/key.ics' }
  const calendar = await by.post<{ id: string }>(apiPaths.outsideCalendars(familyId), school)
  const hook = { url: `https://hook.example/${canary}`, names: true }
  const told = await by.post<{ made: { id: string } }>(apiPaths.webhooks(familyId), hook)
  return { calendarId: calendar.body.id, webhookId: told.body.made.id }
}

async function offered(parent: SignedUp, purpose: Purpose): Promise<PairingOffer> {
  const path = apiPaths.pairedDevices(parent.familyId)
  return (await parent.post<PairingOffer>(path, { name: `Device of ${canary}`, purpose })).body
}

async function tokenOf(parent: SignedUp, scope: TokenScope) {
  const asked = { name: `Token of ${canary}`, scope, days: 30, password }
  return (await parent.post<{ made: { id: string }; token: string }>(apiPaths.apiTokens, asked))
    .body
}

/** A program that acts for a parent by a token: it has no cookie and no page. */
async function program(server: TestServer, scope: TokenScope) {
  const parent = await household(server)
  const { familyId, sprintId } = parent.own
  await parent.client.changeSprint(familyId, sprintId, { type: 'finish-planning' })
  const { made, token } = await tokenOf(parent.client, scope)
  const client = server.program(token)
  // A program gets at what it has made itself (A77).
  const own = scope === 'everything' ? await connected(client, familyId) : {}
  const actor = { ...parent, client, own: { ...parent.own, ...own }, token: scope }
  return { actor, withdraw: () => parent.client.remove(apiPaths.apiToken(made.id)) }
}

/** A device without an account, in a family whose week has been planned. */
async function paired(server: TestServer, purposeOf: (own: Ids) => Purpose) {
  const parent = await household(server)
  const { familyId, sprintId } = parent.own
  await parent.client.changeSprint(familyId, sprintId, { type: 'finish-planning' })
  const { secret: code, device } = await offered(parent.client, purposeOf(parent.own))
  const client = server.client()
  await client.post(apiPaths.pairing, { secret: code })
  const own = { ...parent.own, deviceId: device.id }
  return { client, own, who: null, isPaired: true, parent: parent.client }
}

/**
 * A child’s device in the other home of that child, whose week it opens, asking for everything there.
 * Gives the parent there too.
 */
async function visiting(server: TestServer) {
  const { parent, client, own } = await paired(server, ({ memberId }) => ({
    kind: 'member',
    memberId,
  }))
  const there = await household(server)
  const { familyId, sprintId, memberId } = there.own
  await there.client.changeSprint(familyId, sprintId, { type: 'finish-planning' })
  const offers = apiPaths.sharedMembers(own.familyId)
  const { body } = await parent.post<ShareOffer>(offers, { memberId: own.memberId })
  const { id: shareId } = body.share
  await there.client.post(apiPaths.shareJoin(familyId), { code: body.code, memberId })
  await parent.post(apiPaths.sharedMember(own.familyId, shareId), {})
  await there.client.patch(apiPaths.sharedMember(familyId, shareId), { opens: true })
  const send: TestClient['send'] = (path, init) =>
    client.send(`${path}${path.includes('?') ? '&' : '?'}home=${shareId}`, init)
  const visitor = { ...there.own, shareId, deviceId: own.deviceId }
  return {
    client: { ...client, send },
    own: visitor,
    who: null,
    isPaired: true,
    there: there.client,
  }
}

async function sessionOf(parent: SignedUp): Promise<string> {
  const { body } = await parent.get<{ id: string; current: boolean }[]>(apiPaths.waysIn)
  return body.find(({ current }) => current)!.id
}

/** As if a device had made one. */
async function keepPasskey(server: TestServer, { passkeyId: id, userId }: Ids) {
  const made = { credentialId: id, publicKey: '', counter: 0, transports: '[]', usedAt: null }
  const row = { id, userId, name: `Key of ${canary}`, createdAt: new Date().toISOString(), ...made }
  await server.db.insertInto('passkeys').values(row).execute()
}

/** A parent with a family that has one of everything. */
export async function household(server: TestServer): Promise<Actor & { client: SignedUp }> {
  const client = await server.signedUp({ name: `Parent ${canary}` })
  const own = await furnish(client)
  await keepPasskey(server, own)
  return { client, own, who: { id: own.userId, role: 'primary', familyId: own.familyId } }
}

/** The same, as one in charge of the server who has just proved who they are. */
export async function inCharge<One extends Actor>(server: TestServer, actor: One): Promise<One> {
  const now = new Date().toISOString()
  const { userId } = actor.own
  await server.db.updateTable('users').set({ hostSince: now }).where('id', '=', userId).execute()
  const sessions = server.db.updateTable('sessions').set({ provenAt: now })
  await sessions.where('userId', '=', userId).execute()
  return actor
}

/** As the page of those in charge does it. */
async function block(server: TestServer, { userId }: Ids) {
  const user = (await readUser(server.store.db, userId))!
  await blockAccount({ db: server.store.db, now: new Date().toISOString(), byId: null }, user)
}

/** Somebody who has joined this family. */
async function coParentOf(server: TestServer, family: Actor & { client: SignedUp }) {
  const client = await server.signedUp({ name: 'Co-parent' })
  const invite = { toEmail: client.email, name: 'Co-parent' }
  const path = apiPaths.invites(family.own.familyId)
  const { body } = await family.client.post<Invite>(path, invite)
  await client.post(apiPaths.acceptInvite(body.inviteId), {})
  const { userId } = client
  const { made } = await tokenOf(client, 'read')
  const ids = { userId, heirId: userId, wayId: await sessionOf(client), tokenId: made.id }
  const own = { ...family.own, ...ids }
  const who = { id: userId, role: 'coParent' as const, familyId: own.familyId }
  return { client, own, who }
}

/**
 * Everybody who may come to a route. Whom another family’s things belong to needs no part of its
 * own: it is everybody here who asks for what is not theirs.
 */
export const actors = {
  anonymous: async (server, foreign) => ({
    client: server.client(),
    own: foreign.own,
    who: null,
  }),
  unverified: household,
  primary: async (server) => {
    const actor = await household(server)
    const verified = server.db.updateTable('users').set({ emailVerified: 1 })
    await verified.where('id', '=', actor.own.userId).execute()
    return actor
  },
  coParent: async (server) => coParentOf(server, await household(server)),
  removed: async (server, foreign) => {
    const { client, own } = await coParentOf(server, foreign)
    await foreign.client.remove(apiPaths.coParent(own.familyId, own.userId))
    const theirs = await furnish(client)
    return {
      client,
      own: theirs,
      who: { id: own.userId, role: 'primary', familyId: theirs.familyId },
    }
  },
  deleted: async (server) => {
    const { client, own } = await household(server)
    const cookies = new Map(client.cookies)
    await client.remove(apiPaths.user(own.userId), { password })
    for (const [name, value] of cookies) client.cookies.set(name, value)
    return { client, own, who: null }
  },
  expired: async (server) => {
    const { client, own } = await household(server)
    const session = server.db.updateTable('sessions').set({ expiresAt: new Date().toISOString() })
    await session.where('userId', '=', own.userId).execute()
    return { client, own, who: null }
  },
  blocked: async (server) => {
    const { client, own } = await household(server)
    await block(server, own)
    return { client, own, who: null }
  },
  blockedToken: async (server) => {
    const { actor } = await program(server, 'everything')
    await block(server, actor.own)
    return { ...actor, who: null, token: 'over' as const }
  },
  /** Of a family whose parent, who made it, is kept out. */
  blockedDevice: async (server) => {
    const { client, own } = await paired(server, () => ({ kind: 'wall' }))
    await block(server, own)
    return { client, own, who: null }
  },
  memberDevice: async (server) => paired(server, ({ memberId }) => ({ kind: 'member', memberId })),
  wallDevice: async (server) => paired(server, () => ({ kind: 'wall' })),
  withdrawnDevice: async (server) => {
    const { parent, client, own } = await paired(server, () => ({ kind: 'wall' }))
    await parent.remove(apiPaths.pairedDevice(own.familyId, own.deviceId))
    return { client, own, who: null }
  },
  visitingDevice: async (server) => visiting(server),
  unwelcomeDevice: async (server) => {
    const { there, client, own } = await visiting(server)
    const { familyId, shareId } = own
    await there.patch(apiPaths.sharedMember(familyId, shareId), { opens: false })
    return { client, own, who: null }
  },
  readToken: async (server) => (await program(server, 'read')).actor,
  tickToken: async (server) => (await program(server, 'tick')).actor,
  everythingToken: async (server) => (await program(server, 'everything')).actor,
  withdrawnToken: async (server) => {
    const { actor, withdraw } = await program(server, 'everything')
    await withdraw()
    return { ...actor, who: null, token: 'over' as const }
  },
} satisfies Record<
  string,
  (server: TestServer, foreign: Actor & { client: SignedUp }) => Promise<Actor>
>

export type ActorKind = keyof typeof actors

/** The versions of the family and the sprint, for what is only changed at its version. */
export async function versionsOf({ client, own, who }: Actor) {
  if (!who) return { family: 1, sprint: 1 }
  const family = await client.get<Family>(apiPaths.family(own.familyId))
  const sprint = await client.get<{ version: number }>(apiPaths.sprint(own.familyId, own.sprintId))
  return { family: family.body.version, sprint: sprint.body.version }
}
