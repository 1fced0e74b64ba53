import { beforeEach, describe, expect, test } from 'vitest'
import { textOf } from '#core/lib/json-text.ts'
import { sprintSummarySchema, type SprintSummary } from '#core/insights/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { summarize } from '#core/insights/insights.ts'
import { membersOf } from '#core/members/member.ts'
import { apiPaths } from '#core/paths.ts'
import { mia } from '#core/testing/a-family.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem } from '#server/testing/test-client.ts'

describe.each(dialects)('a family’s past in numbers, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  beforeEach(async () => {
    maya = await server.signedUp({ name: 'Maya' })
    await maya.changeFamily(maya.familyId, { type: 'edit-family', changes: { children: [mia] } })
  })

  const insights = async (query = '') => {
    const answer = await maya.get<SprintSummary[]>(apiPaths.insights(maya.familyId) + query)
    expect(answer.status).toBe(200)
    return answer.body
  }
  const change = (id: string, command: Parameters<typeof maya.changeSprint>[2]) =>
    maya.changeSprint(maya.familyId, id, command)
  const closedSprint = async (startsOn: string) => {
    const sprint = newSprint({ startsOn })
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
    await change(sprint.id, tickOn(startsOn))
    await change(sprint.id, { type: 'complete-sprint' })
    return sprint.id
  }
  const tickOn = (date: string) =>
    ({ type: 'tick', taskId: 'task1', memberId: 'mia', date, done: true }) as const
  const kept = () =>
    server.db
      .selectFrom('summaries')
      .select(['sprintId', 'summary'])
      .where('familyId', '=', maya.familyId)
      .execute()

  test('is its closed sprints, newest first, page by page, as the rules count them', async () => {
    const ids = []
    for (const startsOn of ['2026-03-01', '2026-03-08', '2026-03-15', '2026-03-15']) {
      ids.push(await closedSprint(startsOn))
    }
    await maya.post(apiPaths.sprints(maya.familyId), {
      sprint: newSprint({ startsOn: '2026-03-22' }),
    })
    const all = await insights()
    expect(all.map(({ sprintId }) => sprintId).toSorted()).toEqual(ids.toSorted())
    expect(all.map(({ startsOn }) => startsOn)).toEqual([
      '2026-03-15',
      '2026-03-15',
      '2026-03-08',
      '2026-03-01',
    ])
    const sprint = (await maya.get<Sprint>(apiPaths.sprint(maya.familyId, ids[0]!))).body
    const { family } = (await maya.bootstrap()).body
    const counted = summarize(sprint, membersOf(family.familyData), '2030-01-01')
    expect(all.at(-1)).toEqual(counted)
    expect(counted.progress).toEqual({ done: 1, planned: 14 })
    expect(sprintSummarySchema.parse(counted)).toEqual(counted)

    const pages = [await insights('?limit=3'), await insights(`?limit=3&after=${all[2]!.sprintId}`)]
    expect(pages.flat()).toEqual(all)
    expect(await insights('?after=unknown')).toEqual([])
  })

  test('is counted once and kept, until the sprint changes', async () => {
    const id = await closedSprint('2026-03-01')
    const first = await insights()
    await expect.poll(kept).toEqual([{ sprintId: id, summary: JSON.stringify(first[0]) }])

    const doctored = { ...first[0]!, name: 'From the table' }
    await server.db
      .updateTable('summaries')
      .set({ summary: textOf(doctored) })
      .where('familyId', '=', maya.familyId)
      .execute()
    expect(await insights(), 'what is kept is what is told').toEqual([doctored])

    await change(id, { type: 'reopen-sprint' })
    expect(await insights(), 'open again, it is no past').toEqual([])
    await change(id, tickOn('2026-03-02'))
    await change(id, { type: 'complete-sprint' })
    const later = await insights()
    expect(later).toMatchObject([{ name: 1, progress: { done: 2, planned: 14 } }])
    await expect.poll(kept).toEqual([{ sprintId: id, summary: JSON.stringify(later[0]) }])
  })

  test('is counted anew when somebody comes to the family', async () => {
    await closedSprint('2026-03-01')
    expect(await insights()).toMatchObject([{ progress: { planned: 14 } }])
    await expect.poll(kept).toHaveLength(1)
    const ben = { id: 'ben', name: 'Ben', animal: 'fox', color: 'coral' } as const
    await maya.changeFamily(maya.familyId, { type: 'edit-family', changes: { adults: [ben] } })
    expect(await insights()).toMatchObject([
      {
        progress: { planned: 21 },
        adultEffort: [
          { memberId: 'primary', effort: 0 },
          { memberId: 'ben', effort: 0 },
        ],
      },
    ])
  })

  test('goes with its sprint', async () => {
    const id = await closedSprint('2026-03-01')
    await insights()
    await expect.poll(kept).toHaveLength(1)
    await maya.remove(apiPaths.sprint(maya.familyId, id))
    expect(await kept()).toEqual([])
    expect(await insights()).toEqual([])
  })

  test('says nothing of a child, whatever it did', async () => {
    await closedSprint('2026-03-01')
    expect(JSON.stringify(await insights())).not.toMatch(/mia/i)
  })

  test('keeps nothing of somebody who was deleted', async () => {
    const sprint = newSprint({ missionStep: 'Zanzibara swims' })
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
    const member = { kind: 'adult', id: 'gone', name: 'Zanzibara', animal: 'fox', color: 'coral' }
    await maya.changeFamily(maya.familyId, { type: 'add-member', member } as never)
    await change(sprint.id, { type: 'complete-sprint' })
    await insights()
    const stored = async () => JSON.stringify(await kept())
    await expect.poll(stored).toMatch(/Zanzibara.*gone/)
    const path = apiPaths.familyMember(maya.familyId, 'gone')
    expect((await maya.remove(path, { password })).status).toBe(200)
    expect(await stored()).toBe('[]')
    expect(JSON.stringify(await insights())).not.toMatch(/Zanzibara|gone/)
  })

  test('is not another family’s', async () => {
    await closedSprint('2026-03-01')
    const stranger = await server.signedUp()
    const answer = problem(await stranger.get(apiPaths.insights(maya.familyId)))
    expect(answer).toMatchObject({ status: 404, code: 'family-missing' })
  })
})
