// In and out: signing up, signing in, signing out, and one browser for several people.
import { apiPaths, appPaths, publicPaths } from '#core/paths.ts'
import { expect, type Page } from '@playwright/test'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, password } from './support/api.ts'
import { enter, untilAwake } from './support/sign-in-form.ts'
import { test, withMotion } from './support/test.ts'

const frontDoor = (page: Page) => page.getByRole('tab', { name: 'Sign In' })
const week = (page: Page) => page.getByRole('heading', { name: 'Week 1' })

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(publicPaths.landing)
  await expect(frontDoor(page)).toBeVisible()
}

/** Everything that the browser keeps for the product, as one text. */
async function keptInBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const commands = databases.some(({ name }) => name === 'elefam')
      ? await new Promise((resolve, reject) => {
          const opening = indexedDB.open('elefam')
          opening.addEventListener('error', () => reject(opening.error as Error))
          opening.addEventListener('success', () => {
            const database = opening.result
            if (!database.objectStoreNames.contains('outbox')) return resolve([])
            const all = database.transaction('outbox').objectStore('outbox').getAll()
            all.addEventListener('success', () => resolve(all.result))
          })
        })
      : []
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), commands])
  })
}

test(
  'both forms ask for e-mail and password, and the record leads on [S4.5, S5.1, S5.3, S7.7, S8.17]',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    const { email } = api
    await api.signUp()
    await context.clearCookies()
    const sent: string[] = []
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))
    await page.goto(publicPaths.landing)
    await untilAwake(page)

    await test.step('nothing is sent without both', async () => {
      for (const [tab, button] of [
        ['Create Account', 'Create account'],
        ['Sign In', 'Sign in'],
      ] as const) {
        await page.getByRole('tab', { name: tab }).click()
        const address = page.getByRole('textbox', { name: 'E-mail' })
        const secret = page.getByLabel('Password', { exact: true })
        await expect(address).toHaveAttribute('type', 'email')
        await expect(address).toHaveAttribute('required')
        await expect(secret).toHaveAttribute('type', 'password')
        await expect(secret).toHaveAttribute('required')
        const press = page.getByRole('button', { name: button, exact: true })
        await address.fill('') // it came along from the other form
        await press.click()
        await expect(address).toBeFocused()
        await address.fill('not an address')
        await secret.fill(password)
        await press.click()
        await expect(address).toBeFocused()
        await address.fill(email)
        await secret.fill('')
        await press.click()
        await expect(secret).toBeFocused()
      }
      expect(sent).toEqual([])
    })

    await test.step('accounts that the host has not set up are not offered', async () => {
      for (const name of ['Google', 'Facebook']) {
        await expect(page.getByRole('button', { name: `Continue with ${name}` })).toHaveCount(0)
      }
    })

    await test.step('a wrong password is told in a red box', async () => {
      await enter(page, 'Sign In', email, 'something else')
      const box = page.getByRole('alert')
      await expect(box).toHaveText('Invalid email/password')
      const red = await box.evaluate((element) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
        canvas.fillStyle = getComputedStyle(element).backgroundColor
        canvas.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data
        return r > g + 15 && r > b + 15
      })
      expect(red, 'the box is red').toBe(true)
    })

    await test.step('the record is read before the way is chosen; blanks around the e-mail do not matter', async () => {
      const order: string[] = []
      page.on('response', (response) => void order.push(new URL(response.url()).pathname))
      await enter(page, 'Sign In', `  ${email} `)
      await expect(page).toHaveURL(appPaths.onboarding)
      await expect(page.getByRole('heading', { name: 'Welcome to Elefam' })).toBeVisible()
      const asked = [apiPaths.signIn, apiPaths.bootstrap, appPaths.onboarding].map((path) =>
        order.indexOf(path),
      )
      expect(asked).toEqual(asked.toSorted((a, b) => a - b))
      expect(asked).not.toContain(-1)

      await api.toFamily((await api.bootstrap()).family.id, { type: 'complete-onboarding' })
      await page.goto(appPaths.settings)
      await signOut(page)
      await enter(page, 'Sign In', email)
      await expect(page).toHaveURL(appPaths.dashboard)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/,
      )
    })
  },
)

test.describe('one browser for several people', { tag: '@desktop' }, () => {
  test.use(withMotion)

  test('what a tab keeps is its user’s alone and goes with the session [S3.7, S4.6, S4.8, A55, A56]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const stranger = api.emailOf('nora')
    await api.signUp(stranger)
    const strangers = (await api.bootstrap()).family.id
    await context.clearCookies()
    await aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud')])
    const { user, sprints } = await api.bootstrap()
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)

    await test.step('kept for the tab', async () => {
      await page.goto(appPaths.dashboard)
      await expect(week(page)).toBeVisible()
      const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))
      const { profile, role, familyId } = user
      expect(JSON.parse(kept[`profile_${user.id}`]!)).toMatchObject({ profile, role, familyId })
      const [{ id, name, completed } = sprints[0]!] = sprints
      expect(JSON.parse(kept[`sprints_${user.id}`]!)).toMatchObject([{ id, name, completed }])

      await page.route(`**${apiPaths.bootstrap}`, () => {}) // never answered
      await page.reload()
      await expect(week(page)).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })

    await test.step('signed out', async () => {
      await page.getByRole('link', { name: 'More', exact: true }).click()
      await page.getByRole('link', { name: /^Settings/ }).click()
      const session = await context.cookies()
      const otherTab = await context.newPage()
      await otherTab.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
      await otherTab.goto(appPaths.dashboard)
      await expect(week(otherTab)).toBeVisible()
      await signOut(page)
      await expect(otherTab).toHaveURL(publicPaths.landing)
      await expect(otherTab.getByText('Mia')).toBeHidden()
      await otherTab.close()
      const kept = await keptInBrowser(page)
      for (const name of ['Maya', 'Mia', 'Week 1', api.email]) expect(kept).not.toContain(name)

      await page.goBack()
      await expect(frontDoor(page)).toBeVisible()
      await expect(page.getByText('Week 1')).toBeHidden()
      await expect(page.getByText('Mia')).toBeHidden()
      // The cookie of before opens nothing any more.
      await context.addCookies(session)
      await page.goto(appPaths.dashboard)
      await expect(page).toHaveURL(publicPaths.landing)
    })

    await test.step('the next person', async () => {
      await enter(page, 'Sign In', stranger)
      await expect(page).toHaveURL(appPaths.onboarding)
      await page.goto(appPaths.setupFamily)
      await expect(page.getByRole('textbox', { name: /^You/ })).toHaveValue('nora')
      await expect(page.getByText('Mia')).toBeHidden()
      expect(await keptInBrowser(page)).not.toContain('Mia')
      await api.toFamily(strangers, { type: 'complete-onboarding' })
    })

    await test.step('a session that ends by itself, with a tick that was not sent', async () => {
      await context.clearCookies()
      await page.goto(publicPaths.landing)
      await enter(page, 'Sign In', api.email)
      await expect(week(page)).toBeVisible()
      await page.route('**/commands', (route) => route.abort())
      await page.getByRole('button', { name: 'Read a story aloud, Mia' }).click()
      await expect(page.getByText('Offline, will send')).toBeVisible()
      expect(await keptInBrowser(page)).toContain('"tick"')

      await context.clearCookies()
      await page.goto(publicPaths.landing)
      await enter(page, 'Sign In', stranger)
      await expect(page).toHaveURL(appPaths.dashboard)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/,
      )
      await expect(page.getByText('Mia')).toBeHidden()
      await page.unroute('**/commands')
      await expect.poll(() => keptInBrowser(page)).not.toContain('Mia')
      expect((await api.bootstrap()).sprints).toEqual([])
    })
  })
})
