// From the landing page to a first plan for five, on one phone, in as few taps as it takes.
import type { Locator } from '@playwright/test'
import { button, choiceIn, field, itIs, link } from './first-week/journey.ts'
import { apiFor, password } from './support/api.ts'
import { expect, test } from './support/test.ts'
import { next, phone, thumbOn } from './support/thumb.ts'

const sunday = '2026-03-01'

test.describe('the way in', { tag: '@phone' }, () => {
  test.use({ viewport: phone })

  test('leads from the landing page to a first plan for five in 38 taps [N14, N15, N22]', async ({
    page,
    context,
    server,
  }) => {
    const { press, tap, taps } = thumbOn(page, 'first-plan')
    /** Opening a field is a tap, typing is none. */
    const write = async (input: Locator, text: string) => {
      await press(input)
      await input.fill(text)
    }
    const heading = page.getByRole('heading', { level: 1 })
    const { email } = apiFor(context, server.url)
    await itIs(page, sunday)
    await page.goto('/')

    await test.step('an account', async () => {
      await press(page.getByRole('tab', { name: 'Create Account' }))
      await write(field(page, 'E-mail'), email)
      await write(page.getByLabel('Password', { exact: true }), password)
      const human = page.getByRole('checkbox', { name: 'I am a human' })
      await press(human.locator('xpath=ancestor::label'))
      await expect(human).toBeChecked()
      await press(button(page, 'Create account'))
    })

    await test.step('a family of five', async () => {
      await press(link(page, 'Start with your family'))
      await write(field(page, 'You: what does your family call you?'), 'Maya')
      for (const [name, age] of [
        ['Leo', '3 to 5'],
        ['Mia', '6 to 8'],
        ['Tom', '13 to 17'],
      ] as const) {
        await press(button(page, 'Add a child'))
        await write(field(page, 'Nickname'), name)
        await press(choiceIn(page, 'Age group', age).locator('xpath=ancestor::label'))
        await press(button(page, 'Add to the family'))
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await press(button(page, 'Add an adult'))
      await write(field(page, 'Name or nickname'), 'Ben')
      await press(button(page, 'Add to the family'))
      await expect(page.getByRole('dialog')).toBeHidden()
      await press(button(page, 'Continue'))
    })

    await test.step('what matters, and a goal', async () => {
      const matter = page.getByRole('checkbox', { name: 'Calm days', exact: true }).first()
      await press(matter.locator('xpath=ancestor::label'))
      await press(button(page, 'Continue'))
      await expect(heading).toHaveText('What do you love doing?')
      await press(button(page, 'Continue'))
      await expect(page.getByRole('list', { name: 'Missions for you' })).toBeVisible()
      await press(page.getByRole('list', { name: 'Missions for you' }).getByRole('button').first())
      await press(button(page, 'This is our mission'))
      await expect(heading).toHaveText('You are ready')
    })

    await test.step('a first plan: two steps of the goal, each somebody’s', async () => {
      await press(link(page, 'Plan our first week'))
      await tap(next(page))
      await tap(next(page))
      await tap(next(page))
      const lines = page.getByRole('list', { name: 'Next for our mission' }).getByRole('button')
      for (let line = 0; line < 2; line += 1) await tap(lines.nth(line))
      await tap(next(page))
      const plan = page.getByRole('list', { name: 'Tasks of the week' }).getByRole('listitem')
      await expect(plan).toHaveCount(2)
      for (const line of await plan.all()) await expect(line).toContainText('Maya')
      await tap(next(page))
      await tap(next(page))
      await tap(next(page))
      await expect(heading).toHaveText('Week 1 is planned')
    })
    expect(taps()).toBeLessThanOrEqual(38)

    await test.step('they are asked when they meet, and need not say', async () => {
      const asked = page.getByRole('region', {
        name: 'When do you want to sit together each week?',
      })
      await tap(asked.getByText('Sat', { exact: true }))
      await write(asked.getByLabel('Meeting time'), '10:30')
      await heading.click()
      await expect
        .poll(
          async () => (await apiFor(context, server.url).bootstrap()).family.familyData.settings,
        )
        .toMatchObject({ meetingDay: 'Saturday', meetingTime: '10:30' })
    })
  })
})
