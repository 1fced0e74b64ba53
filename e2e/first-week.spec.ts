// The main job from end to end: by touch on the phone with SQLite, by keys at the desk with PostgreSQL.
import { appPaths } from '#core/paths.ts'
import { expectTicked, standUp, tick, untick } from './first-week/days.ts'
import {
  arriveAt,
  button,
  experiment,
  fold,
  goal,
  itIs,
  type Journey,
  link,
  tasks,
  topic,
  untilSaved,
} from './first-week/journey.ts'
import { lookBack, planNextWeek } from './first-week/look-back.ts'
import { beginMeeting, planWeek, titleOf } from './first-week/plan-meeting.ts'
import { chooseGoal, sayWhatMatters, setUpFamily, signUp } from './first-week/set-up.ts'
import { apiFor } from './support/api.ts'
import { expect, test, withOwnServer } from './support/test.ts'

const sunday = '2026-03-01'
const monday = '2026-03-02'
const tuesday = '2026-03-03'
const nextSunday = '2026-03-08'

for (const [database, tag] of [
  ['sqlite', '@phone'],
  ['postgres', '@desktop'],
] as const) {
  test.describe(`on ${database}`, { tag }, () => {
    test.use({ ...withOwnServer, database })
    test.setTimeout(600_000) // two minutes on a quiet machine, far more on a busy one

    test('a family’s first week up to the second plan [S1.5, S1.8, S3.2, S3.3, S7.4, S7.6]', async ({
      page,
      context,
      server,
      hands,
      hasTouch,
    }) => {
      // The screens are the same; one pair of eyes is enough.
      const journey: Journey = { page, hands, judges: hasTouch }
      const { bootstrap, email } = apiFor(context, server.url)
      /** The server goes down and comes up again; the family finds what it had. */
      const restart = async () => {
        await untilSaved(page)
        const { now: _, ...before } = await bootstrap()
        await server.restart()
        expect(await bootstrap()).toMatchObject(before)
        await page.reload()
      }

      await test.step('Sunday: a parent signs up and sets up the family', async () => {
        await itIs(page, sunday)
        await signUp(journey, email)
        await setUpFamily(journey)
        await sayWhatMatters(journey)
        await chooseGoal(journey)
      })

      await test.step('Sunday: the plan meeting, with a restart in its middle', async () => {
        await beginMeeting(journey)
        await restart()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('dates'))
        await expect(page.getByRole('list', { name: 'Dates of the week' })).toContainText('Granny')
        await expect(button(page, 'Leo’s energy: lots')).toBeVisible()
        await planWeek(journey)
      })

      await test.step('Sunday: ticks and a stand-up', async () => {
        await hands.press(button(page, 'See today'))
        await arriveAt(journey, /^Sunday/)
        await expect(page.getByText(goal)).toBeVisible()
        await tick(journey, tasks.table, 'Leo')
        await tick(journey, tasks.table, 'Mia')
        await tick(journey, tasks.story, 'Maya')
        await tick(journey, tasks.tidy, 'Tom')
        await untick(journey, tasks.table, 'Mia')
        await standUp(journey)
        await hands.press(fold(page, 'Next meeting'))
        await expect(page.getByText(topic)).toBeVisible()
      })

      await test.step('Monday: after a night and a restart, ticks for today and for yesterday', async () => {
        await itIs(page, monday, '08')
        await restart()
        await expect(page.getByRole('heading', { level: 1, name: /^Monday/ })).toBeVisible()
        await tick(journey, tasks.table, 'Leo')
        await tick(journey, tasks.tidy, 'Ben')
        await hands.press(button(page, /^Yesterday/))
        await expectTicked(page, tasks.table, 'Leo')
        await expectTicked(page, tasks.table, 'Mia', false)
        await tick(journey, tasks.tidy, 'Mia')
        await untilSaved(page)
      })

      await test.step('Monday: the plan on paper', async () => {
        await hands.press(page.getByRole('link', { name: 'Plan', exact: true }))
        await hands.press(button(page, 'More for Week 1'))
        await hands.press(page.getByRole('menuitem', { name: 'Print' }))
        await arriveAt(journey, 'Printable plan')
        const sheet = page.getByRole('region', { name: 'Fridge sheet, Week 1' })
        await expect(sheet).toContainText(goal)
        const rows = sheet.getByRole('rowheader')
        await expect(rows).toContainText(Object.values(tasks))
        await expect(page.getByRole('region', { name: /^Strips for .*Leo/ })).toContainText(
          tasks.table,
        )
      })

      await test.step('Tuesday: a day off', async () => {
        await itIs(page, tuesday)
        await page.goto(appPaths.editSprint)
        await arriveAt(journey, 'Week 1')
        await hands.press(fold(page, 'Dates and days off'))
        const days = page.getByRole('group', { name: 'Days off' })
        await hands.choose(days.getByRole('checkbox', { name: 'Tue 3 Mar' }))
        await expect(page.getByText('1 day off.')).toBeVisible()
        await untilSaved(page)
        await hands.press(page.getByRole('link', { name: 'Today', exact: true }))
        await arriveAt(journey, /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/)
        await expect(page.getByRole('heading', { name: 'A day off' })).toBeVisible()
      })

      await test.step('the next Sunday: looking back and planning again', async () => {
        await itIs(page, nextSunday)
        await page.reload()
        await expect(page.getByRole('heading', { name: 'Week 1 is over' })).toBeVisible()
        await hands.press(link(page, 'Look back together'))
        await lookBack(journey)
        await planNextWeek(journey)
      })

      await test.step('the next Sunday: the second week is there, and the first one is in the pictures', async () => {
        await restart()
        await hands.press(button(page, 'See today'))
        await expect(page.getByRole('heading', { name: 'Week 2', exact: true })).toBeVisible()
        await expect(page.getByRole('heading', { name: 'What we try this week' })).toBeVisible()
        await expect(page.getByText(experiment, { exact: true })).toBeVisible()
        await page.goto(appPaths.insights)
        await arriveAt(journey, 'Insights')
        const chart = page.getByRole('figure').filter({ hasText: 'Plan and done' })
        await hands.press(chart.locator('summary'))
        await expect(chart.getByRole('row', { name: /Week\s1/ })).toBeVisible()
        await expect(button(page, 'Offline, will send')).toBeHidden()
      })
    })
  })
}
