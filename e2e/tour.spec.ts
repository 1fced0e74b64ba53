// The tour of the landing page: the product's own screens with a family that lives in the page alone.
import { apiPaths, publicPaths } from '#core/paths.ts'
import { stops } from '#web/features/tour/stops.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import type { Hands } from './support/hands.ts'
import { expect, test } from './support/test.ts'

const tour = (page: Page) => page.getByRole('dialog', { name: 'A tour of Elefam' })
const screen = (page: Page) => tour(page).getByRole('region', { name: /^The screen/ })
const next = (page: Page) =>
  tour(page).locator('.tour-controls').getByRole('button', { name: 'Next', exact: true })
const opener = (page: Page) => page.getByRole('link', { name: 'Take the tour' })

async function expectStop(page: Page, number: number) {
  const title = stops[number - 1]!.title
  await expect(tour(page).getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(tour(page).getByText(`${number} of ${stops.length}`, { exact: true })).toBeVisible()
}

/** What the landing page itself asks; on a busy machine it may do so late. */
const asksAnyway: string[] = [apiPaths.session, apiPaths.signInSettings]

/** Everything but the product's own files that the tour asks for from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isFile = request.method() === 'GET' && /\.(js|css|woff2|svg)$/.test(pathname)
    if (!isFile && !asksAnyway.includes(pathname)) asked.push(`${request.method()} ${pathname}`)
  })
  return asked
}

/** All that the browser keeps for the product. */
async function kept(page: Page): Promise<unknown> {
  return page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    databases: await indexedDB.databases(),
    cookies: document.cookie,
  }))
}

/** Through all stops by the button for the next one, to the form for signing up behind the last. */
async function walkThrough(page: Page, hands: Hands, atStop: () => Promise<void>) {
  await hands.press(opener(page))
  for (const [index, { title }] of stops.entries()) {
    await test.step(title, async () => {
      await expectStop(page, index + 1)
      await expect(screen(page).getByRole('heading', { level: 1 })).toBeVisible()
      const tooWide = await screen(page).evaluate((element) => {
        return element.scrollWidth > element.clientWidth
      })
      expect(tooWide, 'the screen scrolls sideways').toBe(false)
      await atStop()
      if (index < stops.length - 1) await hands.press(next(page))
      else await expect(next(page)).toBeHidden()
    })
  }
  await hands.press(tour(page).getByRole('button', { name: 'Start your mission' }))
  await expect(tour(page)).toBeHidden()
  const signUp = page.getByRole('tab', { name: 'Create Account' })
  await expect(signUp).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeInViewport()
}

test(
  'the tour can be used by finger, and nothing of it is sent or kept',
  { tag: '@phone' },
  async ({ page, hands }) => {
    await page.goto(publicPaths.landing, { waitUntil: 'networkidle' })
    const before = await kept(page)
    const asked = watchRequests(page)
    await hands.press(opener(page))
    await test.step('use it', () => useIt(page, hands))
    expect(asked, 'nothing is asked of the server').toEqual([])
    expect(await kept(page), 'nothing stays in the browser').toEqual(before)
    await page.goBack()
    await expect(tour(page)).toBeHidden()
    await expect(page).toHaveURL(publicPaths.landing)
    await walkThrough(page, hands, () => expectAccessible(page, 'dialog[open]'))
  },
)

async function useIt(page: Page, hands: Hands) {
  const dishes = screen(page).getByRole('button', { name: 'Empty the dishwasher, Ada' })
  await test.step('a tick counts at once', async () => {
    await expect(screen(page).getByText(/^1 of \d done today$/)).toBeVisible()
    await hands.press(dishes)
    await expect(dishes).toHaveAttribute('aria-pressed', 'true')
    await expect(screen(page).getByText(/^2 of \d done today$/)).toBeVisible()

    await hands.press(next(page))
  })

  await test.step('a dialog over the tour closes alone', async () => {
    await hands.press(screen(page).getByRole('button', { name: /Who is here, who does what/ }))
    const hosts = page.getByRole('dialog', { name: 'Who is here, who does what?' })
    await expect(hosts).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(hosts).toBeHidden()
    await expectStop(page, 2)
  })

  await test.step('an idea goes into the plan, and what is said about it stays with its screen', async () => {
    await hands.press(screen(page).locator('summary').filter({ hasText: 'More ideas' }))
    const idea = screen(page)
      .getByRole('button', { name: /^Add to the plan/ })
      .first()
    const title = (await idea.locator('bdi').first().textContent())!
    await hands.press(idea)
    // It stays where it was pressed, and is given back there.
    const line = screen(page).getByRole('list', { name: /^(An idea|Ideas)$/ })
    const chosen = line.getByRole('button', { name: title })
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    await hands.press(chosen)
    await expect(tour(page).getByRole('button', { name: 'Dismiss' })).toBeVisible()
    await hands.press(next(page))
    await expect(tour(page).getByRole('button', { name: 'Dismiss' })).toBeHidden()
  })

  await test.step('a stand-up, after which the tick is still there', async () => {
    await hands.press(screen(page).getByRole('button', { name: 'Great' }))
    await hands.press(screen(page).getByRole('button', { name: 'Done', exact: true }))
    await expectStop(page, 1)
    await expect(dishes).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a link out of the tour stays here, and says so', async () => {
    await hands.press(screen(page).locator('summary').filter({ hasText: /^Week/ }))
    await hands.press(screen(page).getByRole('link', { name: 'Days off' }))
    await expect(tour(page).getByText('That screen waits for your own family.')).toBeVisible()
    await expectStop(page, 1)
  })

  await test.step('a card of a look back, and an idea for a week', async () => {
    for (let stop = 1; stop < 4; stop += 1) await hands.press(next(page))
    await expectStop(page, 4)
    const line = screen(page).getByLabel(/^What was (good|hard) this week|^Your answer/)
    // Whoever is asked without pictures has it open below the question.
    if (!(await line.isVisible()))
      await hands.press(
        screen(page)
          .locator('summary')
          .filter({ hasText: /own words|One more card/ }),
      )
    await hands.write(line, 'The soup')
    await hands.press(screen(page).getByRole('button', { name: 'Add it', exact: true }))
    await expect(screen(page).getByText('The soup', { exact: true })).toBeVisible()
    await hands.press(next(page))
    await hands.press(next(page))
    await hands.press(screen(page).getByRole('button', { name: 'Add to the plan' }).first())
    await hands.press(screen(page).getByRole('menuitem', { name: 'Week 4' }))
    await expect(tour(page).getByText(/^“.+” is in Week\s4$/)).toBeVisible()
  })
}

test(
  'every stop of the tour is reached by key, and its buttons before the sample [K7]',
  { tag: '@desktop' },
  async ({ page, hands }) => {
    const { keyboard } = page
    await page.goto(publicPaths.landing)
    await opener(page).focus()
    await keyboard.press('Enter')
    await expectStop(page, 1)
    await expect(tour(page).getByRole('heading', { name: stops[0]!.title })).toBeFocused()
    await keyboard.press('Tab')
    await expect(next(page), 'before all that the sample holds').toBeFocused()
    await keyboard.press('ArrowLeft')
    await expectStop(page, 1)
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowRight')
    await expectStop(page, 3)
    // An arrow within a choice of the screen stays in it.
    await screen(page).locator('summary').first().focus()
    await expectStop(page, 3)
    // The focus is not lost with the screen that it was on.
    await screen(page).getByRole('button', { name: /^Read/ }).first().focus()
    await keyboard.press('ArrowRight')
    await expectStop(page, 4)
    await expect(screen(page).getByRole('heading', { level: 1 })).toBeFocused()
    await keyboard.press('Escape')
    await expect(tour(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await walkThrough(page, hands, async () => {})
  },
)
