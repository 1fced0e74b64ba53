// Somebody in charge of a server: from the command that makes a host to the log of what was done.
import { appPaths, settingsPaths } from '#core/paths.ts'
import { administer } from '#server/app/administration.ts'
import { readConfig } from '#server/platform/config.ts'
import { openBeside } from '#server/commands/with-config.ts'
import { arriveAt, button } from './first-week/journey.ts'
import { apiFor, password } from './support/api.ts'
import { expectGoodOnBothScreens } from './support/both-screens.ts'
import type { Server } from './support/server.ts'
import { fillIn, send } from './support/sign-in-form.ts'
import { expect, test } from './support/test.ts'

/** `npm run admin`, beside the running server. */
async function admin({ dataDir, url }: Server, ...words: string[]): Promise<string[]> {
  const store = await openBeside(readConfig({ DATA_DIR: dataDir }))
  const now = new Date().toISOString()
  const mailer = async () => undefined
  const told = { mailer, sendsMail: true, confirm: async () => true }
  const context = { db: store.db, now, baseUrl: url, version: '1', ...told, given: {} }
  try {
    return await administer(context, words)
  } finally {
    await store.close()
  }
}

test.use({ ownServer: true })

test(
  'a host makes a code, somebody comes in by it and is blocked, and the log says so [H9, A76]',
  { tag: '@phone' },
  async ({ page, context, server, anotherBrowser }) => {
    const api = apiFor(context, server.url)
    const stranger = 'stranger@example.org'
    const visitor = await (await anotherBrowser()).newPage()
    const list = (name: string) => page.getByRole('list', { name })
    const heading = page.getByRole('heading', { name: 'How it is' })

    await test.step('the command makes a host, who finds the page in the settings', async () => {
      await api.signUp()
      await page.goto(appPaths.host)
      await arriveAt({ page }, 'There is nothing at this address')
      await admin(server, 'verify', api.email)
      await admin(server, 'make-host', api.email)
      await page.goto(settingsPaths.data)
      await page.goto(appPaths.settings)
      await page.getByRole('link', { name: 'This server' }).click()
      await arriveAt({ page }, 'This server')
      await page.getByLabel('Your password', { exact: true }).fill(password)
      await button(page, 'Go on').click()
      await expect(heading).toBeVisible()
    })

    let code = ''
    await test.step('they have new accounts by code, and make one', async () => {
      await page.getByLabel('New accounts').selectOption('Whoever has a sign-up code')
      await expect(page.getByText('Saved: it counts from now on')).toBeVisible()
      await button(page, 'Make a code').click()
      await button(page, 'Make the code').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(/sign-up#code=/)).toBeVisible()
      code = (await dialog.getByText(/sign-up#code=/).textContent()) ?? ''
      await button(page, 'Done').click()
      await expect(list('Sign-up codes')).toContainText('1 of 1')
    })

    await test.step('a stranger comes in by its link, and by nothing else', async () => {
      await visitor.goto('/#start')
      await fillIn(visitor, 'Create Account', stranger)
      await visitor.getByLabel('Sign-up code').fill('BCDF-GHJK-MNPQ')
      await visitor.getByText('I am a human').click()
      await send(visitor, 'Create Account')
      await expect(visitor.getByRole('alert')).toContainText('needs a sign-up code')
      await visitor.goto(code)
      await expect(visitor.getByLabel('Sign-up code')).toHaveValue(/^[\w-]{14}$/)
      await expect(visitor, 'no code stays in the address').not.toHaveURL(/code=/)
      await fillIn(visitor, 'Create Account', stranger)
      await visitor.getByText('I am a human').click()
      await send(visitor, 'Create Account')
      await arriveAt({ page: visitor }, 'Welcome to Elefam')
    })

    await test.step('the host blocks them, and they are out', async () => {
      await page.reload()
      await page.getByLabel('Part of an e-mail address').fill('stranger')
      await expect(list('Accounts').getByRole('listitem')).toHaveCount(1)
      await list('Accounts').getByRole('button', { name: stranger }).click()
      await button(page, 'Block').click()
      await expect(button(page, 'Open it again')).toBeVisible()
      await page.keyboard.press('Escape')
      await visitor.reload()
      await expect(visitor).toHaveURL(/session=ended|[/]$/)
    })

    await test.step('the log says so, on the page and by the command', async () => {
      await page.getByText('What was done').click()
      await expect(list('What was done').getByRole('listitem').first()).toContainText(
        `${api.email} blocked ${stranger}`,
      )
      await expectGoodOnBothScreens(page, async () => expect(heading).toBeVisible())
      const told = (await admin(server, 'log')).map((line) => line.slice(19))
      expect(told[0]).toMatch(`${api.email} · block · ${stranger}`)
      expect(told.at(-2)).toMatch(`the command · make-host · ${api.email}`)
    })
  },
)
