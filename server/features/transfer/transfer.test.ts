import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { familyExportSchema, type FamilyExport } from '#core/family/export-schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem, type TestClient } from '#server/testing/test-client.ts'

// Beside other work the thread of an import gets what is left of a core.
const patient = { timeout: 120_000 }

describe.each(dialects)('a family as a file, on %s', patient, (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let other: SignedUp
  beforeEach(async () => {
    maya = await server.signedUp({ name: 'Maya' })
    other = await server.signedUp({ name: 'Ola' })
  })

  const lived = async (who: SignedUp) => {
    const ben = {
      kind: 'adult',
      id: 'ben',
      name: 'Ben',
      email: 'ben@example.org',
      animal: 'fox',
      color: 'coral',
    } as const
    const mia = {
      kind: 'child',
      id: 'mia',
      name: 'Mia',
      ageBand: '6-8',
      animal: 'owl',
      color: 'leaf',
    } as const
    for (const member of [ben, mia])
      await who.changeFamily(who.familyId, { type: 'add-member', member })
    await who.changeFamily(who.familyId, { type: 'complete-onboarding' })
    const sprint = newSprint()
    await who.post(apiPaths.sprints(who.familyId), { sprint })
    const date = sprint.startsOn
    const taskId = sprint.tasks[0]!.id
    await who.changeSprint(who.familyId, sprint.id, {
      type: 'tick',
      taskId,
      memberId: 'mia',
      date,
      done: true,
    })
    await who.post(apiPaths.sprints(who.familyId), {
      sprint: newSprint({ startsOn: '2026-05-03' }),
    })
  }
  const fileOf = async (who: SignedUp) =>
    (await who.post<FamilyExport>(apiPaths.familyExport(who.familyId), { password })).body
  /** With its length, as a browser sends it. */
  const read = async (file: unknown, by = other, more: object = {}) => {
    const body = JSON.stringify({ file, ...more })
    const length = String(Buffer.byteLength(body))
    const headers = { 'content-type': 'application/json', 'content-length': length }
    const path = apiPaths.familyImport(by.familyId)
    const response = await by.send(path, { method: 'POST', body, headers })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  const documents = async (who: SignedUp) => {
    const { family, sprints } = (await who.bootstrap()).body as Bootstrap
    const ids = { familyId: null, version: null }
    return { data: family.familyData, sprints: sprints.map((one: Sprint) => ({ ...one, ...ids })) }
  }

  test('goes out whole, in a form that its schema knows, and opens nothing', async () => {
    await lived(maya)
    const invite = { toEmail: 'guest@example.org', name: 'Guest' }
    const { body } = await maya.post<{ inviteId: string }>(apiPaths.invites(maya.familyId), invite)
    const file = await fileOf(maya)
    expect(familyExportSchema.parse(file)).toEqual(file)
    expect(file.sprints).toHaveLength(2)
    expect(file.changes).toHaveLength(6)
    expect(file.accounts).toMatchObject([{ name: 'Maya', email: maya.email, role: 'primary' }])
    expect(file.invites).toMatchObject([{ toEmail: 'guest@example.org', status: 'pending' }])
    const text = JSON.stringify(file)
    expect(text).not.toContain(body.inviteId)
    expect(text).not.toMatch(/"(password|token|hash)"/i)
  })

  test('comes in again elsewhere as the same documents', async () => {
    await lived(maya)
    expect(await read(await fileOf(maya))).toMatchObject({ status: 200, body: { ok: true } })
    expect(await documents(other)).toEqual(await documents(maya))
    const { user, family, sprints } = (await other.bootstrap()).body
    expect(user.onboardingComplete).toBe(true)
    expect(family).toMatchObject({ id: other.familyId, primaryUserId: other.userId, coParents: [] })
    expect(sprints.map(({ familyId }) => familyId)).toEqual([other.familyId, other.familyId])
    // And the family goes on from there.
    const tick = await other.changeFamily(other.familyId, {
      type: 'park-topic',
      topic: { id: 't1', text: 'Hello' },
    })
    expect(tick.status).toBe(200)
    expect((await fileOf(other)).changes).toMatchObject([
      { command: { type: 'import-family' } },
      {},
    ])
  })

  test('replaces a family that has something in it only when told to, by whom it is', async () => {
    await lived(maya)
    const file = await fileOf(maya)
    await lived(other)
    const before = await documents(other)
    const { version } = (await other.bootstrap()).body.family
    expect(problem(await read(file))).toMatchObject({ status: 409, code: 'family-not-empty' })
    expect(problem(await read(file, other, { replace: true })).code).toBe('wrong-password')
    expect(problem(await read(file, other, { password })).code).toBe('family-not-empty')
    expect(await documents(other)).toEqual(before)
    expect((await read(file, other, { replace: true, password })).status).toBe(200)
    const after = (await other.bootstrap()).body
    expect(after.family.version).toBeGreaterThan(version)
    expect(await documents(other)).toEqual(await documents(maya))
  })

  test('tells which place of it is wrong, and nothing is stored', async () => {
    await lived(maya)
    const file = await fileOf(maya)
    const before = await documents(other)
    const [first, second] = file.sprints
    const spoiled: [unknown, object][] = [
      [undefined, { code: 'import-unknown' }],
      [[], { code: 'import-unknown' }],
      [{ ...file, format: 'other' }, { code: 'import-unknown' }],
      [{ ...file, formatVersion: 2 }, { code: 'import-newer' }],
      [{ ...file, extra: 1 }, { field: 'file.extra' }],
      [
        { ...file, family: { ...file.family, coParents: 'all' } },
        { field: 'file.family.coParents' },
      ],
      [{ ...file, sprints: [first, { ...second, weeks: 9 }] }, { field: 'file.sprints.1.weeks' }],
      [{ ...file, sprints: [first, first] }, { field: 'file.sprints.1.id' }],
      [
        JSON.parse(JSON.stringify(file).replace('"sprints":[{', '"sprints":[{"__proto__":{},')),
        { field: 'file.sprints.0.__proto__' },
      ],
    ]
    for (const [given, expected] of spoiled) {
      expect(problem(await read(given))).toMatchObject({ status: 400, ...expected })
    }
    const sprints = Array.from({ length: limits.sprints + 1 }, () => first)
    expect(problem(await read({ ...file, sprints }))).toMatchObject({ field: 'file.sprints' })
    expect(await documents(other)).toEqual(before)
  })

  test('reaches no family but the own one, whatever it says [A17] [A20] [A21]', async () => {
    await lived(maya)
    const file = await fileOf(maya)
    const before = await fileOf(maya)
    expect(problem(await read(file, { ...other, familyId: maya.familyId }))).toMatchObject({
      status: 404,
      code: 'family-missing',
    })
    expect(
      problem(await other.post(apiPaths.familyExport(maya.familyId), { password })),
    ).toMatchObject({ code: 'family-missing' })
    // As it stands: with Maya's ids everywhere, and somebody else's as co-parents.
    const third = await server.signedUp()
    const claims = { ...file, family: { ...file.family, coParents: [third.userId, maya.userId] } }
    expect((await read(claims)).status).toBe(200)
    const { family } = (await other.bootstrap()).body
    expect(family).toMatchObject({ id: other.familyId, primaryUserId: other.userId, coParents: [] })
    expect({ ...(await fileOf(maya)), exportedAt: before.exportedAt }).toEqual(before)
    expect((await third.bootstrap()).body.family.id).toBe(third.familyId)
  })

  test('is the parent’s to read in who started the family; a co-parent may take a copy', async () => {
    await lived(maya)
    const rows = server.db.updateTable('users').set({ role: 'coParent', familyId: maya.familyId })
    await rows.where('id', '=', other.userId).execute()
    const file = await fileOf({ ...other, familyId: maya.familyId } as SignedUp)
    expect(file.sprints).toHaveLength(2)
    const mine = { ...other, familyId: maya.familyId } as SignedUp
    expect(problem(await read(file, mine, { replace: true, password })).code).toBe('primary-only')
  })

  test('holds for a co-parent no more than their screens show [A70]', async () => {
    await lived(maya)
    const invite = { toEmail: 'guest@example.org', name: 'Guest' }
    await maya.post(apiPaths.invites(maya.familyId), invite)
    const rows = server.db.updateTable('users').set({ role: 'coParent', familyId: maya.familyId })
    await rows.where('id', '=', other.userId).execute()
    const file = await fileOf({ ...other, familyId: maya.familyId } as SignedUp)
    expect(familyExportSchema.parse(file)).toEqual(file)
    expect(file.invites).toEqual([])
    expect(file.accounts).toEqual([
      { id: maya.userId, name: 'Maya', role: 'primary' },
      { id: other.userId, name: 'Ola', role: 'coParent', email: other.email },
    ])
    expect(JSON.stringify(file)).not.toContain(maya.email)
    expect(JSON.stringify(file)).not.toContain('guest@example.org')
  })

  /** As over a socket: with the length that the body has, or claims to have. */
  const send = async (by: TestClient, body: string, length = body.length) => {
    const answer = await by.send(apiPaths.familyImport(other.familyId), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'content-length': String(length) },
    })
    return answer.status
  }

  test('is not read for a stranger, nor where it is larger than any family’s', async () => {
    expect(await send(server.client(), '{}', 1_000_000)).toBe(401)
    expect(await send(other, '{}', limits.importSize + 1)).toBe(413)
  })

  test('of many years goes out and in within a minute', async () => {
    await lived(maya)
    const { sprints, ...file } = await fileOf(maya)
    const [one] = sprints
    const note = 'n'.repeat(limits.note)
    const heavy = Array.from({ length: limits.sprints }, (_, index) => ({
      ...one!,
      id: `sprint${index}`,
      retrospective: { stage: 'thanks', feelings: [], cards: [], why: note, thanks: note },
    }))
    vi.useRealTimers()
    const begin = Date.now()
    expect((await read({ ...file, sprints: heavy })).status).toBe(200)
    expect((await fileOf(other)).sprints).toHaveLength(limits.sprints)
    expect(Date.now() - begin).toBeLessThan(60_000)
  })
})
