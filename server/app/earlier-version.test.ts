import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Invite } from '#core/invites/schema.ts'
import type { Changes } from '#core/log/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { isFields } from '#core/lib/typed-objects.ts'
import { familyOfToday, intentOfToday, sprintOfToday } from '#core/log/former-forms.ts'
import type { Named } from '#core/log/former-words.ts'
import { membersOf } from '#core/members/member.ts'
import { aSprint } from '#core/testing/a-family.ts'
import { apiPaths } from '#core/paths.ts'
import { earlierFamily } from '#server/testing/earlier-family.ts'
import { openEarlierStore } from '#server/testing/earlier-store.ts'
import { useServer } from '#server/testing/test-server.ts'
import { dialects, type Dialect } from '#server/testing/test-store.ts'
import { problem, type TestClient } from '#server/testing/test-client.ts'
import type { Pending } from '#web/data/pending.ts'

type Name = 'maya' | 'ben'
type Refused = { command: { id: string }; code: string }

/** The server of today on what commit ad2b90b left behind, ten minutes after that. */
function useEarlierFamily(dialect: Dialect) {
  const family = earlierFamily(dialect)
  const { then } = family
  const familyId = family.exported.family.id
  const now = new Date(Date.parse(then.at) + 10 * 60_000)
  const server = useServer(dialect, {
    openStore: () => openEarlierStore(dialect, now.toISOString()),
  })
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  /** With the cookie of then. */
  const parent = (name: Name): TestClient => {
    const client = server.client()
    client.cookies.set('elefam.session_token', then.parents[name].cookie)
    return client
  }
  return { ...family, familyId, server, parent }
}

/** An invite that was taken back had a word of its own then; and how it is delivered stood in it. */
const invitesOfToday = (invites: readonly Invite[]) =>
  invites.map(({ resendFrom, mail: _, ...invite }) => {
    const told = { inviteId: invite.inviteId, invite, delivery: { resendFrom } }
    const isTakenBack = !['pending', 'confirmed'].includes(invite.status)
    const ended = { status: 'pending', expiresAt: invite.createdAt }
    return isTakenBack ? { ...told, invite: { ...invite, ...ended } } : told
  })

const weekOf = (name: unknown) => sprintOfToday(aSprint({ name: name as string }), []).name

/** What was said by an English text is said by a number, an id or a kind (decision 078). */
function meantToday(told: unknown, people: readonly Named[]): unknown {
  if (Array.isArray(told)) return told.map((one) => meantToday(one, people))
  if (!isFields(told)) return told
  const said = told as never
  if ('familyData' in told) return familyOfToday(said)
  if ('standUps' in told && 'meeting' in told) return sprintOfToday(said, people)
  if ('adultEffort' in told) return { ...told, name: weekOf(told['name']) }
  const { command, undo } = told
  if (isFields(command)) {
    const intent = (one: unknown) => (isFields(one) ? intentOfToday(one as never, people) : one)
    return { ...told, command: intent(command), ...('undo' in told && { undo: intent(undo) }) }
  }
  return Object.fromEntries(
    Object.entries(told).map(([name, value]) => [name, meantToday(value, people)]),
  )
}

const isInvites = (answer: unknown): answer is Invite[] =>
  Array.isArray(answer) && answer.every((one) => 'resendFrom' in one)

/** The clocks of two servers are never the same. */
const withoutInstants = (documents: unknown): unknown =>
  JSON.parse(JSON.stringify(documents).replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"…"'))

describe.each(dialects)('a family of commit ad2b90b, on %s', (dialect) => {
  const {
    then,
    exported: fileOfThen,
    outbox,
    after,
    familyId,
    server,
    parent,
  } = useEarlierFamily(dialect)
  const people = membersOf(fileOfThen.family.familyData)
  const ofToday = <Told>(told: Told) => meantToday(told, people) as Told
  const exported = ofToday(fileOfThen)
  const asToldToday = (answer: unknown) =>
    (isInvites(answer) ? invitesOfToday(answer) : ofToday(answer)) as object

  test('finds everything as it was, both parents with the session of then', async () => {
    for (const name of ['maya', 'ben'] as const) {
      const answers = { ...then.answersToBoth, ...then.parents[name].answers }
      for (const [path, answer] of Object.entries(answers)) {
        const { status, body } = await parent(name).get(path)
        expect({ path, status }).toEqual({ path, status: 200 })
        expect(body, path).toMatchObject(asToldToday(answer))
      }
      const { family, sprints } = (await parent(name).bootstrap()).body
      expect(family).toEqual(exported.family)
      expect(exported.sprints).toEqual(expect.arrayContaining(sprints))
      for (const sprint of exported.sprints) {
        const found = await parent(name).get<Sprint>(apiPaths.sprint(familyId, sprint.id))
        expect(found.body).toEqual(sprint)
      }
    }
  })

  test('goes out as the same file as then', async () => {
    const { password } = then
    const file = await parent('maya').post(apiPaths.familyExport(familyId), { password })
    const invites = exported.invites.map((one) =>
      one.status === 'revoked' ? { ...one, status: 'pending', expiresAt: one.createdAt } : one,
    )
    expect(file.body).toMatchObject({ ...exported, invites, exportedAt: expect.any(String) })
  })

  test('opens its door with the passwords of then', async () => {
    for (const { email } of Object.values(then.parents)) {
      const client = server.client()
      expect((await client.signIn({ email, password: then.password })).status).toBe(200)
      expect((await client.bootstrap()).body.family).toEqual(exported.family)
    }
  })

  test('takes what lay in its browsers, each command once, and it means what it meant then', async () => {
    for (const name of ['ben', 'maya'] as const) {
      expect(await refusedFrom(parent(name), outbox[name])).toEqual([])
    }
    const path = `${apiPaths.changes(familyId)}?after=${exported.changes.length}`
    const { changes } = (await parent('ben').get<Changes>(path)).body
    const queued = Object.values(outbox).flat()
    expect(idsOf(changes)).toEqual(idsOf(queued))
    const { family } = (await parent('maya').bootstrap()).body
    const sprints = (await parent('ben').get<Sprint[]>(apiPaths.sprints(familyId))).body
    expect(withoutInstants({ family, sprints })).toEqual(withoutInstants(ofToday(after)))
  })

  test('has its calendar, its invite, and the links of its mails', async () => {
    const { calendar, waitingInvite, confirmToken: token, resetToken, parents } = then
    const lines = (text: string) =>
      text.split('\r\n').filter((line) => !/^(DTSTAMP|UID|URL|DESCRIPTION| )/.test(line))
    const { body } = await server.client().get<string>(calendar.path)
    // Since then it has the family's dates and offers as well, and one word for the daily five minutes.
    const before = lines(calendar.text).map((line) => line.replace('Stand-up', 'Check-in'))
    expect(lines(body)).toEqual(expect.arrayContaining(before))
    const invitation = await server.client().get(apiPaths.invitation(waitingInvite))
    expect(invitation).toMatchObject({ status: 200, body: { name: 'Oma Grün' } })
    expect(await parent('maya').post(apiPaths.confirmEmail, { token })).toMatchObject({
      status: 200,
    })
    expect((await parent('maya').bootstrap()).body.user.emailVerified).toBe(true)
    const newPassword = 'a-new-umbrella'
    const chosen = { token: resetToken, newPassword }
    expect((await server.client().post(apiPaths.resetPassword, chosen)).status).toBe(200)
    const { email } = parents.ben
    expect((await server.client().signIn({ email, password: newPassword })).status).toBe(200)
  })

  test('is the same elsewhere from the file of then', async () => {
    const other = await server.signedUp()
    const body = JSON.stringify({ file: fileOfThen })
    const headers = {
      'content-type': 'application/json',
      'content-length': `${Buffer.byteLength(body)}`,
    }
    const path = apiPaths.familyImport(other.familyId)
    expect((await other.send(path, { method: 'POST', body, headers })).status).toBe(200)
    const { id, familyData } = (await other.bootstrap()).body.family
    expect(familyData).toEqual(exported.family.familyData)
    for (const sprint of exported.sprints) {
      const found = await other.get<Sprint>(apiPaths.sprint(other.familyId, sprint.id))
      expect(found.body).toEqual({ ...sprint, familyId: id, version: expect.any(Number) })
    }
  })
})

describe.each(dialects)('what lay in the browsers of commit ad2b90b, on %s', (dialect) => {
  const { outbox, exported, familyId, parent } = useEarlierFamily(dialect)

  test('counts where it can when the week was closed first', async () => {
    expect(await refusedFrom(parent('maya'), outbox.maya)).toEqual([])
    const refused = await refusedFrom(parent('ben'), outbox.ben)
    const title = 'Read a story aloud, gemütlich'
    expect(refused).toMatchObject([{ command: { changes: { title } }, code: 'sprint-completed' }])
    const path = `${apiPaths.changes(familyId)}?after=${exported.changes.length}`
    const { changes } = (await parent('maya').get<Changes>(path)).body
    expect(idsOf([...changes, ...refused])).toEqual(idsOf(Object.values(outbox).flat()))
  })
})

const idsOf = (entries: readonly { command: { id: string } }[]) =>
  entries.map(({ command }) => command.id).toSorted()

/** Sends what waits in its order, as a page does. Gives what was refused. */
async function refusedFrom({ post }: TestClient, entries: readonly Pending[]): Promise<Refused[]> {
  const refused: Refused[] = []
  for (const entry of entries.toSorted((one, other) => one.order - other.order)) {
    const { familyId, sprintId, command } = entry
    const path =
      sprintId === null
        ? apiPaths.familyCommands(familyId)
        : apiPaths.sprintCommands(familyId, sprintId)
    const answer = await post(path, command)
    if (answer.status !== 200) refused.push({ command, ...problem(answer) })
  }
  return refused
}
