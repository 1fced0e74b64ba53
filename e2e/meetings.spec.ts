// What a family does in its meetings beside the plain way through (first-week.spec.ts): somebody is
// away, the other parent's phone goes on, little time, cards that belong together.
import { setTimeout as pause } from 'node:timers/promises'
import { appPaths } from '#core/paths.ts'
import type { Locator, Page } from '@playwright/test'
import { aFamilyInItsWeek, aFamilySetUp, apiFor, aTask, firstDay } from './support/api.ts'
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
    const api = apiFor(context, server.url)
    await aFamilySetUp(api)

    await test.step('Sunday: the meeting begins with who is here, and its jobs go to them', async () => {
      await at(page, firstDay)
      await page.goto(appPaths.planMeeting)
      await expect(page.getByText('Maya asks')).toBeVisible()
      await fold(page, 'Who leads').click()
      await expect(button(page, /^Leo keeps time/)).toBeVisible()
      await toggle(page, 'Who is here today?', 'Maya')
      // Ben takes the notes already.
      await expect(page.getByText('Mia asks')).toBeVisible()
      await toggle(page, 'Who is here today?', 'Leo')
      // Without a week behind it, the whole meeting takes four minutes less (N12).
      await expect(page.getByRole('radio', { name: '16 min' })).toBeChecked()
      await page.getByText(/^7 min$/).click()
      await expectGood(page)

      await button(page, 'Start the meeting').click()
      const faces = page.getByRole('group', { name: 'Whom does Mia thank?' })
      await expect(faces).toContainText('Ben')
      await expect(faces).not.toContainText('Maya')
      await button(page, /^Notes, with/).click()
      await page.getByLabel('What did you agree on?').fill('Pizza on Friday')
      await next(page)
      await expect(title(page)).toHaveText('What is coming?')
      await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^(Saved)?$/)
    })

    await test.step('Sunday: it goes on on the other phone', async () => {
      const other = await anotherBrowser()
      await apiFor(other, server.url).signIn(api.email)
      const phone = await other.newPage()
      await at(phone, firstDay)
      await phone.goto(appPaths.planMeeting)
      await expect(title(phone)).toHaveText('What is coming?')
      await button(phone, /^Notes, with/).click()
      await expect(phone.getByLabel('What did you agree on?')).toHaveValue('Pizza on Friday')
      await button(phone, /Who is here, who does what/).click()
      const dialog = phone.getByRole('dialog')
      await expect(dialog.getByRole('checkbox', { name: 'Maya' })).not.toBeChecked()
      await expect(dialog.getByRole('radio', { name: '7 min' })).toBeChecked()
      await expectGood(phone)
      await toggle(phone, 'Who is here today?', 'Maya')
      await dialog.getByRole('button', { name: 'Done' }).click()
      // What comes this soon after “Done”, and as near to it, counts as its second tap.
      await title(phone).click()

      await next(phone)
      await button(phone, 'Add to the plan').first().click()
      await next(phone)
      const line = phone.getByRole('list', { name: 'Tasks of the week' }).getByRole('listitem')
      // What is for all stays closed, and what is for somebody to take is open already.
      await line.locator('details').evaluate((one: HTMLDetailsElement) => void (one.open = true))
      // Whoever is away can be given something, too, after those who choose.
      await expect(line.getByRole('checkbox').nth(-2)).toHaveAccessibleName('Leo')
      await line.locator('label').first().click()
      await expect(line.getByRole('checkbox', { name: 'Mia' })).toBeChecked()
      await expectGoodDayAndNight(phone)
      // The first phone has followed.
      await expect(title(page)).toHaveText('What will we do?')
      await next(phone)
      await next(phone)
      await button(phone, 'Save this week’s plan').click()
      await expect(phone.getByText('Before you get up')).toBeVisible()
      await expect(title(phone)).toHaveText('Week 1 is planned')
      await expect(title(page), 'as on the first phone').toHaveText('Week 1 is planned')
      await other.close()
    })

    await test.step('Monday: a short stand-up without Mia', async () => {
      await at(page, '2026-03-02')
      await page.goto(appPaths.standUp)
      await standUpWithoutMia(page)
    })

    await test.step('the next Sunday: a look back', async () => {
      await at(page, '2026-03-08')
      await page.goto(appPaths.retrospective)
      await page.getByText(/^6 min$/).click()
      await expectFits(page)
      await button(page, 'Start looking back').click()
      await expect(title(page)).toHaveText('How was our week?')
      await expectGood(page)
      await next(page)
      await expect(title(page), 'read aloud as a new question').toBeFocused()
      await next(page)
      await layCardsTogether(page)
      await expectGoodDayAndNight(page)

      await next(page)
      await next(page)
      await button(page, 'Close Week 1').click()
      await expect(title(page)).toHaveText('That was Week 1')
      const drafted = 'Week 2 is drafted: one task waits in it, carried over.'
      await expect(page.getByText(drafted)).toBeVisible()
      await expectGood(page)
      await button(page, 'Plan the next week').click()
      await expect(title(page)).toHaveText('Plan the week together')
    })
  },
)

test(
  'Back goes one part of the meeting back, and from the first part leaves [P12]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    await aFamilySetUp(apiFor(context, server.url))
    await at(page, firstDay)
    await page.goto(appPaths.dashboard)
    await page.getByRole('link', { name: 'Start the plan meeting' }).click()
    await button(page, 'Start the meeting').click()
    await expect(title(page)).toHaveText('Leo thanks …')
    await expect(button(page, 'Next: the dates')).toBeVisible()
    await next(page)
    await expect(title(page)).toHaveText('What is coming?')
    await next(page)
    await expect(title(page)).toHaveText('What will we do?')
    await page.goBack()
    await expect(title(page)).toHaveText('What is coming?')
    await page.goBack()
    await expect(title(page)).toHaveText('Leo thanks …')
    await page.goBack()
    await expect(page).toHaveURL(appPaths.dashboard)
  },
)

test(
  'the second tap of a child’s finger answers for nobody, nor does it skip a part [N8]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud')])
    await at(page, firstDay)
    await page.goto(appPaths.standUp)
    await button(page, 'Start with Leo').click()
    await expect(title(page)).toContainText('Leo')
    await tapTwice(page, button(page, 'Great'))
    await expect(title(page)).toContainText('Mia')
    await tapTwice(page, button(page, 'Great'))
    await expect(title(page)).toContainText('Tom')
    const { sprints } = await api.bootstrap()
    const answered = sprints[0]!.standUps[0]!.answers.map(({ memberId }) => memberId)
    expect(answered).toEqual(['leo', 'mia'])

    await page.goto(appPaths.retrospective)
    await button(page, 'Look back now').click()
    await button(page, 'Start looking back').click()
    await expect(title(page)).toHaveText('How was our week?')
    await tapTwice(page, button(page, /^Next/))
    await expect(title(page)).toHaveText('What happened?')
  },
)

/** As a finger does that comes down twice: the second time 150 ms later, whatever is there by then. */
async function tapTwice(page: Page, control: Locator) {
  await control.click({ trial: true })
  const { x, y, width, height } = (await control.boundingBox())!
  const point = [x + width / 2, y + height / 2] as const
  // A finger does not wait until a slow page has heard of its first tap.
  const first = page.touchscreen.tap(...point)
  await pause(150)
  await Promise.all([first, page.touchscreen.tap(...point)])
  await page.waitForTimeout(600)
}

async function standUpWithoutMia(page: Page) {
  const round = page.getByRole('list', { name: 'The round, youngest first' })
  await fold(page, 'Somebody away').click()
  await toggle(page, 'Who is here?', 'Mia')
  await page.getByText(/^3 min$/).click()
  await expect(round).not.toContainText('Mia')
  await expectFits(page)
  await button(page, 'Start with Leo').click()
  const answers = page.getByRole('list', { name: /^Two answers|^Leo’s tasks/ })
  await chooseFirst(answers)
  await expectGoodDayAndNight(page)
  await button(page, 'Pass').click()
  await expect(title(page)).toHaveText(/^Tom, /)
  await fold(page, 'Help or a note').click()
  await expect(page.getByLabel('I want help with')).toBeVisible()
  await expect(page.getByLabel('What I did')).toBeHidden()
  await expectGood(page)
  await button(page, 'Back to the round').click()
  // Yesterday can be filled in, and nobody is asked about a day that is over.
  await fold(page, 'One of you is away today').click()
  await toggle(page, 'Which day?', 'Yesterday')
  await expect(title(page)).toHaveText('Check in for yesterday')
  await button(page, 'Start with Leo').click()
  await expect(title(page)).toHaveText('How was Leo’s day yesterday?')
  await expect(page.getByRole('list', { name: /^Two answers/ })).toBeHidden()
  await expectFits(page)
}

async function chooseFirst(answers: Locator) {
  const first = answers.getByRole('button').first()
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
}

async function layCardsTogether(page: Page) {
  const cards = {
    Pancakes: 'Good',
    'A rush in the morning': 'Hard',
    'The lake': 'Good',
    'Lost shoes': 'Hard',
  }
  // Whoever has more to say adds one after the other; the way on puts the last one down.
  await fold(page, 'In your own words').click()
  for (const [text, kind] of Object.entries(cards)) {
    await toggle(page, 'What kind of card?', kind)
    await page.getByLabel(/^What was (good|hard) this week/).fill(text)
    if (text !== 'Lost shoes') await page.getByRole('button', { name: 'Add it' }).click()
  }
  for (const name of ['Mia', 'Tom', 'Maya', 'Ben']) {
    await next(page)
    await expect(title(page)).toContainText(name)
  }
  // Ben has no card of his own yet: those of the others are folded.
  await fold(page, 'What the others said').click()
  await fold(page, 'similar cards').click()
  await toggle(page, 'Which cards?', 'rush')
  await button(page, 'Lay them together').click()
  await expect(page.getByText('Choose two cards or more first.')).toBeVisible()
  await toggle(page, 'Which cards?', 'shoes')
  await page.getByLabel('What do they have in common?').fill('Mornings')
  await button(page, 'Lay them together').click()
  const mornings = page.getByRole('list', { name: 'Hard: Mornings' })
  await expect(mornings.getByRole('listitem')).toHaveCount(2)
  await button(page, 'Take apart: Mornings').click()
  await expect(mornings).toBeHidden()
  await button(page, 'Undo').click()
  await expect(mornings.getByRole('listitem')).toHaveCount(2)
}
