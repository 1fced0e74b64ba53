// A host's own name, mark, colours and imprint, from the data folder.
import { brand } from '#content/brand.ts'
import { appPaths, confirmationLink, publicPaths } from '#core/paths.ts'
import { aMark, aPng, layBrand } from '#server/testing/a-brand.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { aFamilySetUp, apiFor } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { linkTo } from './support/mails.ts'
import { expect, test } from './support/test.ts'

const name = 'Sonnenhof & Co.'
const claim = 'Wir schaffen’s zusammen'
const files = {
  'brand.json': JSON.stringify({
    name,
    claim,
    colours: { light: '#8b1a3a', dark: '#f2a2b8' },
    rating: { value: 4.5, whose: 'from 12 families of our house' },
    social: [{ name: 'Mastodon', url: 'https://social.example/@sonnenhof' }],
    privacyContact: 'privacy@sonnenhof.example',
  }),
  'mark.png': aPng(512),
  'mark.svg': aMark,
  'imprint.md': '## Sonnenhof e. V.\n\nMain street 1\n12345 Town',
  'privacy.md': 'Backups are kept in **Hamburg**.',
}

test.describe('a host’s brand', { tag: '@phone' }, () => {
  test.use({ ownServer: true })

  test('is on every page, in mails and in the manifest, from its folder alone [H16, S1.2, S2.13]', async ({
    page,
    context,
    server,
    hands,
  }) => {
    layBrand(server.dataDir, files)
    await server.restart()
    const red = 'rgb(139, 26, 58)'

    await test.step('the landing page', async () => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(publicPaths.landing)
      await expect(page).toHaveTitle(`${name}: ${claim}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(claim)
      await expect(page.getByText('4.5/5')).toBeVisible()
      await expect(page.getByText('from 12 families of our house')).toBeVisible()
      const start = page.getByRole('link', { name: 'Start Your Mission' }).first()
      await expect(start).toHaveCSS('background-color', red)
      const mark = page.getByRole('link', { name }).locator('svg')
      await expect(mark).toHaveCSS('background-image', /\/assets\/\w{10}\/mark\.svg/)
      await expect(page.getByText(brand.name)).toHaveCount(0)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(start).toHaveCSS('background-color', 'rgb(242, 162, 184)')
      await expectAccessible(page)
    })

    await test.step('the foot’s links, the imprint, and what is added to the policy', async () => {
      const foot = page.getByRole('contentinfo')
      await expect(foot.getByRole('link', { name: `${name} on Mastodon` })).toBeVisible()
      await expect(foot.getByRole('link', { name: 'Instagram' })).toHaveCount(0)
      await hands.press(foot.getByRole('link', { name: 'Imprint' }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint')
      await expect(page.getByText('Main street 1')).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Sonnenhof e. V.' })).toBeVisible()
      await hands.press(page.getByRole('link', { name: 'Privacy Policy' }))
      await expect(page.getByText('Backups are kept in Hamburg.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'privacy@sonnenhof.example' })).toBeVisible()
    })

    await test.step('the manifest, and the family’s own screens', async () => {
      const answer = await page.request.get('/manifest.webmanifest')
      expect(await answer.json()).toMatchObject({ name, short_name: name })
      const api = apiFor(context, server.url)
      await aFamilySetUp(api)
      await page.goto(appPaths.dashboard)
      await expect(page).toHaveTitle(`Today · ${name}`)
      await linkTo(server, api.email, confirmationLink(''))
    })

    await test.step('a mail', async () => {
      const folder = join(server.dataDir, 'mail')
      const [file = ''] = readdirSync(folder)
      const { html = '', text = '' } = await PostalMime.parse(readFileSync(join(folder, file)))
      expect(text).toContain(`an account at ${name}`)
      expect(text).toContain(`${name} · ${claim}`)
      expect(html).toContain('background-color: #8b1a3a')
      expect(text + html).not.toContain(brand.name)
    })
  })
})
