import { describe, expect, inject, test, vi } from 'vitest'
import { textOf } from '#core/lib/json-text.ts'
import type { Invite } from '#core/invites/schema.ts'
import type { Thing } from '#core/presence/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { openStore } from '#server/store/database.ts'
import { migrate } from '#server/store/migrate.ts'
import { listening, openStream } from '#server/testing/sse-client.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { useServer, type SignedUp } from '#server/testing/test-server.ts'
import { problem } from '#server/testing/test-client.ts'
import { createDatabase } from '../../../scripts/postgres.ts'

const soon = { timeout: 3_000, interval: 10 }
const task = { kind: 'task', id: 'task1' } as const
const say = (who: SignedUp, thing: Thing | null, familyId = who.familyId) =>
  who.post(apiPaths.presence(familyId), { thing })

describe('what somebody has open to change', () => {
  const server = useServer('sqlite')
  const port = listening(server)
  const listen = (who: SignedUp, familyId = who.familyId) =>
    openStream(port(), who, apiPaths.events(familyId))

  test('is told to the family’s screens, with who it is, and leaves no trace', async () => {
    const maya = await server.signedUp({ name: 'Maya' })
    // No name may have a line break; if one ever had, it would forge no line here.
    const { family: before } = (await maya.bootstrap()).body
    before.familyData.primaryUser.name = 'Maya\r\n\r\nevent: change'
    await server.db
      .updateTable('families')
      .set({ document: textOf(before) })
      .where('id', '=', maya.familyId)
      .execute()
    const stream = await listen(maya)
    expect(await say(maya, task)).toMatchObject({ status: 200, body: { ok: true } })
    await say(maya, null)
    await vi.waitFor(() => expect(stream.events).toHaveLength(3), soon)
    const person = { userId: maya.userId, memberId: 'primary', name: 'Maya\r\n\r\nevent: change' }
    expect(stream.events.slice(1)).toEqual([
      { event: 'presence', id: undefined, data: { ...person, thing: task } },
      { event: 'presence', id: undefined, data: { ...person, thing: null } },
    ])
    const { family, sequence } = (await maya.bootstrap()).body
    expect([family.version, sequence]).toEqual([1, 0])
    expect(server.strangeAnswers.splice(0), 'that family is none').toHaveLength(1)
    stream.close()
  })

  test('is nobody else’s business: another family, and a removed co-parent, hear and say nothing [A17] [A53]', async () => {
    const maya = await server.signedUp()
    const stranger = await server.signedUp()
    const ben = await server.signedUp()
    const invite = { toEmail: ben.email, name: 'Ben' }
    const { inviteId } = (await maya.post<Invite>(apiPaths.invites(maya.familyId), invite)).body
    await ben.post(apiPaths.acceptInvite(inviteId), {})
    const streams = [await listen(stranger), await listen(ben, maya.familyId)]
    await vi.waitFor(() => expect(streams.map(({ events }) => events.length)).toEqual([1, 1]), soon)
    expect(problem(await say(stranger, task, maya.familyId))).toMatchObject({
      code: 'family-missing',
    })
    // Removed without a word in the log, as by another server that died: the stream asks anyway.
    await server.db
      .updateTable('users')
      .set({ familyId: 'family_ben', role: 'primary' })
      .where('id', '=', ben.userId)
      .execute()
    await say(maya, task)
    await vi.waitFor(() => expect(streams[1]!.isOpen()).toBe(false), soon)
    expect(streams[0]!.events).toHaveLength(1)
    expect(streams[1]!.events.map(({ event }) => event)).toEqual(['hello', 'resync'])
    expect(problem(await say(ben, task, maya.familyId))).toMatchObject({ code: 'family-missing' })
    streams[0]!.close()
  })

  test('is one of the things there are, and not said more often than somebody could', async () => {
    const maya = await server.signedUp()
    for (const thing of [
      { kind: 'diary', id: null },
      { kind: 'task', id: 'a b' },
      { kind: 'task' },
    ]) {
      expect(problem(await say(maya, thing as never))).toMatchObject({ code: 'invalid-input' })
    }
    // At once: one after the other, a slow machine takes as long as somebody who may go on.
    const answers = await Promise.all(Array.from({ length: 150 }, () => say(maya, task)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(10)
    expect(problem(refused[0]!)).toMatchObject({ code: 'too-many-requests' })
    const another = await server.signedUp()
    expect(await say(another, task)).toMatchObject({ status: 200 })
  })
})

describe('what somebody has open at one of two servers on one PostgreSQL', () => {
  const folder = temporaryFolder()
  let databaseUrl: string
  const open = async () => {
    databaseUrl ??= await createDatabase(inject('postgresUrl'))
    const store = await openStore({ dataDir: folder.path, databaseUrl, poolSize: 4 })
    await migrate(store, new Date().toISOString())
    return store
  }
  const one = useServer('postgres', { openStore: open })
  const other = useServer('postgres', { openStore: open })
  const port = listening(other)

  test('is heard at the other, and so is what was changed', async () => {
    const maya = await one.signedUp()
    const stream = await openStream(port(), maya, apiPaths.events(maya.familyId))
    // It is told to whoever listens by then, and the other server may just be connecting.
    await vi.waitFor(
      async () => {
        await say(maya, task)
        expect(stream.events.at(-1)).toMatchObject({ event: 'presence' })
      },
      { timeout: 10_000, interval: 250 },
    )
    await maya.changeFamily(maya.familyId, {
      type: 'park-topic',
      topic: { id: 'one', text: 'One' },
    })
    await vi.waitFor(() => expect(stream.events.at(-1)).toMatchObject({ event: 'change' }), soon)
    stream.close()
  })
})
