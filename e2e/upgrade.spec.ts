// The program is replaced on the server while a browser has a part of it: every screen comes all the same.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { appPaths, serviceWorker } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { copyProgram, rebuild } from './support/deploy.ts'
import { screenSizes } from './support/fits.ts'
import { openKeptBrowser } from './support/kept-browser.ts'
import { saveData } from './support/save-data.ts'
import { startServer, type Server } from './support/server.ts'
import { expect, test } from './support/test.ts'

const plan = [aTask('read', 'Read a story aloud', { icon: 'read' })]
const slowly = { timeout: 120_000 }

/** A browser that never has all of the program: somebody saves data, or the rest is still on its way. */
const partly: Record<string, () => void> = {
  'that saves data': saveData,
  'that has a part of the files': () => {
    const ask = window.fetch
    let ahead = 0
    window.fetch = (path, options) => {
      if (options?.priority === 'low') ahead += 1
      return ahead > 10 && options?.priority === 'low' ? new Promise(() => {}) : ask(path, options)
    }
  },
}

const faces = (page: Page) => page.getByRole('button', { name: /^Read a story aloud, / })
const parking = (page: Page) =>
  page.getByRole('button', { name: 'Park it for the meeting' }).first()
const words = (page: Page) => page.getByRole('dialog').getByRole('textbox')
const program = (page: Page) => page.locator('html')

/** Which builds this browser keeps files of. */
const builds = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    return names.map((name) => name.replace('elefam-', ''))
  })

/** The build whose worker answers for this page is the newest, and none waits. */
const settledOn = (page: Page, version: string) =>
  expect
    .poll(async () => {
      const waits = await page.evaluate(async () => {
        const { active, installing, waiting } = await navigator.serviceWorker.ready
        return [active?.state, installing, waiting]
      })
      return [...waits, (await builds(page)).includes(version)]
    }, slowly)
    .toEqual(['activated', null, null, true])

test.describe('an upgrade', { tag: '@phone' }, () => {
  let folder = ''
  let files = ''
  let server: Server
  let browser: BrowserContext
  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'elefam-upgrade-'))
    files = copyProgram(join(folder, 'program'))
    server = await startServer({ program: files })
    browser = await openKeptBrowser(join(folder, 'browser'), server, screenSizes.phone)
    await aFamilyInItsWeek(apiFor(browser, server.url), plan)
  })
  test.afterEach(async () => {
    await browser.close()
    await server.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Today, with a worker that keeps what it needs, and with half a sentence in the dialog for parking. */
  async function aPageWithWords(lacking: () => void): Promise<Page> {
    const page = await browser.newPage()
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.addInitScript(lacking)
    await page.goto(appPaths.dashboard)
    await expect(faces(page).first()).toBeVisible()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await parking(page).click()
    await words(page).fill('Bedtime, half a')
    await page.keyboard.press('Escape')
    return page
  }

  async function upgradeTo(version: string): Promise<void> {
    rebuild(files, version, serviceWorker)
    await server.restart()
  }

  for (const [which, lacking] of Object.entries(partly)) {
    test(`a tab ${which} goes on, to any screen, with all that was typed [H17]`, async () => {
      const page = await aPageWithWords(lacking)
      await server.stop()
      await test.step('ticked without a server, before the replacement', async () => {
        await faces(page).first().click()
        await expect(page.getByText('Offline, will send')).toBeVisible()
      })
      await upgradeTo('second')
      await test.step('a screen that this browser never had', async () => {
        await page.getByRole('navigation').getByRole('link', { name: 'More' }).click()
        await page.getByRole('link', { name: /^Settings/ }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible(slowly)
        await page.goto(`${appPaths.settings}/week`)
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/could not be shown/)
        await expect(page.getByRole('heading', { name: 'Week and meeting' })).toBeVisible()
        await expect(program(page)).toHaveAttribute('data-program', 'second')
      })
      await settledOn(page, 'second')
      await test.step('what was done is sent, what was typed is there', async () => {
        await expect
          .poll(async () => {
            const { sprints } = await apiFor(browser, server.url).bootstrap()
            return sprints.find(({ id }) => id === sprintId)?.tasks[0]?.checks[firstDay]?.length
          }, slowly)
          .toBe(1)
        await page.goto(appPaths.dashboard)
        await parking(page).click()
        await expect(words(page)).toHaveValue('Bedtime, half a')
        await page.keyboard.press('Escape')
      })
      await test.step('and without a server, after it', async () => {
        await server.stop()
        await page.goto(appPaths.dashboard)
        await expect(faces(page).first()).toHaveAttribute('aria-pressed', 'true')
        await expect(program(page)).toHaveAttribute('data-program', 'second')
      })
    })
  }

  test('two in a minute: one waits, one comes, and the tab goes to the last [H17]', async () => {
    const page = await aPageWithWords(partly['that saves data']!)
    await upgradeTo('second')
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(page.getByText('There is a newer Elefam.')).toBeVisible(slowly)
    await upgradeTo('third')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready).update())
    await page.getByRole('navigation').getByRole('link', { name: 'More' }).click()
    await expect(page.getByRole('link', { name: /^Settings/ })).toBeVisible(slowly)
    await expect(program(page)).toHaveAttribute('data-program', 'third')
    await settledOn(page, 'third')
    await page.goto(`${appPaths.settings}/week`)
    await expect(page.getByRole('heading', { name: 'Week and meeting' })).toBeVisible()
    await page.goto(appPaths.dashboard)
    await parking(page).click()
    await expect(words(page)).toHaveValue('Bedtime, half a')
  })

  test('documents by former rules are asked for anew; what waits is kept and sent [H17]', async () => {
    const page = await aPageWithWords(partly['that saves data']!)
    await server.stop()
    await faces(page).first().click()
    await expect(page.getByText('Offline, will send')).toBeVisible()
    await page.evaluate(layFormerRules)
    await upgradeTo('second')
    await server.stop()
    await test.step('without a server the page says so', async () => {
      await page.goto(appPaths.dashboard)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection just now')
    })
    await server.restart()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(faces(page).first()).toHaveAttribute('aria-pressed', 'true')
    await expect
      .poll(async () => {
        const { sprints } = await apiFor(browser, server.url).bootstrap()
        return sprints.find(({ id }) => id === sprintId)?.tasks[0]?.checks[firstDay]?.length
      }, slowly)
      .toBe(1)
  })
})

/** What is kept of the family is of a program with other rules, in a shape that none of today knows. */
function layFormerRules(): Promise<void> {
  sessionStorage.clear()
  return new Promise((done, fail) => {
    const opening = indexedDB.open('elefam')
    opening.addEventListener('error', () => fail(opening.error))
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction(['snapshots', 'entries'], 'readwrite')
      writing.objectStore('snapshots').clear()
      writing.objectStore('entries').clear()
      writing
        .objectStore('snapshots')
        .put({ userId: 'former', rules: 1, at: Date.now(), snapshot: { weeks: [] } })
      writing.addEventListener('complete', () => {
        opening.result.close()
        done()
      })
    })
  })
}
