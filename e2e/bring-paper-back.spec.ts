// Paper that comes back: the printed sheet is ticked with a pen, and a photograph brings the ticks.
import type { Locator, Page } from '@playwright/test'
import type { PrintedSheet } from '#core/paper/schema.ts'
import { apiPaths, appPaths, forSprint, languageCookie } from '#core/paths.ts'
import { expectAccessibleDayAndNight } from './support/axe.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { pressPrint } from './support/pdf.ts'
import { marginsOf } from './support/pdf-ink.ts'
import { expect, test } from './support/test.ts'
import { goWithin } from './support/within.ts'

/** A pen's tick over a box, a little beside its middle as hands do it. */
async function tickWithPen(boxes: Locator): Promise<void> {
  await boxes.evaluateAll((found) => {
    for (const box of found) {
      box.insertAdjacentHTML(
        'beforeend',
        `<svg viewBox="0 0 10 10">
          <path d="M2.2 5.2 Q3.4 6.6 4.2 8 Q5.6 4.6 8.9 1.4" fill="none" stroke="#1c2c78" stroke-width="0.85" stroke-linecap="round"/>
        </svg>`,
      )
      const { style } = box.querySelector('svg')!
      Object.assign(style, { position: 'absolute', inset: '-12%', width: '124%', height: '124%' })
    }
  })
}

/** A photograph of what is on paper: a sheet, or several strips, lying on a table; `how`: in the dark, or half covered. */
async function photographOf(
  page: Page,
  sheet: Locator,
  how: Partial<CSSStyleDeclaration> = {},
): Promise<Buffer> {
  await page.emulateMedia({ media: 'print' })
  await sheet.evaluate((shown: HTMLElement, of) => void Object.assign(shown.style, of), how)
  const picture = await sheet.screenshot()
  await sheet.evaluate((shown: HTMLElement) => shown.removeAttribute('style'))
  await page.emulateMedia({ media: null })
  return picture
}

const bring = async (page: Page, buffer: Buffer) =>
  page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })

const boxAt = (page: Page, task: string, member: string, date: string) =>
  page.locator(`.sheet-marked [data-task="${task}"][data-members="${member}"][data-date="${date}"]`)

test.describe('paper comes back', { tag: '@desktop' }, () => {
  // As dense as a phone's camera: ten pixels a millimetre.
  test.use({ deviceScaleFactor: 2.6 })

  test('a photo of the fridge sheet brings its ticks, once, and one undo takes them back', async ({
    page,
    context,
    server,
    anotherBrowser,
  }) => {
    const api = apiFor(context, server.url)
    const school = { kind: 'days', days: ['Monday', 'Tuesday', 'Friday'] } as const
    const repeat = { ...school, days: [...school.days] }
    const familyId = await aFamilyInItsWeek(api, [
      aTask('clothes', 'Lay out clothes', { owners: ['mia', 'tom'], repeat }),
      aTask('shoes', 'Shoes by the door', { owners: ['mia', 'ben'], sharing: 'together', repeat }),
      aTask('walk', 'Walk the dog', { owners: ['ben'], repeat: { kind: 'times', times: 2 } }),
    ])
    const checksOf = async () => {
      const { sprints } = await api.bootstrap()
      return Object.fromEntries(sprints[0]!.tasks.map(({ id, checks }) => [id, checks]))
    }
    await page.clock.setFixedTime('2026-03-04T17:00:00+01:00')
    await page.goto(forSprint(appPaths.printablePlan, sprintId))
    await pressPrint(page)
    const fridge = page.getByRole('region', { name: /^Fridge sheet/ })
    await expect(fridge.locator('.sheet-marks[data-code]')).toBeAttached()
    const empty = await photographOf(page, fridge)
    await tickWithPen(boxAt(page, 'clothes', 'mia', '2026-03-02'))
    await tickWithPen(boxAt(page, 'clothes', 'tom', '2026-03-03'))
    await tickWithPen(boxAt(page, 'shoes', 'ben mia', '2026-03-03'))
    await tickWithPen(boxAt(page, 'walk', 'ben', '').first())
    // Somebody was ahead of the week.
    await tickWithPen(boxAt(page, 'clothes', 'mia', '2026-03-06'))
    const ticked = await photographOf(page, fridge)
    const background = 'white'
    const dark = await photographOf(page, fridge, { filter: 'brightness(10%)', background })
    const blurred = await photographOf(page, fridge, { filter: 'blur(2px)', background })
    const half = await photographOf(page, fridge, { clipPath: 'inset(0 0 0 20%)' })

    await test.step('what was printed is kept as it was, and once', async () => {
      const code = await fridge.locator('.sheet-marks').getAttribute('data-code')
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/printed-sheets')) asked.push(request.method())
      })
      await pressPrint(page)
      expect(asked).toEqual([])
      expect(await fridge.locator('.sheet-marks').getAttribute('data-code')).toBe(code)
      expect(await placesApart(page, familyId, code!), 'in millimetres').toBeLessThan(0.1)
      expect(await lastBoxApart(page, familyId, code!), 'in the PDF').toBeLessThan(0.25)
    })

    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.postData() ?? '')
    })
    await goWithin(page, appPaths.bringPaperBack)

    await test.step('a picture without a sheet says what to do', async () => {
      const table = await page.getByRole('heading', { level: 1 }).screenshot()
      await bring(page, table)
      await expect(page.getByText('No sheet was found in this picture')).toBeVisible()
      await page
        .getByLabel('Choose a photo')
        .setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('no image') })
      await expect(page.getByText('This picture cannot be opened here')).toBeVisible()
    })

    await test.step('a photo in the dark or out of focus says what the next one needs', async () => {
      await bring(page, dark)
      await expect(page.getByText('One more photo, with more light')).toBeVisible()
      await expectAccessibleDayAndNight(page)
      await bring(page, blurred)
      await expect(page.getByText('One more photo, a little sharper')).toBeVisible()
    })

    await test.step('of two corners alone it says so, and shows where they are', async () => {
      await bring(page, half)
      await expect(page.getByText('Only two of the four black corners')).toBeVisible()
      await expect(page.getByRole('img', { name: /^Your photo/ })).toBeVisible()
      await expectAccessibleDayAndNight(page)
    })

    await test.step('an empty sheet brings nothing, and unticks nothing', async () => {
      await bring(page, empty)
      await expect(page.getByRole('heading', { name: 'Nothing new on it' })).toBeVisible()
      await page.getByRole('button', { name: 'Another photo' }).click()
    })

    await test.step('four ticks are found, and the one of a day to come is left out', async () => {
      await bring(page, ticked)
      await expect(page.getByRole('heading', { name: '4 ticks found' })).toBeVisible()
      const lines = page.getByRole('listitem')
      await expect(lines.filter({ hasText: 'Lay out clothes' })).toContainText('Mia: Mon; Tom: Tue')
      await expect(lines.filter({ hasText: 'Shoes' })).toContainText('Both together: Tue')
      await expect(lines.filter({ hasText: 'Walk the dog' })).toContainText('Ben: once')
      await page.getByText('One that adds nothing').click()
      await expect(page.getByText('this day is still to come')).toBeVisible()
      await page.getByText('Show the photo').click()
      await expect(page.getByRole('img', { name: /^Your photo with 5 ticks/ })).toBeVisible()
      await expectAccessibleDayAndNight(page)
      expect(await checksOf()).toEqual({ clothes: {}, shoes: {}, walk: {} })
    })

    const all = {
      clothes: { '2026-03-02': ['mia'], '2026-03-03': ['tom'] },
      shoes: { '2026-03-03': ['ben'] },
      walk: { '2026-03-04': ['ben'] },
    }
    await test.step('one press adds them, and nothing but ticks left the page', async () => {
      await page.getByRole('button', { name: 'Add 4 ticks' }).click()
      await expect(page.getByText('The photo is gone')).toBeVisible()
      await expect.poll(checksOf).toEqual(all)
      expect(sent.filter((body) => !body.includes('"type":"tick"'))).toEqual([])
      expect(sent).toHaveLength(4)
      expect(Math.max(...sent.map((body) => body.length))).toBeLessThan(300)
    })

    await test.step('one undo takes all of them back', async () => {
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(checksOf).toEqual({ clothes: {}, shoes: {}, walk: {} })
    })

    await test.step('a sheet may come back twice', async () => {
      await page.getByRole('button', { name: 'Another photo' }).click()
      await bring(page, ticked)
      await page.getByRole('button', { name: 'Add 4 ticks' }).click()
      await expect.poll(checksOf).toEqual(all)
      await page.getByRole('button', { name: 'Another photo' }).click()
      await bring(page, ticked)
      await expect(page.getByRole('heading', { name: 'Nothing new on it' })).toBeVisible()
      await page.getByText('5 that add nothing').click()
      await expect(page.getByText('4 are ticked here already')).toBeVisible()
    })

    await test.step('to another family it is a sheet like any that is not known', async () => {
      const other = await anotherBrowser()
      const theirs = apiFor(other, server.url)
      await aFamilyInItsWeek(theirs, [aTask('read', 'Read')])
      const phone = await other.newPage()
      await phone.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
      await phone.goto(appPaths.bringPaperBack)
      await bring(phone, ticked)
      await expect(phone.getByText('This sheet is not known')).toBeVisible()
    })
  })

  test('strips on one photo are read together, also where they were printed without a connection [N35]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [
      aTask('read', 'Read a story aloud', { owners: ['leo', 'mia', 'tom'] }),
    ])
    await page.clock.setFixedTime('2026-03-04T17:00:00+01:00')
    await page.goto(forSprint(appPaths.printablePlan, sprintId))
    const strips = page.getByRole('region', { name: /^Strips for/ })
    await expect(strips).toBeVisible()

    await test.step('without a connection it says so, and keeps what was printed once there is one', async () => {
      await page.route(`**${apiPaths.printedSheets(familyId)}`, (route) => route.abort())
      await pressPrint(page)
      await expect(page.getByText('Leave this page open for a moment')).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.sheet-tag').first()).toBeVisible()
      await page.emulateMedia({ media: null })
      await page.unroute(`**${apiPaths.printedSheets(familyId)}`)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('Leave this page open for a moment')).toBeHidden()
    })

    const boxOf = (member: string, date: string) =>
      page.locator(`.strip [data-members="${member}"][data-date="${date}"]`)
    await tickWithPen(boxOf('leo', '2026-03-01'))
    await tickWithPen(boxOf('mia', '2026-03-02'))
    await tickWithPen(boxOf('tom', '2026-03-04'))
    const photo = await photographOf(page, strips)
    await goWithin(page, appPaths.bringPaperBack)
    await bring(page, photo)
    await expect(page.getByRole('heading', { name: '3 ticks found' })).toBeVisible()
    const line = page.getByRole('listitem').filter({ hasText: 'Read a story' })
    for (const ticked of ['Leo: Sun', 'Mia: Mon', 'Tom: Wed'])
      await expect(line).toContainText(ticked)
  })

  test('by the browser’s own menu a sheet has its marks, the same until something changes [N35]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud')])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(forSprint(appPaths.printablePlan, sprintId))
    const marked = page.locator('.sheet-marks[data-code]')
    const menu = () => page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.getByRole('region', { name: /^Fridge sheet/ })).toBeVisible()
    const codes = () =>
      marked.evaluateAll((marks) => marks.map((one) => one.getAttribute('data-code')))
    await menu()
    const first = await codes()
    expect(first.length).toBeGreaterThan(1)
    await pressPrint(page)
    await menu()
    expect(await codes()).toEqual(first)
    // Another paper is another sheet.
    await page.getByRole('radio', { name: 'US Letter' }).check({ force: true })
    await menu()
    const other = await codes()
    expect(other).toHaveLength(first.length)
    expect(other.filter((code) => first.includes(code))).toEqual([])
  })

  test('a sheet that runs from right to left is read [L4]', async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [
      aTask('read', 'قراءة', { repeat: { kind: 'days', days: ['Monday', 'Tuesday', 'Friday'] } }),
      aTask('walk', 'نزهة', { owners: ['ben'], repeat: { kind: 'times', times: 2 } }),
    ])
    await context.addCookies([{ name: languageCookie, value: 'ar', url: server.url }])
    await page.clock.setFixedTime('2026-03-04T17:00:00+01:00')
    await page.goto(forSprint(appPaths.printablePlan, sprintId))
    const fridge = page.locator('.sheet-marked').first()
    await expect(fridge).toBeVisible()
    const printed = page.waitForResponse((answer) => answer.url().includes('/printed-sheets'))
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await printed
    const [monday, tuesday] = [boxAt(page, 'read', 'mia', '2026-03-02'), '2026-03-03']
    const left = async (box: Locator) => (await box.boundingBox())!.x
    expect(await left(monday)).toBeGreaterThan(await left(boxAt(page, 'read', 'mia', tuesday)))
    await tickWithPen(monday)
    await tickWithPen(boxAt(page, 'read', 'tom', tuesday))
    await tickWithPen(boxAt(page, 'walk', 'ben', '').first())
    const photo = await photographOf(page, fridge)
    await goWithin(page, appPaths.bringPaperBack)
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo })
    await page.locator('main button.filled').click()
    const checksOf = async () => {
      const { sprints } = await api.bootstrap()
      return sprints[0]!.tasks.map(({ checks }) => checks)
    }
    await expect
      .poll(checksOf)
      .toEqual([{ '2026-03-02': ['mia'], [tuesday]: ['tom'] }, { '2026-03-04': ['ben'] }])
  })
})

test(
  'an unsure box and a box of many are asked about, and nothing said is nothing ticked [N5]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [
      aTask('clothes', 'Lay out clothes', { owners: ['mia', 'tom'] }),
      aTask('bottles', 'Take the bottles away', { sharing: 'one' }),
    ])
    const { family } = await api.bootstrap()
    const everyone = [family.familyData.primaryUser.id, 'ben', 'leo', 'mia', 'tom']
    const of = { width: 6, height: 6, y: 50, round: false, together: false }
    const date = '2026-03-02'
    const boxes = [
      { taskId: 'clothes', memberIds: ['mia'], date, x: 80, ...of },
      { taskId: 'clothes', memberIds: ['tom'], date, x: 90, ...of },
      { taskId: 'bottles', memberIds: everyone, date, x: 100, ...of },
    ]
    const about = { layout: 1, sprintId, week: 0, paper: 'a4', tags: 0 }
    const sheet = { code: '00000000ab', ...about, width: 210, height: 297, boxes }
    await api.post(apiPaths.printedSheets(familyId), sheet)
    await page.clock.setFixedTime('2026-03-04T17:00:00+01:00')
    await page.route(/photo-worker/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `(${String(anUnsureReader)})()` }),
    )
    await page.goto(appPaths.bringPaperBack)
    await bring(page, Buffer.from('a photo'))

    await expect(page.getByRole('heading', { name: '2 boxes to look at' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Who did it?' })).toBeVisible()
    await expect(page.getByText('One more photo, a little flatter')).toBeHidden()
    await expect(page.getByRole('button', { name: /^Add/ })).toBeHidden()
    await expectAccessibleDayAndNight(page)
    await page.getByText('Lay out clothes, Mia, Mon 2 Mar').click()
    await expect(page.getByRole('checkbox', { name: /^Lay out clothes, Mia/ })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Add 1 tick' })).toBeVisible()
    await page
      .getByRole('group', { name: /^Take the bottles/ })
      .getByText('Leo')
      .click()
    await page.getByRole('button', { name: 'Add 2 ticks' }).click()
    const checksOf = async () => {
      const { sprints } = await api.bootstrap()
      return sprints[0]!.tasks.map(({ checks }) => checks)
    }
    await expect.poll(checksOf).toEqual([{ [date]: ['mia'] }, { [date]: ['leo'] }])
  },
)

/** A reader in the real one's place: it finds a sheet, is sure of its last box alone, and shows the others. */
function anUnsureReader() {
  addEventListener('message', ({ data }: MessageEvent<{ file?: Blob }>) => {
    if (data.file) {
      const canvas = new OffscreenCanvas(100, 140)
      canvas.getContext('2d')?.fillRect(20, 20, 60, 60)
      const found = [{ code: '00000000ab', tags: 0, seen: [], middle: [0.5, 0.5] }]
      postMessage({ found, partly: [], preview: canvas.transferToImageBitmap() })
      return
    }
    const crop = { width: 40, height: 40, data: new Uint8ClampedArray(6_400).fill(180) }
    const unsure = { state: 'unsure', why: 'faint', crop }
    const places = [0, 1, 2].map((at) => [0.2 + at / 4, 0.5])
    postMessage({ boxes: [unsure, unsure, { state: 'ticked' }], places })
  })
}

/** The same of the last box alone, by the lines of Chromium’s PDF: they run within its border, 0.2 mm from its edge. */
async function lastBoxApart(page: Page, familyId: string, code: string): Promise<number> {
  const show = (visibility: string) =>
    page.locator('.sheet-marked').evaluate((sheet, value) => {
      const all = [...sheet.querySelectorAll<HTMLElement>('*')]
      const last = [...sheet.querySelectorAll('[data-task]')].at(-1)
      for (const one of all) one.style.visibility = one === last ? 'visible' : value
    }, visibility)
  const { width, boxes } = (await (
    await page.request.get(apiPaths.printedSheet(familyId, code))
  ).json()) as PrintedSheet
  await show('hidden')
  const [ink] = marginsOf(await page.pdf({ preferCSSPageSize: true }))
  await show('')
  const box = boxes.at(-1)!
  return Math.max(
    Math.abs(ink!.left - box.x),
    Math.abs(ink!.top - box.y),
    Math.abs(width - ink!.right - box.x - box.width),
  )
}

/** How far boxes stand on paper from where the server was told, at most, in millimetres. */
async function placesApart(page: Page, familyId: string, code: string): Promise<number> {
  await page.emulateMedia({ media: 'print' })
  const apart = await page.evaluate(
    async (path) => {
      const answer = await fetch(path)
      const { boxes } = (await answer.json()) as { boxes: { x: number; y: number }[] }
      const sheet = document.querySelector('.sheet-marked')!
      const edge = sheet.getBoundingClientRect()
      const millimetre = 96 / 25.4
      const found = [...sheet.querySelectorAll('[data-task]')].map((box) =>
        box.getBoundingClientRect(),
      )
      if (found.length !== boxes.length) return Infinity
      const off = found.map(({ left, top }, at) =>
        Math.max(
          Math.abs((left - edge.left) / millimetre - boxes[at]!.x),
          Math.abs((top - edge.top) / millimetre - boxes[at]!.y),
        ),
      )
      return Math.max(...off)
    },
    apiPaths.printedSheet(familyId, code),
  )
  await page.emulateMedia({ media: null })
  return apart
}
