// What anybody can read and do without an account: our story, the blog, fun, contact, the rules.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { activities } from '#content/activities/index.ts'
import { further } from '#content/articles/further.ts'
import { articles } from '#content/articles/index.ts'
import { brand } from '#content/brand.ts'
import { speakers } from '#content/questions/question.ts'
import { wheelQuestions } from '#content/wheel/questions.ts'
import { errors } from '#core/errors.ts'
import {
  anchors,
  apiPaths,
  appPaths,
  article as addressOf,
  blogFeed,
  publicPaths,
} from '#core/paths.ts'
import type { Page } from '@playwright/test'
import { aFamilySetUp, apiFor, aTask, firstDay, planAWeek } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectGoodOnBothScreens } from './support/both-screens.ts'
import type { Server } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { asked } from './support/wheel.ts'

const [first] = articles
const pages: [path: string, heading: string, title: string][] = [
  [publicPaths.landing, brand.claim, `${brand.name}: big family goals, one bite at a time`],
  [publicPaths.about, 'Our Story', 'Our Story · Elefam'],
  [publicPaths.contact, 'Write to us', 'Contact · Elefam'],
  [publicPaths.terms, 'Terms of Use', 'Terms of Use · Elefam'],
  [publicPaths.privacy, 'Privacy Policy', 'Privacy Policy · Elefam'],
  [publicPaths.blog, 'Good reading', 'Blog · Elefam'],
  [addressOf(first!.slug), first!.title, `${first!.title} · Elefam`],
  [publicPaths.fun, 'Fun together', 'Fun · Elefam'],
]

/** With its scripts: what is pressed before them does what a page without scripts can do. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

test(
  'every page for visitors fits, is accessible and leaves no trace [S2.1, S2.3, S2.13]',
  { tag: '@phone' },
  async ({ page, context }) => {
    for (const [path, heading, title] of pages) {
      await test.step(path, async () => {
        expect((await page.goto(path))?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page).toHaveTitle(title)
        await expect(page.locator('meta[name="description"]')).toHaveAttribute(
          'content',
          /.{80,160}/,
        )
        await expectFooter(page)
        // A page's last parts come when somebody moves.
        await page.keyboard.press('Tab')
        await page.waitForLoadState('networkidle')
        await expectGoodOnBothScreens(page, async () => {
          await expect(page.getByRole('contentinfo')).toBeVisible()
          await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
        })
      })
    }
    expect(await context.cookies()).toEqual([])
    const kept = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: await indexedDB.databases(),
    }))
    expect(kept).toEqual({ local: [], session: [], databases: [] })
  },
)

/** Its columns and its words; where it leads, landing.spec.ts tells. */
async function expectFooter(page: Page) {
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(
    'Helping families grow through shared goals, fun, and reflection.',
  )
  await expect(footer).toContainText('Ready to grow with your family?')
  const inColumn = (name: string) => footer.getByRole('navigation', { name }).getByRole('link')
  await expect(inColumn('Explore')).toHaveText(['Fun', 'Blog', 'App Tour'])
  await expect(inColumn('Resources')).toHaveText(['Contact Us'])
  expect(brand.social.map(({ name }) => name)).toEqual(['Instagram', 'Facebook'])
  for (const { name, url } of brand.social) {
    const social = footer.getByRole('link', { name: new RegExp(name) })
    await expect(social).toHaveAttribute('href', url)
    await expect(social).toHaveAttribute('rel', /noopener/)
  }
}

test(
  'the blog leads to its feed and its articles, and they to a goal',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await test.step('its feed is well-formed and names every article', async () => {
      await page.goto(publicPaths.blog)
      const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]')
      await expect(feed).toHaveAttribute('href', blogFeed)
      // Only a browser tells whether XML is well-formed; what is in it, feed.test.ts tells.
      const found = await page.evaluate(async (address) => {
        const xml = new DOMParser().parseFromString(
          await (await fetch(address)).text(),
          'application/xml',
        )
        const texts = (path: string) =>
          [...xml.querySelectorAll(path)].map((one) => one.textContent)
        return {
          wrong: texts('parsererror'),
          titles: texts('rss > channel > item > title'),
          links: texts('rss > channel > item > link'),
        }
      }, blogFeed)
      expect(found).toEqual({
        wrong: [],
        titles: articles.map(({ title }) => title),
        links: articles.map(({ slug }) => server.url + addressOf(slug)),
      })
      for (const link of found.links) expect((await page.request.get(link)).status()).toBe(200)
    })

    await test.step('it leads to each article, and an article back', async () => {
      for (const { slug, title } of articles) {
        const link = page.getByRole('link', { name: title })
        await expect(link).toHaveAttribute('href', addressOf(slug))
      }
      await page.getByRole('link', { name: articles.at(-1)!.title }).click()
      await expect(page).toHaveURL(addressOf(articles.at(-1)!.slug))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles.at(-1)!.title)
      await page.getByRole('link', { name: 'All articles' }).click()
      await expect(page).toHaveURL(publicPaths.blog)
      await page.getByRole('link', { name: first!.title }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!.title)
    })

    await test.step('a goal of an article is carried to the sign-up', async () => {
      const [goal] = further[first!.slug]!.goals
      await page.getByRole('link', { name: goal!.title }).click()
      await expect(page).toHaveURL(publicPaths.landing)
      const form = page.locator(`#${anchors.start}`)
      await expect(form.getByText(goal!.title)).toBeVisible()
      await expect(form.getByRole('tab', { name: 'Create Account' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
    })
  },
)

test(
  'things to do are found, and the wheel asks a question',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, publicPaths.fun)
    await test.step('things to do, by time, place and age, or by chance', () =>
      findThingsToDo(page))
    await test.step('the wheel is turned by keys, tells its question and remembers what it asked', () =>
      turnByKeys(page))
    await test.step('with motion it turns for a while, and presses meanwhile change nothing', () =>
      turnInMotion(page))
  },
)

test(
  'a family has its five places where More leads to, and no footer [S2.3]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    await planAWeek(api, await aFamilySetUp(api), [aTask('read', 'Read a story aloud')])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(publicPaths.fun)
    const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(places).toHaveText(['Today', 'Plan', 'Check in', 'Look back', 'More'])
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expectAccessible(page)
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0)
    const back = page.getByRole('main').getByRole('link', { name: 'More' })
    await expect(back).toHaveAttribute('href', appPaths.more)
    await expectInView(page)
    const [question, ...others] = wheelQuestions
      .filter((one) => one.for.includes('adult'))
      .map(({ text }) => text)
      .toSorted((a, b) => b.length - a.length)
    // All but the longest were asked.
    await page.evaluate(
      (texts) => localStorage.setItem('wheel-asked', JSON.stringify(texts)),
      others,
    )
    await page.getByText('For which ages?').click()
    await page.getByRole('radio', { name: 'Adults' }).check({ force: true })
    await wheel(page).click()
    const strip = page.getByRole('status').filter({ hasText: question! })
    await expect(strip, 'whoever turns it sees what it asks').toBeInViewport({ ratio: 1 })
    await expectInView(page)
    await places.filter({ hasText: 'Plan' }).click()
    await expect(page).toHaveURL(appPaths.editSprint)
    await expect(places).toHaveCount(5)
    for (const path of [publicPaths.blog, addressOf(first!.slug), publicPaths.contact]) {
      await page.goto(path)
      await expect(places, path).toHaveCount(5)
      await expect(page.getByRole('contentinfo'), path).toHaveCount(0)
      await expectAccessible(page)
    }
  },
)

/** All of the wheel takes the press: it stands above the bar, and its words can be read. */
async function expectInView(page: Page) {
  const disc = page.locator('svg:has(+ button) > circle').first()
  const bar = page.getByRole('navigation', { name: 'Main' })
  const [round, places] = await Promise.all([disc.boundingBox(), bar.boundingBox()])
  expect(round!.y + round!.height, 'the whole wheel stands above the bar').toBeLessThan(places!.y)
  const sizes = await page.locator('svg:has(+ button) text').evaluateAll((words) =>
    words.map((word) => {
      const { a, b } = (word as SVGTextElement).getScreenCTM()!
      return Number(word.getAttribute('font-size')) * Math.hypot(a, b)
    }),
  )
  expect(Math.min(...sizes), 'pixels of the smallest word').toBeGreaterThan(14)
  const room = await page
    .getByRole('main')
    .evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingBottom))
  expect(room - places!.height, 'the page ends right above the bar').toBeGreaterThan(12)
  expect(room - places!.height).toBeLessThan(24)
}

async function findThingsToDo(page: Page) {
  await expect(page.getByText(`${activities.length} ideas`)).toBeVisible()
  const one = page.getByRole('status').getByRole('heading', { level: 3 })
  await expect(one, 'one at a time').toHaveText(activities[0]!.title)
  await page.getByText('What fits us?').click()
  await page.getByLabel('How long?').selectOption('15')
  await page.getByLabel('Where?').selectOption('outdoors')
  await page.getByLabel('With whom?').selectOption('13-17')
  const fits = activities.filter(
    ({ minutes, place, ages }) =>
      minutes <= 15 && place !== 'indoors' && (ages.length === 0 || ages.includes('13-17')),
  )
  await page.getByText('All of them').click()
  const titles = page.getByRole('listitem').getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(fits.map(({ title }) => title))
  await expect(one).toHaveText(fits[0]!.title)
  await page.getByRole('button', { name: 'Another one' }).click()
  await expect(one).not.toHaveText(fits[0]!.title)
  expect(fits.map(({ title }) => title)).toContain(await one.innerText())
}

async function turnByKeys(page: Page) {
  const adults = wheelQuestions.filter((one) => one.for.includes('adult')).map(({ text }) => text)
  await page.getByText('For which ages?').click()
  await page.getByRole('radio', { name: '6–8' }).focus()
  for (const speaker of speakers.slice(2)) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', speaker)
  }
  await page.keyboard.press('Shift+Tab') // the fold
  await page.keyboard.press('Shift+Tab')
  await expect(wheel(page)).toBeFocused()
  /** Turns it, which leaves so many questions that were asked. */
  const turn = async (key: string, count: number) => {
    await page.keyboard.press(key)
    await expect.poll(() => asked(page)).toHaveLength(count)
    const text = (await asked(page)).at(-1)!
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
    return text
  }
  const firstOnes = [await turn('Enter', 1), await turn('Space', 2)]
  // All but three were asked by now: after a reload these three come, and then they begin anew.
  const [one, two, three, ...others] = adults.filter((text) => !firstOnes.includes(text))
  await page.evaluate(
    (texts) => localStorage.setItem('wheel-asked', JSON.stringify(texts)),
    [...firstOnes, ...others],
  )
  await page.reload()
  await page.getByText('For which ages?').click()
  await page.getByRole('radio', { name: 'Adults' }).check({ force: true })
  await wheel(page).focus()
  const lastOnes: string[] = []
  for (let count = adults.length - 2; count <= adults.length; count += 1) {
    lastOnes.push(await turn('Enter', count))
  }
  expect(lastOnes.toSorted()).toEqual([one!, two!, three!].toSorted())
  await page.keyboard.press('Enter')
  await expect.poll(() => asked(page)).toHaveLength(1)
}

async function turnInMotion(page: Page) {
  const before = await asked(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await wheel(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 3; press++) button.click()
  })
  await expect(page.getByRole('status').filter({ hasText: 'Round and round' })).toBeVisible()
  const turning = () =>
    page.evaluate(() =>
      document.getAnimations().map(({ effect }) => effect!.getComputedTiming().duration),
    )
  await expect.poll(turning).toEqual([3200])
  const [question] = (await asked(page)).slice(before.length)
  await wheel(page).evaluate((button: HTMLButtonElement) => button.click())
  await page.evaluate(() => document.getAnimations()[0]?.finish())
  await expect(page.getByRole('status').filter({ hasText: question! })).toBeVisible()
  expect(await asked(page)).toEqual([...before, question])
}

const wheel = (page: Page) => page.getByRole('button', { name: 'Turn the wheel' })

const message = 'Hello!\n\nDoes it work without a phone? <b>We</b> have a fridge.'

async function fillIn(page: Page) {
  await page.getByLabel('Your name').fill('Nora Lind')
  await page.getByLabel('Your e-mail').fill('nora@example.org')
  await page.getByLabel('Your message').fill(message)
}

async function expectStillThere(page: Page) {
  await expect(page.getByLabel('Your name')).toHaveValue('Nora Lind')
  await expect(page.getByLabel('Your e-mail')).toHaveValue('nora@example.org')
  await expect(page.getByLabel('Your message')).toHaveValue(message)
}

/** The captcha's sum may take its time on a busy machine. */
async function expectSent(page: Page) {
  const said = page.getByRole('heading', { name: 'Your message is on its way' })
  await expect(said).toBeVisible({ timeout: 30_000 })
}

test(
  'a message reaches the host, and nothing of it is lost before',
  { tag: '@phone' },
  async ({ page, server }) => {
    await open(page, publicPaths.contact)
    const send = page.getByRole('button', { name: 'Send the message' })
    const alert = page.getByRole('alert')
    await test.step('without words it is not sent', async () => {
      await send.click()
      await expect(page.getByLabel('Your name')).toBeFocused()
      await expect(page.getByText('Please say how we may call you.')).toBeVisible()
      await expect(page.getByText('Please write a few words.')).toBeVisible()
      await expectAccessible(page, 'main')
    })

    await test.step('a reload in mid-sentence takes nothing away', async () => {
      await page.getByLabel('Your message').fill('Half a sen')
      await page.reload()
      await expect(page.getByLabel('Your message')).toHaveValue('Half a sen')
    })

    await test.step('nor without the captcha', async () => {
      await fillIn(page)
      await send.click()
      await expect(alert).toHaveText('Please complete the reCAPTCHA verification')
      await expectStillThere(page)
    })

    await test.step('nothing is lost without a connection', async () => {
      await page.getByText('I am a human').click()
      await page.route(`**${apiPaths.contact}`, (route) => route.abort())
      await send.click()
      await expect(alert).toContainText('What you wrote is still here.', { timeout: 30_000 })
      await expectStillThere(page)
    })

    await test.step('nor when the server has no room', async () => {
      await page.unroute(`**${apiPaths.contact}`)
      const full = { code: 'storage-full', message: errors['storage-full'].message }
      await page.route(`**${apiPaths.contact}`, (route) =>
        route.fulfill({ status: 507, json: full }),
      )
      await send.click()
      await expect(alert).toHaveText(full.message, { timeout: 30_000 })
      await expectStillThere(page)
    })

    await test.step('then it reaches the host as a mail', async () => {
      await page.unroute(`**${apiPaths.contact}`)
      await send.click()
      await expectSent(page)
      await expect(page.getByText('nora@example.org')).toBeVisible()
      await expectAccessible(page, 'main')
      await expectMail(server)
    })
  },
)

/** Among those of all journeys at this server there is one with the message, and no second one. */
async function expectMail({ dataDir }: Server) {
  const folder = join(dataDir, 'mail')
  const find = async () => {
    const files = existsSync(folder) ? readdirSync(folder) : []
    const mails = files.map((file) => PostalMime.parse(readFileSync(join(folder, file))))
    return (await Promise.all(mails)).filter(({ subject }) => subject?.startsWith('A message from'))
  }
  await expect.poll(find, { timeout: 10_000 }).toHaveLength(1)
  const [mail] = await find()
  expect(mail!.subject).toBe('A message from Nora Lind')
  expect(mail!.replyTo).toMatchObject([{ address: 'nora@example.org' }])
  for (const line of message.split('\n')) expect(mail!.text).toContain(`> ${line}`.trimEnd())
  expect(mail!.html ?? '').not.toContain('<b>We</b>')
}
