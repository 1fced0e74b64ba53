import { beforeEach, describe, expect, test } from 'vitest'
import { bootstrapSchema } from '#core/log/bootstrap-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { rulesVersion } from '#core/log/subjects.ts'
import { leo } from '#core/testing/a-family.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem } from '#server/testing/test-client.ts'

describe.each(dialects)('the first call of a visit, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  beforeEach(async () => {
    maya = await server.signedUp({ name: 'Maya "the Elephant" Müller 🐘' })
  })

  test('gives user, family and sprints as their documents are', async () => {
    await maya.changeFamily(maya.familyId, {
      type: 'add-member',
      member: { kind: 'child', ...leo },
    })
    const sprint = newSprint()
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
    const answer = await maya.bootstrap()
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(bootstrapSchema.parse(answer.body)).toEqual(answer.body)
    expect(answer.body).toEqual({
      user: (await maya.get(apiPaths.user(maya.userId))).body,
      family: (await maya.get(apiPaths.family(maya.familyId))).body,
      sprints: [(await maya.get(apiPaths.sprint(maya.familyId, sprint.id))).body],
      sequence: 2,
      rules: rulesVersion,
      now: expect.any(String),
    })
  })

  test('brings every open sprint and the six latest of the closed, the oldest first', async () => {
    const day = (week: number) => new Date(Date.UTC(2026, 0, 4 + week * 7)).toISOString()
    for (let week = 0; week < 10; week += 1) {
      const sprint = newSprint({ id: `week${week}`, startsOn: day(week).slice(0, 10) })
      await maya.post(apiPaths.sprints(maya.familyId), { sprint })
      // The very first and the last stay open.
      if (week > 0 && week < 9) {
        await maya.changeSprint(maya.familyId, sprint.id, { type: 'complete-sprint' })
      }
    }
    const { sprints } = (await maya.bootstrap()).body
    expect(sprints.map(({ id }) => id)).toEqual([
      'week0',
      'week3',
      'week4',
      'week5',
      'week6',
      'week7',
      'week8',
      'week9',
    ])
  })

  test('begins the family of somebody whose sign-up was cut off before it', async () => {
    await server.db.deleteFrom('families').where('id', '=', maya.familyId).execute()
    const healed = await maya.bootstrap()
    expect(healed.status).toBe(200)
    expect(bootstrapSchema.parse(healed.body).family).toMatchObject({
      id: maya.familyId,
      version: 1,
      familyData: { primaryUser: { name: 'Maya "the Elephant" Müller 🐘' } },
    })
    const { now: _, ...documents } = healed.body
    expect((await maya.bootstrap()).body).toMatchObject(documents)
  })

  test('begins no family for a co-parent: it is somebody else’s to begin', async () => {
    await server.db
      .updateTable('users')
      .set({ role: 'coParent', familyId: 'family_gone' })
      .where('id', '=', maya.userId)
      .execute()
    expect(problem(await maya.bootstrap())).toEqual({
      status: 404,
      code: 'family-missing',
      message: 'Family document not found',
    })
    expect(
      await server.db.selectFrom('families').select('id').where('id', '=', 'family_gone').execute(),
    ).toEqual([])
  })
})
