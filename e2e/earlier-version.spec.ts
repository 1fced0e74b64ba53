// A family brings the product up to date while a browser still has something to send.
import { rmSync } from 'node:fs'
import { apiPaths, appPaths, forSprint, publicPaths } from '#core/paths.ts'
import type { Page } from '@playwright/test'
import type { Changes } from '#core/log/schema.ts'
import { databaseFile } from '#server/store/database-file.ts'
import { earlierFamily, layEarlierDatabase } from '#server/testing/earlier-family.ts'
import { untilSaved } from './first-week/journey.ts'
import { apiFor } from './support/api.ts'
import { expect, test, withOwnServer } from './support/test.ts'

test.use(withOwnServer)

test(
  'what lies in a browser of commit ad2b90b is sent by the page of today, on the data of then',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    const { then, outbox, exported } = earlierFamily('sqlite')
    await server.stop()
    for (const end of ['', '-wal', '-shm']) {
      rmSync(databaseFile(server.dataDir) + end, { force: true })
    }
    layEarlierDatabase(server.dataDir)
    await server.restart()

    const api = apiFor(context, server.url)
    await api.signIn(then.parents.maya.email)
    await page.clock.setFixedTime('2026-11-22T17:00:00+01:00')
    await layOutbox(page, outbox.maya)
    await page.goto(appPaths.dashboard)
    await expect(page.getByText('Taschenlampen laden 🔦').first()).toBeVisible()
    await untilSaved(page)
    const path = `${apiPaths.changes(exported.family.id)}?after=${exported.changes.length}`
    const idsOf = (entries: readonly { command: { id: string } }[]) =>
      entries.map(({ command }) => command.id).toSorted()
    await expect
      .poll(async () => {
        const answer = await context.request.get(server.url + path)
        const { changes } = (await answer.json()) as Changes
        // The page of today tells the family's time zone besides.
        return idsOf(changes.filter(({ command }) => command.type !== 'edit-family'))
      })
      .toEqual(idsOf(outbox.maya))
    await page.goto(forSprint(appPaths.retrospective, 'week2'))
    await expect(page.getByText('Danke, Ben, für die Spätzle!')).toBeVisible()
  },
)

test(
  'a page of before loads itself anew where a screen of it is gone',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    let asked = 0
    await page.route('**/assets/blog-screen-*.js', (route) => {
      asked += 1
      return asked === 1 ? route.fulfill({ status: 404 }) : route.continue()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/could not be shown/)
    await expect(page).toHaveURL(publicPaths.blog)
    await expect.poll(() => asked).toBe(2)
  },
)

/** The database of then, on an address that opens none of its own. */
async function layOutbox(page: Page, entries: readonly unknown[]) {
  await page.goto(apiPaths.health)
  await page.evaluate(
    (commands) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('elefam', 1)
        opening.addEventListener('error', () => fail(opening.error))
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('outbox', { keyPath: 'command.id' }),
        )
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('outbox', 'readwrite')
          for (const command of commands) writing.objectStore('outbox').put(command)
          writing.addEventListener('complete', () => {
            opening.result.close()
            done()
          })
        })
      }),
    entries,
  )
}
