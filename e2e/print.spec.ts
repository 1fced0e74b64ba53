// What comes out of the printer, by the PDF that Chromium makes of it.
import type { Child } from '#core/contract/member.ts'
import { addDays } from '#core/domain/calendar.ts'
import { limits } from '#core/limits.ts'
import { appPaths, forSprint, publicPaths } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { enter } from './support/entrance.ts'
import { cutOff, printedPages } from './support/pdf.ts'
import { expect, test } from './support/test.ts'
import { goWithin } from './support/within.ts'

const papers = [
  { label: 'A4', size: '210 × 297' },
  { label: 'US Letter', size: '216 × 279' },
] as const

const longTitle = 'Empty the dishwasher, and put everything where the others can find it '
  .repeat(3)
  .slice(0, limits.title)
const ages = ['under-3', '3-5', '6-8', '9-12', '13-17'] as const
const child = (index: number): Child => ({
  id: `c${index}`,
  name: `${['Mia', 'Max', 'Leo'][index % 3]!} ${'Wilhelmina '.repeat(6)}${index}`.slice(0, 80),
  ageBand: ages[index % ages.length]!,
  animal: 'owl',
  color: 'leaf',
})
/** From a single parent with one task to twenty people with sixty; both papers where they are full. */
const cases = [
  { children: 0, tasks: 1, strips: true, on: papers },
  { children: 3, tasks: 12, strips: true, on: [papers[0]] },
  { children: 18, tasks: 12, strips: true, on: papers },
  { children: 3, tasks: 60, strips: true, on: papers },
  { children: 18, tasks: 60, strips: false, on: [papers[1]] },
]
const manyTasks = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aTask(`t${index}`, index % 3 === 0 ? longTitle : 'Water the plants', { icon: 'plants' }),
  )
const longName = 'A week with a name that goes on and on, as long as a name can be, and on'
const aLongWeek = (count: number) => ({
  id: `s${count}`,
  name: longName.slice(0, limits.name),
  startsOn: addDays(firstDay, 7),
  weeks: 1,
  goalId: 'goal1',
  missionStep: longTitle,
  experimentId: null,
  tasks: manyTasks(count),
})
const script = '<img src=x onerror="document.title=1"><script>document.title=1</script>'

test(
  'on paper every sheet is one page, and a script is text [A50, S1.5]',
  { tag: '@desktop' },
  async ({ page, context, server, anotherBrowser }) => {
    test.setTimeout(120_000)
    const api = apiFor(context, server.url)
    const feed = aTask('t', `Feed ${script}`, { owners: ['mia'] })
    const familyId = await aFamilyInItsWeek(api, [feed])
    const become = (changes: { children: Child[]; adults?: [] }) =>
      api.toFamily(familyId, { type: 'edit-family', changes })
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)

    await test.step('a name or a title that is a script is printed as text', async () => {
      await become({ children: [{ ...child(0), id: 'mia', name: script }, child(1)] })
      await page.goto(forSprint(appPaths.printablePlan, sprintId))
      const strip = page.getByRole('region', { name: /^Strips for/ })
      await expect(strip.getByText(script, { exact: true })).toBeVisible()
      await expect(strip.getByText(`Feed ${script}`)).toBeVisible()
      await expect(page.locator('.sheet :is(img, script)')).toHaveCount(0)
      await expect(page).toHaveTitle('Print Week 1 · Elefam')
      expect(await printedPages(page)).toHaveLength(2)
    })

    await test.step('the code on the sheet leads to that week, also through signing in', async () => {
      await expect(page.getByRole('img', { name: 'Code that opens this week' })).toBeVisible()
      const phone = await (await anotherBrowser()).newPage()
      await phone.clock.setFixedTime('2026-03-04T17:00:00+01:00')
      await phone.goto(forSprint(appPaths.dashboard, sprintId))
      await expect(phone).toHaveURL(publicPaths.landing)
      await enter(phone, 'Sign In', api.email)
      await expect(phone).toHaveURL(forSprint(appPaths.dashboard, sprintId))
      // Every day of that week so far can be filled in, not only yesterday and today.
      await expect(phone.getByRole('radio', { name: /1 Mar/ })).toBeAttached()
      await phone.close()
    })

    await test.step('the meeting guide is one page', async () => {
      await goWithin(page, appPaths.meetingGuide)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/meeting/i)
      for (const format of ['A4', 'Letter'] as const) {
        expect(await printedPages(page, { format }), format).toHaveLength(1)
      }
    })

    for (const count of [1, 12, 60]) {
      const sprint = aLongWeek(count)
      await api.toSprint(familyId, sprint.id, { type: 'create-sprint', sprint })
    }
    for (const { children, tasks, strips, on } of cases) {
      const people = { children: Array.from({ length: children }, (_, index) => child(index)) }
      await become(children === 0 ? { ...people, adults: [] } : people)
      await page.goto(forSprint(appPaths.printablePlan, `s${tasks}`))
      if (!strips) await page.getByRole('switch').click()
      for (const { label, size } of on) {
        await test.step(`${children} children, ${tasks} tasks, ${label}`, async () => {
          await page.getByRole('radio', { name: label }).check({ force: true })
          await expect(page.locator('svg.sheet-picture')).toHaveCount(tasks)
          // The tab shows what it kept of the family until the answer comes.
          await expect
            .poll(() => page.locator('.sheet').count())
            .toBeGreaterThanOrEqual(strips && children > 0 ? 2 : 1)
          const sheets = await page.locator('.sheet').count()
          expect(await printedPages(page)).toEqual(Array.from({ length: sheets }, () => size))
          expect(await cutOff(page)).toEqual([])
        })
      }
    }
  },
)
