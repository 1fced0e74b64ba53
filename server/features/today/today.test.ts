import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '#core/limits.ts'
import type { Receipt } from '#core/log/receipt-schema.ts'
import type { Today } from '#core/programs/today-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { randomId } from '#server/platform/random-id.ts'
import { fillFamily } from '#server/testing/full-family.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { problem } from '#server/testing/test-client.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

describe.each(dialects)('the day in one call, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let memberId: string
  beforeEach(async () => {
    vi.setSystemTime('2026-03-04T18:30:00.000Z')
    maya = await server.signedUp({ name: 'Maya' })
    const sprint = newSprint()
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
    await maya.changeSprint(maya.familyId, sprint.id, { type: 'finish-planning' })
    memberId = (await maya.get<Today>(apiPaths.today)).body.members[0]!.id
  })
  afterEach(() => vi.useRealTimers())

  test('a program reads it, ticks once however often it is sent, and takes it back [E3]', async () => {
    const asked = { name: 'Button', scope: 'tick', days: null, password }
    const { body } = await maya.post<{ token: string }>(apiPaths.apiTokens, asked)
    const button = server.program(body.token)
    const before = (await button.get<Today>(apiPaths.today)).body
    expect(before.tasks[0]).toMatchObject({ id: 'task1', done: false, who: [{ id: memberId }] })

    const id = randomId()
    const first = await button.post<Receipt>(apiPaths.todayTicks, { id, taskId: 'task1' })
    expect(first).toMatchObject({ status: 200, body: { userId: maya.userId } })
    const back = { taskId: 'task1', done: false }
    const again = await button.post<Receipt>(apiPaths.todayTicks, { id, taskId: 'task1' })
    expect(again.body).toEqual(first.body)
    const { tasks, progress } = (await button.get<Today>(apiPaths.today)).body
    expect(tasks[0]).toMatchObject({ done: true, who: [{ id: memberId, done: true }] })
    expect(progress).toEqual({ done: 1, planned: 1 })

    expect((await button.post(apiPaths.todayTicks, back)).status).toBe(200)
    const after = (await button.get<Today>(apiPaths.today)).body
    expect(after.tasks[0]).toMatchObject({ done: false })
    const missing = await button.post(apiPaths.todayTicks, { taskId: 'gone' })
    expect(problem(missing)).toMatchObject({ code: 'task-missing' })
  })

  test('looking through all weeks counts at the family’s pace, whichever token ticks [A81]', async () => {
    const size = 8 * 1024 * 1024
    await fillFamily(server.db, maya.familyId, size)
    const tick = async (done: boolean) => {
      const asked = { name: 'Button', scope: 'tick', days: null, password }
      const { body } = await maya.post<{ token: string }>(apiPaths.apiTokens, asked)
      return server.program(body.token).post(apiPaths.todayTicks, { taskId: 'task1', done })
    }
    for (let read = 0; read <= limits.readBurst; read += size) {
      expect((await tick(read % (2 * size) === 0)).status).toBe(200)
    }
    expect((await tick(true)).status).toBe(429)
    expect((await maya.bootstrap()).status, 'what is theirs opens').toBe(200)
  })

  test('a family’s day is nobody else’s [A17]', async () => {
    const ben = await server.signedUp({ name: 'Ben' })
    expect((await ben.get<Today>(apiPaths.today)).body).toMatchObject({
      familyId: ben.familyId,
      week: null,
    })
    const foreign = await ben.post(apiPaths.todayTicks, { taskId: 'task1', memberId })
    expect(problem(foreign)).toMatchObject({ code: 'task-missing' })
  })
})
