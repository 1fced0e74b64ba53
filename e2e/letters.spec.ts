// Letters: written and drawn, sealed for everybody, opened together, kept in the story and the book.
import type { Locator, Page } from '@playwright/test'
import { limits } from '#core/limits.ts'
import { apiPaths, appPaths, letterActs } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectGoodOnBothScreens } from './support/both-screens.ts'
import { expectFits } from './support/fits.ts'
import { pairForMember } from './support/pairing.ts'
import { cutOff, printedPages } from './support/pdf.ts'
import { expect, test } from './support/test.ts'

const words = 'Dear us, did we read all twenty?'

/** Draws a line over the sheet with the mouse, from one share of its width and height to another. */
async function draw(page: Page, sheet: Locator, from: [number, number], to: [number, number]) {
  await sheet.hover() // Once it takes a finger: a page that has just come does not yet.
  const box = (await sheet.boundingBox())!
  const at = ([x, y]: [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at([(from[0] + to[0]) / 2, from[1]]), { steps: 6 })
  await page.mouse.move(...at(to), { steps: 6 })
  await page.mouse.up()
}

const choose = (page: Page, label: string) =>
  page.getByRole('radio', { name: label }).check({ force: true })
const kept = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

test(
  'letters wait sealed for the look back, are opened together, and stand in the story and the book',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [aTask('read', 'Read a story')])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    const sheet = page.getByRole('img', { name: 'A sheet to draw on' })
    const lines = sheet.locator('path')

    await test.step('a parent writes one, and keeps it where the network is gone', async () => {
      await page.goto(appPaths.ourStory)
      await page.getByRole('link', { name: 'Letters' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Letters')
      // shot:empty
      await page.getByRole('link', { name: 'Write a letter' }).click()
      await page.getByRole('button', { name: 'Seal it' }).click()
      await expect(page.getByRole('alert')).toContainText('Write or draw something first.')
      await page.getByRole('textbox', { name: 'What do you want to say?' }).fill(words)
      await expect(page.getByRole('alert')).toBeHidden()
      // shot:write
      await expectGoodOnBothScreens(page, async () => {})
      await page.reload()
      await expect(page.getByRole('textbox')).toHaveValue(words)
      await context.setOffline(true)
      await page.getByRole('textbox').fill('Dear us, an earlier thought')
      await page.getByRole('button', { name: 'Seal it' }).click()
      await expect(page.getByText('No network just now')).toBeVisible()
      // Whoever writes on meanwhile seals it once more: nothing older goes in its place.
      await page.getByRole('textbox').fill(words)
      await expect(page.getByText('No network just now')).toBeHidden()
      await page.getByRole('button', { name: 'Seal it' }).click()
      await expect(page.getByText('No network just now')).toBeVisible()
      expect(await kept(page)).toContain(words)
      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sealed')
      await expect(page.getByText('It waits for the look back of Week 1.')).toBeVisible()
      // shot:sealed
      await expectAccessible(page)
      expect(await kept(page), 'nothing of it stays on the device').not.toContain(words)
    })

    await test.step('a child draws one', async () => {
      await page.getByRole('button', { name: 'Write another' }).click()
      await choose(page, 'Leo')
      await choose(page, 'Red')
      await draw(page, sheet, [0.2, 0.2], [0.8, 0.7])
      await choose(page, 'Thick')
      await draw(page, sheet, [0.3, 0.5], [0.5, 0.9])
      await expect(lines).toHaveCount(2)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(lines).toHaveCount(1)
      await page.getByRole('button', { name: 'Clear' }).click()
      await expect(lines).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await choose(page, 'Purple')
      await draw(page, sheet, [0.1, 0.8], [0.9, 0.3])
      await choose(page, 'End of our mission')
      await page.reload()
      await expect(lines, 'Leo’s drawing is still before Leo').toHaveCount(2)
      await expect(page.getByRole('radio', { name: 'End of our mission' })).toBeChecked()
      await choose(page, 'Look back of Week 1')
      // shot:draw
      await expectGoodOnBothScreens(page, async () => {})
      await page.getByRole('button', { name: 'Seal it' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sealed')
    })

    await test.step('they wait, and whoever may takes one back', async () => {
      const third = { id: 'third', memberId: 'mia', moment: { kind: 'look-back', sprintId } }
      const content = { text: 'Better not', drawing: null }
      await api.post(apiPaths.letters(familyId), { ...third, content })
      await page.getByRole('link', { name: 'To our letters' }).click()
      const sealed = page.getByRole('list', { name: 'Sealed' })
      await expect(sealed.getByRole('listitem')).toHaveCount(3)
      await expect(sealed).toContainText('From Leo')
      // shot:waiting
      await sealed.getByRole('button', { name: 'More for the letter from Mia' }).click()
      await page.getByRole('menuitem', { name: 'Take it back unread' }).click()
      await expect(sealed.getByRole('listitem')).toHaveCount(2)
      await expectGoodOnBothScreens(page, async () => {})
      await page.goto(letterActs.open)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'No letter waits to be opened',
      )
    })

    await test.step('the look back opens them, one after another', async () => {
      const changes = { stage: 'thanks' } as const
      await api.toSprint(familyId, sprintId, { type: 'edit-retrospective', changes })
      await page.goto(appPaths.retrospective)
      const strip = page.getByRole('link', { name: '2 letters wait to be opened' })
      await expect(strip).toBeVisible()
      // shot:look-back
      await page.goto(appPaths.dashboard)
      // shot:today
      await strip.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        '2 letters wait to be opened',
      )
      // shot:ceremony
      await expectGoodOnBothScreens(page, async () => {})
      const openPath = `**${apiPaths.openedLetters(familyId)}`
      await page.route(openPath, (route) =>
        route.request().method() === 'POST' ? route.fulfill({ json: [] }) : route.continue(),
      )
      await page.getByRole('button', { name: 'Open them' }).click()
      await expect(page.getByRole('alert')).toContainText('None could be opened just now.')
      await page.unroute(openPath)
      await page.getByRole('button', { name: 'Open them' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('From Maya')
      await expect(page.getByText(words)).toBeVisible()
      // shot:reading
      await expectGoodOnBothScreens(page, async () => {})
      await page.getByRole('button', { name: 'The next letter' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByRole('img', { name: 'A drawing by Leo' })).toBeVisible()
      // shot:drawing
      await expectFits(page)
      await page.getByRole('button', { name: 'That was all' }).click()
      await expect(page).toHaveURL(new RegExp(appPaths.dashboard))
      await expect(strip).toBeHidden()
    })

    await test.step('our story shows them, with a drawing that is sealed for nobody', async () => {
      await page.goto(appPaths.ourStory)
      await page.getByRole('link', { name: 'Draw for our book' }).click()
      await choose(page, 'Mia')
      await draw(page, sheet, [0.1, 0.1], [0.9, 0.9])
      await page.getByRole('button', { name: 'Put it in our book' }).click()
      await page.getByRole('link', { name: 'To our story' }).click()
      const week = page.getByRole('list', { name: 'Week 1' })
      await expect(week).toContainText(words)
      await expect(week.getByRole('img', { name: 'A drawing by Leo' })).toBeVisible()
      await expect(week.getByRole('img', { name: 'A drawing by Mia' })).toBeVisible()
      // shot:story
      await expectGoodOnBothScreens(page, async () => {})
    })

    await test.step('the book prints them, and nothing is cut off', async () => {
      const long = 'We laughed so much about it that nobody could eat. '.repeat(60)
      const content = { text: long.slice(0, limits.note), drawing: null }
      const letter = { id: 'long', memberId: 'ben', moment: { kind: 'book' }, content }
      await api.post(apiPaths.letters(familyId), letter)
      const wide = { ...content, text: '我们一起读了二十个故事'.repeat(90) }
      await api.post(apiPaths.letters(familyId), { ...letter, id: 'wide', content: wide })
      await page.goto(appPaths.storyBook)
      const book = page.locator('.book')
      for (const paper of ['A4', 'US Letter']) {
        await choose(page, paper)
        await choose(page, 'Small, one sheet')
        await expect(book.getByRole('img', { name: /^A drawing by/ })).toHaveCount(2)
        // shot:book-small
        expect(await printedPages(page)).toHaveLength(1)
        expect(await cutOff(page)).toEqual([])
        await choose(page, 'Everything')
        await expect(book.getByRole('img', { name: /^A drawing by/ })).toHaveCount(2)
        await expect(book).toContainText('A letter from Maya')
        // shot:book-long
        expect(await cutOff(page)).toEqual([])
      }
    })
  },
)

test(
  'a child draws a letter on a device of their own, where no letter is ever read',
  { tag: '@phone' },
  async ({ page: parent, context, server, anotherBrowser }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [aTask('read', 'Read a story')])
    const phone = await (await anotherBrowser()).newPage()
    await phone.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await pairForMember(phone, api, familyId, 'mia')
    await phone.getByRole('button', { name: 'Draw a letter' }).click()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Draw a letter')
    await draw(
      phone,
      phone.getByRole('img', { name: 'A sheet to draw on' }),
      [0.1, 0.1],
      [0.9, 0.9],
    )
    // shot:mine
    await expectGoodOnBothScreens(phone, async () => {})
    await phone.getByRole('button', { name: 'Seal it' }).click()
    await expect(phone.getByText('Your letter is sealed.')).toBeVisible()
    // shot:mine-after
    expect(await kept(phone), 'nothing of it stays there').not.toContain('"points"')
    await parent.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await parent.goto(appPaths.letters)
    await expect(parent.getByRole('list', { name: 'Sealed' })).toContainText('From Mia')
  },
)

test(
  'a letter is dictated only where the device understands by itself, and no voice leaves it',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('read', 'Read a story')])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.addInitScript(speechOf)
    const say = page.getByRole('button', { name: 'Say it instead' })
    const text = page.getByRole('textbox', { name: 'What do you want to say?' })
    await page.goto(`${letterActs.write}#downloadable`)
    await expect(text).toBeVisible()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked'))).toBe('en-US true')
    await expect(say).toBeHidden()
    await page.goto(appPaths.letters)
    await page.goto(`${letterActs.write}#available`)
    await text.fill('Dear us,')
    await say.click()
    await expect(text).toHaveValue('Dear us, look at the moon')
    expect(await page.evaluate(() => Reflect.get(window, 'began'))).toBe('on the device')
    await page.getByRole('button', { name: 'Stop listening' }).click()
    await expect(say).toBeVisible()
  },
)

/** Runs in the page: a browser with a person before it, which understands what the address says. */
function speechOf() {
  class Recognition extends EventTarget {
    processLocally = false
    static available({ langs, processLocally }: { langs: string[]; processLocally: boolean }) {
      Reflect.set(window, 'asked', `${langs.join()} ${processLocally}`)
      return Promise.resolve(window.location.hash.slice(1))
    }
    start() {
      Reflect.set(window, 'began', this.processLocally ? 'on the device' : 'elsewhere')
      const said = [[{ transcript: ' look at the moon' }]]
      this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: said }))
    }
    stop() {
      this.dispatchEvent(new Event('end'))
    }
    abort() {}
  }
  Object.defineProperty(Recognition.prototype, 'processLocally', { writable: true, value: false })
  Object.defineProperty(navigator, 'webdriver', { get: () => false })
  Reflect.set(window, 'SpeechRecognition', Recognition)
}
