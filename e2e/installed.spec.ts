// Kept on the device: opened, used and closed where there is no server, and brought up to date by a press.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { appPaths, appShell, familyFiles, publicPaths, serviceWorker } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { copyProgram, deploy } from './support/deploy.ts'
import { tell } from './support/thumb.ts'
import { screenSizes } from './support/fits.ts'
import { openKeptBrowser } from './support/kept-browser.ts'
import { startServer, type Server } from './support/server.ts'
import { expect, test } from './support/test.ts'

const today = `${firstDay}T17:00:00+01:00`
const plan = [aTask('read', 'Read a story aloud', { icon: 'read' })]

const openBrowser = (browserFolder: string, server: Server) =>
  openKeptBrowser(browserFolder, server, screenSizes.phone)

async function aPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.clock.setFixedTime(today)
  return page
}

/** Until the browser has all that a family may open one day. */
async function untilKept(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async (list) => {
      const known = await caches.match(list)
      if (!known || !navigator.serviceWorker.controller) return ['everything']
      const files = (await known.json()) as string[]
      const there = await Promise.all(files.map((file) => caches.match(file)))
      return files.filter((_, index) => !there[index])
    }, familyFiles)
  // A busy machine draws it out: the page fetches what is not asked for while it has nothing else to do.
  await expect.poll(missing, { timeout: 90_000 }).toEqual([])
}

/** Until the worker answers for this page: then it has what Today needs. */
const untilWorks = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null)

const faces = (page: Page) => page.getByRole('button', { name: /^Read a story aloud, / })

test.describe('on the home screen', { tag: '@phone' }, () => {
  let folder = ''
  let server: Server
  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'elefam-installed-'))
  })
  test.afterEach(async () => {
    await server.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  test('a day without a server is lived, and all of it arrives [N6]', async () => {
    server = await startServer()
    let browser = await openBrowser(join(folder, 'browser'), server)
    const api = apiFor(browser, server.url)
    await aFamilyInItsWeek(api, plan)
    let page = await aPage(browser)
    await page.goto(appPaths.dashboard)
    await expect(faces(page).first()).toBeVisible()
    await untilKept(page)
    await browser.close()
    await server.stop()

    await test.step('opened again, there is Today', async () => {
      browser = await openBrowser(join(folder, 'browser'), server)
      page = await aPage(browser)
      const begun = performance.now()
      await page.goto(appPaths.dashboard)
      await expect(faces(page).first()).toBeVisible()
      tell('offline-start', performance.now() - begun)
      await faces(page).first().click()
      await expect(faces(page).first()).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByText('Offline, will send')).toBeVisible()
    })

    await test.step('the check-in is held', async () => {
      await page.goto(appPaths.standUp)
      await page.getByRole('button', { name: /^Start with/ }).click()
      await page
        .getByRole('radio', { name: 'Great' })
        .or(page.getByRole('button', { name: 'Great' }))
        .first()
        .click()
    })

    await test.step('every screen opens', async () => {
      for (const path of Object.values(appPaths)) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
        await expect(page.getByText('needs a connection when it opens'), path).toBeHidden()
      }
    })

    await test.step('the front page says so kindly, with a way to the family', async () => {
      await page.goto(publicPaths.landing)
      await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
      await page.getByRole('link', { name: 'To your family' }).click()
      await expect(faces(page).first()).toHaveAttribute('aria-pressed', 'true')
    })

    await browser.close()
    await server.restart()
    browser = await openBrowser(join(folder, 'browser'), server)
    page = await aPage(browser)
    await page.goto(appPaths.dashboard)
    const kept = async () => {
      const { sprints } = await apiFor(browser, server.url).bootstrap()
      const week = sprints.find(({ id }) => id === sprintId)
      return [week?.tasks[0]?.checks[firstDay]?.length ?? 0, week?.standUps[0]?.answers.length ?? 0]
    }
    await expect.poll(kept).toEqual([1, 1])
    await browser.close()
  })

  test('a newer program waits until somebody asks for it, and words stay [N6]', async () => {
    test.setTimeout(400_000)
    const program = copyProgram(join(folder, 'program'))
    server = await startServer({ program })
    const browser = await openBrowser(join(folder, 'browser'), server)
    await aFamilyInItsWeek(apiFor(browser, server.url), plan)
    const page = await aPage(browser)
    await page.goto(appPaths.dashboard)

    for (const version of ['second', 'third']) {
      await test.step(`the ${version} one`, async () => {
        // While the worker is at work, another one cannot take its place.
        await untilKept(page)
        await page.getByRole('button', { name: 'Park it for the meeting' }).first().click()
        const words = page.getByRole('dialog').getByRole('textbox')
        await words.fill(`Bedtime, the ${version}`)
        deploy(program, version, { page: appShell, worker: serviceWorker })
        await server.restart()
        await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Use it now' }).click()
        // The one at work ends what it has in hand first, which a busy machine draws out.
        const slowly = { timeout: 120_000 }
        await expect(page.locator('html')).toHaveAttribute('data-program', version, slowly)
        await page.getByRole('button', { name: 'Park it for the meeting' }).first().click()
        await expect(words).toHaveValue(`Bedtime, the ${version}`)
        await page.keyboard.press('Escape')
        await expect(faces(page).first()).toBeVisible()
      })
    }
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 20_000 })
      .toBe(1)
    await browser.close()
  })

  test('signing out leaves nothing of the program or the family [N6, A55]', async () => {
    server = await startServer()
    const browser = await openBrowser(join(folder, 'browser'), server)
    const api = apiFor(browser, server.url)
    await aFamilyInItsWeek(api, plan)
    const page = await aPage(browser)
    await page.goto(appPaths.dashboard)
    await untilWorks(page)
    await page.goto(appPaths.settings)
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page).toHaveURL(publicPaths.landing)
    const left = () =>
      page.evaluate(async () => [
        await caches.keys(),
        (await navigator.serviceWorker.getRegistrations()).length,
      ])
    await expect.poll(left).toEqual([[], 0])
    await browser.close()
  })
})
