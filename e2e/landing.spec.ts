// The landing page: what it says, where it leads, and choosing a goal before there is an account.
import { brand } from '#content/brand.ts'
import { exampleGoals } from '#content/goals/index.ts'
import { stories } from '#content/stories.ts'
import { anchors, onLanding, publicPaths } from '#core/paths.ts'
import type { Locator, Page } from '@playwright/test'
import { aFamilyInItsWeek, apiFor } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
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

const keptGoal = (page: Page) => page.evaluate(() => sessionStorage.getItem('selected-goal'))

test(
  'the first words say what it is, what it takes and how it is rated [S1.1, S9.6]',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(publicPaths.landing)
    const words = main(page)
    await expect(words).toContainText('empowers families to set and achieve goals together')
    for (const part of ['weekly planning', 'stand-ups', 'reflections', 'personalised guidance']) {
      await expect(words).toContainText(part)
    }
    const promise = words.getByText('just 5 minutes a day - get started for free', { exact: true })
    await expect(promise).toBeVisible()
    await expect(words.getByText('4.8/5', { exact: true })).toBeVisible()
  },
)

test('it explains three steps [S1.3]', { tag: '@phone' }, async ({ page }) => {
  await page.goto(publicPaths.landing)
  const steps = page
    .getByRole('region', { name: 'How it works' })
    .getByRole('heading', { level: 3 })
  await expect(steps).toHaveText(['Set a Mission', 'Plan the Week', 'Reflect & Grow'])
})

test(
  'stories are marked as made up; tour, library and articles are a press away [S1.4]',
  { tag: '@desktop' },
  async ({ page, hands }) => {
    await page.goto(publicPaths.landing)
    const imagined = page.getByRole('region', { name: 'Three families we imagined' })
    await expect(imagined).toContainText('not customers’ words')
    for (const { mission, text } of stories) {
      await expect(imagined.getByRole('heading', { name: mission })).toBeAttached()
      await expect(imagined).toContainText(text)
    }
    await hands.press(page.getByRole('link', { name: 'Take the tour' }))
    await expect(tour(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tour(page)).toBeHidden()

    await hands.press(page.getByRole('button', { name: 'Browse Example Goals' }))
    await expect(library(page)).toContainText(`${exampleGoals.length} goals`)
    await page.keyboard.press('Escape')

    const reading = page.getByRole('region', { name: 'Resources' }).getByRole('listitem')
    await expect(reading).toHaveCount(3)
    const title = await reading.first().getByRole('heading').innerText()
    await hands.press(reading.first().getByRole('link'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect((await page.request.get(page.url())).status()).toBe(200)
  },
)

test.describe('at the desk', { tag: '@desktop' }, () => {
  test.use(withMotion)

  test('three places stay in sight and lead to their sections; the current one is marked [S2.8]', async ({
    page,
  }) => {
    await page.goto(publicPaths.landing)
    const places = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    await expect(places).toHaveText(sections.map(([place]) => place))
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    const current = places.and(page.locator('[aria-current]'))
    for (const [place, heading] of sections) {
      await places.filter({ hasText: place }).click()
      await expectBelowHeader(page, headingOf(page, heading))
      await expect(current).toHaveText(place)
    }
    await page.keyboard.press('End')
    await expect(places.first()).toBeInViewport()
  })

  test('who scrolls before the scripts have come sees the current place all the same [S2.8]', async ({
    page,
  }) => {
    const scrolled = Promise.withResolvers<void>()
    await page.route('**/assets/index-*.js', async (route) => {
      await scrolled.promise
      await route.continue()
    })
    await page.goto(publicPaths.landing, { waitUntil: 'commit' })
    const places = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    const [place, heading] = sections[0]
    await places.filter({ hasText: place }).click()
    await expectBelowHeader(page, headingOf(page, heading))
    await expect(places.and(page.locator('[aria-current]'))).toHaveCount(0)
    scrolled.resolve()
    await expect(places.and(page.locator('[aria-current]'))).toHaveText(place)
  })

  test('“Start” shows the form for a new account, as often as it is pressed [S4.3]', async ({
    page,
  }) => {
    await page.goto(publicPaths.landing)
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
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    }
  })

  test('every link of the footer leads somewhere real, from every public page [S2.1, S2.13]', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const { landing, about, contact, terms, privacy } = publicPaths
    const leads = {
      Fun: publicPaths.fun,
      Blog: publicPaths.blog,
      'App Tour': onLanding('tour'),
      'Contact Us': contact,
      'Our Story': about,
      'Terms of Use': terms,
      'Privacy Policy': privacy,
      'Start Your Mission': landing,
    }
    const footer = page.getByRole('contentinfo')
    for (const path of [landing, about, contact, terms, privacy]) {
      await test.step(path, async () => {
        expect((await page.goto(path))?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(footer).toContainText(
          'Helping families grow through shared goals, fun, and reflection.',
        )
        await expect(footer).toContainText('Ready to grow with your family?')
        const inColumn = (name: string) =>
          footer.getByRole('navigation', { name }).getByRole('link')
        await expect(inColumn('Explore')).toHaveText(['Fun', 'Blog', 'App Tour'])
        await expect(inColumn('Resources')).toHaveText(['Contact Us'])
        for (const { name, url } of brand.social) {
          const social = footer.getByRole('link', { name: new RegExp(name) })
          await expect(social).toHaveAttribute('href', url)
          await expect(social).toHaveAttribute('rel', /noopener/)
        }
      })
    }
    expect(brand.social.map(({ name }) => name)).toEqual(['Instagram', 'Facebook'])
    for (const [name, to] of Object.entries(leads)) {
      await test.step(name, async () => {
        await page.goto(privacy)
        const link = footer.getByRole('link', { name, exact: true })
        expect((await page.request.get((await link.getAttribute('href'))!)).status()).toBe(200)
        await link.click()
        await expect(page).toHaveURL(to)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    }
  })

  test('a signed-in visitor is welcomed back and led to today', async ({
    page,
    context,
    server,
  }) => {
    await aFamilyInItsWeek(apiFor(context, server.url), [])
    await page.goto(publicPaths.landing)
    await expect(page.getByRole('heading', { name: /^Good to see you/ })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await page.getByRole('link', { name: 'Go to today' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('who asked for stillness gets it: nothing moves, and links jump', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(publicPaths.landing)
    const still = await page.evaluate(() => ({
      scrolling: getComputedStyle(document.documentElement).scrollBehavior,
      moving: document.getAnimations().filter(({ effect }) => {
        const { duration } = effect!.getComputedTiming()
        return typeof duration === 'number' && duration > 1
      }).length,
    }))
    expect(still).toEqual({ scrolling: 'auto', moving: 0 })
  })

  test('it is all there without scripts, and its links work', async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(publicPaths.landing)
    for (const [place, heading] of sections) {
      await page.getByRole('link', { name: place, exact: true }).click()
      await expectBelowHeader(page, headingOf(page, heading))
    }
    await expect(main(page).getByText('4.8/5')).toBeAttached()
    await expect(main(page)).toContainText(stories[2]!.text)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click()
    await expect(page).toHaveURL(publicPaths.about)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Start Your Mission' }).click()
    await expect(page).toHaveURL(onLanding('start'))
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeInViewport()
    await context.close()
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the menu lists four places, opens by key, closes by Esc and gives the focus back [S2.8]', async ({
    page,
  }) => {
    await page.goto(publicPaths.landing)
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await button.press('Enter')
    await expect(menu.getByRole('link')).toHaveText([
      'Grow Together',
      'How It Works',
      'About',
      'Resources',
    ])
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Grow Together' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    for (const [place, heading] of sections) {
      await button.tap()
      await menu.getByRole('link', { name: place }).tap()
      await expect(menu).toBeHidden()
      await expectBelowHeader(page, headingOf(page, heading))
    }
    await button.tap()
    await menu.getByRole('link', { name: 'About' }).tap()
    await expect(page).toHaveURL(publicPaths.about)
    // The same places from another page.
    await button.tap()
    await menu.getByRole('link', { name: 'How It Works' }).tap()
    await expect(page).toHaveURL(onLanding('howItWorks'))
    await expectBelowHeader(page, headingOf(page, 'How it works'))
  })
})

test(
  '#tour scrolls to its section and opens the tour: by address, in the page, from another page [S2.10]',
  { tag: '@desktop' },
  async ({ page, hands }) => {
    const closeAndCheck = async () => {
      await expect(tour(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(tour(page)).toBeHidden()
      await expect(page.getByRole('link', { name: 'Take the tour' })).toBeInViewport()
      await expect(page).toHaveURL(publicPaths.landing)
    }
    await page.goto(onLanding('tour'))
    await closeAndCheck()
    await page.evaluate((place) => {
      window.scrollTo(0, 0)
      window.location.hash = place
    }, anchors.tour)
    await closeAndCheck()
    await hands.press(page.getByRole('contentinfo').getByRole('link', { name: 'App Tour' }))
    await closeAndCheck()
    await page.goto(publicPaths.blog)
    await hands.press(page.getByRole('contentinfo').getByRole('link', { name: 'App Tour' }))
    await closeAndCheck()
  },
)

test.describe('choosing a goal', () => {
  test(
    'a goal of the library is kept for the tab and shown at the form, which is highlighted for 2000 ms [S2.11, S9.4]',
    { tag: '@desktop' },
    async ({ page, hands }) => {
      await page.goto(publicPaths.landing)
      await hands.press(page.getByRole('button', { name: 'Browse Example Goals' }))
      const [goal] = exampleGoals
      const choose = library(page).getByRole('button', { name: `Choose: ${goal!.title}` })
      await expect(choose).toBeVisible()
      const now = new Date()
      await page.clock.install({ time: now })
      await page.clock.pauseAt(new Date(now.getTime() + 60_000))
      await hands.press(choose)
      await expect(library(page)).toBeHidden()
      expect(JSON.parse((await keptGoal(page))!)).toMatchObject({ title: goal!.title })
      await expect(page.getByRole('tab', { name: 'Create Account' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      const form = page.locator(`#${anchors.start}`)
      const outline = () => form.evaluate((element) => getComputedStyle(element).outlineColor)
      const none = 'rgba(0, 0, 0, 0)'
      const card = form.getByRole('heading', { name: 'Selected Goal' }).locator('..')
      await expect(card).toContainText(goal!.title)
      await page.clock.runFor(1_000)
      await expect(card).toBeInViewport()
      await expect.poll(outline).toBe('rgb(242, 163, 58)')
      await page.clock.runFor(900)
      // A fade takes its time; the choice to end it is made after 2000 ms and not before.
      await page.waitForTimeout(400)
      expect(await outline()).toBe('rgb(242, 163, 58)')
      await page.clock.runFor(200)
      await expect.poll(outline).toBe(none)
      await page.reload()
      await expect(form).toContainText(goal!.title)
    },
  )

  test(
    'closing the library without a choice clears the goal that was kept [S2.11]',
    { tag: '@phone' },
    async ({ page, hands }) => {
      await page.goto(publicPaths.landing)
      await hands.press(page.getByRole('button', { name: /^Choose: Grow a salad/ }))
      const card = page.getByRole('heading', { name: 'Selected Goal' })
      await expect(card).toBeVisible()
      expect(await keptGoal(page)).toContain('Grow a salad')
      await hands.press(page.getByRole('button', { name: 'Browse Example Goals' }))
      await expect(
        library(page)
          .getByRole('button', { name: /^Choose/ })
          .first(),
      ).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(library(page)).toBeHidden()
      await expect(card).toBeHidden()
      expect(await keptGoal(page)).toBeNull()
    },
  )
})
