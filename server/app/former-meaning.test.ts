import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, test } from 'vitest'
import type { Addressed, Documents } from '#core/commands/documents.ts'
import type { FamilyExport } from '#core/family/export-schema.ts'
import { familyOfToday, sprintOfToday } from '#core/log/former-forms.ts'
import { membersOf } from '#core/members/member.ts'
import { apiPaths } from '#core/paths.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { migrate } from '#server/store/migrate.ts'
import { migrations } from '#server/store/migrations/index.ts'
import { readDocuments } from '#server/store/documents.ts'
import { runCommand } from '#server/store/run-command.ts'
import { useServer } from '#server/testing/test-server.ts'
import { dialects, openEmptyStore, type Dialect } from '#server/testing/test-store.ts'

const now = '2026-03-07T18:40:00.000Z'

const textOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '../testing/family-of-0b0c801', name), 'utf8')
const read = <Content>(name: string) => JSON.parse(textOf(name)) as Content

const file = read<FamilyExport>('export.json')
const after = read<Documents>('after.json')
const outbox = read<Addressed[]>('outbox.json')
const { id: familyId } = file.family

const ofToday = ({ family, sprints }: Documents): Documents => ({
  family: familyOfToday(family),
  sprints: sprints.map((sprint) => sprintOfToday(sprint, membersOf(family.familyData))),
})

/** The rows of then in that commit's tables, brought up to date. */
async function openFormerStore(dialect: Dialect) {
  const store = await openEmptyStore(dialect)
  const provider = { getMigrations: async () => migrations }
  await new Migrator({ db: store.db, provider }).migrateTo('127-outside-problems')
  for (const row of textOf('database.sql').trim().split('\n')) await sql.raw(row).execute(store.db)
  await migrate(store, now)
  return store
}

/** The clocks of two servers are never the same. */
const withoutInstants = (documents: unknown): unknown =>
  JSON.parse(JSON.stringify(documents).replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"…"'))

describe.each(dialects)('a family of commit 0b0c801, on %s', (dialect) => {
  const server = useServer(dialect, { openStore: () => openFormerStore(dialect) })

  const documents = async (): Promise<Documents> => {
    const { family, sprints } = await readDocuments(server.db, familyId)
    return { family: JSON.parse(family!), sprints: sprints.map((one): Sprint => JSON.parse(one)) }
  }

  test('means what it meant, by ids and kinds, and has its own words [C12]', async () => {
    const { family, sprints } = await documents()
    expect({ family, sprints }).toEqual(ofToday(file))
    expect(family.familyData).toMatchObject({
      priorities: [{ id: 'reading' }, 'Slow Sundays'],
      interests: [{ id: 'film-making' }, 'Boats'],
      topics: [
        { id: 'topic1', text: '', about: 'fair-load' },
        { id: 'topic2', text: 'Is the boat fair?' },
      ],
    })
    const keys = family.familyData.recommendationAnswers.map(({ key }) => key)
    expect(keys).toContain('coach time-for-each-other')
    expect(sprints.map(({ name }) => name)).toEqual([1, 2])
    const [week, next] = sprints
    expect(week?.tasks.map(({ reason }) => reason)).toEqual([
      { kind: 'own', text: '' },
      {
        kind: 'recommendation',
        text: '',
        because: [
          { kind: 'priority', topic: { id: 'reading' } },
          { kind: 'goal', title: 'Read together' },
        ],
      },
      {
        kind: 'recommendation',
        text: '',
        because: [
          { kind: 'age', memberId: 'leo', age: '3-5' },
          { kind: 'priority', topic: { id: 'reading' } },
        ],
      },
      {
        kind: 'recommendation',
        text: '',
        because: [{ kind: 'age', memberId: 'leo', age: '3-5' }],
      },
      { kind: 'own', text: 'so that Week 1 has a place' },
    ])
    expect(next?.tasks[0]?.reason).toEqual({ kind: 'carried-over', text: '', week: 1 })
    expect(week?.meeting.appreciations).toEqual([
      { id: 'thanks1', fromId: 'ben', toId: 'leo', text: 'for asking: Will it rain?' },
      { id: 'thanks2', fromId: 'leo', toId: 'ben', text: '' },
      { id: 'thanks3', fromId: 'primary', toId: 'will', for: 'waiting', text: '' },
      { id: 'thanks4', fromId: 'will', text: 'To all of you, for the boat 🚣' },
    ])
    const answers = week?.standUps.flatMap((standUp) => standUp.answers)
    expect(answers).toMatchObject([
      { next: '', picture: { question: 'yesterdays-job-how-was-it', answer: 'tricky' } },
      { next: 'How big is your job? My boat is big.' },
    ])
    expect(week?.retrospective).toMatchObject({
      hearts: ['leo', 'ben'],
      thanks: 'A heart for Granny\nFor the pancakes, Ben',
    })
  })

  test('has a log that says it so too, with what takes each of it back [C12]', async () => {
    const rows = await server.db.selectFrom('changes').select(['command', 'undo']).execute()
    const told = rows.flatMap(({ command, undo }) => [command, undo ?? '']).join('\n')
    for (const words of ['"Week 1"', '"Week 2"', 'A heart for Ben', '"Reading"', 'you chose']) {
      expect(told).not.toContain(words)
    }
    expect(told).toContain('A heart for Granny')
  })

  test('takes what a page of then had not sent, and it means the same [C12]', async () => {
    for (const addressed of outbox) {
      await runCommand(server.db, { familyId, addressed, userId: file.family.primaryUserId, now })
    }
    expect(withoutInstants(await documents())).toEqual(withoutInstants(ofToday(after)))
  })

  test('is the same elsewhere from its file [C12]', async () => {
    const other = await server.signedUp()
    const body = JSON.stringify({ file })
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }
    const path = apiPaths.familyImport(other.familyId)
    expect((await other.send(path, { method: 'POST', body, headers })).status).toBe(200)
    const { family, sprints } = (await other.bootstrap()).body
    const today = ofToday(file)
    expect(family.familyData).toEqual(today.family.familyData)
    const ids = { familyId: '', version: 0 }
    const plain = (all: readonly Sprint[]) => all.map((one) => ({ ...one, ...ids }))
    expect(plain(sprints)).toEqual(plain(today.sprints))
  })

  test('gets the warning that waited, in the words of then [C12]', async () => {
    await server.sendMails()
    const told = server.mails.find(({ to }) => to === 'maya@example.org')
    expect(told).toMatchObject({
      subject: 'Signing in has changed',
      text: expect.stringMatching(/token called “Kitchen”[^]*This was not me: http/),
    })
  })
})
