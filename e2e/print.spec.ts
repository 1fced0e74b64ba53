// What comes out of the printer, by the PDF that Chromium makes of it.
import type { Child } from '#core/members/schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { limits } from '#core/limits.ts'
import { appPaths, forSprint, publicPaths } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { enter } from './support/sign-in-form.ts'
import { cutOff, pressPrint, printedPages } from './support/pdf.ts'
import { marginsOf } from './support/pdf-ink.ts'
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
  { children: 0, tasks: 1, strips: true, on: [papers[1]] },
  { children: 3, tasks: 12, strips: true, on: [papers[0]] },
  { children: 18, tasks: 12, strips: true, on: [papers[0]] },
  { children: 3, tasks: 60, strips: true, on: papers },
  { children: 18, tasks: 60, strips: false, on: [papers[1]] },
]
/** Every third one is everybody's on every day; the others are done together once. */
const manyTasks = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    index % 3 === 0
      ? aTask(`t${index}`, longTitle, { icon: 'plants' })
      : aTask(`t${index}`, 'Water the plants', {
          icon: 'plants',
          sharing: 'together',
          repeat: { kind: 'once' },
        }),
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
  'on paper every sheet is one page with all that is on it, and a script is text [A50, S1.5, K10]',
  { tag: '@desktop' },
  async ({ page, context, server, anotherBrowser }) => {
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

test(
  'a sheet has margins of 8 mm on both papers, dates, and boxes that are shared [N3, N1, N5, K9]',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    const school = { kind: 'days', days: ['Monday', 'Wednesday'] } as const
    const repeat = { ...school, days: [...school.days] }
    const familyId = await aFamilyInItsWeek(api, [
      aTask('lunch', 'Pack lunch', { owners: ['ben', 'tom'], sharing: 'one', repeat }),
      aTask('shoes', 'Shoes by the door', { sharing: 'together', repeat }),
      aTask('table', 'Set the table', { owners: ['mia', 'tom'], sharing: 'daily-turns', repeat }),
      aTask('clothes', 'Lay out clothes', { owners: ['mia', 'tom'], repeat }),
    ])
    const child3 = { ...child(3), id: 'ali', name: 'ليلى عبد الرحمن \u202E3' }
    const { family } = await api.bootstrap()
    const children = [...family.familyData.children, child3]
    await api.toFamily(familyId, { type: 'edit-family', changes: { children } })
    const entry = { id: 'd', title: 'Dentist', date: '2026-03-04', time: '15:00', repeat: null }
    await api.toFamily(familyId, { type: 'add-date', entry: { ...entry, memberIds: ['mia'] } })
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(forSprint(appPaths.printablePlan, sprintId))

    await test.step('each has a box, also each of whom one does it, all together a pill', async () => {
      const inRow = (title: string) =>
        page.getByRole('row', { name: title }).locator('.sheet-initial').allInnerTexts()
      const boxes = async (title: string) =>
        (await inRow(title)).map((text) => text.replaceAll(/\s+/g, '/'))
      await expect(page.getByRole('row', { name: 'Lay out clothes' })).toBeVisible()
      expect(await boxes('Lay out clothes')).toEqual(['Mi', 'T', 'Mi', 'T'])
      expect(await boxes('Pack lunch')).toEqual(['B', 'T', 'B', 'T'])
      expect(await boxes('Shoes by the door')).toEqual(['all', 'all'])
      expect((await boxes('Set the table')).toSorted()).toEqual(['Mi', 'T'])
    })

    await test.step('the dentist stands under Wednesday, with the time and whom it is about', async () => {
      const cells = page.getByRole('row', { name: 'Dates' }).getByRole('cell')
      await expect(cells.nth(3)).toHaveText(/15:00 Dentist\s+Mia/)
      await expect(cells.nth(2)).toHaveText('')
    })

    await test.step('a name from right to left is whole, and turns nothing round', async () => {
      const name = page.getByRole('listitem').locator('bdi', { hasText: 'ليلى' })
      await expect(name).toBeVisible()
      expect(await name.evaluate((one) => one.scrollWidth <= one.parentElement!.clientWidth)).toBe(
        true,
      )
      expect(await cutOff(page)).toEqual([])
    })

    for (const { label, size } of papers) {
      await test.step(`its marks begin 8 mm from every edge, ${label}`, async () => {
        await page.getByRole('radio', { name: label }).check({ force: true })
        await pressPrint(page)
        expect((await printedPages(page))[0]).toBe(size)
        const [fridge, strips] = marginsOf(await page.pdf({ preferCSSPageSize: true }))
        for (const [side, margin] of Object.entries(fridge!)) {
          expect(margin, side).toBeGreaterThan(7.5)
          expect(margin, side).toBeLessThan(8.8)
        }
        expect([strips!.left, strips!.right].map(Math.round)).toEqual([10, 10])
      })
    }
  },
)

test(
  'boxes are as large as a pen or a crayon needs, stand apart, and the marks stand free [S1.5, N5]',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    const us = { sharing: 'one', owners: ['ben', 'mia', 'tom', 'leo'] } as const
    const familyId = await aFamilyInItsWeek(api, [
      aTask('clothes', 'Lay out clothes'),
      aTask('lunch', 'Pack lunch', { ...us, owners: [...us.owners] }),
      aTask('shoes', 'Shoes by the door', { sharing: 'together' }),
      aTask('plants', 'Water the plants', { repeat: { kind: 'times', times: 3 } }),
    ])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    const measured = async () => {
      await page.emulateMedia({ media: 'print' })
      const found = await page.evaluate(() => {
        const millimetre = 96 / 25.4
        const placeOf = (element: Element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect()
          return [left, top, right, bottom].map((edge) => edge / millimetre)
        }
        /** The free millimetres between two places, the larger of across and down. */
        const between = ([l, t, r, b]: number[], [l2, t2, r2, b2]: number[]) =>
          Math.max(l2! - r!, l! - r2!, t2! - b!, t! - b2!)
        const gaps = (places: number[][]) =>
          places.flatMap((one, at) => places.slice(at + 1).map((other) => between(one, other)))
        return [...document.querySelectorAll('[data-sheet]')].map((sheet) => {
          const boxes = [...sheet.querySelectorAll('[data-task]')].map(placeOf)
          const marks = [...sheet.querySelectorAll('.sheet-marks > svg')].map(placeOf)
          const letters = [
            ...sheet.querySelectorAll('bdi, p, .sheet-initial, svg:not(.sheet-marks > svg)'),
          ]
            .filter((element) => !element.closest('.sheet-marks'))
            .map(placeOf)
          const foot = [...sheet.querySelectorAll('.sheet-way-back, .sheet-legend')]
          return {
            name: sheet.textContent,
            isStrip: sheet.classList.contains('strip'),
            points: Math.min(
              ...foot.map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * 0.75),
            ),
            isForCrayons: sheet.classList.contains('strip-crayons'),
            smallest: Math.min(...boxes.map(([l, t, r, b]) => Math.min(r! - l!, b! - t!))),
            nearest: Math.min(...gaps(boxes)),
            free: Math.min(
              ...marks.flatMap((mark) => [...boxes, ...letters].map((one) => between(mark, one))),
            ),
          }
        })
      })
      await page.emulateMedia({ media: null })
      return found
    }
    const least = async (smallest: number) => {
      for (const sheet of await measured()) {
        const needed = sheet.isForCrayons ? 11 : smallest
        expect(sheet.points, 'what stands at the foot is read without glasses').toBeGreaterThan(
          7.99,
        )
        expect(sheet.smallest, sheet.name).toBeGreaterThan(needed - 0.02)
        expect(sheet.nearest, sheet.name).toBeGreaterThan(1.3)
        expect(sheet.free, sheet.name).toBeGreaterThan(1.5)
      }
    }
    await page.goto(forSprint(appPaths.printablePlan, sprintId))
    await expect(page.getByRole('region', { name: /^Strips/ }).first()).toBeVisible()
    const strips = (await measured()).filter(({ isStrip }) => isStrip)
    expect(strips.length, 'of a child with a crayon, and of one with a pen').toBeGreaterThan(1)
    expect([...new Set(strips.map(({ smallest }) => smallest.toFixed(1)))]).toEqual(['11.0'])
    await least(6)
    // Twenty people: a box is never under 5 mm.
    const children = Array.from({ length: 18 }, (_, index) => child(index))
    await api.toFamily(familyId, { type: 'edit-family', changes: { children } })
    await page.reload()
    await expect(page.getByRole('listitem').filter({ hasText: '17' }).first()).toBeVisible()
    await least(5)
  },
)
