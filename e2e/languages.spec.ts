// A family of another language on a small phone: every main screen, in German and from right to left.
import type { Page } from '@playwright/test'
import { appPaths, languageCookie, pairedPaths, settingsPaths } from '#core/paths.ts'
import { readCatalog } from '../scripts/languages/catalog.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { anOffer } from './support/pairing.ts'
import { expect, test } from './support/test.ts'
import { goWithin } from './support/within.ts'

const screens = [
  appPaths.dashboard,
  appPaths.editSprint,
  appPaths.planMeeting,
  appPaths.standUp,
  appPaths.retrospective,
  appPaths.openSprints,
  appPaths.insights,
  appPaths.mission,
  appPaths.ourStory,
  appPaths.letters,
  appPaths.recommendations,
  appPaths.printablePlan,
  appPaths.meetingGuide,
  appPaths.activity,
  appPaths.settings,
  settingsPaths.family,
  settingsPaths.week,
  settingsPaths.reminders,
  settingsPaths.devices,
  settingsPaths.waysIn,
  settingsPaths.data,
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
    `in "${language}" every main screen fits 320 pixels, is accessible and speaks it [L5]`,
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
      const english = new Set<string>()
      for (const path of screens) {
        await test.step(path, async () => {
          await goWithin(page, path)
          await expect(page, 'each screen has its own').not.toHaveTitle(title)
          title = await page.title()
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectFits(page)
          await expect(page.locator('body')).not.toContainText(/[٠-٩]/)
          for (const text of await englishOn(page, language)) english.add(text)
          if (judged.has(path)) await expectAccessible(page)
        })
      }
      const known = untranslated(language)
      expect([...english].filter((text) => !known.some((one) => text.includes(one)))).toEqual([])
    },
  )
}

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
    await page.getByRole('textbox').fill(secret)
    await page.locator('button.filled').click()
    const rows = page.locator('.wall-rows')
    const scrolled = () => rows.evaluate((list) => list.scrollLeft)
    await expect(page.locator('.wall-page')).toHaveCount(2)
    const clock = await page.locator('.wall-clock').boundingBox()
    expect(clock!.x + clock!.width, 'on the right, and not at the edge').toBeLessThan(1_004)
    await page.locator('.wall-page').last().click()
    await expect.poll(scrolled).toBeLessThan(-100)
    await expectAccessible(page)
  },
)

test(
  'whoever chose a language goes back to the family’s, and follows it from then on [L8]',
  { tag: '@phone' },
  async ({ page, context, server, hands }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [aTask('read', 'Read')])
    const speak = (language: string) =>
      api.toFamily(familyId, { type: 'edit-family', changes: { settings: { language } } })
    const html = page.locator('html')
    const choose = (name: string) =>
      hands.press(page.getByRole('radio', { name, exact: true }).locator('xpath=ancestor::label'))
    await speak('de')
    await page.goto(settingsPaths.device)
    await expect(html).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('radio', { name: 'Wie die Familie: Deutsch' })).toBeChecked()
    await choose('Français')
    await expect(html).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('radio', { name: 'Français', exact: true })).toBeChecked()
    await choose('Comme la famille\u00a0: Deutsch')
    await expect(html).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('radio', { name: 'Wie die Familie: Deutsch' })).toBeChecked()
    await speak('es')
    await page.goto(settingsPaths.device)
    await expect(html).toHaveAttribute('lang', 'es')
    await expect(page.getByRole('radio', { name: 'Como la familia: Español' })).toBeChecked()
  },
)

/** What somebody wrote is theirs in every language: the goal as it was first, works with their years, zones. */
const theirs =
  /Read twenty stories|, \b(?:19|20)\d\d\b|\((?:19|20)\d\d\)|[.] (?:19|20)\d\d[.]|^\w+[/]/

/** Three words and more in a row that are English: what is read, and what is read aloud. */
async function englishOn(page: Page, language: string): Promise<string[]> {
  const said = await page.evaluate((isLatin) => {
    const words = /[A-Za-z’']+(?: [A-Za-z’']+){2,}/
    const english = isLatin ? /\b(the|and|is|are|of|to|you|your|with|for|this|that|it)\b/i : /./
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '')
    for (const name of ['aria-label', 'placeholder', 'aria-valuetext', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`))
        found.push(element.getAttribute(name) ?? '')
    return found.filter((text) => english.test(words.exec(text)?.[0] ?? ''))
  }, language !== 'ar')
  return said.filter((text) => !theirs.test(text))
}

/** Whatever of the words of a sentence stands between its values, where the catalog has no translation yet. */
function untranslated(language: string): string[] {
  return readCatalog(language)
    .items.filter(({ obsolete, msgstr: [translated] }) => !obsolete && !translated)
    .flatMap(({ msgid }) => msgid.split(/[{}#]|<[^>]*>/))
    .map((words) => words.trim())
    .filter((words) => words.includes(' '))
}
