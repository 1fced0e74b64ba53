import { beforeEach, describe, expect, test } from 'vitest'
import { familyIdOf } from '#core/family/family.ts'
import { apiPaths } from '#core/paths.ts'
import { aSprint, aTask, mia } from '#core/testing/a-family.ts'
import { transaction } from '#server/store/database.ts'
import { readFamily } from '#server/store/families.ts'
import { moveFamily } from '#server/store/move-family.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { sprintRow } from '#server/store/sprint-row.ts'
import { insertSprintRow } from '#server/store/sprints.ts'
import { problem } from '#server/testing/test-client.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { forgetMember } from './forget-member.ts'

const weeks = 60

// The built-in database answers at once, so that nobody would have a turn before all weeks are through.
describe('what goes through all weeks of a family', () => {
  const server = useServer('sqlite')
  let maya: SignedUp
  beforeEach(async () => {
    maya = await server.signedUp({ name: 'Maya' })
    await maya.changeFamily(maya.familyId, {
      type: 'add-member',
      member: { kind: 'child', ...mia },
    })
    const text = `${mia.name} ${'and more '.repeat(14)}`
    const tasks = Array.from({ length: 60 }, (_, at) =>
      aTask({ id: `task${at}`, title: text, ifThen: { if: text, then: text } }),
    )
    await transaction(server.db, async (trx) => {
      for (let week = 0; week < weeks; week += 1) {
        const sprint = aSprint({ id: `week${week}`, familyId: maya.familyId, tasks })
        await insertSprintRow(trx, sprintRow(sprint))
      }
    })
  })

  /** How often others had a turn meanwhile. */
  async function turnsDuring(work: (trx: OpenTransaction) => Promise<unknown>): Promise<number> {
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    await transaction(server.db, async (trx) => {
      count()
      await work(trx)
      isOver = true
    })
    return turns
  }

  test('gives others their turns while a member is deleted [A87]', async () => {
    const family = (await readFamily(server.db, maya.familyId))!
    const turns = await turnsDuring((trx) => forgetMember(trx, family, mia.id))
    expect(turns).toBeGreaterThan(weeks / 2)
  })

  test('gives others their turns while a family is handed over [A87]', async () => {
    const family = (await readFamily(server.db, maya.familyId))!
    const next = { ...family, id: familyIdOf('somebody') }
    const turns = await turnsDuring((trx) =>
      moveFamily(trx, maya.familyId, { family: next, sequence: 5 }),
    )
    expect(turns).toBeGreaterThan(weeks / 2)
  })

  test('is done so often an hour, and then refused before anything is read [A87]', async () => {
    const remove = () => maya.remove(apiPaths.familyMember(maya.familyId, 'nobody'), { password })
    for (let count = 0; count < 20; count += 1)
      expect(problem(await remove()).code).toBe('member-missing')
    expect(problem(await remove())).toMatchObject({ status: 429, code: 'too-many-requests' })
    const handed = { userId: maya.userId, password }
    const again = await maya.post(apiPaths.handOver(maya.familyId), handed)
    expect(problem(again).code).toBe('too-many-requests')
  })
})
