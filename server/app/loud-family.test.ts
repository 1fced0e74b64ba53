import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { homesActor } from '#core/commands/actor.ts'
import { apiPaths } from '#core/paths.ts'
import type { Receipt } from '#core/log/receipt-schema.ts'
import { familyCommand, sprintCommand } from '#core/testing/commands.ts'
import { household } from '#server/testing/test-actors.ts'
import { shrinks, tries } from '#server/testing/property-runs.ts'
import { useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

vi.mock('#server/http/limits.ts', () => import('#server/testing/no-limits.ts'))

/** What a family is told that sends too much, or what it may not. */
const refusals = [400, 404, 409, 413, 422, 429, 507]

describe.each(dialects)('one family that sends very much at once, on %s', (dialect) => {
  const server = useServer(dialect)
  const runs = tries({ usually: dialect === 'sqlite' ? 5 : 2, thoroughly: 200 })

  test(
    'harms no other, and its own log has every change once and in order',
    { timeout: 3_600_000 },
    async ({ task }) => {
      const [loud, quiet] = [await household(server), await household(server)]
      const { familyId, sprintId } = loud.own
      const before = await quiet.client.documents()
      const sequence = async () => {
        const row = server.db.selectFrom('families').select('sequence').where('id', '=', familyId)
        return (await row.executeTakeFirstOrThrow()).sequence
      }
      const commands = fc.array(
        fc.oneof(
          fc.record({ path: fc.constant(apiPaths.familyCommands(familyId)), body: familyCommand }),
          fc.record({
            path: fc.constant(apiPaths.sprintCommands(familyId, sprintId)),
            body: sprintCommand(sprintId),
          }),
        ),
        { minLength: 30, maxLength: 60 },
      )
      await fc.assert(
        fc.asyncProperty(commands, async (flood) => {
          const begun = await sequence()
          const answers = flood.map(({ path, body }) => loud.client.post<Receipt>(path, body))
          const meanwhile = await quiet.client.bootstrap()
          expect(meanwhile).toMatchObject({ status: 200, body: { family: before.family } })
          const all = await Promise.all(answers)
          const refused = all.filter(({ status }) => status !== 200)
          for (const { status, body } of refused) {
            expect(refusals, JSON.stringify(body)).toContain(status)
          }
          const taken = all.filter(({ status }) => status === 200).map(({ body }) => body.sequence)
          // A command that was there already answers with the place it got then.
          const fresh = [...new Set(taken)]
            .filter((place) => place > begun)
            .toSorted((a, b) => a - b)
          const entries = await server.db
            .selectFrom('changes')
            .select(['sequence', 'userId'])
            .where('familyId', '=', familyId)
            .where('sequence', '>', begun)
            .orderBy('sequence')
            .execute()
          const places = entries.map((entry) => entry.sequence)
          expect(places).toEqual(places.map((_, index) => begun + 1 + index))
          expect(await sequence()).toBe(begun + places.length)
          // Where a child leaves, the server keeps the days of both homes apart by an entry of its own.
          const sent = entries.filter(({ userId }) => userId !== homesActor)
          expect(sent.map((entry) => entry.sequence)).toEqual(fresh)
        }),
        { seed: 20261122, numRuns: runs, endOnFailure: !shrinks },
      )
      expect(await quiet.client.documents()).toEqual(before)
      expect(server.errors).toEqual([])
      Object.assign(task.meta, { runs })
    },
  )
})
