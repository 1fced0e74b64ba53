// The plan of a week by hand: dragging, moving and giving tasks, days off, and every action undone.
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { appPaths } from '#core/paths.ts'
import { button, choiceIn, field, fold } from './first-week/journey.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { expect, test, withMotion } from './support/test.ts'

const eachDay = { kind: 'times', times: 7 } as const

const plan = (page: Page) => page.getByRole('list', { name: 'Tasks of the week' })
const arrange = async (page: Page) => {
  await button(page, 'More for Week 1').click()
  await page.getByRole('menuitem', { name: 'Arrange' }).click()
}
const lines = (page: Page) => plan(page).getByRole('button', { name: /^Change: / })
const handle = (page: Page, title: string) => button(page, `Move: ${title}`)

/** Drags with the mouse in steps, as a hand does. */
async function drag(page: Page, title: string, to: { x: number; y: number }) {
  const box = (await handle(page, title).boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
}

test.describe('the plan', { tag: '@desktop' }, () => {
  test.use(withMotion)

  test('tasks are put in order, given away and changed, and all of it is undone [S3.3]', async ({
    page,
    context,
    server,
  }) => {
    await aFamilyInItsWeek(apiFor(context, server.url), [
      aTask('read', 'Read a story', { icon: 'read', effort: 3 }),
      aTask('walk', 'Walk the dog', { owners: ['ben'], helperId: 'tom' }),
      aTask('table', 'Set the table', { reason: { kind: 'carried-over', text: 'Week 0' } }),
    ])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.editSprint)
    const titles = ['Read a story', 'Walk the dog', 'Set the table']
    const order = (...places: number[]) => places.map((place) => titles[place]!)
    const board = page.getByRole('table', { name: 'Tasks of the week' })
    await expect(board.getByRole('button', { name: /^Change: / })).toHaveText(order(0, 1, 2))
    await expect(button(page, /^(Move|Who does)/)).toHaveCount(0)
    await arrange(page)
    await expect(lines(page)).toHaveText(order(0, 1, 2))
    const dialog = page.getByRole('dialog')
    for (const [place, said] of [
      [0, 'a lot of work'],
      [1, 'with help from Tom'],
      [2, 'carried over from Week 0'],
    ] as const) {
      await button(page, `Change: ${titles[place]}`).click()
      await expect(dialog).toContainText(said)
      await page.keyboard.press('Escape')
    }
    const undo = page.getByRole('button', { name: 'Undo' })

    await test.step('dragged to another place', async () => {
      const last = (await handle(page, 'Set the table').boundingBox())!
      await drag(page, 'Read a story', { x: last.x + 10, y: last.y + 60 })
      await page.mouse.up()
      await expect(lines(page)).toHaveText(order(1, 2, 0))
      await undo.click()
      await expect(lines(page)).toHaveText(order(0, 1, 2))
    })

    await test.step('dropped on somebody', async () => {
      await drag(page, 'Read a story', { x: 640, y: 560 })
      const mia = page.locator('[data-drop-on="mia"]')
      await expect(mia).toBeVisible()
      await expectAccessible(page)
      const box = (await mia.boundingBox())!
      await page.mouse.move(box.x + 20, box.y + 20, { steps: 4 })
      await page.mouse.up()
      await expect(button(page, 'Who does “Read a story”? Now: Mia')).toBeVisible()
      await expect(page.getByText('“Read a story” is for Mia now')).toBeVisible()
      await expect(lines(page)).toHaveText(order(0, 1, 2))
      await undo.click()
      await expect(button(page, 'Who does “Read a story”? Now: all 5')).toBeVisible()
    })

    await test.step('let go with Escape', async () => {
      await drag(page, 'Walk the dog', { x: 640, y: 700 })
      await page.keyboard.press('Escape')
      await page.mouse.up()
      await expect(lines(page)).toHaveText(order(0, 1, 2))
    })

    await test.step('moved and given by keys', async () => {
      await handle(page, 'Set the table').focus()
      await page.keyboard.press('ArrowUp')
      await expect(page.getByText('“Set the table” is now 2 of 3')).toBeAttached()
      await expect(handle(page, 'Set the table')).toBeFocused()
      await expect(lines(page)).toHaveText(order(0, 2, 1))
      await button(page, 'Who does “Walk the dog”? Now: Ben').press('Enter')
      const who = page.getByRole('group', { name: 'Who does “Walk the dog”?' })
      await who.getByRole('checkbox', { name: 'Maya' }).press('Space')
      await who.getByRole('checkbox', { name: 'Ben' }).press('Space')
      await plan(page).getByRole('button', { name: 'Done' }).press('Enter')
      await expect(button(page, 'Who does “Walk the dog”? Now: Maya')).toBeVisible()
    })

    await test.step('changed, with its reason', async () => {
      await button(page, 'Change: Walk the dog').click()
      await field(page, 'What is there to do?').fill('Walk the dog twice')
      await fold(page, 'More about this task').click()
      await choiceIn(page, 'Why is it here?', 'Our own idea').check()
      await field(page, 'Why, in a few words').fill('so that she sleeps')
      await expectAccessible(page)
      await button(page, 'Save').click()
      const changed = button(page, 'Change: Walk the dog twice')
      await changed.click()
      await expect(dialog).toContainText('so that she sleeps')
      await page.keyboard.press('Escape')
      await undo.last().click()
      await expect(changed).toHaveCount(0)
      await expect(lines(page)).toHaveText(order(0, 2, 1))
    })

    await test.step('taken out by keys, which go on from where they were', async () => {
      await button(page, 'More for “Set the table”').press('Enter')
      await page.getByRole('menuitem', { name: 'Take out' }).press('Enter')
      await expect(lines(page)).toHaveText(order(0, 1))
      const neighbour = button(page, 'More for “Walk the dog”')
      await expect(neighbour).toBeFocused()
      await page.keyboard.press('F8')
      await expect(undo.last()).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(lines(page)).toHaveText(order(0, 2, 1))
      await expect(neighbour).toBeFocused()
    })
    await expectFits(page)
  })

  test('on a wide screen the week is a table of tasks and days, today’s raised [N36]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [
      aTask('table', 'Set the table', { owners: ['mia'], repeat: eachDay }),
      aTask('bike', 'Fix the bike', { owners: ['ben'], repeat: { kind: 'once' } }),
    ])
    const tick = { taskId: 'table', memberId: 'mia', date: firstDay, done: true } as const
    await api.toSprint(familyId, sprintId, { type: 'tick', ...tick })
    await page.clock.setFixedTime('2026-03-02T17:00:00+01:00')
    await page.goto(appPaths.editSprint)
    const board = page.getByRole('table', { name: 'Tasks of the week' })
    await expect(board.locator('[aria-current=date]')).toContainText('Monday')
    const row = (name: string) =>
      board.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await expect(row('Set the table').getByRole('rowheader')).toContainText('Mia')
    await expect(row('Set the table').getByRole('cell')).toHaveText([
      'done',
      ...Array.from({ length: 6 }, () => '1 to do'),
      '1 of 7',
    ])
    await expect(row('Fix the bike').getByRole('cell')).toHaveText([
      '',
      ...Array.from({ length: 6 }, () => 'any day'),
      // What is to be done once is done or not.
      '',
    ])
    await expectAccessible(page)
    await expectFits(page)
    await button(page, 'Change: Fix the bike').press('Enter')
    await expect(page.getByRole('dialog', { name: 'Change the task' })).toBeVisible()
  })

  test('keys go on beside a control that goes from the page', async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [
      aTask('walk', 'Walk the dog', { owners: ['ben'] }),
    ])
    for (const text of ['Bedtime', 'Pocket money']) {
      await api.toFamily(familyId, { type: 'park-topic', topic: { id: text.slice(0, 3), text } })
    }
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    const pressWithKeys = async (name: string, within: Page | Locator = page) => {
      await within.getByRole('button', { name, exact: true }).focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Enter')
    }

    await page.goto(appPaths.dashboard)
    await fold(page, 'Next meeting').click()
    await pressWithKeys('Settled: Bedtime')
    await expect(button(page, 'Settled: Pocket money')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button(page, /^Park it$/)).toBeFocused()

    await page.goto(appPaths.editSprint)
    await arrange(page)
    const who = 'Who does “Walk the dog”? Now: Ben'
    await pressWithKeys(who)
    await expect(page.getByRole('checkbox', { name: 'Maya' })).toBeFocused()
    await pressWithKeys('Done', plan(page))
    await expect(button(page, who)).toBeFocused()
  })
})

/** A finger that stays on the glass while it moves. */
async function fingerOn(page: Page, context: BrowserContext) {
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    })
  return {
    take: async (title: string) => {
      const { x, y } = (await handle(page, title).boundingBox())!
      await touch('touchStart', x + 20, y + 20)
      for (let step = 1; step <= 4; step += 1) await touch('touchMove', x + 20, y + 20 - step * 5)
    },
    dropAt: async (x: number, y: number) => {
      await touch('touchMove', x, y)
      await touch('touchEnd')
    },
  }
}

test.describe('the plan on a phone', { tag: '@phone' }, () => {
  test('a finger puts tasks in order and gives them away [S3.3]', async ({
    page,
    context,
    server,
  }) => {
    await aFamilyInItsWeek(apiFor(context, server.url), [
      aTask('read', 'Read a story'),
      aTask('walk', 'Walk the dog'),
    ])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.editSprint)
    await arrange(page)
    await expect(lines(page)).toHaveText(['Read a story', 'Walk the dog'])
    // Clear of the navigation at the foot.
    await plan(page).evaluate((list) => list.scrollIntoView({ block: 'center' }))
    const finger = await fingerOn(page, context)

    const above = (await lines(page).first().boundingBox())!
    await finger.take('Walk the dog')
    await finger.dropAt(above.x + 60, above.y)
    await expect(lines(page)).toHaveText(['Walk the dog', 'Read a story'])

    await finger.take('Walk the dog')
    const mia = page.locator('[data-drop-on="mia"]')
    await expect(mia).toBeVisible()
    const { x, y } = (await mia.boundingBox())!
    await finger.dropAt(x + 20, y + 20)
    await expect(button(page, 'Who does “Walk the dog”? Now: Mia')).toBeVisible()
    await expect(mia).toBeHidden()

    // What is said about both actions leaves half of a small screen, with the largest letters.
    const messages = page.getByRole('region', { name: /Messages/ })
    await expect(messages.getByRole('button', { name: 'Undo' })).toHaveCount(2)
    await page.setViewportSize({ width: 320, height: 480 })
    await page.evaluate(() => document.documentElement.setAttribute('data-text-size', 'larger'))
    await expect(messages.getByRole('button', { name: 'Undo' })).toHaveCount(1)
    await expect(messages).toContainText('is for Mia now')
    expect((await messages.boundingBox())!.height).toBeLessThan(480 / 2)
  })

  test('a plan of eight tasks is a strip of days and a line for each, and the rest a tap away [N31]', async ({
    page,
    context,
    server,
    hands,
  }) => {
    const tasks = Array.from({ length: 7 }, (_, index) =>
      aTask(`task${index}`, `Task ${index}`, { repeat: { kind: 'once' } }),
    )
    await aFamilyInItsWeek(apiFor(context, server.url), [
      aTask('table', 'Set the table', { owners: ['mia'], repeat: eachDay, helperId: 'ben' }),
      ...tasks,
    ])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(appPaths.editSprint)
    const inView = { ratio: 1 }
    await expect(button(page, 'Add a task')).toBeInViewport(inView)
    await expect(button(page, 'Change: Task 3')).toBeInViewport(inView)
    const days = page.getByRole('img', { name: 'every day, 0 of 7 done' })
    await expect(days, 'each day has its letter').toHaveText('SMTWTFS')
    await expectAccessible(page)
    const dialog = page.getByRole('dialog')

    await test.step('a day says what is on it', async () => {
      await hands.press(button(page, /^Wednesday/))
      await expect(dialog).toContainText('Set the table')
      await expect(dialog).not.toContainText('Task 0')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    })

    await test.step('a task is looked at without a keyboard, its foot under the thumb', async () => {
      await hands.press(button(page, 'Change: Set the table'))
      await expect(field(page, 'What is there to do?')).not.toBeFocused()
      await expect(dialog).toContainText('with help from Ben')
      await expect(button(page, 'Save')).toBeInViewport(inView)
      await hands.press(fold(page, 'More about this task'))
      await expect(button(page, 'Save')).toBeInViewport(inView)
      await expectAccessible(page)
      await hands.press(button(page, 'Take out'))
      await expect(button(page, 'Change: Set the table')).toHaveCount(0)
      await hands.press(button(page, 'Undo'))
      await expect(button(page, 'Change: Set the table')).toBeVisible()
    })
  })

  test('what is chosen for a task leaves every other choice under its finger', async ({
    page,
    context,
    server,
    hands,
  }) => {
    await aFamilyInItsWeek(apiFor(context, server.url), [aTask('read', 'Read a story')])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.editSprint)
    await hands.press(button(page, 'Add a task'))
    for (const [question, choices] of [
      ['Who does it?', ['all 5', 'Ben', 'Leo']],
      ['How often?', ['Every day', 'On certain days']],
    ] as const) {
      const group = page.getByRole('group', { name: question })
      const places = () =>
        group.locator('label').evaluateAll((labels) =>
          labels.map((label) => {
            const { left, width } = label.getBoundingClientRect()
            return [label.textContent, Math.round(left), Math.round(width)]
          }),
        )
      const before = await places()
      for (const name of choices) {
        await hands.choose(group.getByLabel(name, { exact: true }))
        expect(await places(), `after ${name}`).toEqual(before)
      }
    }
  })
})
