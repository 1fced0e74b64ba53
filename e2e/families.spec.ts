// Two fathers, a ten-year-old who signs and a baby of ten months, around one phone: nobody is asked
// who cannot answer, and nothing assumes that everybody hears.
import type { Page } from '@playwright/test'
import type { FamilyChanges } from '#core/family/schema.ts'
import { appPaths, settingsPaths } from '#core/paths.ts'
import type { Fit } from '#core/words.ts'
import { aFamilyInItsWeek, aFamilySetUp, apiFor, aTask, firstDay, type Api } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { next, phone, thumbOn } from './support/thumb.ts'

const max = { id: 'max', name: 'Maximilian-Alexander', animal: 'bear', color: 'coral' } as const
const theo = {
  id: 'theo',
  name: 'Theo',
  birthYear: 2016,
  animal: 'turtle',
  color: 'leaf',
  fits: ['signs', 'large-letters'],
} satisfies NonNullable<FamilyChanges['children']>[number]
const bo = { id: 'bo', name: 'Bo', birthYear: 2025, animal: 'rabbit', color: 'marigold' } as const

async function theseFour(api: Api, familyId: string) {
  const changes = { adults: [max], children: [theo, bo] }
  await api.toFamily(familyId, { type: 'edit-family', changes })
}

/** In their week with one thing to do for all, on its first day at five; gives what asks the server. */
async function theseFourAtFive(page: Page, api: Api): Promise<Api> {
  await theseFour(api, await aFamilyInItsWeek(api, [aTask('bags', 'Pack the bags')]))
  await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
  return api
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const loudspeaker = (page: Page) => button(page, /^Read aloud/)
const faces = (page: Page, question: string) => page.getByRole('group', { name: question })

test.describe('two fathers, a child who signs and a baby', { tag: '@phone' }, () => {
  test.use({ viewport: phone })

  test('check in without asking the baby, in five taps, and each thing is said before [N27, N29, N32, K17]', async ({
    page,
    context,
    server,
  }) => {
    const api = await theseFourAtFive(page, apiFor(context, server.url))
    await page.goto(appPaths.standUp)
    const { tap, taps } = thumbOn(page, 'check-in-of-three')
    await expect(page.getByRole('list', { name: /^The round/ })).not.toContainText('Bo')
    const small = page.getByRole('list', { name: 'Too young to answer' })
    await expect(small).toHaveText('Boone of you answers, at the end')
    await expect(next(page)).toHaveText('Start with Theo')
    await tap(next(page))

    await test.step('Theo is asked to show it, in large letters, and no loudspeaker stands there', async () => {
      await expect(heading(page)).toHaveText(/^Theo, show us: /)
      await expect(loudspeaker(page)).toHaveCount(0)
      await expect(page.locator('[data-letters=large]')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('the question and what a face does come before the faces', async () => {
      const said = await page.locator('.meeting-foot-line').evaluate((foot) => {
        const parts = [...foot.querySelectorAll('p, button')]
        return parts.map(({ textContent }) => textContent!.trim())
      })
      expect(said).toEqual([
        'How are you, Theo? Press one, then give the phone to Maya.',
        'Pass',
        'Hard',
        'A bit low',
        'Okay',
        'Good',
        'Great',
      ])
    })
    await tap(faces(page, 'How are you, Theo?').getByRole('button', { name: 'Good' }))
    await test.step('Theo sees what the others tell: they show it too, and letters stay large', async () => {
      await expect(heading(page)).toHaveText(/^Maya, show us: /)
      await expect(page.locator('[data-letters=large]')).toBeVisible()
    })
    await tap(faces(page, 'How are you, Maya?').getByRole('button', { name: 'Good' }))
    await tap(faces(page, `How are you, ${max.name}?`).getByRole('button', { name: 'Great' }))

    await test.step('who held Bo may give a face, first of all, and it is no speaker’s', async () => {
      const asked = page.getByRole('heading', { name: 'How was Bo’s day?', exact: true })
      const [bosDay, help] = [asked, page.getByText('Offer somebody help')]
      expect((await bosDay.boundingBox())!.y).toBeLessThan(phone.height / 2)
      expect((await bosDay.boundingBox())!.y).toBeLessThan((await help.boundingBox())!.y)
      await faces(page, 'How was Bo’s day?').getByRole('button', { name: 'Merry' }).tap()
      await expectAccessible(page)
    })
    await tap(next(page))
    await expect(page).toHaveURL(appPaths.dashboard)
    await expect(page.getByRole('link', { name: 'Check in, done today' })).toBeVisible()
    expect(taps()).toBeLessThanOrEqual(5)
    const [standUp] = (await api.bootstrap()).sprints[0]!.standUps
    expect(standUp!.answers.find(({ memberId }) => memberId === 'bo')).toMatchObject({ mood: 5 })
    await page.goto(`${appPaths.standUp}?step=bo`)
    await expect(heading(page), 'no screen asks him').toHaveText('Check in')
  })

  test('hear every turn where one of them asked for reading aloud [N29]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const id = await aFamilyInItsWeek(api, [aTask('bags', 'Pack the bags')])
    const listener = { ...max, fits: ['read-aloud'] satisfies Fit[] }
    await api.toFamily(id, {
      type: 'edit-family',
      changes: { adults: [listener], children: [theo] },
    })
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    for (const turn of ['theo', 'primary', 'max']) {
      await page.goto(`${appPaths.standUp}?step=${turn}`)
      await expect(loudspeaker(page), turn).toBeVisible()
    }
  })

  test('plan: the baby is thanked and thanks nobody, and a new task is somebody’s [N27, N28, N29, N32]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await theseFour(api, await aFamilySetUp(api))
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.planMeeting)
    await next(page).tap()
    for (const name of ['Theo', 'Maya', max.name]) {
      await expect(heading(page)).toHaveText(`${name} thanks …`)
      const whom = faces(page, `Whom does ${name} thank?`)
      await whom.locator('label').filter({ hasText: 'Bo' }).tap()
      await test.step('a baby helps nobody and waits for nobody', async () => {
        const line = page.getByRole('list', { name: 'Thanks so far' }).getByRole('listitem').first()
        await expect(line).toContainText(`${name} thanks`)
        const reasons = line.getByRole('group', { name: `What does ${name} thank Bo for?` })
        const words = ['a good laugh', 'a cuddle', 'a good sleep']
        await expect(reasons.getByRole('button')).toHaveText(words)
        await reasons.getByRole('button', { name: 'a cuddle' }).tap()
        await expect(reasons.getByRole('button', { name: 'a cuddle' })).toBeFocused()
        await expect(line).toContainText('Bo, for a cuddle')
      })
    }
    await expect(heading(page)).toHaveText('You have all said thanks')
    await expect(next(page)).toHaveText('Next: the dates')
    await next(page).tap()
    await expect(button(page, /’s energy/)).toHaveCount(3)
    await next(page).tap()
    await expect(loudspeaker(page), 'Bo is asked nothing').toHaveCount(0)
    await button(page, 'Add a task: Something of our own').tap()
    await page.getByLabel('What is there to do?').fill('Read to Bo')
    const asked = page.getByRole('dialog').getByRole('group', { name: 'Who does it?' })
    await expect(asked.getByRole('checkbox')).toHaveCount(4)
    await expect(asked.getByRole('checkbox', { name: 'Maya' }), 'who plans').toBeChecked()
    await page.getByRole('dialog').getByRole('button', { name: 'Add to the plan' }).tap()
    await heading(page).tap()
    await next(page).tap()

    const who = faces(page, 'Who does “Read to Bo”?')
    const everyone = who.getByRole('checkbox', { name: 'all 3' })
    await expect(who.getByRole('checkbox', { name: 'Maya' })).toBeChecked()
    await expect(who.locator('label').last()).toHaveText('all 3')
    await who.locator('label').last().tap()
    await expect(everyone).toBeChecked()
    await expectAccessible(page)
    await who.locator('label').last().tap()
    await expect(who.getByRole('checkbox', { name: 'Maya' }), 'and back').toBeChecked()
    await expect(page.getByText('Tasks for everyone leave out Bo.')).toBeVisible()
    for (const name of ['Theo', 'Maya']) {
      await who.locator('label').filter({ hasText: name }).tap()
      await expect(who.getByRole('checkbox', { name })).toBeChecked()
    }

    await test.step('the longest name is whole, and the foot one line', async () => {
      const foot = await page.locator('.meeting-foot-line').boundingBox()
      expect(foot!.height).toBeLessThanOrEqual(80)
    })
    await next(page).tap()
    await expect(heading(page)).toHaveText('What could stop us?')
    await next(page).tap()
    await expect(button(page, /^Theo begins then Maya/)).toBeVisible()
    await expect(page.getByText('Each shows their own part, the youngest first.')).toBeVisible()
    await expect(page.getByText(/aloud/)).toHaveCount(0)
    await next(page).tap()
    const game = page.getByText('Before you get up').locator('xpath=following-sibling::p')
    for (let turn = 0; turn < 20; turn += 1) {
      await expect(game).not.toContainText(/song|whisper|until somebody says/i)
      await button(page, 'Another one').click()
    }
  })

  test('say what fits them once, and of each what is otherwise [N27, N29]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await theseFour(api, await aFamilySetUp(api))
    await page.goto(settingsPaths.family)
    const family = page.getByRole('list', { name: 'Your family' })
    const turns = (born: number) => `Turns ${new Date().getFullYear() - born} this year`
    await expect(family).toContainText(`${turns(2016)}, signs, large letters`)
    await expect(family).toContainText(`${turns(2025)}, one of you answers`)
    await page.getByText('Hearing and reading').tap()
    await page.getByRole('switch', { name: /^No sounds/ }).check()
    await button(page, 'Edit Bo').tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('switch', { name: /^Too young to answer/ }).uncheck()
    await dialog.getByText('What fits Bo').tap()
    await dialog.getByRole('switch', { name: /^Signs/ }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Done' }).tap()
    await expect(family).toContainText(`${turns(2025)}, signs`)
    await expect
      .poll(async () => (await api.bootstrap()).family.familyData)
      .toMatchObject({
        settings: { fits: ['no-sounds'] },
        children: [{ id: 'theo' }, { id: 'bo', tooYoung: false, fits: ['signs'] }],
      })
  })

  test('choose a goal, and the reader stands at the next question [K15]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await aFamilySetUp(api)
    await page.goto(appPaths.startGoal)
    await button(page, 'Choose another mission').tap()
    await expect(heading(page)).toBeFocused()
    await page
      .getByRole('list', { name: 'Missions for you' })
      .getByRole('button')
      .first()
      .press('Enter')
    await expect(page.getByLabel('Our mission')).toBeVisible()
    await expect(heading(page)).toBeFocused()
  })
})

test('on a low screen the foot and the five places scroll with the page [K18]', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await theseFourAtFive(page, apiFor(context, server.url))
  await page.goto(`${appPaths.standUp}?step=theo`)
  await expect(heading(page)).toBeVisible()
  const foot = page.locator('.meeting-foot')
  const places = page.getByRole('navigation', { name: 'Main' })
  for (const part of [foot, places]) await expect(part).not.toBeInViewport({ ratio: 0.5 })
  await page.evaluate('scrollTo({ top: document.body.scrollHeight, behavior: "instant" })')
  await expect(places).toBeInViewport()
  await expect(heading(page)).not.toBeInViewport()
})

test('what is ticked comes before the faces, and both are seen on a laptop, at 200 % too [K18, N36]', async ({
  page,
  context,
  server,
}) => {
  await theseFourAtFive(page, apiFor(context, server.url))
  await page.goto(`${appPaths.standUp}?step=theo`)
  const tick = button(page, 'Pack the bags')
  const good = button(page, 'Good')
  for (const size of [
    { width: 640, height: 400 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await heading(page).focus()
    for (const one of [tick, good]) await expect(one).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
    await expect(tick).toBeFocused()
  }
  await expect(page.getByText('Press one, then it is Maya’s turn.')).toBeVisible()
  const [above, below] = [(await tick.boundingBox())!, (await good.boundingBox())!]
  expect(below.y, 'also where there is room beside').toBeGreaterThan(above.y + above.height)
})

test('a tick that is taken back says so, and comes back [K16]', async ({
  page,
  context,
  server,
}) => {
  const api = apiFor(context, server.url)
  const id = await aFamilyInItsWeek(api, [aTask('bags', 'Pack the bags', { owners: ['primary'] })])
  await theseFour(api, id)
  await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
  await page.goto(appPaths.dashboard)
  const tick = button(page, 'Pack the bags, Maya')
  await tick.press('Enter')
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
  await tick.press('Enter')
  await expect(page.getByText('“Pack the bags” is taken back')).toBeVisible()
  await expect(tick).toHaveAttribute('aria-pressed', 'false')
  await button(page, 'Undo').click()
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
})
