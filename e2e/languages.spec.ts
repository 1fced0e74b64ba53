// A family of another language on a small phone: every main screen, in German and from right to left.
import type { Page } from '@playwright/test'
import { articles } from '#content/articles/index.ts'
import {
  addressIn,
  appPaths,
  appShell,
  article,
  familyAddresses,
  languageCookie,
  letterActs,
  noConnection,
  pairedPaths,
  pairingLink,
  publicPaths,
  settingsPaths,
  signUpPage,
} from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { anOffer } from './support/pairing.ts'
import { said } from './support/said.ts'
import { strangeWords, strangeWordsAt } from './support/strange-words.ts'
import { expect, test } from './support/test.ts'
import { goWithin } from './support/within.ts'

/** The stages of meetings are looked at in first-week-in-languages.spec.ts. */
const screens = [
  ...familyAddresses.filter((path) => path !== appPaths.onboarding), // It is over for this family.
  ...Object.values(letterActs),
  '/nowhere',
]
/** What opens a dialog over a screen, as the code says it. */
const dialogs: Readonly<Record<string, readonly string[]>> = {
  [appPaths.dashboard]: ['Park it for the meeting'],
  [appPaths.setupFamily]: ['Add a child', 'Add an adult'],
  [appPaths.editSprint]: ['Add a task'],
  [settingsPaths.devices]: ['Pair a tablet'],
  [settingsPaths.programs]: ['Make a token', 'Add an address'],
  [settingsPaths.data]: ['Delete the family', 'Delete my account'],
}

/** Pages that can be read before any program has run. */
const prerendered = [
  ...Object.values(publicPaths),
  ...articles.map(({ slug }) => article(slug)),
  ...Object.values(pairedPaths),
  signUpPage,
  '/nowhere',
  appShell,
  noConnection,
]

/** Looked at by the checker of accessibility too: what is special about a language is the same on all. */
const judged = new Set<string>([
  appPaths.dashboard,
  appPaths.editSprint,
  appPaths.standUp,
  appPaths.insights,
  settingsPaths.family,
])

for (const language of ['de', 'ar']) {
  test(
    `in "${language}" every screen fits 320 pixels, is accessible and speaks it [L5]`,
    { tag: '@phone' },
    async ({ page, context, server }) => {
      const api = apiFor(context, server.url)
      const familyId = await aFamilyInItsWeek(api, [
        aTask('read', 'Read', { icon: 'read' }),
        aTask('walk', 'Dog', { owners: ['mia', 'ben'], repeat: { kind: 'once' } }),
      ])
      // What the family wrote stays as it is; here no three words of it are English.
      await api.toFamily(familyId, { type: 'edit-goal', changes: { title: 'Camping' } })
      const plan = { name: 'Camping', missionStep: 'Tent' }
      await api.toSprint(familyId, sprintId, { type: 'edit-sprint', changes: plan })
      await context.addCookies([{ name: languageCookie, value: language, url: server.url }])
      await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
      // Where dates are usually written with other figures than those of our counts.
      await page.addInitScript((own) => {
        Object.defineProperty(navigator, 'language', { value: own })
      }, `${language}-EG`)
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(appPaths.more)
      await expect(page).not.toHaveTitle('')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      let title = await page.title()
      const foreign = new Set<string>()
      const say = said(language)
      for (const path of screens) {
        await test.step(path, async () => {
          await goWithin(page, path)
          await expect(page, 'each screen has its own').not.toHaveTitle(title)
          title = await page.title()
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectFits(page)
          await expect(page.locator('body')).not.toContainText(/[٠-٩]/)
          for (const text of await foreignOn(page, language)) foreign.add(text)
          if (judged.has(path)) await expectAccessible(page)
          for (const name of dialogs[path] ?? []) {
            await page.getByRole('button', { name: say(name), exact: true }).press('Enter')
            await expect(page.getByRole('dialog')).toBeVisible()
            for (const text of await foreignOn(page, language)) foreign.add(text)
            await page.keyboard.press('Escape')
            await expect(page.getByRole('dialog')).toBeHidden()
          }
        })
      }
      expect([...foreign]).toEqual([])
    },
  )
}

test(
  'every page that is there before its program has no word of another language [L5]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    await context.addCookies([{ name: languageCookie, value: 'ar', url: server.url }])
    await page.goto(publicPaths.about)
    for (const path of prerendered) expect(await strangeWordsAt(page, path), path).toEqual([])
  },
)

test(
  'on a child’s page and on the wall lines run from right to left in no language but Arabic [L4]',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const path of Object.values(pairedPaths)) {
      const stylesIn = async (language: string) => {
        const page = await (await request.get(addressIn(language, path))).text()
        return page.match(/[^"]+[.]css/g)
      }
      for (const language of ['de', 'es', 'fr'])
        expect(await stylesIn(language), language).toEqual(await stylesIn('en'))
      expect(await stylesIn('ar')).not.toEqual(await stylesIn('en'))
    }
  },
)

test(
  'from right to left the program’s version stands after its name [L4]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    await aFamilyInItsWeek(apiFor(context, server.url), [])
    await context.addCookies([{ name: languageCookie, value: 'ar', url: server.url }])
    await page.goto(appPaths.settings)
    const version = page.locator('bdi', { hasText: /^Elefam / })
    const [name, number] = await version.evaluate((line) => {
      const leftOf = (from: number, to: number) => {
        const part = new Range()
        // The value of a sentence is a text of its own, after the words before it.
        const walk = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
        const texts = [walk.nextNode()!, walk.nextNode() ?? walk.currentNode]
        part.setStart(texts[from]!, 0)
        part.setEnd(texts[to]!, texts[to]!.textContent!.length)
        return part.getBoundingClientRect().left
      }
      return [leftOf(0, 0), leftOf(1, 1)]
    })
    expect(name).toBeLessThan(number!)
  },
)

test(
  'from right to left the wall’s next page lies on the left [L4]',
  { tag: '@desktop' },
  async ({ page, context, server, anotherBrowser }) => {
    const api = apiFor(await anotherBrowser(), server.url)
    const tasks = Array.from({ length: 14 }, (_, at) => aTask(`task-${at}`, `Task number ${at}`))
    const familyId = await aFamilyInItsWeek(api, tasks)
    const { secret } = await anOffer(api, familyId, { kind: 'wall' })
    await context.addCookies([{ name: languageCookie, value: 'ar', url: server.url }])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto(pairedPaths.wall)
    await expect(page.getByRole('textbox')).toBeVisible()
    expect(await strangeWords(page, ['BCDF']), 'but what a code looks like').toEqual([])
    await page.getByRole('textbox').fill(secret)
    await page.locator('button.filled').click()
    const rows = page.locator('.wall-rows')
    const scrolled = () => rows.evaluate((list) => list.scrollLeft)
    await expect(page.locator('.wall-page')).toHaveCount(2)
    const clock = await page.locator('.wall-clock').boundingBox()
    expect(clock!.x + clock!.width, 'on the right, and not at the edge').toBeLessThan(1_004)
    await page.locator('.wall-page').last().click()
    await expect.poll(scrolled).toBeLessThan(-100)
    expect(await strangeWords(page, ours)).toEqual([])
    await expectAccessible(page)
  },
)

test(
  'a child’s own page has no word of another language, in pictures and in words [L5]',
  { tag: '@phone' },
  async ({ context, server, anotherBrowser }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [aTask('read', 'Read', { icon: 'read' })])
    for (const memberId of ['leo', 'tom']) {
      const { secret } = await anOffer(api, familyId, { kind: 'member', memberId })
      const device = await anotherBrowser()
      await device.addCookies([{ name: languageCookie, value: 'ar', url: server.url }])
      const page = await device.newPage()
      await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
      await page.goto(pairingLink(secret))
      await page.getByRole('button', { name: said('ar')('Make it mine') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await strangeWords(page, ours)).toEqual([])
    }
  },
)

test(
  'whoever chose a language goes back to the family’s, and follows it from then on [L8]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [aTask('read', 'Read')])
    const speak = (language: string) =>
      api.toFamily(familyId, { type: 'edit-family', changes: { settings: { language } } })
    const html = page.locator('html')
    const chosen = page.locator('main select')
    const expectChosen = (name: string) => expect(chosen.locator('option:checked')).toHaveText(name)
    await speak('de')
    await page.goto(settingsPaths.device)
    await expect(html).toHaveAttribute('lang', 'de')
    await expectChosen('Wie die Familie: Deutsch')
    await chosen.selectOption({ label: 'Français' })
    await expect(html).toHaveAttribute('lang', 'fr')
    await expectChosen('Français')
    await chosen.selectOption({ label: 'Comme la famille\u00a0: Deutsch' })
    await expect(html).toHaveAttribute('lang', 'de')
    await expectChosen('Wie die Familie: Deutsch')
    // An open page hears of it and begins anew.
    await speak('es')
    await expect(html).toHaveAttribute('lang', 'es')
    await expectChosen('Como la familia: Español')
  },
)

/** What is read and read aloud of another language: in Arabic every word in Latin letters, in German English. */
const foreignOn = (page: Page, language: string) =>
  language === 'ar' ? strangeWords(page, ours) : englishOn(page)

/** Names in the family, the first letters of their boxes on paper, and what the family wrote. */
const ours = [
  ['Maya', 'Ben', 'Leo', 'Mia', 'Tom', 'Ma', 'Mi'],
  ['Read', 'Dog', 'Task number', 'Camping', 'Tent'],
  ['Read twenty stories together', 'Week 1', 'Three stories'],
].flat()

/** What stays as it is: the goal as it was first, works with their years, zones. */
const theirs =
  /Read twenty stories|, \b(?:19|20)\d\d\b|\((?:19|20)\d\d\)|[.] (?:19|20)\d\d[.]|^\w+[/]/

/** Three words and more in a row that are English. */
async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const words = /[A-Za-z’']+(?: [A-Za-z’']+){2,}/
    const english = /\b(the|and|is|are|of|to|you|your|with|for|this|that|it)\b/i
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (nodes.nextNode()) {
      const { parentElement, textContent } = nodes.currentNode
      if (!parentElement?.closest('[lang]:not(html)')) found.push(textContent ?? '')
    }
    for (const name of ['aria-label', 'placeholder', 'aria-valuetext', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`))
        found.push(element.getAttribute(name) ?? '')
    return found.filter((text) => english.test(words.exec(text)?.[0] ?? ''))
  })
  return texts.filter((text) => !theirs.test(text))
}
