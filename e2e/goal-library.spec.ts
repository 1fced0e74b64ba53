// The library of example goals as a visitor finds it on the landing page, and a goal's way from there
// to the form.
import { exampleGoals } from '#content/goals/index.ts'
import { anchors, publicPaths } from '#core/paths.ts'
import { findGoals } from '#web/shared/goals/find-goals.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import type { Hands } from './support/hands.ts'
import { expect, test } from './support/test.ts'

const library = (page: Page) => page.getByRole('dialog', { name: 'The library of goals' })
const opener = (page: Page) => page.getByRole('button', { name: 'Browse Example Goals' })
const titles = (page: Page) =>
  library(page).getByRole('list', { name: 'Goals' }).getByRole('heading', { level: 3 })
const keptGoal = (page: Page) => page.evaluate(() => sessionStorage.getItem('selected-goal'))
const all = { text: '', category: null, age: null }

async function open(page: Page, hands: Hands) {
  await hands.press(opener(page))
  await expect(library(page).getByText(`${exampleGoals.length} goals.`)).toBeVisible()
}

async function close(page: Page) {
  await page.keyboard.press('Escape')
  await expect(library(page)).toBeHidden()
}

test(
  'a goal is found in the library, chosen, and shown at the form [S2.11, S9.4]',
  { tag: '@desktop' },
  async ({ page, hands }) => {
    await page.goto(publicPaths.landing)
    await open(page, hands)
    await test.step('found by subject, age and words', () => findThem(page, hands))
    await close(page)
    await expect(opener(page)).toBeFocused()
    await open(page, hands)
    await test.step('chosen, kept for the tab, and shown at the form, which is highlighted for 2000 ms', () =>
      chooseFirst(page, hands))
  },
)

async function findThem(page: Page, hands: Hands) {
  const found = async (filter: Parameters<typeof findGoals>[1]) => {
    const goals = findGoals(exampleGoals, filter)
    const words = goals.length === 1 ? '1 goal fits.' : `${goals.length} goals fit.`
    await expect(library(page).getByRole('status').filter({ hasText: words })).toBeVisible()
    await expect(titles(page)).toHaveText(goals.slice(0, 12).map(({ title }) => title))
  }
  const [search, filter] = [
    library(page).getByLabel('Search the goals'),
    library(page).getByLabel('Or show'),
  ]
  await hands.pick(filter, 'Reading and stories')
  await found({ ...all, category: 'reading' })
  await hands.pick(filter, '3 to 5')
  await found({ ...all, age: '3-5' })
  await hands.write(search, 'grand')
  await found({ ...all, text: 'grand' })
  await expect(filter, 'one of the two at a time').toHaveValue('')
  await hands.pick(filter, 'Music and making')
  await expect(search).toHaveValue('')
  await hands.write(library(page).getByLabel('Search the goals'), 'xylophone')
  await expect(library(page).getByText('No goal fits. Try another word.')).toBeVisible()
  await hands.press(library(page).getByRole('button', { name: 'Show all goals' }))
  await expect(library(page).getByText(`${exampleGoals.length} goals.`)).toBeVisible()
}

/** The ground that draws the eye to the form, in the light. */
const sunny = 'rgb(253, 236, 206)'

async function chooseFirst(page: Page, hands: Hands) {
  const [goal] = exampleGoals
  const now = new Date()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(new Date(now.getTime() + 60_000))
  await hands.press(library(page).locator('summary', { hasText: goal!.title }))
  await hands.press(library(page).getByRole('button', { name: `Choose: ${goal!.title}` }))
  await expect(library(page)).toBeHidden()
  expect(JSON.parse((await keptGoal(page))!)).toMatchObject({ title: goal!.title })
  await expect(page.getByRole('tab', { name: 'Create Account' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const form = page.locator(`#${anchors.start}`)
  // A fade takes its time, which the page's clock does not hold.
  const ground = () =>
    form.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished))
      return getComputedStyle(element).backgroundColor
    })
  const card = form.getByRole('heading', { name: 'Selected Goal' }).locator('..')
  await expect(card).toContainText(goal!.title)
  await page.clock.runFor(1_000)
  await expect(card).toBeInViewport()
  await expect.poll(ground).toBe(sunny)
  // The choice to end it is made after 2000 ms and not before.
  await page.clock.runFor(900)
  expect(await ground()).toBe(sunny)
  await page.clock.runFor(200)
  await expect.poll(ground).toBe('rgb(255, 255, 255)')
  await page.reload()
  await expect(form).toContainText(goal!.title)
}

test(
  'the library unfolds a goal, and a chosen goal waits in its tab [S2.11, S3.6, N36]',
  { tag: '@phone' },
  async ({ page, hands }) => {
    await page.goto(publicPaths.landing)
    const card = page.getByRole('heading', { name: 'Selected Goal' })
    await test.step('a goal is kept', async () => {
      await hands.press(page.getByRole('button', { name: /^Choose: Grow a salad/ }))
      await expect(card).toBeVisible()
      expect(await keptGoal(page)).toContain('Grow a salad')
    })

    await test.step('each unfolds to its course, and more come on request', async () => {
      await open(page, hands)
      const [first] = exampleGoals
      await expect(titles(page).nth(4), 'several in one view').toBeInViewport({ ratio: 1 })
      await hands.press(library(page).locator('summary', { hasText: first!.title }))
      for (const text of [...first!.firstSteps, first!.measure, first!.celebration]) {
        await expect(library(page).getByText(text, { exact: true })).toBeVisible()
      }
      const tooWide = await library(page).evaluate(({ scrollWidth, clientWidth }) => {
        return scrollWidth > clientWidth
      })
      expect(tooWide, 'the dialog scrolls sideways').toBe(false)
      await expectAccessible(page, 'dialog[open]')
      await hands.press(library(page).getByRole('button', { name: 'Show more' }))
      await expect(titles(page)).toHaveCount(24)
      await expect(
        library(page).locator('summary', { hasText: exampleGoals[12]!.title }),
      ).toBeFocused()
    })

    await test.step('closing without a choice clears the one that was kept', async () => {
      await close(page)
      await expect(card).toBeHidden()
      expect(await keptGoal(page)).toBeNull()
    })

    await test.step('one that is chosen waits in this tab for the account', async () => {
      await open(page, hands)
      const goal = exampleGoals.find(({ category }) => category === 'making')!
      await hands.pick(library(page).getByLabel('Or show'), 'Music and making')
      await hands.press(library(page).locator('summary', { hasText: goal.title }))
      await hands.press(library(page).getByRole('button', { name: `Choose: ${goal.title}` }))
      await expect(library(page)).toBeHidden()
      expect(JSON.parse((await keptGoal(page))!)).toMatchObject({ title: goal.title, id: goal.id })
    })
  },
)
