import { apiPaths, appPaths } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { test } from './support/test.ts'
const out = '/tmp/drafts-look'
for (const scheme of ['light', 'dark'] as const)
  for (const [width, height] of [
    [360, 780],
    [1280, 800],
  ] as const)
    test(`look ${scheme} ${width} @phone`, async ({ page, context, server }) => {
      test.setTimeout(90_000)
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: scheme })
      const shot = (name: string) =>
        page.screenshot({ path: `${out}/${name}-${scheme}-${width}.png` })
      const api = apiFor(context, server.url)
      const familyId = await aFamilyInItsWeek(api, [aTask('read', 'Read a story')])
      await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
      await page.goto(`${appPaths.editSprint}?sprint=${sprintId}`)
      await page
        .getByLabel('Step towards the mission')
        .fill('Four stories, one of them by Leo himself')
      await page.evaluate(() => indexedDB.deleteDatabase('elefam'))
      await page.goto('/about')
      await api.toSprint(familyId, sprintId, {
        type: 'edit-sprint',
        changes: { missionStep: 'Five stories' },
      })
      await page.evaluate(() => sessionStorage.clear())
      await page.goto(`${appPaths.editSprint}?sprint=${sprintId}`)
      await page.getByText('Use these words').scrollIntoViewIfNeeded()
      await shot('offer')
      await page.route(`**${apiPaths.sprintCommands('*', sprintId)}`, (route) =>
        route.fulfill({
          status: 409,
          json: { code: 'sprint-closed', message: 'This week is closed.' },
        }),
      )
      await page.goto(`${appPaths.standUp}?step=tom`)
      await page.getByLabel('What I did').fill('We thank each other for the long walk. '.repeat(12))
      await page.getByLabel('What I did').blur()
      await page.getByRole('button', { name: 'One change was not saved' }).click()
      await page.waitForTimeout(500)
      await shot('refused')
      await page.goto(appPaths.dashboard)
      await page
        .getByLabel('Park something for the meeting')
        .and(page.locator('input'))
        .fill('Half a sen')
      await context.clearCookies()
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await page.getByText('Your session has ended.').waitFor()
      await page.waitForTimeout(500)
      await shot('ended')
    })

test('keystrokes at a sixth @phone', async ({ page, context, server }) => {
  test.setTimeout(90_000)
  const api = apiFor(context, server.url)
  await aFamilyInItsWeek(api, [aTask('read', 'Read a story')])
  await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
  const { user } = await api.bootstrap()
  await page.goto('/about')
  await page.evaluate((id) => {
    for (let i = 0; i < 60; i++)
      localStorage.setItem(
        `elefam-draft:${id}:text%20${i}:x`,
        JSON.stringify({ id: 'x', tab: 'gone', value: 'w'.repeat(2000), base: '', at: Date.now() }),
      )
  }, user.id)
  await page.addInitScript(() => {
    const own = Storage.prototype.setItem
    const real = performance.now.bind(performance)
    const times: number[] = []
    Object.assign(window, { times })
    Storage.prototype.setItem = function (key, value) {
      const start = real()
      own.call(this, key, value)
      if (key.startsWith('elefam-draft')) times.push(real() - start)
    }
    const events: number[][] = []
    Object.assign(window, { events })
    new PerformanceObserver((list) => {
      for (const e of list.getEntries() as PerformanceEventTiming[])
        if (e.name === 'input' || e.name === 'keydown' || e.name === 'keypress')
          events.push([e.processingEnd - e.processingStart, e.duration])
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    let inputStart = 0
    const inputs: number[] = []
    Object.assign(window, { inputs })
    window.addEventListener(
      'input',
      () => {
        inputStart = real()
      },
      true,
    )
    window.addEventListener('input', () => {
      inputs.push(real() - inputStart)
    })
  })
  await page.goto(`${appPaths.standUp}?step=tom`)
  const note = page.getByLabel('What I did')
  await note.fill('w '.repeat(900))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await note.pressSequentially('The quick elephant walks over the lazy lion.'.repeat(3), {
    delay: 60,
  })
  const read = await page
    .evaluate(() => window as unknown as Record<string, number[]>)
    .catch(() => null)
  void read
  const result = await page.evaluate(() => {
    const w = window as unknown as { times: number[]; inputs: number[]; events: number[][] }
    const q = (xs: number[], p: number) => xs.toSorted((a, b) => a - b)[Math.floor(xs.length * p)]
    return {
      n: w.times.length,
      store50: q(w.times, 0.5),
      store95: q(w.times, 0.95),
      storeMax: Math.max(...w.times),
      input50: q(w.inputs, 0.5),
      input95: q(w.inputs, 0.95),
      inputMax: Math.max(...w.inputs),
      slow: w.events.slice(0, 5),
      slowCount: w.events.length,
    }
  })
  console.log('MEASURED', JSON.stringify(result))
})
