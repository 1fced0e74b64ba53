// One browser, and somebody else in it after a session that ended by itself.
import { apiPaths, appPaths, pairedPaths, publicPaths, settingsPaths } from '#core/paths.ts'
import type { LogEntry } from '#core/log/schema.ts'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { aFamilyInItsWeek, aFamilySetUp, apiFor, aTask, firstDay, type Api } from './support/api.ts'
import { anOffer } from './support/pairing.ts'
import { enter } from './support/sign-in-form.ts'
import { test } from './support/test.ts'

const week = (page: Page) => page.getByRole('heading', { name: 'Week 1' })
const tick = (page: Page) => page.getByRole('button', { name: 'Read a story aloud, Mia' })

const aWeek = (api: Api) => aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud')])

/** Whoever is signed in, at the dashboard of a family in its week. */
async function atTheDashboard(page: Page) {
  await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
  await page.goto(appPaths.dashboard)
  await expect(week(page)).toBeVisible()
}

/** Maya ticks without a network, and her session ends while no tab is open. Gives the next tab. */
async function tickedBeforeTheEnd(page: Page): Promise<Page> {
  await page.route('**/commands', (route) => route.abort())
  await tick(page).click()
  await expect(page.getByText('Offline, will send')).toBeVisible()
  const context = page.context()
  const next = await context.newPage()
  await page.close()
  await context.clearCookies()
  await next.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
  await next.goto(publicPaths.landing)
  return next
}

/** Maya's family with Ben as co-parent, both with a session of this browser; hers is the one it has. */
async function twoParents(context: BrowserContext, api: Api) {
  const familyId = await aWeek(api)
  const maya = { id: (await api.bootstrap()).user.id, email: api.email }
  const hers = await context.cookies()
  const invite = { toEmail: api.emailOf('ben'), name: 'Ben' }
  const { inviteId } = await api.post<{ inviteId: string }>(apiPaths.invites(familyId), invite)
  await context.clearCookies()
  await api.signUp(invite.toEmail)
  await api.post(apiPaths.acceptInvite(inviteId), {})
  const ben = { id: (await api.bootstrap()).user.id, email: invite.toEmail }
  const his = await context.cookies()
  await context.addCookies(hers)
  return { familyId, maya, ben, his }
}

/** The link of a calendar that was made a moment ago, and is shown once. */
const shownFeed = (page: Page) => page.getByRole('link', { name: 'Open in my calendar' })

/** Who has ticked, by the family's log; asked by whoever is signed in. */
async function tickers(api: Api, familyId: string): Promise<string[]> {
  const path = `${apiPaths.changes(familyId)}?after=0`
  const { changes } = await api.get<{ changes: LogEntry[] }>(path)
  return changes.flatMap(({ command, userId }) => (command.type === 'tick' ? userId : []))
}

test.describe('whoever signs in after a session that ended', { tag: '@desktop' }, () => {
  test('sees nothing of the family before, not even until the server answers [A55]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const other = { ...api, email: api.emailOf('nora') }
    await aFamilySetUp(other, other.email)
    await context.clearCookies()
    await aWeek(api)
    await atTheDashboard(page)
    const next = await tickedBeforeTheEnd(page)
    await next.addInitScript(() => {
      const watch = () => {
        if (document.body?.textContent?.includes('Read a story aloud')) sessionStorage.seen = 'yes'
      }
      new MutationObserver(watch).observe(document, { childList: true, subtree: true })
    })
    let held = 0
    const answers = Promise.withResolvers<void>()
    await next.route(/\/api\/(bootstrap|families\/[^/]+\/changes)/, async (route) => {
      // What the form asks passes; what the dashboard asks has to wait.
      if (new URL(next.url()).pathname !== publicPaths.landing) {
        held += 1
        await answers.promise
      }
      await route.continue()
    })
    await enter(next, 'Sign In', other.email)
    await expect.poll(() => held).toBeGreaterThan(0)
    await next.waitForTimeout(500) // What is kept is on the screen by then, where it is shown at all.
    answers.resolve()
    await expect(next.getByRole('heading', { level: 1 })).toHaveText(/^Sunday/)
    expect(await next.evaluate(() => sessionStorage.getItem('seen'))).toBeNull()
  })

  test('sends nothing that somebody else has done, which waits for them [A55] [P8]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const { familyId, maya, ben } = await twoParents(context, api)
    await atTheDashboard(page)
    const next = await tickedBeforeTheEnd(page)
    await enter(next, 'Sign In', ben.email)
    await expect(week(next)).toBeVisible()
    await expect(tick(next)).toHaveAttribute('aria-pressed', 'false')
    // Something of his own goes through: what had been waiting would have gone before it.
    await next.getByRole('button', { name: 'Read a story aloud, Leo' }).click()
    await expect.poll(() => tickers(api, familyId)).toEqual([ben.id])

    await context.clearCookies()
    await next.goto(publicPaths.landing)
    await enter(next, 'Sign In', maya.email)
    await expect(tick(next)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => tickers(api, familyId)).toEqual([ben.id, maya.id])
  })

  test('is not acted for by a tab that somebody else left open [A55]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const { familyId, ben, his } = await twoParents(context, api)
    await atTheDashboard(page)
    // She presses before the browser is his, or his own page would be pressed where it came first.
    const isHis = Promise.withResolvers<void>()
    await page.route('**/commands', async (route) => {
      await isHis.promise
      await route.continue()
    })
    await tick(page).click()
    await context.addCookies(his)
    isHis.resolve()
    // The page becomes his, and what was pressed waits for her.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('uid'))).toBe(ben.id)
    await expect(tick(page)).toHaveAttribute('aria-pressed', 'false')
    expect(await tickers(api, familyId)).toEqual([])
  })

  test('finds nothing on a page left open that was made there for somebody else [A55]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const { ben, his } = await twoParents(context, api)
    await page.goto(settingsPaths.reminders)
    await page.getByRole('button', { name: 'Show it in my calendar' }).click()
    await expect(shownFeed(page)).toBeVisible()
    await context.addCookies(his)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('uid'))).toBe(ben.id)
    await expect(page.getByRole('button', { name: 'Show it in my calendar' })).toBeVisible()
    await expect(shownFeed(page)).toBeHidden()
  })
})

test(
  'a parent who signs out leaves what was ticked on the wall of the same browser [N24, S4.6]',
  { tag: '@desktop' },
  async ({ page, context, server, anotherBrowser }) => {
    const api = apiFor(context, server.url)
    const familyId = await aWeek(api)
    const { secret } = await anOffer(api, familyId, { kind: 'wall' })
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(pairedPaths.wall)
    await page.getByLabel('Code').fill(secret)
    await page.getByRole('button', { name: 'Pair this tablet' }).click()
    await page.route('**/commands', (route) => route.abort())
    await tick(page).click()
    await expect(tick(page)).toHaveAttribute('aria-pressed', 'true')
    await page.goto('about:blank')
    await page.unroute('**/commands')

    await page.goto(appPaths.settings)
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page).toHaveURL(publicPaths.landing)
    await page.goto(pairedPaths.wall)
    await expect(tick(page)).toHaveAttribute('aria-pressed', 'true')
    const at = apiFor(await anotherBrowser(), server.url)
    await at.signIn(api.email)
    const ticked = async () => (await at.bootstrap()).sprints[0]?.tasks[0]?.checks[firstDay]
    await expect.poll(ticked).toEqual(['mia'])
  },
)
