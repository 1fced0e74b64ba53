// Ideas for a family: taken, put off, refused, and what is learnt from it.
import { reasonSentence } from '#content/because-words.ts'
import { membersOf } from '#core/members/member.ts'
import type { Locator } from '@playwright/test'
import { appPaths } from '#core/paths.ts'
import { aFamilySetUp, apiFor, aTask, firstDay, planAWeek } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { expect, test } from './support/test.ts'
import { goWithin } from './support/within.ts'

test(
  'ideas lead to a goal, into the plan or the meeting, and all of it is undone [S1.5, K19]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilySetUp(api)
    const edit = (changes: { priorities: string[]; interests?: string[] }) =>
      api.toFamily(familyId, { type: 'edit-family', changes })
    const choose = async (kind: string) => {
      const chosen = page.getByText(kind, { exact: true })
      if (await chosen.isHidden()) await page.getByText('More ideas', { exact: true }).click()
      await chosen.click()
    }
    const toast = page.getByRole('region', { name: /Messages/ })
    const saidSoFar = page.getByText('What you said so far')
    /** What the screen ends with is to be seen above the message. */
    const expectRoomFor = async (message: Locator) => {
      await page.keyboard.press('End')
      const bottom = () => saidSoFar.evaluate((end) => end.getBoundingClientRect().bottom)
      const top = await message.evaluate((words) => words.getBoundingClientRect().top)
      await expect.poll(bottom).toBeLessThan(top)
    }
    const { goal } = (await api.bootstrap()).family.familyData
    await api.toFamily(familyId, { type: 'close-goal', outcome: 'reached' })
    await page.clock.setSystemTime(`${firstDay}T17:00:00+01:00`)

    await test.step('they wait for what the family likes', async () => {
      await edit({ priorities: [], interests: [] })
      await page.goto(appPaths.recommendations)
      await expect(page.getByText('We do not know yet what you like')).toBeVisible()
      await expectAccessible(page)
      await edit({ priorities: ['Reading'] })
      await expect(page.getByText('We do not know yet what you like')).toBeHidden()
    })

    await test.step('they come to the meeting without a plan', async () => {
      await choose('Fun')
      await page.getByRole('button', { name: 'Park it for the meeting' }).first().click()
      await expect(toast).toContainText('It is on the list for your next meeting')
      await toast.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(async () => (await api.bootstrap()).family.familyData.topics).toEqual([])
    })

    await test.step('they lead to a goal', async () => {
      await choose('Missions')
      await page.getByRole('link', { name: 'Look at this mission' }).first().click()
      await expect(page).toHaveURL(/\/start-goal[?].*goal=/)
    })

    await api.toFamily(familyId, { type: 'set-goal', goal: goal! })
    await edit({ priorities: ['Reading', 'Calm days'], interests: ['Camping'] })
    await planAWeek(api, familyId, [aTask('read', 'Read a story aloud')])
    await page.goto(appPaths.recommendations)
    const ideas = page.getByRole('list', { name: 'Ideas' })
    const card = (title: string) =>
      ideas.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    const first = () => ideas.getByRole('heading', { level: 2 }).first().innerText()
    await expect(ideas.getByRole('listitem'), 'one at a time').toHaveCount(1)
    await expectFits(page)

    const taken = await test.step('one goes into the plan with its reason', async () => {
      await choose('Tasks')
      const title = await first()
      for (const answer of ['Add to the plan', 'Later', 'Not for us'])
        await expect(
          card(title).getByRole('button', { name: `${answer} “${title}”` }),
        ).toBeVisible()
      const why = await card(title).locator('p').last().innerText()
      await card(title).getByRole('button', { name: 'Add to the plan' }).click()
      await expect(toast).toContainText(`“${title}” is in Week 1`)
      await expect(card(title)).toBeHidden()
      await expectRoomFor(toast.getByText(title))
      await toast.getByRole('button', { name: 'Undo' }).click()
      await expect(card(title)).toBeVisible()
      await card(title).getByRole('button', { name: 'Add to the plan' }).click()
      return { title, why }
    })

    const parked = await test.step('one goes to the meeting', async () => {
      await choose('Tips')
      const title = await first()
      await card(title).getByRole('button', { name: 'Talk about it' }).click()
      await expect(toast).toContainText('It is on the list for your next meeting')
      return title
    })

    const refused = await test.step('one goes away for a week, and one for good', async () => {
      await choose('Fun')
      const later = await first()
      await card(later).getByRole('button', { name: 'Later' }).click()
      await expect(card(later)).toBeHidden()
      const title = await first()
      // The last answer is still on its way when the page is left: the server hears of it only after
      // it was asked what was answered, and before it is asked for ideas.
      const commands = '**/commands'
      await page.route(commands, (route) => route.abort())
      await card(title).getByRole('button', { name: 'Not for us' }).click()
      await expect(card(title)).toBeHidden()

      const heard = page.waitForResponse(commands)
      const asked = page.waitForResponse('**/answered')
      await page.route('**/recommendations?*', async (route) => {
        await heard
        await route.continue()
      })
      await page.reload()
      await asked
      await page.unroute(commands)
      await expect(ideas).toBeVisible()
      await expect(card(taken.title)).toBeHidden()
      await expect(card(title)).toBeHidden()
      return title
    })

    await test.step('what was said can be taken back', async () => {
      await page.getByText('What you said so far (4)').click()
      await expectFits(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: `Take back: ${refused}` }).click()
      await expect(page.getByText('What you said so far (3)')).toBeVisible()
      const kept = async () => (await api.bootstrap()).family.familyData
      await expect
        .poll(async () => (await kept()).recommendationAnswers.map(({ answer }) => answer))
        .toEqual(['taken', 'taken', 'later'])
      expect((await kept()).topics.map(({ text }) => text)).toEqual([parked])
    })

    await test.step('the plan holds the one that was taken', async () => {
      await goWithin(page, appPaths.editSprint)
      await expect(page.getByText(taken.title, { exact: true }).first()).toBeVisible()
      const { sprints } = await api.bootstrap()
      const { reason } = sprints[0]!.tasks.at(-1)!
      expect(reason).toMatchObject({ kind: 'recommendation', text: '' })
      const { familyData } = (await api.bootstrap()).family
      const called = (id: string) => membersOf(familyData).find((one) => one.id === id)?.name
      expect(taken.why.startsWith(reasonSentence(reason.because!, called))).toBe(true)
    })
  },
)
