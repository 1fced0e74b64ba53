// `npm run look -- /path … [--family sample|week|new] [--dark] [--forced] [--width 360] [--out folder]`:
// screenshots from the browser the journeys use. With a family: of a server of its own, signed in
// as its parent; otherwise of the running server (BASE_URL, else http://localhost:3000).
import { chromium, type BrowserContext } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { localDate } from '#core/time/calendar.ts'
import { databaseFile } from '#server/store/database-file.ts'
import { sampleFamily } from '#content/sample/sample-family.ts'
import { aFamilyInItsWeek, aTask, apiFor } from '../e2e/support/api.ts'
import { findChromium } from '../e2e/support/chromium.ts'
import { startServer, type Server } from '../e2e/support/server.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    family: { type: 'string' },
    dark: { type: 'boolean', default: false },
    forced: { type: 'boolean', default: false },
    width: { type: 'string', default: '1280' },
    out: { type: 'string', default: '.' },
  },
})

/** Who is signed in: somebody new, a family on the first day of its week, or one in its fourth week. */
const families: Record<string, (context: BrowserContext, server: Server) => Promise<unknown>> = {
  new: (context, { url }) => apiFor(context, url).signUp(),
  week: (context, { url }) =>
    aFamilyInItsWeek(apiFor(context, url), [
      aTask('read', 'Read a story aloud', { icon: 'read' }),
      aTask('walk', 'Walk the dog', { owners: ['mia', 'ben'], repeat: { kind: 'once' } }),
    ]),
  sample: async (context, server) => {
    const api = apiFor(context, server.url)
    await api.signUp()
    const { family } = await api.bootstrap()
    await server.stop()
    putInPlace(databaseFile(server.dataDir), family.id, sampleFamily(localDate(new Date())))
    await server.restart()
  },
}

/** Writes a family's documents in the place of those that somebody who signed up began with. */
function putInPlace(file: string, familyId: string, { family, sprints }: Bootstrap) {
  const database = new DatabaseSync(file)
  const { primaryUserId } = database
    .prepare('select "primaryUserId" from families where id = ?')
    .get(familyId) as { primaryUserId: string }
  const mine = { ...family, id: familyId, primaryUserId }
  database
    .prepare('update families set document = ?, version = ? where id = ?')
    .run(JSON.stringify(mine), mine.version, familyId)
  database.prepare('update users set "onboardingComplete" = 1').run()
  const insert = database.prepare(
    'insert into sprints ("familyId", id, version, completed, "startsOn", "createdAt", document) values (?, ?, ?, ?, ?, ?, ?)',
  )
  for (const sprint of sprints) {
    const { id, version, completed, startsOn, createdAt } = sprint
    const document = JSON.stringify({ ...sprint, familyId })
    insert.run(familyId, id, version, completed ? 1 : 0, startsOn, createdAt, document)
  }
  database.close()
}

const begin = values.family === undefined ? undefined : families[values.family]
if (values.family !== undefined && !begin) {
  throw new Error(`There is no family "${values.family}": ${Object.keys(families).join(', ')}.`)
}
const server = begin && (await startServer())
const browser = await chromium.launch(await findChromium())
try {
  const context = await browser.newContext({
    viewport: { width: Number(values.width), height: 800 },
    colorScheme: values.dark ? 'dark' : 'light',
    forcedColors: values.forced ? 'active' : 'none',
  })
  if (server) await begin(context, server)
  const base = server?.url ?? process.env['BASE_URL'] ?? 'http://localhost:3000'
  mkdirSync(values.out, { recursive: true })
  for (const path of positionals.length > 0 ? positionals : ['/']) {
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => console.error(message))
    await page.goto(new URL(path, base).href)
    // A family's page keeps a connection open: the network is never idle.
    await page.waitForTimeout(1_500)
    const name = path.replaceAll(/\W+/g, '-').replace(/^-|-$/g, '') || 'start'
    const file = join(
      values.out,
      `${name}-${values.width}${values.dark ? '-dark' : ''}${values.forced ? '-forced' : ''}.png`,
    )
    // What is further down is drawn by the browser only when somebody scrolls there.
    const style = '* { content-visibility: visible !important }'
    await page.screenshot({ path: file, fullPage: true, style })
    console.log(file)
    await page.close()
  }
} finally {
  await browser.close()
  await server?.remove()
}
