import { beforeEach, describe, expect, test } from 'vitest'
import type { Activity } from '#core/log/activity-schema.ts'
import type { Invite } from '#core/invites/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { ben } from '#core/testing/a-family.ts'
import { memberActor } from '#core/commands/actor.ts'
import { logBounds } from '#server/store/trim-log.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { dialects } from '#server/testing/test-store.ts'
import { useServer, type SignedUp } from '#server/testing/test-server.ts'
import { problem, type DoToFamily } from '#server/testing/test-client.ts'

describe.each(dialects)('who changed what, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  beforeEach(async () => {
    maya = await server.signedUp({ name: 'Maya' })
  })

  const list = async (who = maya, query = '') =>
    who.get<Activity>(`${apiPaths.activity(maya.familyId)}${query}`)
  const park = (text: string, id = text) =>
    maya.changeFamily(maya.familyId, { type: 'park-topic', topic: { id, text } })

  test('is told newest first, a page at a time, with what takes it back', async () => {
    for (const text of ['one', 'two', 'three']) await park(text)
    const { body } = await list(maya, '?limit=2')
    expect(body.changes).toEqual([
      {
        sequence: 3,
        sprintId: null,
        at: expect.any(String),
        userId: maya.userId,
        command: {
          id: expect.any(String),
          type: 'park-topic',
          topic: { id: 'three', text: 'three' },
        },
        undo: { type: 'settle-topic', topicId: 'three' },
      },
      expect.objectContaining({ sequence: 2 }),
    ])
    expect(body.people).toEqual([{ userId: maya.userId, memberId: 'primary', name: 'Maya' }])
    const rest = await list(maya, '?before=2')
    expect(rest.body.changes.map(({ sequence }) => sequence)).toEqual([1])
    for (const query of ['?limit=51', '?limit=0', '?before=x']) {
      expect(problem(await list(maya, query)), query).toMatchObject({ status: 400 })
    }
  })

  test('names whoever is in the family, and nobody who has left it', async () => {
    const other = await server.signedUp({ name: 'Benjamin' })
    await maya.changeFamily(maya.familyId, {
      type: 'add-member',
      member: { kind: 'adult', ...ben, email: other.email },
    })
    const invite = { toEmail: other.email, name: 'Ben' }
    const { inviteId } = (await maya.post<Invite>(apiPaths.invites(maya.familyId), invite)).body
    await other.post(apiPaths.acceptInvite(inviteId), {})
    const { people, changes } = (await list(other)).body
    expect(people).toContainEqual({ userId: other.userId, memberId: 'ben', name: 'Ben' })
    expect(changes[0]).toMatchObject({ command: { type: 'join-family' }, undo: null })
    await maya.remove(apiPaths.coParent(maya.familyId, other.userId))
    expect((await list()).body.people.map(({ userId }) => userId)).toEqual([maya.userId])
    expect(problem(await list(other))).toMatchObject({ code: 'family-missing' })
  })

  const undoLast = async (fields: { id?: string } = {}) => {
    const [last] = (await list()).body.changes
    const command = { ...last!.undo, undoes: last!.sequence, ...fields } as DoToFamily
    return () => maya.changeFamily(maya.familyId, command)
  }

  test('can be taken back by a command, once, as long as it is as it was left', async () => {
    await park('one')
    const undo = await undoLast({ id: 'the-undo-of-the-topic' })
    await park('two')
    const { status, body } = await undo()
    expect(status).toBe(200)
    const again = await undo() // A resend of the very same gets the same receipt.
    expect(again).toMatchObject({ status: 200, body })
    const { family } = (await maya.bootstrap()).body
    expect(family.familyData.topics.map(({ id }) => id)).toEqual(['two'])

    // The taking back is taken back in turn, and the topic is as old as it was.
    const redo = await undoLast()
    expect(await redo()).toMatchObject({ status: 200 })
    const { topics } = (await maya.bootstrap()).body.family.familyData
    expect(topics.map(({ id }) => id)).toEqual(['two', 'one'])
    expect(topics[1]!.addedAt < topics[0]!.addedAt).toBe(true)
  })

  test('is refused kindly where somebody has changed it since', async () => {
    const sprint = newSprint()
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
    const rename = (title: string) =>
      maya.changeSprint(maya.familyId, sprint.id, {
        type: 'edit-task',
        taskId: 'task1',
        changes: { title },
      })
    await rename('Two stories')
    const [renamed] = (await list()).body.changes
    await rename('Three stories')
    const undo = { ...renamed!.undo, undoes: renamed!.sequence } as never
    const refused = await maya.changeSprint(maya.familyId, sprint.id, undo)
    expect(problem(refused)).toMatchObject({ status: 409, code: 'moved-on' })
    const { body } = await maya.get<Sprint>(apiPaths.sprint(maya.familyId, sprint.id))
    expect(body.tasks[0]?.title).toBe('Three stories')
    // Nor does a place of another document, or none, take anything back.
    for (const undoes of [1, 99]) {
      const topic = { type: 'settle-topic', topicId: 'one', undoes } as const
      const answer = await maya.changeFamily(maya.familyId, topic)
      expect(problem(answer)).toMatchObject({ code: 'moved-on' })
    }
  })

  test('is kept within bounds: old changes go, and what takes them back before that', async () => {
    const { kept, undoable } = logBounds
    const rows = Array.from({ length: kept + 50 }, (_, index) => ({
      familyId: maya.familyId,
      sequence: index + 1,
      commandId: `command-number-${index}`,
      sprintId: null,
      version: index,
      userId: maya.userId,
      at: '2026-03-04T18:30:00.000Z',
      command: '{"type":"complete-onboarding"}',
      undo: '{"type":"complete-onboarding"}',
    }))
    for (let from = 0; from < rows.length; from += 500) {
      const some = rows.slice(from, from + 500)
      await server.db.insertInto('changes').values(some).execute()
    }
    await server.db
      .updateTable('families')
      .set({ sequence: kept + 99 })
      .where('id', '=', maya.familyId)
      .execute()
    await park('one') // number kept + 100
    const left = await server.db
      .selectFrom('changes')
      .select(['sequence', 'undo'])
      .where('familyId', '=', maya.familyId)
      .orderBy('sequence')
      .execute()
    expect(left).toHaveLength(kept)
    expect(left.filter(({ undo }) => undo !== null)).toHaveLength(undoable)
    expect(left.at(-undoable)?.undo).not.toBe(null)
    // A resend that is still in the log changes nothing.
    expect(await park('one', 'two')).toMatchObject({ status: 200 })
  })
  test('holds the family’s own changes, whatever devices of another home do in it [A80]', async () => {
    const { kept, keptOfVisitors } = logBounds
    await park('one')
    const rows = Array.from({ length: kept }, (_, index) => ({
      familyId: maya.familyId,
      sequence: index + 2,
      commandId: `visitors-command-${index}`,
      sprintId: null,
      version: index,
      userId: memberActor('mia', 'visitor'),
      at: '2026-03-04T18:30:00.000Z',
      command: '{"type":"complete-onboarding"}',
      undo: null,
    }))
    for (let from = 0; from < rows.length; from += 500) {
      await server.db
        .insertInto('changes')
        .values(rows.slice(from, from + 500))
        .execute()
    }
    await server.db
      .updateTable('families')
      .set({ sequence: kept + 99 })
      .where('id', '=', maya.familyId)
      .execute()
    await park('two') // number kept + 100
    const left = await server.db
      .selectFrom('changes')
      .select(['sequence', 'userId', 'undo'])
      .where('familyId', '=', maya.familyId)
      .orderBy('sequence')
      .execute()
    const own = left.filter(({ userId }) => userId === maya.userId)
    expect(own.map(({ sequence }) => sequence)).toEqual([1, kept + 100])
    expect(own.filter(({ undo }) => undo === null)).toEqual([])
    expect(left).toHaveLength(keptOfVisitors + 2)
  })
})
