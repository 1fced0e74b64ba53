import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, describe, expect, test } from 'vitest'
import type { Family } from '#core/family/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { aFamily, aSprint, aTask, now } from '#core/testing/a-family.ts'
import { dialects, openEmptyStore } from '#server/testing/test-store.ts'
import type { Store } from '../database.ts'
import { migrate } from '../migrate.ts'
import { runCommand } from '../run-command.ts'
import { migrations } from './index.ts'

const familyId = 'family_maya'

/** What stood in the documents of the release before. */
const family: Family = {
  ...aFamily({
    priorities: ['Reading', 'Boats'],
    interests: ['Stars and space'],
    topics: [{ id: 't1', text: 'Is the load fair?', addedAt: now }],
  }),
  id: familyId,
}
const sprint: Sprint = aSprint({
  familyId,
  name: 'Week 7',
  plannedAt: now,
  tasks: [aTask({ reason: { kind: 'carried-over', text: 'Week 6' } })],
  meeting: {
    ...aSprint().meeting,
    appreciations: [{ id: 'a1', fromId: 'mia', text: 'Leo, for asking: Will it rain?' }],
  },
  retrospective: {
    stage: 'thanks',
    feelings: [],
    cards: [],
    why: '',
    thanks: 'A heart for Ben\nLeo, for the song.',
  },
})

const edit = { type: 'edit-family', changes: { interests: ['Stars and space'] } }
const rename = { type: 'edit-sprint', changes: { name: 'Week 7' } }
const entries = [
  {
    id: 'command-of-then-1',
    sprintId: null,
    ...edit,
    undo: { ...edit, changes: { interests: ['Chess'] } },
  },
  {
    id: 'command-of-then-2',
    sprintId: 'sprint1',
    ...rename,
    undo: { ...rename, changes: { name: 'Week 6' } },
  },
  { id: 'command-of-then-3', sprintId: 'sprint1', type: 'tick', undo: null },
]

let store: Store
afterEach(() => store.close())

async function olderStore(dialect: (typeof dialects)[number]): Promise<Store> {
  store = await openEmptyStore(dialect)
  const provider = { getMigrations: async () => migrations }
  await new Migrator({ db: store.db, provider }).migrateTo('127-outside-problems')
  const documents = [JSON.stringify(family), JSON.stringify(sprint)]
  await sql`
    insert into "families" ("id", "primaryUserId", "version", "sequence", "createdAt", "document")
    values (${familyId}, 'maya', 1, 3, ${now}, ${documents[0]})`.execute(store.db)
  await sql`
    insert into "sprints" ("familyId", "id", "createdAt", "version", "completed", "startsOn", "document")
    values (${familyId}, 'sprint1', ${now}, 1, 0, '2026-03-01', ${documents[1]})`.execute(store.db)
  for (const [index, { sprintId, undo, ...command }] of entries.entries()) {
    await sql`
      insert into "changes" ("familyId", "sequence", "commandId", "sprintId", "version", "userId", "at", "command", "undo", "hash")
      values (${familyId}, ${index + 1}, ${command.id}, ${sprintId}, 1, 'maya', ${now},
        ${JSON.stringify(command)}, ${undo && JSON.stringify(undo)}, 'hash')`.execute(store.db)
  }
  return store
}

const documentsIn = async ({ db }: Store) => {
  const [one] = await db.selectFrom('families').select('document').execute()
  const weeks = await db.selectFrom('sprints').select('document').execute()
  return {
    family: JSON.parse(one!.document) as Family,
    sprints: weeks.map(({ document }) => JSON.parse(document) as Sprint),
  }
}

describe.each(dialects)('documents and logs of before, on %s', (dialect) => {
  test('say by ids and kinds what they said in English, and families keep their words [C12]', async () => {
    await migrate(await olderStore(dialect), now)
    const { family: one, sprints } = await documentsIn(store)
    expect(one.familyData).toMatchObject({
      priorities: [{ id: 'reading' }, 'Boats'],
      interests: [{ id: 'stars-and-space' }],
      topics: [{ id: 't1', text: '', about: 'fair-load', addedAt: now }],
    })
    expect(sprints).toMatchObject([
      {
        name: 7,
        tasks: [{ reason: { kind: 'carried-over', text: '', week: 6 } }],
        meeting: { appreciations: [{ toId: 'leo', text: 'for asking: Will it rain?' }] },
        retrospective: { hearts: ['ben'], thanks: 'Leo, for the song.' },
      },
    ])
    const log = await store.db.selectFrom('changes').selectAll().orderBy('sequence').execute()
    const told = log.map(({ command, undo }) => [JSON.parse(command), undo && JSON.parse(undo)])
    expect(told).toMatchObject([
      [
        { changes: { interests: [{ id: 'stars-and-space' }] } },
        { changes: { interests: [{ id: 'chess' }] } },
      ],
      [{ changes: { name: 7 } }, { changes: { name: 6 } }],
      [{ type: 'tick' }, null],
    ])
    expect(log.map(({ hash }) => hash)).toEqual([null, null, 'hash'])
  })

  test('are taken back as before, also by a browser that says it in English still [C12]', async () => {
    await migrate(await olderStore(dialect), now)
    const undoing = {
      id: 'taken-back-by-then',
      type: 'edit-sprint',
      changes: { name: 'Week 6' },
      undoes: 'command-of-then-2',
    } as const
    const addressed = { sprintId: 'sprint1', command: undoing }
    await runCommand(store.db, { familyId, addressed, userId: 'maya', now })
    expect((await documentsIn(store)).sprints[0]?.name).toBe(6)
    const last = await store.db
      .selectFrom('changes')
      .select('command')
      .where('commandId', '=', undoing.id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(last.command)).toMatchObject({ changes: { name: 6 } })
  })
})
