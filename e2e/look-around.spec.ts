// Looking around without an account, in a sample family of one's own.
import { appPaths, publicPaths, settingsPaths } from '#core/paths.ts'
import { errors } from '#core/errors.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFitsTwiceAsLarge } from './support/fits.ts'
import { pressPrint } from './support/pdf.ts'
import { expect, test } from './support/test.ts'

test.describe('looking around', { tag: '@phone' }, () => {
  test.use({ serverEnv: { DEMO: 'yes' }, viewport: { width: 360, height: 780 } })

  test('a visitor gets a sample family, ticks in it, and leaves it for one of their own [H16]', async ({
    page,
    hands,
    anotherBrowser,
  }) => {
    const ribbon = page.getByRole('complementary', { name: 'Sample family' })

    await test.step('from the landing page, by one press', async () => {
      await page.goto(publicPaths.landing)
      await hands.press(page.getByRole('button', { name: 'Look around' }))
      await expect(page).toHaveURL(appPaths.dashboard)
      await expect(page).toHaveTitle('Today · Elefam')
      await expect(ribbon).toContainText('Nothing stays.')
      const tasks = await page.getByRole('list', { name: 'For today' }).boundingBox()
      // On some weekdays the sample has an appointment, which stands above.
      const dates = page.getByRole('list', { name: 'On this day' })
      const above = (await dates.isVisible()) ? (await dates.boundingBox())!.height : 0
      expect(tasks!.y - above, 'where the day begins').toBeLessThanOrEqual(320)
      await expectAccessible(page)
      await expectFitsTwiceAsLarge(page)
    })

    await test.step('it is ticked like any, and kept over a reload', async () => {
      const tick = page.getByRole('button', { name: /Empty the dishwasher/ }).first()
      await hands.press(tick)
      await expect(tick).toHaveAttribute('aria-pressed', 'true')
      await page.reload()
      await expect(tick).toHaveAttribute('aria-pressed', 'true')
    })

    await test.step('another visitor has another one, in which nothing was ticked', async () => {
      const other = await (await anotherBrowser()).newPage()
      await other.goto(publicPaths.landing)
      await other.getByRole('button', { name: 'Look around' }).click()
      await expect(other).toHaveURL(appPaths.dashboard)
      const tick = other.getByRole('button', { name: /Empty the dishwasher/ }).first()
      await expect(tick).toHaveAttribute('aria-pressed', 'false')
    })

    await test.step('nothing leaves it: the settings say why', async () => {
      await page.goto(settingsPaths.signIn)
      await hands.write(page.getByRole('textbox', { name: 'Your name' }), 'Somebody')
      await hands.press(page.getByRole('button', { name: 'Save your name' }))
      await expect(page.getByText(errors['sample-only'].message)).toBeVisible()
    })

    await test.step('its plan is printed without marks, which no connection would change', async () => {
      await page.goto(appPaths.printablePlan)
      await expect(page.getByRole('region', { name: /^Fridge sheet/ }).first()).toBeVisible()
      await pressPrint(page)
      await expect(page.getByText('What a sample family prints is not kept')).toBeVisible()
    })

    await test.step('one’s own begins with the form, and the sample is closed', async () => {
      await hands.press(ribbon.getByRole('button', { name: 'Begin your own' }))
      await expect(page.getByRole('heading', { name: 'New Account' })).toBeVisible()
      await page.goto(appPaths.dashboard)
      await expect(page).toHaveURL(publicPaths.landing)
      await expectAccessible(page)
    })
  })
})
