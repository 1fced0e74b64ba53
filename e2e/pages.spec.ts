// What anybody can read and do without an account: our story, the blog, fun, contact, the rules.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { activities } from '#content/activities/index.ts'
import { articles } from '#content/articles/index.ts'
import { brand } from '#content/brand.ts'
import { speakers } from '#content/questions/question.ts'
import { wheelQuestions } from '#content/wheel/index.ts'
import { errors } from '#core/errors.ts'
import { anchors, apiPaths, article as addressOf, blogFeed, publicPaths } from '#core/paths.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expectGoodOnBothScreens } from './support/both-screens.ts'
import { expect, test } from './support/test.ts'

const [first] = articles
const pages: [path: string, heading: string, title: string][] = [
  [publicPaths.landing, brand.claim, `${brand.name}: big family goals, one bite at a time`],
  [publicPaths.about, 'Our Story', 'Our Story · Elefam'],
  [publicPaths.contact, 'Write to us', 'Contact · Elefam'],
  [publicPaths.terms, 'Terms of Use', 'Terms of Use · Elefam'],
  [publicPaths.privacy, 'Privacy Policy', 'Privacy Policy · Elefam'],
  [publicPaths.blog, 'Good reading for tired parents', 'Blog · Elefam'],
  [addressOf(first!.slug), first!.title, `${first!.title} · Elefam`],
  [publicPaths.fun, 'Have some fun together', 'Fun · Elefam'],
]

/** With its scripts: what is pressed before them does what a page without scripts can do. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

test(
  'every page for visitors opens, fits and is accessible on the phone and at the desk, with the footer but no navigation bar; whoever only reads leaves no trace [S2.1, S2.3]',
  { tag: '@phone' },
  async ({ page, context }) => {
    test.setTimeout(240_000)
    for (const [path, heading, title] of pages) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page).toHaveTitle(title)
        await expect(page.locator('meta[name="description"]')).toHaveAttribute(
          'content',
          /.{80,160}/,
        )
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

test.describe('at the desk', { tag: '@desktop' }, () => {
  test('without scripts an article is there in full, with its sources and the way to the next', async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
    const page = await context.newPage()
    for (const [index, one] of articles.entries()) {
      await page.goto(addressOf(one.slug))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.title)
      const words = (await page.getByRole('article').innerText()).split(/\s+/)
      expect(words.length).toBeGreaterThan(600)
      for (const source of one.sources) await expect(page.locator(`#${source}`)).toBeVisible()
      await page.getByRole('link', { name: 'Next article' }).click()
      const next = articles[(index + 1) % articles.length]!
      await expect(page).toHaveURL(addressOf(next.slug))
    }
    await context.close()
  })

  test('the blog leads to each article, and an article back to it', async ({ page }) => {
    await page.goto(publicPaths.blog)
    for (const { slug, title } of articles) {
      await page.getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(addressOf(slug))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.getByRole('link', { name: 'All articles' }).click()
      await expect(page).toHaveURL(publicPaths.blog)
    }
  })

  test('a goal that goes with an article is carried to the sign-up', async ({ page }) => {
    const [goal] = first!.goals
    await open(page, addressOf(first!.slug))
    await page.getByRole('link', { name: goal!.title }).click()
    await expect(page).toHaveURL(publicPaths.landing)
    const form = page.locator(`#${anchors.start}`)
    await expect(form.getByText(goal!.title)).toBeVisible()
    await expect(form.getByRole('tab', { name: 'Create Account' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  test('feed readers find the feed from the blog, and it is valid and complete', async ({
    page,
    server,
  }) => {
    await page.goto(publicPaths.blog)
    const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]')
    await expect(feed).toHaveAttribute('href', blogFeed)
    const found = await page.evaluate(async (address) => {
      const response = await fetch(address)
      const xml = new DOMParser().parseFromString(await response.text(), 'application/xml')
      const texts = (path: string) =>
        [...xml.querySelectorAll(path)].map((element) => element.textContent)
      return {
        type: response.headers.get('content-type'),
        wrong: texts('parsererror'),
        titles: texts('rss > channel > item > title'),
        links: texts('rss > channel > item > link'),
        days: texts('rss > channel > item > pubDate').map((text) => new Date(text).toISOString()),
      }
    }, blogFeed)
    expect(found).toEqual({
      type: 'application/rss+xml; charset=utf-8',
      wrong: [],
      titles: articles.map(({ title }) => title),
      links: articles.map(({ slug }) => server.url + addressOf(slug)),
      days: articles.map(({ date }) => `${date}T12:00:00.000Z`),
    })
    for (const link of found.links) expect((await page.request.get(link)).status()).toBe(200)
  })

  test('the wheel is turned by keys, tells its question aloud, and repeats none until all were asked', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await open(page, publicPaths.fun)
    const adults = wheelQuestions.filter((one) => one.for.includes('adult'))
    await page.getByRole('radio', { name: '6 to 8' }).focus()
    for (const speaker of speakers.slice(2)) {
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', speaker)
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Turn the wheel' })).toBeFocused()
    const heard = async (round: number) => {
      await page.keyboard.press(round % 2 === 0 ? 'Enter' : 'Space')
      await expect.poll(() => asked(page)).toHaveLength(round + 1)
      const text = (await asked(page)).at(-1)!
      await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
      return text
    }
    const texts: string[] = []
    for (let round = 0; round < adults.length; round++) {
      if (round === 20) {
        await page.reload() // what was asked stays asked
        await page.getByRole('radio', { name: 'Adults' }).check({ force: true })
        await page.getByRole('button', { name: 'Turn the wheel' }).focus()
      }
      texts.push(await heard(round))
    }
    expect(texts.toSorted()).toEqual(adults.map(({ text }) => text).toSorted())
    await page.keyboard.press('Enter')
    await expect.poll(() => asked(page)).toHaveLength(1)
  })

  test('with motion the wheel turns for a while, and presses meanwhile change nothing', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, publicPaths.fun)
    const wheel = page.getByRole('button', { name: 'Turn the wheel' })
    await wheel.evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 3; press++) button.click()
    })
    await expect(page.getByRole('status').filter({ hasText: 'Round and round' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(1)
    const [question] = await asked(page)
    await expect(page.getByRole('status').filter({ hasText: question! })).toBeVisible()
    expect(await asked(page)).toEqual([question])
  })
})

test(
  'things to do are found by time, place and age, and one can be chosen by chance',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, publicPaths.fun)
    await expect(page.getByText(`${activities.length} ideas`)).toBeVisible()
    await page.getByLabel('How long?').selectOption('15')
    await page.getByLabel('Where?').selectOption('outdoors')
    await page.getByLabel('With whom?').selectOption('13-17')
    const fits = activities.filter(
      ({ minutes, place, ages }) =>
        minutes <= 15 && place !== 'indoors' && (ages.length === 0 || ages.includes('13-17')),
    )
    const titles = page.getByRole('listitem').getByRole('heading', { level: 3 })
    await expect(titles).toHaveText(fits.map(({ title }) => title))
    await page.getByRole('button', { name: 'Choose for us' }).click()
    const picked = page.getByRole('status').filter({ hasText: 'How about this one?' })
    const text = await picked.innerText()
    expect(fits.some(({ title }) => text.includes(title))).toBe(true)
    await page.getByRole('button', { name: 'Choose another' }).click()
    await expect(picked).not.toHaveText(text)

    await page.getByLabel('Where?').selectOption('indoors')
    await expect(picked).toBeHidden()
  },
)

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
  'a message from the contact page reaches the host as a mail',
  { tag: '@phone' },
  async ({ page, server }) => {
    await open(page, publicPaths.contact)
    await fillIn(page)
    await page.getByText('I am a human').click()
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expectSent(page)
    await expect(page.getByText('nora@example.org')).toBeVisible()
    await expectAccessible(page)

    const folder = join(server.dataDir, 'mail')
    const mails = () => {
      try {
        return readdirSync(folder)
      } catch {
        return []
      }
    }
    await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1)
    const mail = await PostalMime.parse(readFileSync(join(folder, mails()[0]!)))
    expect(mail.subject).toBe('A message from Nora Lind')
    expect(mail.replyTo).toMatchObject([{ address: 'nora@example.org' }])
    for (const line of message.split('\n')) expect(mail.text).toContain(`> ${line}`.trimEnd())
    expect(mail.html ?? '').not.toContain('<b>We</b>')
  },
)

test(
  'whatever goes wrong with a message, it is told and nothing of it is lost',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, publicPaths.contact)
    const send = page.getByRole('button', { name: 'Send the message' })
    await send.click()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expect(page.getByText('Please say how we may call you.')).toBeVisible()
    await expect(page.getByText('Please write a few words.')).toBeVisible()
    await expectAccessible(page)

    await fillIn(page)
    await send.click()
    await expect(page.getByRole('alert')).toHaveText('Please complete the reCAPTCHA verification')
    await expectStillThere(page)

    await page.getByText('I am a human').click()
    await page.route(`**${apiPaths.contact}`, (route) => route.abort())
    await send.click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('What you wrote is still here.', { timeout: 30_000 })
    await expectStillThere(page)

    await page.unroute(`**${apiPaths.contact}`)
    const full = { code: 'storage-full', message: errors['storage-full'].message }
    await page.route(`**${apiPaths.contact}`, (route) => route.fulfill({ status: 507, json: full }))
    await send.click()
    await expect(alert).toHaveText(full.message, { timeout: 30_000 })
    await expectStillThere(page)

    await page.unroute(`**${apiPaths.contact}`)
    await send.click()
    await expectSent(page)
  },
)

/** What the wheel has asked in this browser. */
function asked(page: Page): Promise<string[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('wheel-asked') ?? '[]') as string[])
}
