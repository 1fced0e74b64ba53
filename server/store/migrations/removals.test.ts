import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import { migrations } from './index.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Of before the first release: there was nothing yet that could be upgraded server by server. */
const afterThese = '055'
const early = { unreadSince: '0.0.0', droppedIn: '1.0.0' }

/**
 * Each step after which something is missing, or called otherwise, that servers of before may read. It
 * says in which release the code stopped reading it, and in which later one the step comes: servers of
 * the release between know both schemas, and so may run beside either.
 */
const removals: Record<string, { unreadSince: string; droppedIn: string }> = {
  '042-sessions-hash': early,
  '044-sessions-without-addresses': early,
  '045-accounts-without-access-token': early,
  '046-accounts-without-refresh-token': early,
  '047-accounts-without-id-token': early,
  '048-accounts-without-access-end': early,
  '049-accounts-without-refresh-end': early,
  '050-accounts-without-scope': early,
  '054-verifications-dropped': early,
}

/** Steps that take nothing away, but write documents in a form that servers of before do not read. */
const rewrites = ['130-meaning-not-text']

const takesAway = /\bdrop (?:table|column)\b|\brename\b|\balter column\b/i

/** What a step says to a database, without one. */
async function statementsOf(name: string): Promise<string[]> {
  const said: string[] = []
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new SqliteIntrospector(of),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    log: ({ query }) => {
      said.push(query.sql)
    },
  })
  await migrations[name]!.up(db)
  return said
}

/** `1.10.0` after `1.9.0`. */
const isBefore = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true }) < 0

test('a step that drops or renames is known, with the release that stopped reading it [H18]', async () => {
  const found: string[] = []
  for (const name of Object.keys(migrations)) {
    const statements = await statementsOf(name)
    if (statements.some((sql) => takesAway.test(sql))) found.push(name)
  }
  expect(found).toEqual(Object.keys(removals))
})

test('nothing is dropped before a release is out that does not read it any more [H18]', () => {
  const released = [...read('CHANGELOG.md').matchAll(/^## (\d+[.]\d+[.]\d+)$/gm)].map(
    ([, version = '']) => version,
  )
  expect(released.length).toBeGreaterThan(0)
  for (const [step, { unreadSince, droppedIn }] of Object.entries(removals)) {
    expect(isBefore(unreadSince, droppedIn), step).toBe(true)
    const isKnown = step < afterThese || released.includes(unreadSince)
    expect(isKnown, `${step}: ${unreadSince} is no release of CHANGELOG.md`).toBe(true)
  }
})

test('docs/operate.md names the steps over which servers cannot be upgraded one by one [H18]', () => {
  const paragraph = read('docs/operate.md').match(/^With several servers, make a dump.*$/m)?.[0]
  const named = [...(paragraph ?? '').matchAll(/\b\d{3}\b/g)].map(([number]) => number)
  const steps = [...Object.keys(removals), ...rewrites]
  expect(named).toEqual(steps.map((step) => step.slice(0, 3)))
})
