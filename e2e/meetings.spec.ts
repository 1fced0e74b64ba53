// What a family does in its meetings beside the plain way through (first-week.spec.ts): somebody is
// away, the other parent's phone goes on, little time, cards that belong together.
import { appPaths } from '#core/paths.ts'
import type { Locator, Page } from '@playwright/test'
import { aFamilySetUp, apiFor, firstDay } from './support/api.ts'
import { expectAccessible, expectAccessibleDayAndNight } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { expect, test } from './support/test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const next = (page: Page) => button(page, /^Next/).click()
const fold = (page: Page, words: string) => page.locator('summary').filter({ hasText: words })
const at = (page: Page, day: string) => page.clock.setFixedTime(`${day}T17:00:00+01:00`)

/** Presses the label of a choice, as it is the label that can be seen. */
async function toggle(page: Page, group: string, name: string) {
  const choices = page.getByRole('group', { name: group })
  await choices.locator('label').filter({ hasText: name }).click()
}

async function expectGood(page: Page) {
  await expectFits(page)
  await expectAccessible(page)
}

/** Once in each meeting, which nobody else sees in the dark. */
async function expectGoodDayAndNight(page: Page) {
  await expectFits(page)
  await expectAccessibleDayAndNight(page)
}

test(
  'meetings suit who is here, how much time there is and which phone is at hand [S1.5, S3.3]',
  { tag: '@phone' },
  async ({ page, context, server, anotherBrowser }) => {
    test.setTimeout(180_000)
    const api = apiFor(context, server.url)
    await aFamilySetUp(api)

    await test.step('Sunday: the meeting begins with who is here, and its jobs go to them', async () => {
      await at(page, firstDay)
      await page.goto(appPaths.planMeeting)
      await expect(button(page, 'Maya hosts')).toBeVisible()
      await expect(button(page, 'Leo keeps time')).toBeVisible()
      await toggle(page, 'Who is here today?', 'Maya')
      // Ben takes the notes already.
      await expect(button(page, 'Mia hosts')).toBeVisible()
      await toggle(page, 'Who is here today?', 'Leo')
      await expect(page.getByText('About 20 minutes.')).toBeVisible()
      await toggle(page, 'How much time do you have?', '8 minutes')
      await expectGood(page)

      await button(page, 'Start the meeting').click()
      const thanks = page.getByRole('group', { name: 'Who says thank you?' })
      await expect(thanks).not.toContainText('Maya')
      await next(page)
      await fold(page, 'Notes, with').click()
      await page.getByLabel('What did you agree on?').fill('Pizza on Friday')
      await next(page)
      await expect(title(page)).toHaveText('What is coming, and how is our energy?')
      await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^(Saved)?$/)
    })

    await test.step('Sunday: it goes on on the other phone', async () => {
      const other = await anotherBrowser()
      await apiFor(other, server.url).signIn(api.email)
      const phone = await other.newPage()
      await at(phone, firstDay)
      await phone.goto(appPaths.planMeeting)
      await expect(title(phone)).toHaveText('What is coming, and how is our energy?')
      await fold(phone, 'Notes, with').click()
      await expect(phone.getByLabel('What did you agree on?')).toHaveValue('Pizza on Friday')
      await button(phone, 'Mia hosts').click()
      const dialog = phone.getByRole('dialog')
      await expect(dialog.getByRole('checkbox', { name: 'Maya' })).not.toBeChecked()
      await expect(dialog.getByRole('radio', { name: '8 minutes' })).toBeChecked()
      await expectGood(phone)
      await toggle(phone, 'Who is here today?', 'Maya')
      await dialog.getByRole('button', { name: 'Done' }).click()

      await next(phone)
      await button(phone, 'Add to the plan').first().click()
      const chooses = phone.getByRole('group', { name: 'Who chooses now?' })
      await expect(chooses).not.toContainText('Leo')
      const taken = phone.getByRole('group', { name: 'What does Mia take?' })
      await taken.locator('label').first().click()
      await expect(taken.getByRole('checkbox').first()).toBeChecked()
      const tasks = phone.getByRole('list', { name: 'Tasks of the week' })
      await expect(tasks).toContainText('Mia')
      await button(phone, 'Now Tom chooses').click()
      await expect(phone.getByRole('group', { name: 'What does Tom take?' })).toBeVisible()
      await expectGoodDayAndNight(phone)
      // The first phone has followed.
      await expect(title(page)).toHaveText('Our next step, and who does what')
      await next(phone)
      await next(phone)
      await expect(phone.getByText('Two minutes of fun to end with')).toBeVisible()
      await button(phone, 'Save this week’s plan').click()
      await expect(title(phone)).toHaveText('Week 1 is planned')
      await expect(title(page), 'as on the first phone').toHaveText('Week 1 is planned')
      await other.close()
    })

    await test.step('Monday: a short stand-up without Mia', async () => {
      await at(page, '2026-03-02')
      await page.getByRole('link', { name: 'Check in' }).click()
      await standUpWithoutMia(page)
    })

    await test.step('the next Sunday: a look back', async () => {
      await at(page, '2026-03-08')
      await page.goto(appPaths.retrospective)
      await toggle(page, 'How much time do you have?', '6 minutes')
      await expect(page.getByRole('list', { name: 'What you will do' })).not.toContainText('Why')
      await expectFits(page)
      await button(page, 'Start looking back').click()
      await next(page)
      await next(page)
      await layCardsTogether(page)
      await expectGoodDayAndNight(page)

      await button(page, 'Next: One thing to try').click()
      await next(page)
      await button(page, 'Close Week 1').click()
      await expect(title(page)).toHaveText('Week 1 is closed')
      const drafted = 'Week 2 is drafted: one task waits in it, carried over.'
      await expect(page.getByText(drafted)).toBeVisible()
      await expectGood(page)
      await page.getByRole('link', { name: 'Plan the next week' }).click()
      await expect(title(page)).toHaveText('Plan the week together')
    })
  },
)

async function standUpWithoutMia(page: Page) {
  const round = page.getByRole('list', { name: 'The round, youngest first' })
  await fold(page, 'Somebody away').click()
  await toggle(page, 'Who is here?', 'Mia')
  await toggle(page, 'How much time do you have?', '3 minutes')
  await expect(round).not.toContainText('Mia')
  await expectFits(page)
  await button(page, 'Start with Leo').click()
  const answers = page.getByRole('list', { name: 'Two answers to choose from' })
  await chooseFirst(answers)
  await expectGoodDayAndNight(page)
  await button(page, 'Done, pass to Tom').click()
  await expect(title(page)).toHaveText('Tom’s turn')
  await expect(page.getByLabel('I want help with')).toBeVisible()
  await expect(page.getByLabel('What I did')).toBeHidden()
  await expectGood(page)
  await button(page, 'Back to the round').click()
  await expect(round.getByRole('listitem').first()).toContainText('?')
  // Yesterday can be filled in, and nobody is asked about a day that is over.
  await page.getByRole('radio', { name: 'Yesterday' }).check({ force: true })
  await button(page, 'Start with Leo').click()
  await expect(page.getByRole('group', { name: 'How was Leo’s day?' })).toBeVisible()
  await expect(answers).toBeHidden()
  await expectFits(page)
}

async function chooseFirst(answers: Locator) {
  const first = answers.getByRole('button').first()
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
}

async function layCardsTogether(page: Page) {
  for (const text of ['Pancakes', 'A rush in the morning', 'The lake', 'Lost shoes']) {
    await page.getByLabel(/^What was (good|hard) this week/).fill(text)
    await button(page, 'Put it on the table').click()
  }
  await fold(page, 'belong together').click()
  await toggle(page, 'Which cards?', 'rush')
  await button(page, 'Lay them together').click()
  await expect(page.getByText('Choose two cards or more first.')).toBeVisible()
  await toggle(page, 'Which cards?', 'shoes')
  await page.getByLabel('What do they have in common?').fill('Mornings')
  await button(page, 'Lay them together').click()
  const mornings = page.getByRole('list', { name: 'Lows: Mornings' })
  await expect(mornings.getByRole('listitem')).toHaveCount(2)
  await button(page, 'Take apart: Mornings').click()
  await expect(mornings).toBeHidden()
  await button(page, 'Undo').click()
  await expect(mornings.getByRole('listitem')).toHaveCount(2)
}
