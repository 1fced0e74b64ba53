import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Changes } from '#core/log/schema.ts'
import { commandTypes, familyCommand, sprintCommand } from '#core/testing/commands.ts'
import { ben, leo, mia } from '#core/testing/a-family.ts'
import { apiPaths } from '#core/paths.ts'
import { useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import type { Pending } from '#web/data/pending.ts'
import { headOf, orUnchanged, replay, viewOf, type View } from '#web/data/replica.ts'

type Posted = Pick<Pending, 'sprintId' | 'command'>

const posted: fc.Arbitrary<Posted> = fc.oneof(
  { weight: 2, arbitrary: familyCommand.map((command) => ({ sprintId: null, command })) },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom('sprint1', 'sprint2')
      .chain((sprintId) => sprintCommand(sprintId).map((command) => ({ sprintId, command }))),
  },
)

describe.each(dialects)('whatever a family does, on %s', (dialect) => {
  const server = useServer(dialect)
  const accepted = new Set<string>()

  test('the browser shows what the server stores, before the answer and after it', async () => {
    const run = async (commands: Posted[]) => {
      const maya = await server.signedUp()
      for (const member of [
        { kind: 'adult' as const, ...ben },
        { kind: 'child' as const, ...mia },
        { kind: 'child' as const, ...leo },
      ]) {
        await maya.changeFamily(maya.familyId, { type: 'add-member', member })
      }
      const { sequence: begun, ...beginning } = (await maya.bootstrap()).body
      let confirmed: View = beginning
      const { familyId, userId } = maya
      for (const [order, one] of commands.entries()) {
        const entry = { order, userId, familyId, at: new Date().toISOString(), ...one } as Pending
        const shown = viewOf(headOf(confirmed), [entry])
        const answer =
          entry.sprintId === null
            ? await maya.changeFamily(familyId, entry.command)
            : await maya.changeSprint(familyId, entry.sprintId, entry.command)
        expect([200, 400, 409, 404, 413]).toContain(answer.status)
        if (answer.status === 200) {
          accepted.add(entry.command.type)
          const { at } = answer.body
          confirmed = orUnchanged(confirmed, entry, { now: at, userId })
          expect(withoutInstants(confirmed)).toEqual(withoutInstants(shown))
        } else {
          // What the server refuses, the browser's rules refused too.
          expect(shown, JSON.stringify([answer.body, entry.command])).toEqual(confirmed)
        }
      }
      const stored = (await maya.bootstrap()).body
      const { sequence, now } = stored // The log's length and the clock, which no command tells.
      expect(JSON.parse(JSON.stringify({ ...confirmed, sequence, now }))).toEqual(stored)
      // Another parent's browser, which only hears of it, ends with the same, hashes and all.
      const page = await maya.get(`${apiPaths.changes(familyId)}?after=${begun!}`)
      const { changes, head } = page.body as Changes
      expect(head).toBe(sequence)
      const { head: heard, outcome } = replay(headOf({ ...beginning, sequence: begun! }), changes)
      expect(outcome).toBe('done')
      expect(JSON.parse(JSON.stringify({ ...heard, now }))).toEqual(stored)
      for (const sprint of stored.sprints) {
        expect((await maya.get(apiPaths.sprint(familyId, sprint.id))).body).toEqual(sprint)
      }
    }
    const lists = fc.array(posted, { minLength: 25, maxLength: 35, size: 'max' })
    await fc.assert(fc.asyncProperty(lists, run), { seed: 20260301, numRuns: 12 })
    expect(server.errors).toEqual([])
  }, 60_000)

  test('and these lists mean something: most commands were accepted at least once', () => {
    expect(accepted.size).toBeGreaterThan(commandTypes.length / 2)
  })
})

/** The browser's clock is its own until the server has answered. */
function withoutInstants(documents: View): unknown {
  return JSON.parse(JSON.stringify(documents).replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"…"'))
}
