// The library of example goals as a visitor finds it on the landing page.
import { exampleGoals } from '#content/goals/index.ts'
import { publicPaths } from '#core/paths.ts'
import { findGoals } from '#web/parts/goals/find-goals.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import type { Hands } from './support/hands.ts'
import { expect, test } from './support/test.ts'

const library = (page: Page) => page.getByRole('dialog', { name: 'The library of goals' })
const opener = (page: Page) => page.getByRole('button', { name: 'Browse Example Goals' })
const titles = (page: Page) =>
  library(page).getByRole('list', { name: 'Goals' }).getByRole('heading', { level: 3 })
const all = { text: '', category: null, age: null }

async function open(page: Page, hands: Hands) {
  await page.goto(publicPaths.landing)
  await hands.press(opener(page))
  await expect(library(page).getByText(`${exampleGoals.length} goals.`)).toBeVisible()
}

test(
  'goals are found by subject, by age and by words',
  { tag: '@desktop' },
  async ({ page, hands }) => {
    await open(page, hands)
    const found = async (filter: Parameters<typeof findGoals>[1]) => {
      const goals = findGoals(exampleGoals, filter)
      const words = goals.length === 1 ? '1 goal fits.' : `${goals.length} goals fit.`
      await expect(library(page).getByRole('status').filter({ hasText: words })).toBeVisible()
      await expect(titles(page)).toHaveText(goals.slice(0, 12).map(({ title }) => title))
    }
    await hands.choose(library(page).getByRole('radio', { name: 'Reading and stories' }))
    await found({ ...all, category: 'reading' })
    await hands.pick(library(page).getByLabel('Suits'), '3 to 5')
    await found({ ...all, category: 'reading', age: '3-5' })
    await hands.choose(library(page).getByRole('radio', { name: 'Everything' }))
    await hands.write(library(page).getByLabel('Search the goals'), 'grand')
    await found({ text: 'grand', category: null, age: '3-5' })
    await hands.write(library(page).getByLabel('Search the goals'), 'xylophone')
    await expect(library(page).getByText(/^No goal fits all of this/)).toBeVisible()
    await hands.press(library(page).getByRole('button', { name: 'Show all goals' }))
    await expect(library(page).getByText(`${exampleGoals.length} goals.`)).toBeVisible()
  },
)

test(
  'each goal unfolds to its course, more goals come on request, and all of it is accessible',
  { tag: '@phone' },
  async ({ page, hands }) => {
    test.setTimeout(120_000)
    await open(page, hands)
    const [first] = exampleGoals
    await hands.press(library(page).locator('summary', { hasText: first!.title }))
    for (const text of [...first!.firstSteps, first!.measure, first!.celebration]) {
      await expect(library(page).getByText(text, { exact: true })).toBeVisible()
    }
    const tooWide = await library(page).evaluate(({ scrollWidth, clientWidth }) => {
      return scrollWidth > clientWidth
    })
    expect(tooWide, 'the dialog scrolls sideways').toBe(false)
    await expectAccessible(page)
    await hands.press(library(page).getByRole('button', { name: 'Show more' }))
    await expect(titles(page)).toHaveCount(24)
    await expect(
      library(page).locator('summary', { hasText: exampleGoals[12]!.title }),
    ).toBeFocused()
  },
)

test(
  'a goal that was chosen waits in this tab for the account, with its title [S3.6]',
  { tag: '@phone' },
  async ({ page, hands }) => {
    await open(page, hands)
    const goal = exampleGoals.find(({ category }) => category === 'making')!
    await hands.choose(library(page).getByRole('radio', { name: 'Music and making' }))
    await hands.press(library(page).getByRole('button', { name: `Choose: ${goal.title}` }))
    await expect(library(page)).toBeHidden()
    const kept = await page.evaluate(() => sessionStorage.getItem('selected-goal'))
    expect(JSON.parse(kept ?? 'null')).toMatchObject({ title: goal.title, id: goal.id })
  },
)

test(
  'Esc closes the library and leads back to its button',
  { tag: '@desktop' },
  async ({ page, hands }) => {
    await open(page, hands)
    await page.keyboard.press('Escape')
    await expect(library(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  },
)
