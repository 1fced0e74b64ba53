// Paper as the browser's own menu prints it, and how a sheet uses its page.
import type { Child } from '#core/members/schema.ts'
import { apiPaths, appPaths, forSprint } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { cutOff } from './support/pdf.ts'
import { emptiestBands, marginsOf } from './support/pdf-ink.ts'
import { expect, test } from './support/test.ts'

const names = 'Mia Max Leo Ida Tom Ben Ada Kim Jo Lou Ruth Wim Zoe Paul Nora Hugo Vera Yann'.split(
  ' ',
)
const child = (name: string): Child => ({
  id: name.toLowerCase(),
  name,
  ageBand: '6-8',
  animal: 'owl',
  color: 'leaf',
})

/** Somebody alone with one task, a family of four, and twenty people. */
const families = [
  { children: 0, adults: [], tasks: 1 },
  { children: 2, tasks: 5 },
  { children: 18, tasks: 5 },
] as const

const tasks = ['Read a story', 'Set the table', 'Walk the dog', 'Water the plants', 'Cook together']

test(
  'a sheet fills its page on one margin, and has its marks when the browser’s menu prints it [N35]',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [aTask('first', tasks[0]!)])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    for (const { children, tasks: many, ...people } of families) {
      await test.step(`${children} children and ${many} tasks`, async () => {
        const changes = { ...people, adults: [], children: names.slice(0, children).map(child) }
        await api.toFamily(familyId, { type: 'edit-family', changes })
        const id = `${sprintId}-${children}`
        const sprint = {
          id,
          name: 'Week 2',
          startsOn: firstDay,
          weeks: 1,
          goalId: 'goal1',
          missionStep: '',
          experimentId: null,
          tasks: tasks.slice(0, many).map((title, index) => aTask(`t${index}`, title)),
        }
        await api.toSprint(familyId, id, { type: 'create-sprint', sprint })
        await page.goto(forSprint(appPaths.printablePlan, id))
        await expect(page.locator('.sheet-plan [data-row]')).toHaveCount(many)
        await page.evaluate(() => document.fonts.ready)

        // Chromium says to the page that it prints, as it does for its menu.
        const pdf = await page.pdf({ preferCSSPageSize: true })
        const [fridge] = marginsOf(pdf)
        for (const [side, margin] of Object.entries(fridge!)) {
          expect(margin, `${side}: its marks stand there`).toBeGreaterThan(7.5)
          expect(margin, side).toBeLessThan(8.8)
        }
        for (const [sheet, band] of emptiestBands(pdf).entries()) {
          expect(band, `the emptiest band of sheet ${sheet}, in mm`).toBeLessThan(18)
        }
        expect(await cutOff(page)).toEqual([])

        const codes = await page
          .locator('.sheet-marks[data-code]')
          .evaluateAll((marks) => marks.map((one) => one.getAttribute('data-code')!))
        expect(codes.length).toBeGreaterThan(0)
        for (const code of codes) {
          const kept = () => page.request.get(server.url + apiPaths.printedSheet(familyId, code))
          await expect.poll(async () => (await kept()).status(), code).toBe(200)
        }

        await page.emulateMedia({ media: 'print' })
        const { title, table, letters } = await page.evaluate(() => {
          const millimetre = 96 / 25.4
          const leftOf = (selector: string) =>
            document.querySelector(selector)!.getBoundingClientRect().left / millimetre
          const named = [...document.querySelectorAll('.sheet-initial')]
          return {
            title: leftOf('.sheet-title bdi'),
            table: leftOf('.sheet-plan'),
            letters: named.map((one) => parseFloat(getComputedStyle(one).fontSize) / millimetre),
          }
        })
        await page.emulateMedia({ media: null })
        expect(title).toBeCloseTo(table, 0)
        expect(Math.min(4, ...letters), 'letters above a box, in mm').toBeGreaterThan(2.6)
      })
    }
  },
)
