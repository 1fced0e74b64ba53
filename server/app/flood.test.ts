import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FamilyExport } from '#core/family/export-schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { textOf } from '#core/lib/json-text.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { queuesOf } from '#server/http/queues.ts'
import { sprintRow } from '#server/store/sprint-row.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem } from '#server/testing/test-client.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** A body that comes as it is asked for; tells how often that was. */
function upload(pieces: Iterator<string>) {
  const pull = vi.fn(async (stream: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = pieces.next()
    if (done) stream.close()
    else stream.enqueue(bytes(value))
  })
  return { pull, body: new ReadableStream({ pull }, { highWaterMark: 0 }) }
}

function* repeated(first: string, again: string, times: number) {
  yield first
  for (let time = 0; time < times; time += 1) yield again
}

// Beside other work the thread of an import gets what is left of a core.
const patient = { timeout: 120_000 }

describe.each(dialects)('one account that sends too much, on %s', patient, (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  beforeEach(async () => {
    maya = await server.signedUp({ name: 'Maya' })
  })
  afterEach(() => void vi.useRealTimers())

  const sendFile = async (body: ReadableStream | string, by = maya) => {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const response = await by.send(apiPaths.familyImport(by.familyId), init)
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  /** A week of Maya's as it is stored, and as full of tasks as it can be. */
  const fullSprint = async () => {
    const sprint = newSprint()
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
    const { body } = await maya.get<Sprint>(apiPaths.sprint(maya.familyId, sprint.id))
    const tasks = Array.from({ length: limits.tasks }, (_, index) => ({
      ...body.tasks[0]!,
      id: `task${index}`,
      title: 'n'.repeat(limits.title),
    }))
    return { ...body, tasks }
  }
  const exported = async () =>
    (await maya.post<FamilyExport>(apiPaths.familyExport(maya.familyId), { password })).body

  test.each([
    ['brackets within brackets', '{"file":', '['.repeat(65_536), 'too-complex'],
    ['one endless week', '{"file":{"sprints":[{"tasks":[', '[],'.repeat(21_845), 'too-large'],
    ['an endless family', '{"file":{"family":{"a":[', '[],'.repeat(21_845), 'too-large'],
    ['endless words', '{"file":{"family":"', 'x'.repeat(65_536), 'too-large'],
  ])('31 MB of %s are refused as they come, before anything is parsed [A57]', async (...row) => {
    const [, first, again, code] = row
    const parse = vi.spyOn(JSON, 'parse')
    const { body, pull } = upload(repeated(first, again, 31 * 16))
    const answer = await sendFile(body)
    expect(problem(answer)).toMatchObject({ code })
    expect(pull.mock.calls.length).toBeLessThan(15)
    const longest = Math.max(0, ...parse.mock.calls.map(([text]) => text.length))
    expect(longest).toBeLessThan(65_536)
  })

  test('a small body of very many values is refused before it is parsed as well [A57]', async () => {
    const many = `[${'1,'.repeat(limits.jsonValues)}1]`
    const inFile = `{"file":{"format":"elefam-family","formatVersion":1,"sprints":${many}}}`
    expect(problem(await sendFile(inFile))).toMatchObject({ status: 400 })
    const send = async (path: string) => {
      const headers = { 'content-type': 'application/json' }
      const response = await maya.send(path, { method: 'POST', body: `{"a":${many}}`, headers })
      return (await response.json()) as object
    }
    const own = apiPaths.familyCommands(maya.familyId)
    expect(await send(own)).toMatchObject({ code: 'too-complex' })
    // A stranger's is refused by its size alone.
    expect(await send(apiPaths.contact)).toMatchObject({ code: 'too-large' })
  })

  test('a list hidden behind an escaped name is no way round [A57]', async () => {
    const file = await exported()
    const text = JSON.stringify({ file: { ...file, sprints: [newSprint()] } })
    const hidden = text.replace('"sprints"', String.raw`"sprint\u0073"`)
    expect(problem(await sendFile(hidden))).toMatchObject({ code: 'import-unknown' })
    // Written apart, with blanks and breaks, it is the same file.
    const pretty = JSON.stringify({ file }, null, 4)
    expect(await sendFile(pretty)).toMatchObject({ status: 200 })
  })

  /** A file of which the beginning comes, and then nothing until it fails. */
  const dripping = () => {
    let fail: (reason: Error) => void = () => undefined
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        stream.enqueue(bytes('{'))
        fail = (reason) => stream.error(reason)
      },
    })
    return { body, fail: () => fail(new Error('hung up')) }
  }
  const isRead = (body: ReadableStream) => vi.waitFor(() => expect(body.locked).toBe(true))

  test('a family’s second file waits, others’ do not, and who hangs up makes room [A57] [A87]', async () => {
    const other = await server.signedUp()
    const { body, fail } = dripping()
    const first = sendFile(body)
    await isRead(body)
    const { body: next, pull } = upload(repeated('{}', '', 0))
    const second = sendFile(next)
    expect(problem(await sendFile('{}', other)).code).toBe('import-unknown')
    expect(pull).not.toHaveBeenCalled()
    fail()
    expect(await first).toMatchObject({ status: 408 })
    expect(problem(await second).code).toBe('import-unknown')
  })

  test('files that drip make room within five seconds for one that comes [A87]', async () => {
    const [slow, slower] = [dripping(), dripping()]
    const ben = await server.signedUp()
    const other = await server.signedUp()
    const first = sendFile(slow.body)
    await isRead(slow.body)
    const second = sendFile(slower.body, ben)
    await isRead(slower.body)
    const begun = performance.now()
    expect(problem(await sendFile('{}', other)).code).toBe('import-unknown')
    expect(performance.now() - begun).toBeLessThan(5_000)
    const given = await first
    expect(problem(given)).toMatchObject({ status: 503, message: /same file/ })
    expect(given.headers.get('retry-after')).toBe('30')
    slower.fail()
    expect(await second).toMatchObject({ status: 408 })
  })

  test('of a family’s files two wait, and the next is told to come back [A57] [A87]', async () => {
    const { body, fail } = dripping()
    const first = sendFile(body)
    await isRead(body)
    const waiting = [sendFile('{}'), sendFile('{}')]
    await new Promise((resolve) => setTimeout(resolve, 50))
    const refused = await sendFile('{}')
    expect(problem(refused)).toMatchObject({ status: 503, message: /other families/i })
    expect(refused.headers.get('retry-after')).toBe('30')
    fail()
    await first
    for (const one of waiting) expect(problem(await one).code).toBe('import-unknown')
  })

  test('a file on which nothing comes any more makes room, too [A57]', async () => {
    const pull = () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      return new Promise<void>(() => undefined)
    }
    const stuck = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
    const first = sendFile(stuck)
    const state = { isOver: false }
    const over = first.finally(() => (state.isOver = true))
    while (!state.isOver) {
      await new Promise((resolve) => setImmediate(resolve))
      if (vi.isFakeTimers()) vi.advanceTimersByTime(limits.importPauseSeconds * 1000)
    }
    expect(await over).toMatchObject({ status: 408, body: { code: 'too-slow' } })
    vi.useRealTimers()
    expect(problem(await sendFile('{}')).code).toBe('import-unknown')
  })

  test('the twenty-first file of an hour is not even read [A57]', async () => {
    const before = await server.db.selectFrom('attempts').select('key').execute()
    await sendFile('{}')
    const known = before.map(({ key }) => key)
    const counts = server.db.updateTable('attempts')
    await counts
      .set({ count: 19 })
      .$if(known.length > 0, (update) => update.where('key', 'not in', known))
      .execute()
    expect(problem(await sendFile('{}'))).toMatchObject({ status: 400 })
    const { body, pull } = upload(repeated('{}', '', 0))
    expect(problem(await sendFile(body))).toMatchObject({ status: 429 })
    expect(pull).not.toHaveBeenCalled()
  })

  test('a file with a version that could not be counted on is refused [A68]', async () => {
    const sprint = newSprint()
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
    const file = await exported()
    const version = limits.changes + 1
    const family = { ...file, family: { ...file.family, version } }
    const inFamily = JSON.stringify({ file: family, replace: true, password })
    expect(problem(await sendFile(inFamily))).toMatchObject({ field: 'file.family.version' })
    const sprints = [{ ...file.sprints[0]!, version }]
    const inSprint = JSON.stringify({ file: { ...file, sprints }, replace: true, password })
    expect(problem(await sendFile(inSprint))).toMatchObject({ field: 'file.sprints.0.version' })
    const highest = {
      ...file,
      family: { ...file.family, version: limits.changes },
      sprints: [{ ...file.sprints[0]!, version: limits.changes }],
    }
    const body = JSON.stringify({ file: highest, replace: true, password })
    expect(await sendFile(body)).toMatchObject({ status: 200 })
    // And it goes on from there, far below what a database counts to.
    const change = { type: 'edit-sprint', changes: { name: 'Next' } } as const
    const edited = await maya.changeSprint(maya.familyId, sprint.id, change)
    expect(edited.body.version).toBe(limits.changes + 1)
    expect(edited.body.version).toBeLessThan(2 ** 31)
  })

  test('large commands have a pace, and its end is told with what to do [A67]', async () => {
    const full = await fullSprint()
    const answers = []
    for (let time = 0; time < 400; time += 1) {
      const sprint = { ...full, id: `week${time}` }
      answers.push(
        await maya.changeSprint(maya.familyId, sprint.id, { type: 'restore-sprint', sprint }),
      )
      if (answers.at(-1)!.status === 429) break
    }
    expect(answers.slice(0, -1).every(({ status }) => status === 200)).toBe(true)
    expect(answers.length).toBeGreaterThan(50)
    const paced = answers.at(-1)!
    expect(problem(paced)).toMatchObject({ code: 'too-many-requests' })
    expect(problem(paced).message).toMatch(/go on reading.*sent again in (a second|\d+ seconds)\./)
    expect(Number(paced.headers.get('retry-after'))).toBeLessThan(5)
    expect((await maya.bootstrap()).status).toBe(200)
    const other = await server.signedUp()
    expect((await other.changeFamily(other.familyId, { type: 'complete-onboarding' })).status).toBe(
      200,
    )
  })

  test('a week of a family without a connection is never too much at once [A67]', async () => {
    const topic = (index: number) => ({
      type: 'park-topic' as const,
      topic: { id: `t${index}`, text: 'Something to talk about on Sunday evening' },
    })
    const answers = []
    for (let index = 0; index < 600; index += 1) {
      const add = await maya.changeFamily(maya.familyId, topic(index % 40))
      answers.push(add.status)
    }
    expect(answers.filter((status) => status === 429)).toEqual([])
  })

  test('a family’s log forgets its oldest where it would grow too large [A67]', async () => {
    const { familyId, userId } = maya
    const full = await fullSprint()
    await server.db.deleteFrom('changes').where('familyId', '=', familyId).execute()
    const row = { familyId, sprintId: null, version: 1, userId, at: '2026-01-01T00:00:00.000Z' }
    const command = JSON.stringify({ type: 'x', text: 'é'.repeat(100_000) })
    // Small changes are not weighed one by one: the hundredth looks.
    const rows = Array.from({ length: 30 }, (_, index) => ({
      ...row,
      sequence: index + 70,
      commandId: `command-${index}-of-many`,
      command,
      undo: null,
    }))
    for (const one of rows) await server.db.insertInto('changes').values(one).execute()
    await server.db
      .updateTable('families')
      .set({ sequence: 99 })
      .where('id', '=', familyId)
      .execute()
    const sprint = { ...full, id: 'long' }
    const restored = await maya.changeSprint(familyId, 'long', { type: 'restore-sprint', sprint })
    expect(restored).toMatchObject({ status: 200 })
    const kept = await server.db
      .selectFrom('changes')
      .select(['sequence', 'command'])
      .where('familyId', '=', familyId)
      .orderBy('sequence')
      .execute()
    const size = kept.reduce((sum, one) => sum + Buffer.byteLength(one.command), 0)
    expect(size).toBeLessThanOrEqual(limits.logSize)
    expect(kept.length).toBeGreaterThan(10)
    expect(kept.at(-1)!.sequence).toBe(100)
  })

  test('a family’s weeks end where no family’s do, and what is there stays [A67]', async () => {
    const { familyId } = maya
    const sprint = newSprint()
    await maya.post(apiPaths.sprints(familyId), { sprint })
    const { body } = await maya.get<Sprint>(apiPaths.sprint(familyId, sprint.id))
    const document = 'é'.repeat(limits.documentSize / 2)
    const full = Math.floor(limits.weeksSize / Buffer.byteLength(document))
    for (let index = 0; index < full; index += 1) {
      const row = {
        ...sprintRow({ ...body, id: `full${index}` }),
        document: document as never,
      }
      await server.db.insertInto('sprints').values(row).execute()
    }
    const more = await maya.post(apiPaths.sprints(familyId), { sprint: newSprint() })
    expect(problem(more)).toMatchObject({ code: 'weeks-full', message: /delete an old week/ })
    const tick = { type: 'edit-sprint', changes: { name: 'Still ours' } } as const
    expect((await maya.changeSprint(familyId, sprint.id, tick)).status).toBe(200)
  })

  test('long lists have a pace as well, and its end is told with when to ask again [A67]', async () => {
    const { familyId } = maya
    const sprint = newSprint()
    await maya.post(apiPaths.sprints(familyId), { sprint })
    const { body } = await maya.get<Sprint>(apiPaths.sprint(familyId, sprint.id))
    const blanks = ' '.repeat(1_000_000)
    const full = Math.ceil((limits.readBurst * 1.5) / blanks.length)
    for (let index = 0; index < full; index += 1) {
      const one = { ...body, id: `full${index}` }
      const document = (textOf(one) + blanks) as never
      await server.db
        .insertInto('sprints')
        .values({ ...sprintRow(one), document })
        .execute()
    }
    const path = `${apiPaths.sprints(familyId)}?limit=100`
    // Whatever a family has is read at once; then it goes on more slowly.
    const all = await maya.send(path)
    expect(all.status).toBe(200)
    await all.text()
    const paced = await maya.get(path)
    expect(problem(paced)).toMatchObject({ code: 'too-many-requests' })
    expect(problem(paced).message).toMatch(
      /read a lot.*asked for again in (a second|\d+ seconds)\./,
    )
    const change = { type: 'edit-sprint', changes: { name: 'Still ours' } } as const
    expect((await maya.changeSprint(familyId, sprint.id, change)).status).toBe(200)
    expect((await maya.bootstrap()).status).toBe(200)
    const other = await server.signedUp()
    expect((await other.get(apiPaths.sprints(other.familyId))).status).toBe(200)
  })

  test('a long list goes out in pieces, as the JSON that it is [A67]', async () => {
    const { familyId } = maya
    const sprint = newSprint()
    await maya.post(apiPaths.sprints(familyId), { sprint })
    const { body } = await maya.get<Sprint>(apiPaths.sprint(familyId, sprint.id))
    const note = 'é'.repeat(limits.note)
    const said = { stage: 'thanks' as const, why: note, thanks: note }
    const retrospective = { ...said, feelings: [], cards: [] }
    for (let index = 0; index < 90; index += 1) {
      const one: Sprint = { ...body, id: `s${index}`, retrospective }
      const document = textOf(one)
      await server.db
        .insertInto('sprints')
        .values({ ...sprintRow(one), document })
        .execute()
    }
    const response = await maya.send(`${apiPaths.sprints(familyId)}?limit=100`)
    const pieces: Uint8Array[] = []
    for await (const piece of response.body!) pieces.push(piece)
    expect(pieces.length).toBeGreaterThan(5)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(256 * 1024)
    const list = JSON.parse(Buffer.concat(pieces).toString()) as { id: string }[]
    expect(list).toHaveLength(91)
    expect(new Set(list.map(({ id }) => id)).size).toBe(91)
  })
})

describe('the long reads of a family', () => {
  test('are two at a time, in their order, and other families do not wait [A67]', async () => {
    const { reads } = queuesOf()
    const takeTurn = async (family: string) => (await reads.enter({ family })).leave
    const entered: number[] = []
    const enter = async (index: number) => {
      const leave = await takeTurn('ours')
      entered.push(index)
      return leave
    }
    const waiting = Array.from({ length: 18 }, (_, index) => enter(index))
    const [first, second] = await Promise.all(waiting.slice(0, 2))
    expect(entered).toEqual([0, 1])
    await expect(takeTurn('ours')).rejects.toMatchObject({ code: 'too-many-requests' })
    await takeTurn('theirs')
    first!()
    first!()
    await waiting[2]
    expect(entered).toEqual([0, 1, 2])
    second!()
    for (const next of waiting.slice(2)) (await next)()
    expect(entered).toHaveLength(18)
    await Promise.all([takeTurn('ours'), takeTurn('ours')])
  })
})
