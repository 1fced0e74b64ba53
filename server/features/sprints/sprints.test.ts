import { beforeEach, describe, expect, test } from 'vitest'
import type { Receipt } from '#core/log/receipt-schema.ts'
import { sprintSchema, type NewSprint, type Sprint } from '#core/sprint/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { mia } from '#core/testing/a-family.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem } from '#server/testing/test-client.ts'

const gone = { status: 404, code: 'sprint-missing', message: 'This week is no longer there.' }

describe.each(dialects)('a sprint, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let sprints: string
  beforeEach(async () => {
    maya = await server.signedUp({ name: 'Maya' })
    sprints = apiPaths.sprints(maya.familyId)
  })

  const pathOf = (sprintId: string) => apiPaths.sprint(maya.familyId, sprintId)
  const read = async (sprintId: string) => (await maya.get<Sprint>(pathOf(sprintId))).body
  const add = async (fields: Partial<NewSprint> = {}) => {
    const sprint = newSprint(fields)
    const answer = await maya.post<Receipt>(sprints, { sprint })
    expect(answer).toMatchObject({ status: 200, body: { version: 1 } })
    return sprint
  }

  test('is added under its family with a creation time, not completed [S3.3] [S7.6]', async () => {
    const before = new Date().toISOString()
    const given = await add()
    const sprint = await read(given.id)
    expect(sprint).toMatchObject({
      ...given,
      tasks: [{ ...given.tasks[0], checks: {} }],
      familyId: maya.familyId,
      version: 1,
      completed: false,
      completedAt: null,
    })
    expect(sprint.createdAt >= before).toBe(true)
    expect(sprintSchema.parse(sprint)).toEqual(sprint)
  })

  test('is listed with the others, the newest first, a page at a time [S7.6]', async () => {
    // Two begin on the same day: neither may fall between the pages.
    const starts = ['2026-03-01', '2026-03-08', '2026-03-08', '2026-03-15', '2026-03-22']
    const added: string[] = []
    for (const startsOn of starts) added.push((await add({ startsOn })).id)
    const page = async (query = '') =>
      (await maya.get<Sprint[]>(sprints + query)).body.map(({ id }) => id)

    const all = await page()
    expect(all.toSorted()).toEqual(added.toSorted())
    expect([all[0], all[1], all[4]]).toEqual([added[4], added[3], added[0]])
    const pages: string[] = []
    for (let next = await page('?limit=2'); next.length > 0;) {
      pages.push(...next)
      next = await page(`?limit=2&after=${next.at(-1)}`)
    }
    expect(pages).toEqual(all)
    expect(await page('?after=unknown')).toEqual([])
  })

  test.each(['limit=0', 'limit=101', 'limit=x', 'limit=1.5', 'after=%00', 'limit=1e999'])(
    'is not listed by ?%s',
    async (query) => {
      const answer = problem(await maya.get(`${sprints}?${query}`))
      expect(answer).toMatchObject({ status: 400, code: 'invalid-input' })
      expect(answer.message).toMatch(/^(limit|after) must be [^>]*\.$/)
    },
  )

  test('is updated in its name, dates and step [S7.6]', async () => {
    const { id } = await add()
    const changes = { name: 'A long week', weeks: 2, missionStep: 'Borrow books' }
    const answer = await maya.patch<Receipt>(pathOf(id), { version: 1, sprint: changes })
    expect(answer).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await read(id)).toMatchObject({ ...changes, version: 2, startsOn: '2026-03-01' })
  })

  test('is not updated from a version that has moved on, and says which one is current [A24]', async () => {
    const { id } = await add()
    await maya.patch(pathOf(id), { version: 1, sprint: { name: 'First' } })
    const stale = await maya.patch(pathOf(id), { version: 1, sprint: { name: 'Second' } })
    expect(problem(stale)).toMatchObject({ status: 409, code: 'stale-version', version: 2 })
    expect(await read(id)).toMatchObject({ name: 'First', version: 2 })
  })

  test('is deleted, and then it is gone [S7.6]', async () => {
    const { id } = await add()
    const answer = await maya.remove<Receipt>(pathOf(id))
    expect(answer).toMatchObject({ status: 200, body: { version: 0 } })
    expect(problem(await maya.get(pathOf(id)))).toEqual(gone)
    expect(problem(await maya.remove(pathOf(id)))).toEqual(gone)
    expect(problem(await maya.patch(pathOf(id), { version: 1, sprint: {} }))).toEqual(gone)
    expect((await maya.get(sprints)).body).toEqual([])
  })

  test('of another family is not there under the own one, by any verb [A18]', async () => {
    const { id } = await add()
    const before = await read(id)
    const stranger = await server.signedUp()
    const path = apiPaths.sprint(stranger.familyId, id)
    const attempts = [
      stranger.get(path),
      stranger.patch(path, { version: 1, sprint: { name: 'Mine' } }),
      stranger.remove(path),
      stranger.changeSprint(stranger.familyId, id, { type: 'complete-sprint' }),
    ]
    for (const answer of await Promise.all(attempts)) expect(problem(answer)).toEqual(gone)
    expect(await read(id)).toEqual(before)
  })

  test('of another family is not there under that one either [A17]', async () => {
    const { id } = await add()
    const before = await read(id)
    const stranger = await server.signedUp()
    const attempts = [
      stranger.get(pathOf(id)),
      stranger.patch(pathOf(id), { version: 1, sprint: { name: 'Mine' } }),
      stranger.remove(pathOf(id)),
      stranger.changeSprint(maya.familyId, id, { type: 'complete-sprint' }),
    ]
    for (const answer of await Promise.all(attempts)) {
      expect(problem(answer)).toMatchObject({ status: 404, code: 'family-missing' })
    }
    expect(await read(id)).toEqual(before)
  })

  test.each(['%00', '-x', 'a'.repeat(65), '%27%20or%201=1', '..%2f..'])(
    'is not looked for under an address that is no id: %s',
    async (sprintId) => {
      const answer = await maya.get(`${sprints}/${sprintId}`)
      expect(problem(answer)).toEqual({
        status: 400,
        code: 'invalid-input',
        field: 'sprintId',
        message: 'sprintId must be an id.',
      })
    },
  )

  test('may have the same id in two families without them meeting', async () => {
    const { id } = await add({ name: 'Of Maya' })
    const other = await server.signedUp()
    const sprint = newSprint({ id, name: 'Of another' })
    await other.post(apiPaths.sprints(other.familyId), { sprint })
    await other.changeSprint(other.familyId, id, { type: 'complete-sprint' })
    expect(await read(id)).toMatchObject({ name: 'Of Maya', completed: false })
  })

  test('is there once: another one of the same id is refused', async () => {
    const { id } = await add()
    const again = await maya.post(sprints, { sprint: newSprint({ id }) })
    expect(problem(again)).toMatchObject({ status: 409, code: 'sprint-exists' })
    expect((await read(id)).version).toBe(1)
  })

  test('whose answer was lost can be added again with the same command id', async () => {
    const command = { id: 'add-sprint-once-only', sprint: newSprint() }
    const first = await maya.post<Receipt>(sprints, command)
    expect(await maya.post<Receipt>(sprints, command)).toMatchObject({
      status: 200,
      body: first.body,
    })
  })

  test.each(['yes', 'true', 1, null])('is not ticked by done: %j [A25]', async (done) => {
    const { id } = await add()
    const before = await read(id)
    const answer = await maya.post(apiPaths.sprintCommands(maya.familyId, id), {
      id: 'tick-of-a-strange-kind',
      type: 'tick',
      taskId: 'task1',
      memberId: 'primary',
      date: '2026-03-02',
      done,
    })
    expect(problem(answer)).toEqual({
      status: 400,
      code: 'invalid-input',
      field: 'done',
      message: 'done must be true or false.',
    })
    expect(await read(id)).toEqual(before)
  })

  test('is not completed by completed: "yes" [A25]', async () => {
    const { id } = await add()
    const edit = { version: 1, sprint: { completed: 'yes' } }
    expect(problem(await maya.patch(pathOf(id), edit))).toMatchObject({
      status: 400,
      field: 'sprint.completed',
    })
    const restored = { ...(await read(id)), completed: 'yes' }
    await maya.remove(pathOf(id))
    const restore = { id: 'restore-strange-sprint', type: 'restore-sprint', sprint: restored }
    const answer = await maya.post(apiPaths.sprintCommands(maya.familyId, id), restore)
    expect(problem(answer)).toMatchObject({ status: 400, field: 'sprint.completed' })
    expect(problem(await maya.get(pathOf(id)))).toEqual(gone)
  })

  test('takes nobody from outside the family [A19]', async () => {
    const { id } = await add()
    const other = await server.signedUp()
    await other.changeFamily(other.familyId, {
      type: 'add-member',
      member: { kind: 'child', ...mia },
    })
    const answer = await maya.changeSprint(maya.familyId, id, {
      type: 'set-energy',
      memberId: mia.id,
      level: 3,
    })
    expect(problem(answer)).toMatchObject({ status: 400, code: 'member-missing' })
    expect((await read(id)).version).toBe(1)
  })

  test('that is deleted can be brought back as it was, at home only', async () => {
    const { id } = await add()
    const sprint = await read(id)
    await maya.remove(pathOf(id))
    const foreign = { ...sprint, familyId: 'family_other' }
    await maya.changeSprint(maya.familyId, id, { type: 'restore-sprint', sprint: foreign })
    expect(await read(id)).toEqual({ ...sprint, version: sprint.version + 1 })
  })

  test(`is one of ${limits.sprints} at most`, async () => {
    const { id } = await add()
    const { document, ...row } = await server.db
      .selectFrom('sprints')
      .selectAll()
      .where('familyId', '=', maya.familyId)
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: limits.sprints - 1 }, (_, index) => ({
      ...row,
      id: `copy${index}`,
      document,
    }))
    for (let from = 0; from < copies.length; from += 100) {
      await server.db
        .insertInto('sprints')
        .values(copies.slice(from, from + 100))
        .execute()
    }
    const full = await maya.post(sprints, { sprint: newSprint() })
    expect(problem(full)).toMatchObject({ status: 409, code: 'sprints-full' })
    await maya.remove(pathOf(id))
    await add()
  })
})
