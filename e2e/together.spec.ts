// A stand-up held on two screens at once: turns, ticks and moods are on the other within a second.
import type { Page } from '@playwright/test'
import { appPaths } from '#core/paths.ts'
import { button, choiceIn } from './first-week/journey.ts'
import { aFamilyInItsWeek, apiFor, aTask, email, firstDay } from './support/api.ts'
import { startServer } from './support/server.ts'
import { expect, test, withMotion } from './support/test.ts'
import { watch } from './support/watch.ts'
import { createDatabase } from '../scripts/postgres.ts'

const story = 'Read a story aloud'
const withinASecond = { timeout: 1_000 }

const seat = (page: Page, member: string) =>
  page.getByRole('list', { name: /^The round/ }).getByRole('button', { name: member })
const turn = (page: Page, member: string) =>
  expect(page.getByRole('heading', { level: 1, name: `${member}’s turn` })).toBeVisible()

/** Opens the stand-up and waits until this screen hears of the other. */
async function arrive(page: Page) {
  await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
  const listening = page.waitForResponse((response) => response.url().includes('/events'))
  await page.goto(appPaths.standUp)
  await expect(seat(page, 'Leo')).toContainText('not yet')
  await listening
}

/** One parent's screen and the other's, through the whole of it. */
async function standUpTogether(one: Page, other: Page) {
  await button(one, 'Start with Leo').click()
  await choiceIn(one, 'How are you, Leo?', 'Good').check({ force: true })
  await expect(seat(other, 'Leo').getByRole('img', { name: 'Good' })).toBeVisible(withinASecond)
  await expect(other.getByText('1 of 5 have spoken.')).toBeVisible()

  await seat(other, 'Leo').click()
  await turn(other, 'Leo')
  const tick = (page: Page) => page.getByRole('main').getByRole('button', { name: story })
  await tick(one).click()
  await expect(tick(other)).toHaveAttribute('aria-pressed', 'true', withinASecond)

  await button(one, 'Done, pass to Mia').click()
  await turn(one, 'Mia')
  await button(other, 'Back to the round').click()
  await button(one, 'Skip today').click()
  await expect(seat(other, 'Mia')).toContainText('skips today', withinASecond)

  // The other screen takes the next turn, and the first one sees that.
  await turn(one, 'Tom')
  await button(one, 'Back to the round').click()
  await button(other, 'Go on with Tom').click()
  await choiceIn(other, 'How are you, Tom?', 'Great').check({ force: true })
  await expect(seat(one, 'Tom').getByRole('img', { name: 'Great' })).toBeVisible(withinASecond)
  await expect(one.getByText('3 of 5 have spoken.')).toBeVisible()
  await button(other, 'Back to the round').click()

  await button(one, 'Finish without the other 2').click()
  await one.getByRole('textbox').fill('I wash up tonight')
  await button(one, 'Close the stand-up').click()
  await expect(other.getByText('I wash up tonight')).toBeVisible(withinASecond)
  await expect(other.getByText('Done for the day.', { exact: false })).toBeVisible()
}

test.describe('two browsers side by side hold a stand-up together', { tag: '@desktop' }, () => {
  test.use(withMotion)

  test('on the built-in database', async ({ page, context, server, anotherBrowser }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('read', story)])
    const browser = await anotherBrowser()
    await apiFor(browser, server.url).signIn(api.email)
    const theirs = await browser.newPage()
    for (const one of [page, theirs]) await arrive(one)
    await standUpTogether(page, theirs)
  })

  test('each at a server of its own, on one PostgreSQL', async ({
    browser,
    contextOptions,
    viewport,
    postgres,
  }) => {
    const databaseUrl = await createDatabase((await postgres()).url)
    const servers = [await startServer({ databaseUrl }), await startServer({ databaseUrl })]
    const found: string[][] = []
    const enter = async (
      url: string,
      begin: (api: ReturnType<typeof apiFor>) => Promise<unknown>,
    ) => {
      const context = await browser.newContext({ ...contextOptions, viewport, baseURL: url })
      found.push(await watch(context, [url]))
      await begin(apiFor(context, url))
      const page = await context.newPage()
      await arrive(page)
      return page
    }
    const [first, second] = servers
    const one = await enter(first!.url, (api) =>
      aFamilyInItsWeek(api, [aTask('read', story)], email),
    )
    const other = await enter(second!.url, (api) => api.signIn(email))
    await standUpTogether(one, other)
    for (const page of [one, other]) await page.context().close()
    for (const server of servers) await server.remove()
    expect(found).toEqual([[], []])
  })
})
