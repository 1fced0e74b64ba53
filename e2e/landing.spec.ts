// The landing page: what it says, where it leads, and choosing a goal before there is an account.
import { further } from '#content/articles/further.ts'
import { articles } from '#content/articles/index.ts'
import { exampleGoals } from '#content/goals/index.ts'
import { stories } from '#content/stories.ts'
import {
  addressIn,
  anchors,
  apiPaths,
  article as addressOf,
  onLanding,
  publicPaths,
  signUpPage,
} from '#core/paths.ts'
import { stops } from '#web/features/tour/stops.ts'
import type { Locator, Page } from '@playwright/test'
import { aFamilyInItsWeek, apiFor } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFitsTwiceAsLarge } from './support/fits.ts'
import type { Hands } from './support/hands.ts'
import { expect, test, withMotion } from './support/test.ts'

const sections = [
  ['Grow Together', 'Grow together, a little every week'],
  ['How It Works', 'How it works'],
  ['Resources', 'Resources'],
] as const

const tour = (page: Page) => page.getByRole('dialog', { name: /tour/i })
const library = (page: Page) => page.getByRole('dialog', { name: 'The library of goals' })
const main = (page: Page) => page.getByRole('main')

const headingOf = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 2, name, exact: true })

/** In view, and not under the header that stays there. */
async function expectBelowHeader(page: Page, target: Locator) {
  await expect
    .poll(async () => {
      const [header, box] = await Promise.all([
        page.getByRole('banner').boundingBox(),
        target.boundingBox(),
      ])
      const { height } = page.viewportSize()!
      return header && box && box.y >= header.y + header.height && box.y + box.height <= height
    })
    .toBe(true)
}

test(
  'the first words say what it is, and the menu leads on [S1.1, S1.3, S2.8, S9.6]',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(publicPaths.landing)
    await test.step('what it is, what it takes, how it is rated, and three steps', async () => {
      const words = main(page)
      await expect(words).toContainText('empowers families to set and achieve goals together')
      for (const part of ['weekly planning', 'stand-ups', 'reflections', 'personalised guidance']) {
        await expect(words).toContainText(part)
      }
      const promise = words.getByText('just 5 minutes a day - get started for free', {
        exact: true,
      })
      await expect(promise).toBeVisible()
      await expect(words.getByText('4.8/5', { exact: true })).toBeVisible()
      const steps = page
        .getByRole('region', { name: 'How it works' })
        .getByRole('heading', { level: 3 })
      await expect(steps).toHaveText(['Set a Mission', 'Plan the Week', 'Reflect & Grow'])
    })

    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await test.step('the menu opens by key, closes by Esc and gives the focus back', async () => {
      await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
      await button.press('Enter')
      await expect(menu.getByRole('link')).toHaveText([
        'Grow Together',
        'How It Works',
        'About',
        'Resources',
      ])
      await expectAccessible(page, 'header')
      await page.keyboard.press('Tab')
      await expect(menu.getByRole('link', { name: 'Grow Together' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toBeFocused()
    })

    await test.step('its places lead to their sections, also from another page', async () => {
      for (const [place, heading] of sections) {
        await button.tap()
        await menu.getByRole('link', { name: place }).tap()
        await expect(menu).toBeHidden()
        await expectBelowHeader(page, headingOf(page, heading))
      }
      await button.tap()
      await menu.getByRole('link', { name: 'About' }).tap()
      await expect(page).toHaveURL(publicPaths.about)
      await button.tap()
      await menu.getByRole('link', { name: 'How It Works' }).tap()
      await expect(page).toHaveURL(onLanding('howItWorks'))
      await expectBelowHeader(page, headingOf(page, 'How it works'))
    })

    await test.step('and from a page that knows nothing of the landing page yet', async () => {
      await page.goto(publicPaths.about, { waitUntil: 'networkidle' })
      await button.tap()
      await menu.getByRole('link', { name: 'Resources' }).tap()
      await expect(page).toHaveURL(onLanding('resources'))
      await expectBelowHeader(page, headingOf(page, 'Resources'))
    })
  },
)

test.describe('with motion', { tag: '@desktop' }, () => {
  test.use(withMotion)

  test('three places stay in sight, and “Start” shows the form for a new account [S2.8, S4.3]', async ({
    page,
  }) => {
    const places = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    const current = places.and(page.locator('[aria-current]'))
    await test.step('a place leads to its section before the scripts have come', async () => {
      const scrolled = Promise.withResolvers<void>()
      await page.route('**/assets/index-*.js', async (route) => {
        await scrolled.promise
        await route.continue()
      })
      await page.goto(publicPaths.landing, { waitUntil: 'commit' })
      const [firstPlace, firstHeading] = sections[0]
      await places.filter({ hasText: firstPlace }).click()
      await expectBelowHeader(page, headingOf(page, firstHeading))
      await expect(current).toHaveCount(0)
      scrolled.resolve()
      await expect(current).toHaveText(firstPlace)
    })

    await test.step('the current one is marked', async () => {
      await expect(places).toHaveText(sections.map(([place]) => place))
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
      // The first one last: it is another one that is left for it.
      for (const [place, heading] of [...sections.slice(1), sections[0]]) {
        await places.filter({ hasText: place }).click()
        await expectBelowHeader(page, headingOf(page, heading))
        await expect(current).toHaveText(place)
      }
      await page.keyboard.press('End')
      await expect(places.first()).toBeInViewport()
    })

    await test.step('“Start” shows the form for a new account as often as it is pressed', async () => {
      const [signIn, signUp] = [
        page.getByRole('tab', { name: 'Sign In' }),
        page.getByRole('tab', { name: 'Create Account' }),
      ]
      await expect(signIn).toHaveAttribute('aria-selected', 'true')
      for (let time = 0; time < 2; time += 1) {
        await page.getByRole('link', { name: 'Start', exact: true }).click()
        await expect(signUp).toHaveAttribute('aria-selected', 'true')
        await expect(page.getByRole('heading', { name: 'New Account' })).toBeVisible()
        await expect(page).toHaveURL(publicPaths.landing)
        await signIn.click()
        await expect(signIn).toHaveAttribute('aria-selected', 'true')
        await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
        await expect(page.getByText('Welcome back')).toBeHidden()
      }
      await page.goto(signUpPage)
      await expect(signUp).toHaveAttribute('aria-selected', 'true')
    })
  })
})

test(
  'on a phone “Sign in” and “Start” stand beside the menu, on every page for visitors [N14]',
  { tag: '@phone' },
  async ({ page, hands }) => {
    const header = page.getByRole('banner')
    const inHeader = (name: string) => header.getByRole('link', { name, exact: true })
    for (const path of [publicPaths.landing, publicPaths.about]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const [signIn, start, menu] = [
        await inHeader('Sign in').boundingBox(),
        await inHeader('Start').boundingBox(),
        await header.getByRole('button', { name: 'Menu' }).boundingBox(),
      ]
      expect(Math.abs(signIn!.y - menu!.y), 'one line').toBeLessThan(4)
      expect(signIn!.x + signIn!.width).toBeLessThanOrEqual(start!.x)
      expect(start!.x + start!.width).toBeLessThanOrEqual(menu!.x)
      await hands.press(inHeader('Start'))
      await expect(page.getByRole('tab', { name: 'Create Account' })).toBeInViewport()
      await page.goto(path, { waitUntil: 'networkidle' })
      await hands.press(inHeader('Sign in'))
      await expect(page).toHaveURL(publicPaths.landing)
      await expect(page.getByRole('tab', { name: 'Sign In' })).toBeInViewport()
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
    }
  },
)

test(
  'the front page’s headings go down step by step, and it fits 390 px with letters twice as large [K12]',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() =>
      sessionStorage.setItem('selected-goal', '{"title":"Read twenty stories"}'),
    )
    await page.goto(publicPaths.landing, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: 'Selected Goal' })).toBeVisible()
    const levels = await page
      .locator(':is(h1, h2, h3, h4):visible')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries())
      expect(level, `heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
    await expectFitsTwiceAsLarge(page)

    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(apiPaths.docs)
    await expectAccessible(page, 'main > p:last-of-type')
  },
)

test(
  'what is further down stays as it was delivered until its code is there',
  { tag: '@phone' },
  async ({ page, hands }) => {
    const held = Promise.withResolvers<void>()
    const parts = /assets\/(grow-together|how-it-works|further-reading)-.*[.]js/
    await page.route(parts, async (route) => {
      await held.promise
      await route.continue()
    })
    const asked = page.waitForRequest(parts)
    const answered = page.waitForResponse(`**${apiPaths.session}`)
    await page.goto(publicPaths.landing)
    await Promise.all([asked, answered])
    // Whatever changes above it meanwhile.
    await hands.press(page.getByRole('tab', { name: 'Create Account' }))
    await hands.press(page.getByRole('button', { name: /^Choose: Grow a salad/ }))
    await expect(page.getByRole('heading', { name: 'Selected Goal' })).toBeVisible()
    for (const [, heading] of sections) await expect(headingOf(page, heading)).toBeVisible()
    held.resolve()
    await page.waitForLoadState('networkidle')
    for (const [, heading] of sections) await expect(headingOf(page, heading)).toBeVisible()
  },
)

test(
  'on a phone the front page is seven screens long in each language [L9]',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    for (const language of ['en', 'de', 'es', 'fr', 'ar']) {
      await page.goto(addressIn(language, publicPaths.landing), { waitUntil: 'networkidle' })
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height, language).toBeLessThan(5_500)
    }
  },
)

test(
  'everything that the landing page offers is a press away [S1.4, S2.1, S2.10, S2.13]',
  { tag: '@desktop' },
  async ({ page, context, server, hands }) => {
    await page.goto(publicPaths.landing)
    await test.step('nothing moves, and links jump', () => expectStillness(page))
    await test.step('the stories are marked as made up', () => expectStoriesMarked(page))
    await test.step('the tour, the library and an article', () => openFromLanding(page, hands))
    await test.step('the footer, from one page to the next', () => walkAlongFooter(page, hands))
    await test.step('#tour opens the tour from anywhere', async () => {
      await page.goto(onLanding('tour'))
      await expect(tour(page).getByText(`1 of ${stops.length}`, { exact: true })).toBeVisible()
      await closeTour(page)
      await expect(page.getByRole('link', { name: 'Take the tour' })).toBeFocused()
      await expect(page.locator(`#${anchors.tour}`)).toBeInViewport()
    })
    await test.step('who has a family is welcomed back', async () => {
      await aFamilyInItsWeek(apiFor(context, server.url), [])
      await page.reload({ waitUntil: 'commit' })
      await expect(page.getByRole('heading', { name: /^Good to see you/ })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { name: /^Good to see you/ })).toBeVisible()
      await expect(page.getByRole('tab')).toHaveCount(0)
      for (const forNewcomers of [/get started for free/, /our own rating/, 'Start Your Mission']) {
        await expect(page.getByText(forNewcomers).filter({ visible: true })).toHaveCount(0)
      }
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0)
    })
    await test.step('a link to a place finds it, and the card leads to today', async () => {
      await page.goto(publicPaths.about)
      await page.goto(onLanding('resources'), { waitUntil: 'networkidle' })
      await expectBelowHeader(page, headingOf(page, 'Resources'))
      await main(page).getByRole('link', { name: 'Go to today' }).click()
      await expect(page).toHaveURL('/dashboard')
    })
  },
)

async function expectStillness(page: Page) {
  const still = await page.evaluate(() => ({
    scrolling: getComputedStyle(document.documentElement).scrollBehavior,
    moving: document.getAnimations().filter(({ effect }) => {
      const { duration } = effect!.getComputedTiming()
      return typeof duration === 'number' && duration > 1
    }).length,
  }))
  expect(still).toEqual({ scrolling: 'auto', moving: 0 })
}

async function expectStoriesMarked(page: Page) {
  const imagined = page.getByRole('region', { name: 'Three families we imagined' })
  await expect(imagined).toContainText('not customers’ words')
  for (const { mission, text } of stories) {
    await expect(imagined.getByRole('heading', { name: mission })).toBeAttached()
    await expect(imagined).toContainText(text)
  }
}

async function openFromLanding(page: Page, hands: Hands) {
  await hands.press(page.getByRole('link', { name: 'Take the tour' }))
  await closeTour(page)
  await page.evaluate((place) => {
    window.scrollTo(0, 0)
    window.location.hash = place
  }, anchors.tour)
  await closeTour(page)

  await hands.press(page.getByRole('button', { name: 'Browse Example Goals' }))
  await expect(library(page)).toContainText(`${exampleGoals.length} goals`)
  await page.keyboard.press('Escape')

  const reading = page.getByRole('region', { name: 'Resources' }).getByRole('listitem')
  await expect(reading).toHaveCount(3)
  const title = await reading.first().getByRole('heading').innerText()
  await hands.press(reading.first().getByRole('link'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect((await page.request.get(page.url())).status()).toBe(200)
}

/** It was open, and leaves the visitor at its section. */
async function closeTour(page: Page) {
  await expect(tour(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tour(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Take the tour' })).toBeInViewport()
  await expect(page).toHaveURL(publicPaths.landing)
}

/** Each link of the footer leads from where the one before led to. */
async function walkAlongFooter(page: Page, hands: Hands) {
  const link = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true })
  const follow = async (name: string, to: string) => {
    expect((await page.request.get((await link(name).getAttribute('href'))!)).status()).toBe(200)
    await link(name).click()
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await follow('Fun', publicPaths.fun)
  await follow('Blog', publicPaths.blog)
  await hands.press(link('App Tour'))
  await closeTour(page)
  expect((await page.request.get((await link('App Tour').getAttribute('href'))!)).status()).toBe(
    200,
  )
  await link('App Tour').click() // where the tour is at home
  await closeTour(page)
  await follow('Contact Us', publicPaths.contact)
  await follow('Our Story', publicPaths.about)
  await follow('Terms of Use', publicPaths.terms)
  await follow('Start Your Mission', publicPaths.landing)
  await follow('Privacy Policy', publicPaths.privacy)
}

test(
  'without scripts the landing page and all articles are there',
  { tag: '@desktop' },
  async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await test.step('the landing page and its links', async () => {
      await page.goto(publicPaths.landing)
      for (const [place, heading] of sections) {
        await page.getByRole('link', { name: place, exact: true }).click()
        await expectBelowHeader(page, headingOf(page, heading))
      }
      await expect(main(page).getByText('4.8/5')).toBeAttached()
      await expect(main(page)).toContainText(stories[2]!.text)
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('link', { name: 'Our Story' }).click()
      await expect(page).toHaveURL(publicPaths.about)
      await footer.getByRole('link', { name: 'Start Your Mission' }).click()
      await expect(page).toHaveURL(onLanding('start'))
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeInViewport()
    })

    await test.step('each article, with its sources and the way to the next', async () => {
      await page.goto(addressOf(articles[0]!.slug))
      for (const [index, one] of articles.entries()) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.title)
        const words = (await page.getByRole('article').innerText()).split(/\s+/)
        expect(words.length).toBeGreaterThan(600)
        for (const source of further[one.slug]!.sources)
          await expect(page.locator(`#${source}`)).toBeVisible()
        const back = page.getByRole('link', { name: 'All articles' })
        await expect(back).toHaveAttribute('href', publicPaths.blog)
        await page.getByRole('link', { name: 'Next article' }).click()
        const next = articles[(index + 1) % articles.length]!
        await expect(page).toHaveURL(addressOf(next.slug))
      }
    })

    await context.close()
  },
)
