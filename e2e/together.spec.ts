// One family on two screens at once: what one does is on the other within a second, and a stand-up
// is held on both.
import type { BrowserContext, Page } from '@playwright/test'
import { apiPaths, appPaths } from '#core/paths.ts'
import { createDatabase } from '../scripts/postgres.ts'
import { button, fold, untilSaved } from './first-week/journey.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay } from './support/api.ts'
import { listening } from './support/listening.ts'
import { keepOneClock } from './support/same-clock.ts'
import { type Server, startServer } from './support/server.ts'
import { expect, test, withOwnServer } from './support/test.ts'
import { watch } from './support/watch.ts'

const story = 'Read a story aloud'
/** Long before anything is asked again by itself; how quick it is, the bench measures. */
const promptly = { timeout: 5_000 }

const box = (page: Page, member: string) =>
  page.getByRole('button', { name: `${story}, ${member}`, exact: true })
const seat = (page: Page, member: string) =>
  page.getByRole('list', { name: /^The round/ }).getByRole('button', { name: member })
const turn = (page: Page, member: string) =>
  expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${member}, `) })).toBeVisible()
const mood = (page: Page, member: string, name: string) =>
  page.getByRole('group', { name: `How are you, ${member}?` }).getByRole('button', { name })

/** Resolves once this screen hears of the other, from now on. */
async function openToday(page: Page) {
  await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
  const listens = listening(page)
  await page.goto(appPaths.dashboard)
  await expect(box(page, 'Leo')).toBeVisible()
  await listens
}

/** A tick is on the other screen within a second, also once the servers have been away. */
async function tickAndSee(one: Page, other: Page, servers: Server[]) {
  const seen = (member: string) =>
    expect(box(other, member)).toHaveAttribute('aria-pressed', 'true', promptly)
  await box(one, 'Leo').click()
  await seen('Leo')
  const back = listening(other)
  for (const server of servers) await server.restart()
  await back
  await box(one, 'Mia').click()
  await untilSaved(one)
  await seen('Mia')
}

/** Boxes ticked on both screens at the same moment: each sees all of them, and so does the server. */
async function tickAtOnce(one: Page, other: Page, { bootstrap }: ReturnType<typeof apiFor>) {
  const theirs = [
    [one, ['Maya']],
    [other, ['Ben', 'Tom']],
  ] as const
  await Promise.all(
    theirs.map(async ([page, members]) => {
      for (const member of members) await box(page, member).click()
      await untilSaved(page)
    }),
  )
  for (const page of [one, other]) {
    for (const member of ['Leo', 'Mia', 'Maya', 'Ben', 'Tom']) {
      await expect(box(page, member)).toHaveAttribute('aria-pressed', 'true')
    }
  }
  const [sprint] = (await bootstrap()).sprints
  const checked = sprint!.tasks[0]!.checks[firstDay]!
  expect(checked.toSorted()).toEqual(['ben', 'leo', 'mia', 'primary', 'tom'])
}

/** The second finger is on its way when the first one’s press arrives: both meant the same. */
async function pressTheSameAtOnce(one: Page, other: Page) {
  for (const done of [false, true]) {
    const late = box(other, 'Leo').evaluate(
      (ring: HTMLElement) =>
        new Promise<void>((pressed) => {
          const press = () => (ring.click(), pressed())
          new MutationObserver(() => setTimeout(press, 150)).observe(ring, { attributes: true })
        }),
    )
    await box(one, 'Leo').click()
    await late
    await Promise.all([one, other].map(untilSaved))
    for (const page of [one, other]) {
      await expect(box(page, 'Leo')).toHaveAttribute('aria-pressed', String(done))
    }
    // Whoever has seen it may mean the opposite.
    await one.waitForTimeout(500)
  }
}

/** One parent's screen and the other's, through the whole of a stand-up. */
async function standUpTogether(one: Page, other: Page) {
  for (const page of [one, other]) {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.getByRole('link', { name: 'Check in' }).click()
    await expect(seat(page, 'Leo')).toContainText('not yet')
  }
  await button(one, 'Start with Leo').click()
  await seat(other, 'Leo').click()
  await turn(other, 'Leo')
  const tick = (page: Page) => page.getByRole('main').getByRole('button', { name: story })
  await expect(tick(other)).toHaveAttribute('aria-pressed', 'true')
  await tick(one).click()
  await expect(tick(other)).toHaveAttribute('aria-pressed', 'false', promptly)
  await button(other, 'Back to the round').click()

  await mood(one, 'Leo', 'Great').click()
  await turn(one, 'Mia')
  await expect(seat(other, 'Leo').getByRole('img', { name: 'Great' })).toBeVisible(promptly)
  await expect(other.getByText('1 of 5 have answered.')).toBeVisible()
  // What she ticked speaks for her, so it is taken back: now she skips.
  await tick(one).click()
  await button(one, 'Pass').click()
  await expect(seat(other, 'Mia')).toContainText('skips today', promptly)

  // The other screen takes the next turn, and the first one sees that.
  await turn(one, 'Tom')
  await button(one, 'Back to the round').click()
  await button(other, 'Go on with Tom').click()
  await mood(other, 'Tom', 'Great').click()
  await expect(seat(one, 'Tom').getByRole('img', { name: 'Great' })).toBeVisible(promptly)
  await expect(one.getByText('3 of 5 have answered.')).toBeVisible()
  await button(other, 'Back to the round').click()

  await button(one, 'Finish without the other 2').click()
  await fold(one, 'Offer somebody help').click()
  await one.getByRole('textbox').fill('I wash up tonight')
  await button(one, 'Done').click()
  await expect(other.getByText('I wash up tonight')).toBeVisible(promptly)
  await expect(other.getByText('Done for the day.', { exact: false })).toBeVisible()
}

/** All of it, one browser at the first server and the other at the last. */
async function dayTogether(contexts: [BrowserContext, BrowserContext], servers: Server[]) {
  const [mine, theirs] = contexts
  const api = apiFor(mine, servers[0]!.url)
  await aFamilyInItsWeek(api, [aTask('read', story)])
  await apiFor(theirs, servers.at(-1)!.url).signIn(api.email)
  const [one, other] = [await mine.newPage(), await theirs.newPage()]
  for (const page of [one, other]) await openToday(page)
  await test.step('ticks are seen within a second', () => tickAndSee(one, other, servers))
  await test.step('ticks of one moment are kept', () => tickAtOnce(one, other, api))
  await test.step('one box, pressed by both', () => pressTheSameAtOnce(one, other))
  await test.step('a stand-up', () => standUpTogether(one, other))
  await test.step('a sign-out everywhere else', async () => {
    await api.remove(apiPaths.waysIn)
    await expect(other.getByText('Your session has ended.')).toBeVisible()
    await expect(box(one, 'Leo')).toBeVisible()
  })
}

test.describe(
  'two browsers side by side show the same [S3.3, S7.6, P15]',
  { tag: '@desktop' },
  () => {
    test.use(withOwnServer)

    test('on the built-in database', async ({ context, server, anotherBrowser }) => {
      await dayTogether([context, await anotherBrowser()], [server])
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
      const openAt = async ({ url }: Server) => {
        const context = await browser.newContext({ ...contextOptions, viewport, baseURL: url })
        await keepOneClock(context)
        found.push(await watch(context, [url]))
        return context
      }
      const [first, second] = servers
      const contexts: [BrowserContext, BrowserContext] = [
        await openAt(first!),
        await openAt(second!),
      ]
      await dayTogether(contexts, servers)
      for (const context of contexts) await context.close()
      for (const server of servers) await server.remove()
      expect(found).toEqual([[], []])
    })
  },
)
