// A page that has been open for a moment works where there is no network: every screen, with its parts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { appPaths } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay } from './support/api.ts'
import { expect, test, withFilesAhead } from './support/test.ts'

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }

const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../web/dist/.vite/manifest.json'), 'utf8'),
) as Record<string, Chunk>

/** The files of everything behind the sign-in, which comes on demand. */
function familyFiles(): string[] {
  const found = new Set(['index.html']) // What that asks for is for visitors.
  const files = new Set<string>()
  const walk = (key: string) => {
    // Who is in charge of a server is nobody's family there.
    if (found.has(key) || key.startsWith('features/host/')) return
    found.add(key)
    const { file, css = [], imports = [], dynamicImports = [] } = manifest[key]!
    for (const one of [file, ...css]) files.add(one)
    for (const next of [...imports, ...dynamicImports]) walk(next)
  }
  walk('app/family-app.tsx')
  return [...files]
}

/** The addresses that links on Today, in the navigation and behind More lead to, or by `go` alone. */
const [inNavigation, behindMore, elsewhere] = [
  ['Plan', 'Check in', 'Look back', 'More', 'Today'],
  [
    'Plan meeting',
    'Mission',
    'Our story',
    'Weeks',
    'Insights',
    'Ideas',
    'Activity',
    'Printable plan',
    'Family meeting guide',
    'Settings',
  ],
  [appPaths.setupFamily, appPaths.familyInterests, appPaths.startGoal, appPaths.verifyEmail],
] as const

async function opens(page: Page, name: string) {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading, name).toBeVisible()
  await expect(page.getByText('needs a connection when it opens'), name).toBeHidden()
}

test.use(withFilesAhead)

test(
  'every screen opens without a network once Today has been open for a while [P13]',
  { tag: '@phone' },
  async ({ page, context, server, hands }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud', { icon: 'read' })])
    const came = new Set<string>()
    page.on('requestfinished', (request) => came.add(new URL(request.url()).pathname.slice(1)))
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.dashboard)
    const missing = () => familyFiles().filter((file) => !came.has(file))
    await expect.poll(missing, { timeout: 40_000 }).toEqual([])

    await context.setOffline(true)
    const main = page.getByRole('navigation', { name: 'Main' })
    const follow = async (links: Locator, name: string) => {
      const link = links.getByRole('link', { name: new RegExp(`^${name}`) }).first()
      const path = (await link.getAttribute('href'))!
      await hands.press(link)
      await expect(page).toHaveURL((url) => url.pathname === path)
      await opens(page, name)
    }
    for (const name of inNavigation) await follow(main, name)
    for (const name of behindMore) {
      await follow(main, 'More')
      for (const line of await page.getByRole('main').locator('summary').all())
        await hands.press(line)
      await follow(page.getByRole('main'), name)
    }
    for (const path of elsewhere) {
      await page.evaluate((address) => history.pushState(null, '', address), path)
      await opens(page, path)
    }

    await follow(main, 'Plan')
    await hands.press(page.getByRole('button', { name: 'Add a task' }))
    await hands.write(
      page.getByRole('textbox', { name: 'What is there to do?' }),
      'Mend the bicycle',
    )
    await page.keyboard.press('Escape')
    await follow(main, 'Today')
    await hands.press(page.getByRole('button', { name: 'Park it for the meeting' }))
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)
