// What stands in a letter is told to nobody before its moment, whatever they ask.
import { beforeAll, describe, expect, test } from 'vitest'
import type { NewLetter } from '#core/letters/schema.ts'
import { knownJson } from '#core/lib/json-text.ts'
import { apiPaths } from '#core/paths.ts'
import { randomId } from '#server/platform/random-id.ts'
import { filled, routesOf, type DeclaredRoute } from '#server/testing/route-table.ts'
import { tablesWith } from '#server/testing/tables-with.ts'
import { actors, household, inCharge, versionsOf, type Actor } from '#server/testing/test-actors.ts'
import { useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { exported, validBodies } from '#server/testing/valid-bodies.ts'

/** Stands in every sealed letter, and nowhere else. */
const word = 'Kaleidophone'

/** What ends somebody's part comes last. */
const order = ({ method, name }: DeclaredRoute) => {
  if (/sign-out|hand-over|not-me|change-password/.test(name)) return 2
  return method === 'GET' ? 0 : method === 'DELETE' ? 3 : 1
}

describe.each(dialects)('a sealed letter, on %s', (dialect) => {
  const server = useServer(dialect)
  let foreign: Awaited<ReturnType<typeof household>>
  let file: unknown
  beforeAll(async () => {
    foreign = await household(server)
    file = await exported(foreign)
  })

  /** One by whoever may write, and one that somebody else in the family has written. */
  const writeTo = async ({ client, own }: Actor, moment: NewLetter['moment']) => {
    const content = { text: `${word}, `.repeat(9), drawing: null }
    const letter = { id: randomId(), moment, content }
    await client.post(apiPaths.letters(own.familyId), { ...letter, memberId: own.memberId })
    await client.post(apiPaths.pairedLetters, letter)
    const { familyId, memberId } = own
    const unopened = {
      openedAt: null,
      openedOn: null,
      sprintId: null,
      createdBy: null,
      shareId: null,
    }
    const texts = {
      moment: knownJson<typeof moment>(JSON.stringify(moment)),
      content: knownJson<typeof content>(JSON.stringify(content)),
    }
    const row = { familyId, memberId, id: randomId(), createdAt: new Date().toISOString() }
    const isThere = await server.db
      .selectFrom('families')
      .select('id')
      .where('id', '=', familyId)
      .executeTakeFirst()
    if (isThere)
      await server.db
        .insertInto('letters')
        .values({ ...row, ...texts, ...unopened })
        .execute()
  }

  const everybody = {
    ...actors,
    host: async (...given: Parameters<typeof actors.primary>) =>
      inCharge(server, await actors.primary(...given)),
  }

  test.each(Object.keys(everybody))(
    'is not in any answer of any route to %s, and in no table but its own',
    { timeout: 120_000 },
    async (part) => {
      const actor = await everybody[part as keyof typeof everybody](server, foreign)
      await writeTo(actor, { kind: 'look-back', sprintId: actor.own.sprintId })
      const versions = await versionsOf(actor)
      const routes = routesOf(server).toSorted((one, other) => order(one) - order(other))
      expect(await tablesWith(server.db, word)).toEqual(['letters'])
      let asked = 0
      for (const { name, method, path } of routes) {
        const body = validBodies[name]?.({ ids: actor.own, file, versions }) ?? {}
        const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
        const init = { method, ...(method !== 'GET' && json) }
        const response = await actor.client.send(filled(path, actor.own), init)
        expect(await response.text(), name).not.toContain(word)
        if (response.status < 300) asked += 1
      }
      expect(asked).toBeGreaterThan(3)
      const tables = await tablesWith(server.db, word)
      expect(tables.filter((table) => table !== 'letters')).toEqual([])
    },
  )

  test('is in the answers of its own routes and the family’s file once it was opened', async () => {
    const actor = await household(server)
    const { familyId, sprintId } = actor.own
    await writeTo(actor, { kind: 'look-back', sprintId })
    await actor.client.changeSprint(familyId, sprintId, { type: 'finish-planning' })
    await actor.client.changeSprint(familyId, sprintId, {
      type: 'edit-retrospective',
      changes: { stage: 'feelings' },
    })
    const sealed = await actor.client.get<{ id: string }[]>(apiPaths.letters(familyId))
    const ids = sealed.body.map(({ id }) => id)
    const { body } = await actor.client.post(apiPaths.openedLetters(familyId), { ids })
    expect(JSON.stringify(body)).toContain(word)
    const list = await actor.client.get(apiPaths.openedLetters(familyId))
    expect(JSON.stringify(list.body)).toContain(word)
    expect(JSON.stringify(await exported(actor))).toContain(word)
  })
})
