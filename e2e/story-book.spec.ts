// The mission's book on paper, by the PDF that Chromium makes of it.
import { appPaths } from '#core/paths.ts'
import { limits } from '#core/limits.ts'
import { aSprint } from '#core/testing/a-family.ts'
import { aFamilySetUp, apiFor } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { cutOff, printedPages } from './support/pdf.ts'
import { marginsOf } from './support/pdf-ink.ts'
import { expect, test } from './support/test.ts'

const long =
  'We laughed so much about it that nobody could eat a bite of the soup any more. '.repeat(9)
const wide = '我们一起读了二十个故事每一个都比上一个更好听'.repeat(9)

test(
  'a book is one sheet to fold, or all in pairs of pages; four drawings say how [N36]',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilySetUp(api)
    for (const [index, startsOn] of ['2026-03-01', '2026-03-08', '2026-03-15'].entries()) {
      const card = (id: string, text: string) => ({
        id,
        memberId: 'mia',
        kind: 'high' as const,
        text,
      })
      const lived = aSprint({
        id: `lived${index}`,
        familyId,
        name: `Week ${index + 1}`,
        startsOn,
        goalId: 'goal1',
        plannedAt: `${startsOn}T08:00:00.000Z`,
        completed: true,
        completedAt: `${startsOn}T17:00:00.000Z`,
        retrospective: {
          stage: 'thanks',
          feelings: [],
          cards: [
            card('short', `Two stories, ${index}`),
            card('long', long.slice(0, limits.title)),
            card('wide', wide.slice(0, limits.title)),
          ],
          why: '',
          thanks: Array.from({ length: 6 }, (_, line) => `Ben, for the soup, ${line}`).join('\n'),
        },
      })
      await api.toSprint(familyId, lived.id, { type: 'restore-sprint', sprint: lived })
    }
    await page.clock.setFixedTime('2026-03-22T17:00:00+01:00')
    await page.goto(appPaths.ourStory)
    await page.getByRole('link', { name: 'Make a book of it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our book')
    const drawn = page.getByRole('list', { name: 'How it becomes a book' }).getByRole('listitem')
    await expect(drawn).toHaveCount(4)
    await expectFits(page)
    await expectAccessible(page)
    const choose = (label: string) =>
      page.getByRole('radio', { name: label }).check({ force: true })

    for (const [paper, size] of [
      ['A4', '297 × 210'],
      ['US Letter', '279 × 216'],
    ] as const) {
      await test.step(`the small one on ${paper}`, async () => {
        await choose(paper)
        await choose('Small, one sheet')
        const sheet = page.getByRole('region', { name: 'The sheet to fold' })
        await expect(sheet.getByRole('region')).toHaveCount(8)
        await expect(sheet).toContainText('Read twenty stories together')
        for (const index of [0, 1, 2]) await expect(sheet).toContainText(`Two stories, ${index}`)
        expect(await printedPages(page)).toEqual([size])
        expect(await cutOff(page)).toEqual([])
        const [margins] = marginsOf(await page.pdf({ preferCSSPageSize: true }))
        for (const side of Object.values(margins!)) expect(side).toBeGreaterThanOrEqual(4)
      })

      await test.step(`everything on ${paper}`, async () => {
        await choose('Everything')
        await expect(page.getByRole('region', { name: 'Side 1', exact: true })).toBeVisible()
        const sides = await page.locator('.sheet').count()
        expect(sides % 2, 'sheets have two sides').toBe(0)
        expect(await printedPages(page)).toEqual(Array.from({ length: sides }, () => size))
        await expect(page.locator('.book')).toContainText('Ben, for the soup, 5')
        expect(await cutOff(page)).toEqual([])
      })
    }
  },
)
