// The narrowest phone, and names that are longer than one would like.
import { appPaths, settingsPaths } from '#core/paths.ts'
import { aFamilySetUp, apiFor, aTask, firstDay, planAWeek, sprintId } from './support/api.ts'
import { expect, test } from './support/test.ts'
import { brokenWords } from './support/whole-words.ts'

const addresses = [
  appPaths.dashboard,
  appPaths.editSprint,
  appPaths.openSprints,
  appPaths.planMeeting,
  appPaths.standUp,
  `${appPaths.standUp}?step=anna`,
  appPaths.retrospective,
  appPaths.insights,
  appPaths.mission,
  appPaths.ourStory,
  appPaths.recommendations,
  appPaths.familyInterests,
  `${appPaths.familyInterests}?question=loves`,
  appPaths.meetingGuide,
  appPaths.letters,
  appPaths.more,
  appPaths.activity,
  settingsPaths.family,
  settingsPaths.devices,
  settingsPaths.reminders,
  settingsPaths.waysIn,
]

test(
  'no word and no name is broken inside on a phone of 320 pixels [N33]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilySetUp(api)
    const look = { animal: 'owl', color: 'leaf' } as const
    const adults = [{ id: 'anna', name: 'Anna.Berg', ...look }]
    const children = [
      { id: 'max', name: 'Maximilian', ageBand: '9-12', ...look } as const,
      { id: 'lotte', name: 'Charlotte', ageBand: '6-8', ...look } as const,
    ]
    await api.toFamily(familyId, { type: 'edit-family', changes: { adults, children } })
    await planAWeek(api, familyId, [
      aTask('table', 'Set the table', { owners: ['anna', 'max'], sharing: 'one' }),
      aTask('walk', 'Walk the dog', { owners: ['anna'], repeat: { kind: 'once' } }),
    ])
    await api.toSprint(familyId, sprintId, {
      type: 'tick',
      taskId: 'walk',
      memberId: 'anna',
      date: firstDay,
      done: true,
    })
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.setViewportSize({ width: 320, height: 640 })
    const found: string[] = []
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.locator('h1').first()).toBeVisible()
      // What comes after the rest of the screen.
      await page.waitForTimeout(300)
      found.push(...(await brokenWords(page)).map((word) => `${address}: ${word}`))
    }
    expect(found).toEqual([])
  },
)
