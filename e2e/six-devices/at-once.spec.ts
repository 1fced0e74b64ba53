// Several devices do the same thing at the same moment, or one of them takes away what the others are at.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { apiPaths, appPaths, forSprint, letterActs } from '#core/paths.ts'
import { button, untilSaved } from '../first-week/journey.ts'
import { sprintId } from '../support/api.ts'
import {
  expectTheSame,
  openSixDevices,
  tickOn,
  type DeviceName,
  type SixDevices,
} from '../support/six-devices.ts'
import { expect, test } from '../support/test.ts'
import { goWithin } from '../support/within.ts'

const lastDay = '2026-03-07'
const parents = ['maya', 'ben'] as const

/** Both without a network, and back, the second first. */
async function apart(
  six: SixDevices,
  names: readonly DeviceName[],
  act: (page: Page) => Promise<void>,
) {
  for (const name of names) await six.contexts[name].setOffline(true)
  for (const name of names) await act(six.pages[name])
  for (const name of names.toReversed()) await six.contexts[name].setOffline(false)
}

async function dayBecomes(six: SixDevices, day: string) {
  for (const page of Object.values(six.pages)) {
    await page.clock.setFixedTime(`${day}T17:00:00+01:00`)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
}

test.describe('at the same moment', { tag: '@phone' }, () => {
  test('two ticks of one shared task, and two answers of one member, are one and whole [P2, P6]', async ({
    server,
    anotherBrowser,
  }) => {
    const six = await openSixDevices({ open: anotherBrowser, url: server.url })
    const { pages, api } = six

    await test.step('whoever of two did it', async () => {
      for (const name of parents) await six.contexts[name].setOffline(true)
      await tickOn(pages, 'maya', 'lunch', 'primary').click()
      await tickOn(pages, 'ben', 'lunch', 'ben').click()
      for (const name of parents) await six.contexts[name].setOffline(false)
      await expectTheSame(six)
      const done = /^Lunches, done by Maya and Ben$/
      for (const name of [...parents, 'left'] as const)
        await expect(pages[name].getByRole('button', { name: done })).toHaveCount(1)
    })

    await test.step('Tom on his own phone, and for him the wall and a parent', async () => {
      await button(pages.wall, 'Check in').click()
      await button(pages.tom, 'How was your day?').click()
      await pages.tom.getByLabel('Need anything?').fill('a lift on Friday')
      await goWithin(pages.maya, `${appPaths.standUp}?step=tom`)
      await pages.maya.locator('summary', { hasText: 'help or a note' }).click()
      await apart(six, ['tom', 'maya', 'wall'], async (page) => {
        if (page === pages.tom) return button(page, 'Done').click()
        if (page === pages.maya) {
          await page.getByLabel('What I did').fill('I wrote my essay')
          return page.getByLabel('What I did').blur()
        }
        await page.getByRole('button', { name: 'Tom' }).click()
        await button(page, 'Good').click()
      })
      await expectTheSame(six)
      const [standUp] = (await api.maya.bootstrap()).sprints[0]!.standUps
      expect(standUp?.answers).toMatchObject([
        {
          memberId: 'tom',
          did: 'I wrote my essay',
          help: 'a lift on Friday',
          mood: 4,
          passed: false,
        },
      ])
    })
  })

  test('a week that both close, and a fresh start that both press, is one week and one start [P2, N4]', async ({
    server,
    anotherBrowser,
  }) => {
    const six = await openSixDevices({ open: anotherBrowser, url: server.url })
    const { pages, api, familyId } = six
    const weeks = async () =>
      (await api.maya.bootstrap()).sprints.map(({ name, completed, plannedAt, tasks }) => [
        name,
        completed,
        plannedAt !== null,
        tasks.length,
      ])
    await tickOn(pages, 'tom', 'bag', 'tom').click()
    await tickOn(pages, 'ben', 'story', 'ben').click()
    await dayBecomes(six, lastDay)
    const changes = { stage: 'thanks', hostId: 'primary', thanks: 'Tom', round: 1 } as const
    await api.maya.toSprint(familyId, sprintId, { type: 'edit-retrospective', changes })
    for (const name of parents)
      await goWithin(pages[name], forSprint(appPaths.retrospective, sprintId))
    for (const name of parents) await expect(button(pages[name], 'Close Week 1')).toBeVisible()
    await apart(six, parents, async (page) => {
      await button(page, 'Close Week 1').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('That was Week 1')
    })
    await expectTheSame(six)
    expect((await weeks()).map(([name, isClosed]) => [name, isClosed])).toEqual([
      [1, true],
      [2, false],
    ])
    await api.maya.toSprint(familyId, await openWeek(six), { type: 'finish-planning' })

    await dayBecomes(six, '2026-03-18')
    for (const name of parents) await goWithin(pages[name], appPaths.dashboard)
    const start = 'Start this small week'
    for (const name of [...parents, 'left'] as const)
      await expect(button(pages[name], start)).toBeVisible()
    await apart(six, parents, (page) => button(page, start).click())
    for (const name of parents) await untilSaved(pages[name])
    await expectTheSame(six, { day: '2026-03-18' })
    const [, , third, ...more] = await weeks()
    expect([third, more]).toEqual([[3, false, true, 2], []])
    await expect(button(pages.left, start)).toBeHidden()
  })

  test('somebody who is taken out while their turn is written and their letter waits [P5, P26]', async ({
    server,
    anotherBrowser,
  }) => {
    const six = await openSixDevices({ open: anotherBrowser, url: server.url })
    const { pages, api, familyId } = six
    const moment = { kind: 'look-back', sprintId } as const
    const content = { text: 'Dear us, from Tom', drawing: null }
    const letter = { id: randomUUID(), memberId: 'tom', moment, content }
    await api.maya.post(apiPaths.letters(familyId), letter)
    await tickOn(pages, 'tom', 'bag', 'tom').click()
    await button(pages.tom, 'How was your day?').click()
    await pages.tom.getByLabel('Need anything?').fill('a lift on ')
    await goWithin(pages.maya, `${appPaths.standUp}?step=tom`)
    await pages.maya.locator('summary', { hasText: 'help or a note' }).click()
    await pages.maya.getByLabel('What I did').fill('I wrote my ')
    await six.contexts.wall.setOffline(true)
    await tickOn(pages, 'wall', 'story', 'tom').click()

    await api.ben.toFamily(familyId, { type: 'remove-member', memberId: 'tom' })
    await test.step('whoever wrote for them reads why it is not kept, and has the words', async () => {
      await button(pages.maya, 'One change was not saved').click()
      const why = pages.maya.getByRole('dialog', { name: 'One change was not saved' })
      await expect(why).toContainText('I wrote my')
      await why.getByRole('button', { name: 'Discard' }).click()
      await expect(button(pages.maya, 'Start with Leo')).toBeVisible()
    })

    await test.step('their own phone is nobody’s, and the wall says what it could not keep', async () => {
      await expect(pages.tom.getByRole('heading', { level: 1 })).toHaveText(
        'This device is free again',
      )
      await six.contexts.wall.setOffline(false)
      await expect(pages.wall.getByText(/could not be kept/)).toBeVisible()
      await button(pages.wall, 'All right').click()
    })

    await test.step('their letter is opened with the others', async () => {
      await api.maya.toSprint(familyId, sprintId, { type: 'close-week', next: null })
      await pages.maya.clock.setFixedTime(`${lastDay}T18:00:00+01:00`)
      await pages.maya.goto(letterActs.open)
      await expect(pages.maya.getByText('somebody who was here')).toBeVisible()
      await button(pages.maya, 'Open it').click()
      await button(pages.maya, /somebody who was here/)
        .or(pages.maya.getByText('Dear us, from Tom'))
        .first()
        .click()
      await expect(pages.maya.getByText('Dear us, from Tom')).toBeVisible()
    })
    await goWithin(pages.maya, appPaths.dashboard)
    await expectTheSame(six)
  })
})

/** The one that waits to be planned. */
async function openWeek({ api }: SixDevices): Promise<string> {
  return (await api.maya.bootstrap()).sprints.find(({ plannedAt }) => plannedAt === null)!.id
}
