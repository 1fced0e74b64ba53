// What a program asks of its device by names that must not be translated: notifications and voices.
import { languageCookie, publicPaths, settingsPaths } from '#core/paths.ts'
import { button } from './first-week/journey.ts'
import { aFamilySetUp, apiFor } from './support/api.ts'
import { withPushService } from './support/notifications.ts'
import { said } from './support/said.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

for (const language of ['de', 'ar']) {
  const say = said(language)

  test(
    `in "${language}" notifications are let in by a press [N23]`,
    { tag: '@phone' },
    async ({ page, context, server, hands }) => {
      await withPushService(context)
      await aFamilySetUp(apiFor(context, server.url))
      await context.addCookies([{ name: languageCookie, value: language, url: server.url }])
      await page.goto(settingsPaths.reminders)
      await hands.press(button(page, say('Remind me like this')))
      await expect(page.getByText(say('Notifications come to this device.'))).toBeVisible()
    },
  )

  test(
    `in "${language}" nothing is read aloud where the device has voices of others alone [N29]`,
    { tag: '@phone' },
    async ({ page, context, server }) => {
      await context.addCookies([{ name: languageCookie, value: language, url: server.url }])
      const withVoices = async (...voices: string[]) => {
        await page.addInitScript((all) => {
          const voice = (lang: string) => ({ lang, localService: true, default: false })
          SpeechSynthesis.prototype.getVoices = () =>
            all.map((lang) => voice(lang) as SpeechSynthesisVoice)
        }, voices)
        await page.goto(publicPaths.fun, { waitUntil: 'networkidle' })
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        // It can be seen before it can be worked.
        await expect(async () => {
          await page.locator('button', { hasText: say('Turn<0> the wheel</0>') }).click()
          await expect(asked).toBeVisible({ timeout: 5_000 })
        }).toPass()
      }
      // A card with a question, and in it nothing else to press.
      const asked = page.getByRole('status').locator('.animate-rise')
      const reader = page.getByRole('status').getByRole('button')
      await withVoices('en-GB', `${language}-AT`)
      await expect(reader).toBeVisible()
      await withVoices('en-GB')
      await expect(reader).toBeHidden()
    },
  )
}
