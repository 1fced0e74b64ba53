// In and out: signing up, signing in, signing out, and one browser for several people.
import { apiPaths, appPaths, publicPaths } from '#core/paths.ts'
import { expect, type Page } from '@playwright/test'
import {
  aFamilyInItsWeek,
  aFamilySetUp,
  apiFor,
  aTask,
  email,
  firstDay,
  password,
} from './support/api.ts'
import { enter, untilAwake } from './support/entrance.ts'
import { test, withMotion, withOwnServer } from './support/test.ts'

const stranger = 'nora@example.org'

async function signOut(page: Page) {
  await page.goto(appPaths.settings)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(publicPaths.landing)
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
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

test.use(withOwnServer)

test.describe('the entrance', { tag: '@desktop' }, () => {
  test.use(withMotion)

  test('both forms ask for an e-mail address and a password, and send nothing without them [S5.1]', async ({
    page,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))
    await page.goto(publicPaths.landing)
    await untilAwake(page)
    for (const [tab, button] of [
      ['Sign In', 'Sign in'],
      ['Create Account', 'Create account'],
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

  test('accounts that the host has not set up say so when they are pressed, and nobody is sent anywhere', async ({
    page,
  }) => {
    await page.goto(publicPaths.landing)
    await untilAwake(page)
    for (const name of ['Google', 'Facebook']) {
      await page.getByRole('button', { name: `Continue with ${name}` }).click()
      const words = page.getByText(`Signing in with ${name} is not set up on this server yet.`)
      await expect(words).toBeVisible()
      await expect(words).toHaveRole('status')
    }
    await expect(page).toHaveURL(publicPaths.landing)
  })

  test('a wrong password shows “Invalid email/password” in a red box, and blanks around the e-mail do not matter [S5.3, S8.17]', async ({
    page,
    context,
    server,
  }) => {
    await aFamilySetUp(apiFor(context, server.url), email)
    await context.clearCookies()
    await page.goto(publicPaths.landing)
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
    await enter(page, 'Sign In', `  ${email} `)
    await expect(page).toHaveURL(appPaths.dashboard)
  })

  test('after signing in the record decides: onboarding before it is finished, the dashboard afterwards [S4.5, S7.7]', async ({
    page,
    context,
    server,
  }) => {
    await page.goto(publicPaths.landing)
    await enter(page, 'Create Account', email)
    await expect(page).toHaveURL(appPaths.onboarding)
    await signOut(page)
    const order: string[] = []
    page.on('response', (response) => void order.push(new URL(response.url()).pathname))
    await enter(page, 'Sign In', email)
    await expect(page).toHaveURL(appPaths.onboarding)
    await expect(page.getByRole('heading', { name: 'Welcome to Elefam' })).toBeVisible()
    const asked = [apiPaths.signIn, apiPaths.bootstrap, appPaths.onboarding].map((path) =>
      order.indexOf(path),
    )
    expect(asked, 'the record is read before the way is chosen').toEqual(
      asked.toSorted((a, b) => a - b),
    )
    expect(asked).not.toContain(-1)

    const api = apiFor(context, server.url)
    await api.toFamily((await api.bootstrap()).family.id, { type: 'complete-onboarding' })
    await signOut(page)
    await enter(page, 'Sign In', email)
    await expect(page).toHaveURL(appPaths.dashboard)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, maya$/i)
  })

  test('a signed-in family’s profile and sprints are kept for the tab under the user’s id, and paint before the server answers [S3.7]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud')], email)
    const { user, family, sprints } = await api.bootstrap()
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.dashboard)
    await expect(page.getByRole('heading', { name: 'Week 1' })).toBeVisible()
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))
    expect(JSON.parse(kept[`profile_${user.id}`]!)).toMatchObject({ user, family })
    expect(JSON.parse(kept[`sprints_${user.id}`]!)).toEqual(sprints)

    await page.route(`**${apiPaths.bootstrap}`, () => {}) // never answered
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Week 1' })).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('signing out ends the session, leaves nothing in the browser, and Back shows nothing [S4.6, A56]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud')], email)
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.dashboard)
    await expect(page.getByRole('heading', { name: 'Week 1' })).toBeVisible()
    await page.getByRole('link', { name: 'More', exact: true }).click()
    await page.getByRole('link', { name: /^Settings/ }).click()
    const session = await context.cookies()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(publicPaths.landing)
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
    const kept = await keptInBrowser(page)
    for (const name of ['Maya', 'Mia', 'Week 1', email]) expect(kept).not.toContain(name)

    await page.goBack()
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByText('Week 1')).toBeHidden()
    await expect(page.getByText('Mia')).toBeHidden()
    // The cookie of before opens nothing any more.
    await context.addCookies(session)
    await page.goto(appPaths.dashboard)
    await expect(page).toHaveURL(publicPaths.landing)
  })

  test('the next person at the same browser sees nothing of the one before [S4.8, A55]', async ({
    page,
    context,
    server,
  }) => {
    await aFamilyInItsWeek(
      apiFor(context, server.url),
      [aTask('read', 'Read a story aloud')],
      email,
    )
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.dashboard)
    await expect(page.getByRole('heading', { name: 'Week 1' })).toBeVisible()
    await signOut(page)
    await enter(page, 'Create Account', stranger)
    await expect(page).toHaveURL(appPaths.onboarding)
    await page.goto(appPaths.setupFamily)
    await expect(page.getByRole('textbox', { name: /^You/ })).toHaveValue('nora')
    await expect(page.getByText('Mia')).toBeHidden()
    expect(await keptInBrowser(page)).not.toContain('Mia')
  })

  test('when a session ends by itself, the next person finds neither its screens nor its unsent ticks [S4.8, A55]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await api.signUp(stranger)
    const family = await api.bootstrap()
    await api.toFamily(family.family.id, { type: 'complete-onboarding' })
    await context.clearCookies()
    await aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud')], email)
    await context.clearCookies()

    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(publicPaths.landing)
    await enter(page, 'Sign In', email)
    await expect(page.getByRole('heading', { name: 'Week 1' })).toBeVisible()
    await page.route('**/commands', (route) => route.abort())
    await page.getByRole('button', { name: 'Read a story aloud, Mia' }).click()
    await expect(page.getByText('Offline, will send')).toBeVisible()
    expect(await keptInBrowser(page)).toContain('"tick"')

    await context.clearCookies()
    await page.goto(publicPaths.landing)
    await enter(page, 'Sign In', stranger)
    await expect(page).toHaveURL(appPaths.dashboard)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, nora$/)
    await expect(page.getByText('Mia')).toBeHidden()
    await page.unroute('**/commands')
    await expect.poll(() => keptInBrowser(page)).not.toMatch(/"tick"|Mia/)
    expect((await api.bootstrap()).sprints).toEqual([])
  })
})
