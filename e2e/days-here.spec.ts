// A child with two homes: here on some days, and asked for nothing on the others.
import type { Page } from '@playwright/test'
import { appPaths, settingsPaths } from '#core/paths.ts'
import { weekdays } from '#core/words.ts'
import { aFamilyInItsWeek, aFamilySetUp, apiFor, aTask, firstDay } from './support/api.ts'
import { expectAccessibleDayAndNight } from './support/axe.ts'
import { expectGoodOnBothScreens } from './support/both-screens.ts'
import { expect, test } from './support/test.ts'
import { goWithin } from './support/within.ts'
import { phone } from './support/thumb.ts'

/** Mia is here from Wednesday to Friday; the journey's Sunday is none of her days. */
const herDays = ['Wednesday', 'Thursday', 'Friday']

/** A family that has said that Mia is there every day. */
async function alwaysWithMia(api: ReturnType<typeof apiFor>): Promise<void> {
  const familyId = await aFamilySetUp(api)
  const from = '2026-01-04'
  const patterns = [{ from, startsOn: from, weeks: [[...weekdays]] }]
  await api.toFamily(familyId, { type: 'set-days-here', memberId: 'mia', patterns })
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test.describe('two homes', { tag: '@phone' }, () => {
  test.use({ viewport: phone })

  test('days here are entered once, ask only who is here, and change by one tap [17.6]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('teeth', 'Brush teeth', { owners: ['mia', 'leo'] })])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)

    await test.step('a pattern, on a phone', async () => {
      await page.goto(`${settingsPaths.daysHere}?member=mia`)
      await expect(page.getByRole('radio', { name: 'Mia' })).toBeChecked()
      await page.getByText('On some days').click()
      const week = (name: string) => page.getByRole('group', { name })
      for (const row of ['This week', 'The week after']) {
        const days = week(row).getByRole('checkbox')
        for (let at = 0; at < 7; at += 1) {
          const day = days.nth(at)
          const name = (await day.getAttribute('aria-label')) ?? ''
          const label = day.locator('xpath=ancestor::label')
          if (!herDays.some((one) => name.startsWith(one))) await label.click()
        }
      }
      await expect(page.getByText('Here every week from Wednesday to Friday.')).toBeVisible()
      await expectGoodOnBothScreens(page, async () => {
        await expect(button(page, 'Save from this week on')).toBeVisible()
      })
      await button(page, 'Save from this week on').click()
      await expect(button(page, 'Save from this week on')).toBeHidden()
    })

    await test.step('holidays, refused where they end before they begin', async () => {
      const to = page.getByRole('textbox', { name: 'To optional' })
      await page.getByLabel('From').fill('2026-03-12')
      await to.fill('2026-03-11')
      await button(page, 'Add').click()
      await expect(page.getByText('Choose a day that is not before the first.')).toBeVisible()
      await to.fill('2026-03-13')
      await button(page, 'Add').click()
      await expect(page.getByRole('list', { name: 'Otherwise' })).toContainText('Away')
    })

    await test.step('today is without her, and a tap has her here', async () => {
      await goWithin(page, appPaths.dashboard)
      const tick = page.getByRole('button', { name: 'Brush teeth, Mia' })
      await expect(page.getByText('Mia is away until Tuesday')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Brush teeth, Leo' })).toBeVisible()
      await expect(tick).toHaveCount(0)
      await expectGoodOnBothScreens(page, () =>
        expect(button(page, 'Here today: Mia')).toBeVisible(),
      )
      await button(page, 'Here today: Mia').click()
      await expect(page.getByText('Mia is here today')).not.toHaveCount(0)
      await expect(tick).toBeVisible()
      await button(page, 'Undo').last().click()
      await expect(tick).toHaveCount(0)
    })

    await test.step('the check-in goes round without her', async () => {
      await goWithin(page, appPaths.standUp)
      const round = page.getByRole('list', { name: 'The round, youngest first' })
      await expect(round).toContainText('Leo')
      await expect(round).not.toContainText('Mia')
    })

    await test.step('the week at a glance has a switch for each day', async () => {
      await goWithin(page, appPaths.editSprint)
      await button(page, /^Wednesday/).click()
      await expect(button(page, 'Mia is here on Wednesday')).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('Escape')
      await button(page, /^Monday/).click()
      const monday = button(page, 'Mia is here on Monday')
      await expect(monday).toHaveAttribute('aria-pressed', 'false')
      await monday.click()
      await expect(monday).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('Escape')
    })

    await test.step('the printed plan has boxes on her days alone', async () => {
      await goWithin(page, appPaths.printablePlan)
      const cells = page.getByRole('row').filter({ hasText: 'Brush teeth' }).getByRole('cell')
      await expect(cells).toHaveText(['L', 'LMi', 'L', 'LMi', 'LMi', 'LMi', 'L'])
    })
  })

  test('two families share a child’s days by two yeses, and nothing else, until one ends it [17.6]', async ({
    page,
    context,
    server,
    anotherBrowser,
  }) => {
    const api = apiFor(context, server.url)
    const other = await anotherBrowser()
    for (const one of [api, apiFor(other, server.url)]) await alwaysWithMia(one)
    const there = await other.newPage()
    const here = `${settingsPaths.daysHere}?member=mia`
    await page.goto(here)
    await there.goto(here)

    await test.step('a code, and what it is about before anything is agreed', async () => {
      await button(page, 'Make a code for the other home').click()
      const code = await page.getByText(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/).innerText()
      await there.getByLabel('Or the code of the other home').fill('BCDF-GHJK-MNPQ')
      await button(there, 'Look at it').click()
      await expect(there.getByText('This code is not right')).toBeVisible()
      await there.getByLabel('Or the code of the other home').fill(code.toLowerCase())
      await button(there, 'Look at it').click()
      await expect(there.getByText('Nothing else is shared')).toBeVisible()
      await expectAccessibleDayAndNight(there)
      await button(there, 'Yes, that is Mia').click()
      await expect(there.getByText('You have said yes.')).toBeVisible()
    })

    await test.step('the second yes, on a page that hears of the first [P19]', async () => {
      await button(page, 'Yes, share the days').click()
      const left = page.getByRole('list', { name: 'Days left to the other home' })
      await expect(left.getByRole('listitem')).toHaveCount(5)
      await expectGoodOnBothScreens(page, () => expect(left).toBeVisible())
      await left.getByRole('button').first().click()
      await expect(left.getByRole('button', { name: /^Away/ })).toHaveCount(1)
    })

    await test.step('and in both once each says so', async () => {
      const asked = there.getByRole('list', { name: 'Days that they ask for too' })
      await expect(asked.getByRole('listitem')).toHaveCount(1)
      await expectGoodOnBothScreens(there, () => expect(asked).toBeVisible())
      await asked.getByRole('button', { name: /^Both homes/ }).click()
      await expect(there.getByText('is here')).not.toHaveCount(0)
      const both = page.getByRole('list', { name: 'Days in both homes' })
      await expect(both.getByRole('listitem')).toHaveCount(1)
    })

    await test.step('either ends it, after a question, and the other hears of it [P19]', async () => {
      await button(there, 'Share no longer').click()
      const asked = there.getByRole('dialog', { name: 'Share no longer?' })
      await expectAccessibleDayAndNight(there)
      await asked.getByRole('button', { name: 'Share no longer' }).click()
      await expect(button(there, 'Make a code for the other home')).toBeVisible()
      await expect(button(page, 'Make a code for the other home')).toBeVisible()
      await page.goto(appPaths.activity)
      await expect(page.getByText('ended sharing Mia’s days between the two homes')).toBeVisible()
    })
  })
})
