import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { articles } from '#content/articles/index.ts'
import { apiPaths, appPaths, article, blogFeed, publicPaths } from '#core/paths.ts'
import { otherLanguages } from '../scripts/languages/catalog.ts'
import { enter, root, startElefam, type Elefam } from './elefam.ts'
import { bootstrap, furnish } from './family.ts'
import { memoryOf } from './memory.ts'
import { judged, median, range, rounded, told, type Result } from './results.ts'

const command = 'npm run bench -- languages'
const starts = 5
const english = ['en']
/** The pages of the door, which are compressed as they are first read. */
const pages = [...Object.values(publicPaths), ...articles.map(({ slug }) => article(slug))]
const built = ['node', 'dist/main.js']
const all = ['en', ...otherLanguages()]

/** What the server’s process keeps in memory where nobody reads anything but English, and where all are read. */
export async function measureLanguages(home = root): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  try {
    const families = await settleFamilies(dataDir)
    const run = (languages: string[]) => memoryAfter(dataDir, { home, families, languages })
    const runs: { one: number; all: number }[] = []
    for (let start = 0; start < starts; start += 1)
      runs.push({ one: await run(english), all: await run(all) })
    const [one, several] = [runs.map((each) => each.one), runs.map((each) => each.all)]
    const figure = (id: string, what: string, value: number, note: string) => ({
      id: `memory-${id}`,
      what,
      value: rounded(value),
      unit: 'MB',
      command,
      note,
    })
    return [
      told(
        figure(
          'one-language',
          'Memory where everybody reads English (RSS)',
          median(one),
          range(one),
        ),
      ),
      judged(
        figure(
          'languages',
          `What ${all.length - 1} more languages add to it`,
          median(several) - median(one),
          `${starts} starts each: ${range(several)} with all of them`,
        ),
        { atMost: 10 },
      ),
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Home = { email: string; familyId: string }

/** As many families as there are languages. */
async function settleFamilies(dataDir: string): Promise<Home[]> {
  const elefam = await startElefam(dataDir, { command: built, pinned: false })
  try {
    const families: Home[] = []
    for (const language of all) {
      const email = `${language}@example.org`
      const parent = await enter(elefam, 'sign-up', email)
      const familyId = (await bootstrap(elefam, parent)).family.id
      await furnish(parent, familyId)
      families.push({ email, familyId })
    }
    return families
  } finally {
    await elefam.stop()
  }
}

type Reading = { home: string; families: Home[]; languages: string[] }

/** The same families read the same, each in the next of the languages; each time for the first time. */
async function memoryAfter(before: string, { home, families, languages }: Reading) {
  const dataDir = `${before}-read`
  cpSync(before, dataDir, { recursive: true })
  const elefam = await startElefam(dataDir, { home, command: built, pinned: false })
  try {
    // What threads take that compress pages is theirs, whatever the pages say.
    for (const page of pages) await read(elefam, page, { 'accept-encoding': 'br' })
    for (const [at, family] of families.entries())
      await readEverything(elefam, family, languages[at % languages.length]!)
    await wait(3_000)
    return memoryOf(elefam)
  } finally {
    await elefam.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** What is said of content, of the blog, of a refusal, in a mail and on pages. */
async function readEverything(elefam: Elefam, { email, familyId }: Home, language: string) {
  const parent = await enter(elefam, 'sign-in', email)
  const asked = { 'accept-language': language, 'accept-encoding': 'br' }
  const headers = { ...parent.headers, ...asked }
  for (const path of [
    apiPaths.recommendations(familyId),
    apiPaths.answeredRecommendations(familyId),
    '/api/nowhere',
    blogFeed,
    publicPaths.landing,
    appPaths.dashboard,
  ])
    await read(elefam, path, headers)
  const body = JSON.stringify({ email })
  const asking = { ...headers, 'content-type': 'application/json' }
  await read(elefam, apiPaths.requestPasswordReset, asking, { method: 'POST', body })
}

async function read(
  { port }: Elefam,
  path: string,
  headers: Record<string, string>,
  init: RequestInit = {},
): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, ...init })
  const text = await answer.text()
  if (!answer.ok && answer.status !== 404)
    throw new Error(`${path} answered ${answer.status} ${text}`)
}
