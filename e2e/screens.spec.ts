// Every screen of a family in its week, on the phone and at the desk.
import { appPaths, familyAddresses, settingsPaths } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { expectGoodOnBothScreens } from './support/both-screens.ts'
import { expectFitsTwiceAsLarge } from './support/fits.ts'
import { expectLargeTargets } from './support/finger.ts'
import { expect, test } from './support/test.ts'
import { goWithin } from './support/within.ts'

/** What a family may write, and no phone has in one line. */
const longWord = 'Weihnachtsplätzchenbackaktionsvorbereitung'

const places = ['Today', 'Plan', 'Check in', 'Look back', 'More']

/** The screens with the words by which they are known; onboarding is behind this family. */
const screens: [path: string, heading: string | RegExp][] = [
  [appPaths.dashboard, /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/],
  [appPaths.setupFamily, 'Who is in your family?'],
  [appPaths.familyInterests, 'What matters to you?'],
  [appPaths.startGoal, 'Our mission'],
  [appPaths.mission, longWord],
  [appPaths.ourStory, 'Our story'],
  [appPaths.storyBook, 'Our book'],
  [appPaths.letters, 'Letters'],
  [appPaths.planMeeting, `${longWord} is planned`],
  [appPaths.standUp, 'Check in'],
  [appPaths.retrospective, 'Look back together'],
  [appPaths.insights, 'Insights'],
  [appPaths.editSprint, longWord],
  [appPaths.openSprints, 'Weeks'],
  [appPaths.recommendations, 'Ideas'],
  [appPaths.meetingGuide, /meeting/i],
  [appPaths.printablePlan, 'Printable plan'],
  [appPaths.bringPaperBack, 'Bring paper back'],
  [appPaths.settings, 'Settings'],
  [settingsPaths.family, 'Family'],
  [settingsPaths.daysHere, 'Who is here when'],
  [settingsPaths.coParents, 'Co-parents'],
  [settingsPaths.devices, 'A child’s phone, or a tablet on the wall'],
  [settingsPaths.week, 'Week and meeting'],
  [settingsPaths.reminders, 'Reminders and calendar'],
  [settingsPaths.calendars, 'Other calendars'],
  [settingsPaths.device, 'This device'],
  [settingsPaths.signIn, 'You and signing in'],
  [settingsPaths.waysIn, 'Who and what can get in'],
  [settingsPaths.programs, 'Other programs'],
  [settingsPaths.data, 'Your data'],
  [appPaths.verifyEmail, 'Please confirm your e-mail address'],
  [appPaths.activity, 'Activity'],
  [appPaths.more, 'More'],
  // To those in charge of the server alone; its own journey looks at it.
  [appPaths.host, 'There is nothing at this address'],
]

test(
  'every application screen opens, fits, is accessible and has its own title [S1.5, S2.3, N37, K19]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    const known = [...screens.map(([path]) => path), appPaths.onboarding]
    expect(known.toSorted(), 'no screen is forgotten').toEqual(familyAddresses.toSorted())
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [
      aTask('read', longWord, { icon: 'read' }),
      aTask('walk', 'Walk the dog', { owners: ['mia', 'ben'], repeat: { kind: 'once' } }),
    ])
    await api.toFamily(familyId, { type: 'edit-goal', changes: { title: longWord } })
    await api.toSprint(familyId, sprintId, { type: 'edit-sprint', changes: { name: longWord } })
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await page.goto(appPaths.dashboard)
    await expect(navigation).toBeVisible()
    const titles = new Set<string>()
    for (const [path, heading] of screens) {
      await test.step(path, async () => {
        await goWithin(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        const title = await page.title()
        const parts = title.split(' · ')
        expect(new Set(parts).size, `“${title}” says nothing twice`).toBe(parts.length)
        expect(titles, 'and is no other screen’s').not.toContain(title)
        titles.add(title)
        await expectLargeTargets(page)
        await expectGoodOnBothScreens(page, async () => {
          await expect(navigation.getByRole('link')).toHaveText(places)
          await expect(page.getByRole('contentinfo')).toBeHidden()
          await expectFitsTwiceAsLarge(page)
        })
      })
    }
  },
)
