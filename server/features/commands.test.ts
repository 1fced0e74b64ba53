import { beforeEach, describe, expect, test } from 'vitest'
import type { Family } from '#core/family/schema.ts'
import type { Receipt } from '#core/log/receipt-schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { errors, type ErrorCode } from '#core/errors.ts'
import { apiPaths } from '#core/paths.ts'
import { ben, goal, leo, mia } from '#core/testing/a-family.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem, type DoToFamily, type DoToSprint } from '#server/testing/test-client.ts'

const once = 'a-command-that-is-sent-twice'

describe.each(dialects)('a command, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let sprintId: string
  beforeEach(async () => {
    maya = await server.signedUp()
    for (const member of [
      { kind: 'adult' as const, ...ben },
      { kind: 'child' as const, ...mia },
      { kind: 'child' as const, ...leo },
    ]) {
      await maya.changeFamily(maya.familyId, { type: 'add-member', member })
    }
    const sprint = newSprint()
    sprintId = sprint.id
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
  })

  const family = async () => (await maya.get<Family>(apiPaths.family(maya.familyId))).body
  const sprint = async () => (await maya.get<Sprint>(apiPaths.sprint(maya.familyId, sprintId))).body
  const toFamily = (command: DoToFamily) => maya.changeFamily(maya.familyId, command)
  const toSprint = (command: DoToSprint) => maya.changeSprint(maya.familyId, sprintId, command)
  const log = () =>
    server.db
      .selectFrom('changes')
      .selectAll()
      .where('familyId', '=', maya.familyId)
      .orderBy('sequence')
      .execute()
  const tick = (memberId: string, date: string, done = true) =>
    ({ type: 'tick', taskId: 'task1', memberId, date, done }) as const

  test('is applied, and answered with its place, the new version, the time and who', async () => {
    const before = new Date().toISOString()
    const { status, body } = await toFamily({ type: 'set-goal', goal })
    expect(status).toBe(200)
    expect(body).toEqual({
      sequence: 5,
      version: 5,
      at: expect.any(String),
      userId: maya.userId,
    })
    expect(body.at >= before && body.at <= new Date().toISOString()).toBe(true)
    expect(await family()).toMatchObject({ version: 5, familyData: { goal } })
  })

  test('grows its document’s version by one, and the family’s sequence by one, never both documents', async () => {
    const first = await toSprint(tick('mia', '2026-03-02'))
    const second = await toFamily({ type: 'set-goal', goal })
    const third = await toSprint(tick('leo', '2026-03-02'))
    expect([first, second, third].map(({ body }) => [body.sequence, body.version])).toEqual([
      [5, 2],
      [6, 5],
      [7, 3],
    ])
    expect((await family()).version).toBe(5)
    expect((await sprint()).version).toBe(3)
    expect((await log()).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('is kept in the family’s log as it was sent, with what takes it back', async () => {
    const command = { id: once, ...tick('mia', '2026-03-02') }
    const { body } = await toSprint(command)
    const entry = (await log()).at(-1)
    expect(entry).toEqual({
      familyId: maya.familyId,
      sequence: body.sequence,
      commandId: once,
      sprintId,
      version: body.version,
      userId: maya.userId,
      at: body.at,
      command: expect.any(String),
      undo: expect.any(String),
      hash: null,
    })
    expect(JSON.parse(entry?.command ?? '')).toEqual(command)
  })

  test('sent again changes nothing and gets the same receipt, to a sprint', async () => {
    const command = { id: once, ...tick('mia', '2026-03-02') }
    const first = await toSprint(command)
    await toSprint(tick('mia', '2026-03-02', false))
    const before = await sprint()
    const again = await toSprint(command)
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect(await sprint()).toEqual(before)
    expect((await log()).filter(({ commandId }) => commandId === once)).toHaveLength(1)
  })

  test('sent again gets the same receipt although the rules would now refuse it', async () => {
    const topic = { id: 'topic1', text: 'Bedtime' }
    const command = { id: once, type: 'park-topic' as const, topic }
    const first = await toFamily(command)
    expect(problem(await toFamily({ type: 'park-topic', topic }))).toMatchObject({
      code: 'entry-exists',
    })
    expect(await toFamily(command)).toMatchObject({ status: 200, body: first.body })
  })

  test('sent ten times at once is applied once', async () => {
    const topic = { id: 'topic1', text: 'Bedtime' }
    const command = { id: once, type: 'park-topic' as const, topic }
    const answers = await Promise.all(Array.from({ length: 10 }, () => toFamily(command)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await family()).familyData.topics).toHaveLength(1)
    expect(server.errors).toEqual([])
  })

  test('is refused for another document under the same id', async () => {
    await toSprint({ id: once, ...tick('mia', '2026-03-02') })
    const refused = await toFamily({ id: once, type: 'set-goal', goal })
    expect(problem(refused)).toMatchObject({ status: 400, code: 'invalid-input', field: 'id' })
    expect((await family()).familyData.goal).toBe(null)
    const other = newSprint()
    await maya.post(apiPaths.sprints(maya.familyId), { sprint: other })
    const elsewhere = await maya.changeSprint(maya.familyId, other.id, {
      id: once,
      ...tick('mia', '2026-03-02'),
    })
    expect(problem(elsewhere)).toMatchObject({ status: 400, code: 'invalid-input', field: 'id' })
  })

  test('of another family may have the same id', async () => {
    await toFamily({ id: once, type: 'set-goal', goal })
    const other = await server.signedUp()
    const answer = await other.changeFamily(other.familyId, { id: once, type: 'set-goal', goal })
    expect(answer).toMatchObject({ status: 200, body: { sequence: 1, version: 2 } })
  })

  test.each<[ErrorCode, 'family' | 'sprint', DoToFamily | DoToSprint]>([
    ['goal-missing', 'family', { type: 'close-goal', outcome: 'reached' }],
    ['topic-missing', 'family', { type: 'settle-topic', topicId: 'none' }],
    ['primary-stays', 'family', { type: 'remove-member', memberId: 'primary' }],
    ['member-exists', 'family', { type: 'add-member', member: { kind: 'child', ...mia } }],
    ['member-missing', 'sprint', tick('stranger', '2026-03-02')],
    ['date-outside-sprint', 'sprint', tick('mia', '2026-03-08')],
    ['task-missing', 'sprint', { type: 'remove-task', taskId: 'none' }],
    ['entry-missing', 'sprint', { type: 'remove-date', entryId: 'none' }],
  ])(
    'that breaks the rule %s is refused with its status and words, and leaves no trace',
    async (code, on, command) => {
      const before = [await family(), await sprint(), await log()]
      const answer =
        on === 'family' ? toFamily(command as DoToFamily) : toSprint(command as DoToSprint)
      expect(problem(await answer)).toMatchObject({ code, ...errors[code] })
      expect([await family(), await sprint(), await log()]).toEqual(before)
      // The number it had taken is free for the next.
      const next = await toFamily({ type: 'park-topic', topic: { id: 'x', text: 'Next' } })
      expect(next.body.sequence).toBe(5)
    },
  )

  test('that was refused may come again under its id once the rule allows it', async () => {
    const command = { id: once, type: 'close-goal' as const, outcome: 'reached' as const }
    expect(problem(await toFamily(command))).toMatchObject({ code: 'goal-missing' })
    await toFamily({ type: 'set-goal', goal })
    expect(await toFamily(command)).toMatchObject({ status: 200 })
  })

  test('to the plan of a closed sprint is refused until it is open again', async () => {
    await toSprint({ type: 'complete-sprint' })
    const rename = { type: 'edit-sprint', changes: { name: 'A week' } } as const
    expect(problem(await toSprint(rename))).toMatchObject({ status: 409, code: 'sprint-completed' })
    await toSprint({ type: 'reopen-sprint' })
    expect(await toSprint(rename)).toMatchObject({ status: 200 })
  })

  test('that arrives after the week was closed still counts: ticks, thanks, answers [P5]', async () => {
    await toSprint({ type: 'close-week', next: null })
    expect(await toSprint(tick('mia', '2026-03-02'))).toMatchObject({ status: 200 })
    const appreciation = { id: 'thanks1', fromId: 'mia', text: 'For the soup' }
    expect(await toSprint({ type: 'appreciate', appreciation })).toMatchObject({ status: 200 })
  })

  test('that closes the week makes one next week, of whichever parent was first [P2]', async () => {
    const phone = server.client()
    await phone.signIn({ email: maya.email, password })
    const next = (name: string) => ({ ...newSprint(), id: 'week-after', name })
    const answers = await Promise.all([
      maya.changeSprint(maya.familyId, sprintId, { type: 'close-week', next: next('One') }),
      phone.changeSprint(maya.familyId, sprintId, { type: 'close-week', next: next('Other') }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { sprints } = (await maya.bootstrap()).body
    expect(sprints.filter(({ completed }) => !completed)).toHaveLength(1)
  })

  test('that begins again puts all missed weeks away, and the small one runs [N4]', async () => {
    const missed = { ...newSprint(), id: 'missed-too', startsOn: '2026-02-22' }
    const create = { type: 'create-sprint', sprint: missed } as const
    await maya.changeSprint(maya.familyId, missed.id, create)
    const next = { ...newSprint(), id: 'small-week', startsOn: '2026-03-15' }
    const closed = await toSprint({
      type: 'close-week',
      next,
      begins: '2026-03-17',
      quiet: [missed.id],
    })
    expect(closed).toMatchObject({ status: 200 })
    const { sprints } = (await maya.bootstrap()).body
    expect(sprints.filter(({ completed }) => !completed)).toMatchObject([
      { id: next.id, plannedAt: expect.any(String), pausedDates: ['2026-03-15', '2026-03-16'] },
    ])
  })

  test('of each of two parents who tick at once survives: nobody overwrites the other', async () => {
    const phone = server.client()
    await phone.signIn({ email: maya.email, password })
    const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05']
    const racing = days.flatMap((date) => [
      maya.changeSprint(maya.familyId, sprintId, tick('mia', date)),
      phone.changeSprint(maya.familyId, sprintId, tick('leo', date)),
    ])
    const answers = await Promise.all(racing)
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const receipts = answers.map(({ body }) => body)
    const inOrder = receipts.toSorted((a, b) => a.sequence - b.sequence)
    expect(inOrder.map(({ version }) => version)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect((await sprint()).tasks[0]?.checks).toEqual(
      Object.fromEntries(days.map((date) => [date, ['leo', 'mia']])),
    )
  })

  test('of two who edit the same from one version: one is stored, the other told', async () => {
    const edit = (name: string) =>
      maya.patch<Receipt>(apiPaths.sprint(maya.familyId, sprintId), {
        version: 1,
        sprint: { name },
      })
    const answers = await Promise.all(['One', 'Two', 'Three', 'Four'].map(edit))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ])
    expect((await sprint()).version).toBe(2)
  })
})
