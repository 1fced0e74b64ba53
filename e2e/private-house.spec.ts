// A server whose accounts are not for everybody: its front page is a door, not a shop's window.
import { brand } from '#content/brand.ts'
import { publicPaths } from '#core/paths.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test.describe('a private house', { tag: '@phone' }, () => {
  test.use({ serverEnv: { SIGN_UP: 'closed' } })

  test('shows its name and the way in, and nothing that is for strangers [H25]', async ({
    page,
  }) => {
    await page.goto(publicPaths.landing)
    await expect(page.getByRole('heading', { level: 1, name: brand.claim })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    for (const words of [brand.promise, brand.rating!.whose, 'Look inside first'])
      await expect(page.getByText(words)).toBeHidden()
    await expect(page.getByRole('link', { name: /Start|How It Works/ })).toHaveCount(0)
    await expectAccessible(page)
    for (const path of [publicPaths.landing, publicPaths.about]) {
      await page.goto(path)
      const { social } = brand
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('link', { name: `on ${social[0]!.name}` })).toHaveCount(0)
    }
  })
})
