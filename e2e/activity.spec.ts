// Two parents at work on the same week: who changed what, taking it back, and seeing each other.
import type { Page } from '@playwright/test'
import type { Invite } from '#core/invites/schema.ts'
import { apiPaths, appPaths } from '#core/paths.ts'
import { button } from './first-week/journey.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { expect, test } from './support/test.ts'

const story = 'Read a story aloud'
const dog = 'Walk the dog'
const bens = 'ben@example.org'
/** Long before anything is asked again by itself; how quick it is, the bench measures. */
const promptly = { timeout: 5_000 }

const line = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })

test(
  'two parents see who changed what, take it back, and know of each other while they change the same',
  { tag: '@phone' },
  async ({ page, context, server, anotherBrowser }) => {
    const maya = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(maya, [aTask('read', story), aTask('walk', dog)])
    const { family } = await maya.bootstrap()
    const [adult] = family.familyData.adults
    await maya.toFamily(familyId, {
      type: 'edit-member',
      member: { kind: 'adult', ...adult!, email: bens },
    })
    const other = await anotherBrowser()
    const ben = apiFor(other, server.url)
    await ben.signUp(bens)
    const invite = { toEmail: bens, name: 'Ben' }
    const { inviteId } = await maya.post<Invite>(apiPaths.invites(familyId), invite)
    await ben.post(apiPaths.acceptInvite(inviteId), {})
    const tick = { type: 'tick', taskId: 'read', memberId: 'mia', date: firstDay } as const
    const theirs = await other.newPage()
    for (const one of [page, theirs]) await one.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    const box = theirs.getByRole('button', { name: `${story}, Mia`, exact: true })

    await test.step('who changed what', async () => {
      await theirs.goto(appPaths.dashboard)
      await box.click()
      await expect(box).toHaveAttribute('aria-pressed', 'true')
      await page.goto(appPaths.more)
      await page.getByText('What comes later').click()
      await page.getByRole('link', { name: 'Activity' }).click()
      await expect(line(page, `Ben ticked ‘${story}’ for Mia`)).toBeVisible()
      await expect(line(page, 'Ben joined the family')).toBeVisible()
      await expect(line(page, 'Maya finished planning ‘Week 1’')).toBeVisible()
      await expectFits(page)
      await expectAccessible(page)
    })

    await test.step('what happens meanwhile joins the list', async () => {
      await ben.toFamily(familyId, { type: 'park-topic', topic: { id: 't1', text: 'Bedtime' } })
      await expect(line(page, 'Ben parked ‘Bedtime’ for the meeting')).toBeVisible(promptly)
    })

    await test.step('taken back, and gone from the other screen', async () => {
      await button(page, `Take back: Ben ticked ‘${story}’ for Mia`).click()
      await expect(box).toHaveAttribute('aria-pressed', 'false', promptly)
      await expect(line(page, `Ben ticked ‘${story}’ for Mia`)).toContainText('taken back')
      await expect(line(page, `Maya took back the tick of ‘${story}’`)).toBeVisible()
      // And the taking back as well.
      await button(page, `Take back: Maya took back the tick of ‘${story}’ for Mia`).click()
      await expect(box).toHaveAttribute('aria-pressed', 'true', promptly)
    })

    await test.step('kept where it has changed again since', async () => {
      await ben.toSprint(familyId, sprintId, { ...tick, memberId: 'leo', done: true })
      const undo = button(page, `Take back: Ben ticked ‘${story}’ for Leo`)
      await expect(undo).toBeVisible()
      await maya.toSprint(familyId, sprintId, { ...tick, memberId: 'leo', done: false })
      await expect(line(page, `Maya took back the tick of ‘${story}’ for Leo`)).toBeVisible()
      await undo.click()
      await expect(page.getByText('it stays as it is now')).toBeVisible()
    })

    await test.step('both change the same task', async () => {
      for (const one of [page, theirs]) {
        await one.goto(appPaths.editSprint)
        await button(one, `Change: ${dog}`).click()
      }
      await expect(page.getByText('Ben is changing this too.')).toBeVisible(promptly)
      await expect(theirs.getByText('Maya is changing this too.')).toBeVisible(promptly)
      await expectAccessible(page)
      await theirs.getByLabel('What is there to do?').fill('Walk the dog at noon')
      await button(theirs, 'Save').click()
      const changed = page.getByText('Ben changed this just now: “Walk the dog at noon”')
      await expect(changed).toBeVisible(promptly)
      await expect(theirs.getByText('Maya is changing this too.')).toBeHidden()
      // Whoever saves later decides about what they changed, and about nothing else.
      await page.getByLabel('What is there to do?').fill('Walk the dog at five')
      await button(page, 'Save').click()
      await expect(button(theirs, 'Change: Walk the dog at five')).toBeVisible(promptly)
    })
  },
)
