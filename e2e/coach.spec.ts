// What keeps getting in the way is met with one if-then plan, at the moment of the meeting that is for it.
import { appPaths } from '#core/paths.ts'
import { aSprint, aTask as aLivedTask } from '#core/testing/a-family.ts'
import { aFamilySetUp, apiFor, aTask } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { expect, test } from './support/test.ts'

test(
  'mornings that were named twice get one plan for a bad one: changed, kept, and not offered again',
  { tag: '@phone' },
  async ({ page, context, server, hands }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilySetUp(api)
    const low = (id: string, text: string) => ({ id, memberId: 'mia', kind: 'low' as const, text })
    const lived = aSprint({
      id: 'lived',
      familyId,
      startsOn: '2026-03-01',
      plannedAt: '2026-03-01T08:00:00.000Z',
      completed: true,
      completedAt: '2026-03-07T17:00:00.000Z',
      tasks: [aLivedTask({ checks: { '2026-03-02': ['mia'] } })],
      retrospective: {
        stage: 'thanks',
        feelings: [],
        cards: [low('low1', 'Such a hectic morning'), low('low2', 'No time for breakfast')],
        why: '',
        thanks: '',
      },
    })
    await api.toSprint(familyId, lived.id, { type: 'restore-sprint', sprint: lived })
    const next = { name: 'Week 2', startsOn: '2026-03-08', weeks: 1, goalId: null }
    const tasks = [
      aTask('read', 'Read a story aloud'),
      aTask('bags', 'Pack the bags before breakfast'),
    ]
    const sprint = { id: 'week2', ...next, missionStep: '', experimentId: null, tasks }
    await api.toSprint(familyId, sprint.id, { type: 'create-sprint', sprint })
    const changes = { stage: 'obstacle', hostId: 'primary' } as const
    await api.toSprint(familyId, sprint.id, { type: 'edit-meeting', changes })

    await page.clock.setFixedTime('2026-03-08T17:00:00+01:00')
    await page.goto(appPaths.planMeeting)
    const plan = page.getByRole('region', { name: 'This was hard twice: mornings.' })
    await expect(plan).toContainText(
      'If the morning gets tight, then everything lies ready from the evening.',
    )
    await expect(plan).toContainText('For “Pack the bags before breakfast”.')
    await expectFits(page)
    await expectAccessible(page)
    await hands.press(plan.getByRole('button', { name: 'Change', exact: true }))
    await plan.getByLabel('then …').fill('we sing while we pack')
    await hands.press(plan.getByRole('button', { name: 'Keep this plan' }))
    await expect(plan).toBeHidden()
    const line = 'If the morning gets tight, then we sing while we pack'
    await expect(page.getByText(line)).toBeVisible()
    await page.reload()
    await expect(page.getByText(line)).toBeVisible()
    await expect(plan).toBeHidden()
  },
)
