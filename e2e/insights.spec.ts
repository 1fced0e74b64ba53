// Insights from the first look to many weeks: pictures with sentences, values to read, tables, files.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { exportFormat, exportVersion } from '#core/family/export-schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { apiPaths, appPaths } from '#core/paths.ts'
import { aSprint, aTask as aPlannedTask } from '#core/testing/a-family.ts'
import { aFamilySetUp, aTask, apiFor, firstDay, password } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFits } from './support/fits.ts'
import { systemColour } from './support/system-colour.ts'
import { expect, test } from './support/test.ts'

type Api = ReturnType<typeof apiFor>

/** A closed week: the first one with seven ticks and two check-ins, later ones with a tick. */
async function liveAWeek(
  api: Api,
  familyId: string,
  { number, name }: Record<'number', number> & { name: string },
) {
  const id = `week${number}`
  const startsOn = addDays(firstDay, (number - 1) * 7)
  const days = [0, 1, 2, 3].map((offset) => addDays(startsOn, offset))
  const sprint = {
    id,
    name,
    startsOn,
    weeks: 1,
    goalId: 'goal1',
    missionStep: `Step ${number}`,
    experimentId: null,
    tasks: [aTask('read', 'Read a story aloud')],
  }
  await api.toSprint(familyId, id, { type: 'create-sprint', sprint })
  await api.toSprint(familyId, id, { type: 'finish-planning' })
  const ticks = [
    ...days.map((date) => ['primary', date] as const),
    ...days.slice(0, 2).map((date) => ['ben', date] as const),
    ['mia', days[1]!] as const,
  ]
  const isFirst = number === 1
  for (const [memberId, date] of isFirst ? ticks : ticks.slice(0, 1)) {
    await api.toSprint(familyId, id, { type: 'tick', taskId: 'read', memberId, date, done: true })
  }
  for (const [index, date] of (isFirst ? days.slice(0, 2) : []).entries()) {
    const answer = { memberId: 'mia', passed: false, mood: 3 + index, did: '', next: '', help: '' }
    await api.toSprint(familyId, id, { type: 'answer-stand-up', date, answer })
  }
  await api.toSprint(familyId, id, { type: 'complete-sprint' })
  return id
}

const chart = (page: Page, title: string) =>
  page.getByRole('figure').filter({ has: page.getByRole('heading', { name: title, level: 2 }) })

/** Only the picture that has news is open from the beginning. */
async function unfoldAll(page: Page) {
  const closed = page.locator('figure > details:not([open]) > summary')
  await expect(page.getByRole('figure').first()).toBeVisible()
  while ((await closed.count()) > 0) await closed.first().click()
}

test('a family sees its weeks in pictures, sentences, tables and files @phone', async ({
  page,
  context,
  server,
}) => {
  const api = apiFor(context, server.url)
  const familyId = await aFamilySetUp(api)

  await test.step('before the first days one sentence says when they come', async () => {
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.insights)
    await expect(
      page.getByRole('heading', { name: 'Your first picture comes after two days' }),
    ).toBeVisible()
    await expect(page.getByRole('figure')).toHaveCount(0)
    await expectFits(page)
  })

  await test.step('after one week they speak', async () => {
    const sprintId = await liveAWeek(api, familyId, { number: 1, name: 'Week 1' })
    await api.toFamily(familyId, {
      type: 'decide-experiment',
      experiment: {
        id: 'try1',
        text: '=Shoes by the door',
        ownerId: 'ben',
        sprintId,
        checkOn: addDays(firstDay, 14),
      },
    })
    await page.clock.setFixedTime(`${addDays(firstDay, 7)}T17:00:00+01:00`)
    await page.reload()
    const sentences = {
      'The way to your mission': /^Week 2 of 6 on the way .* Seven things done for it so far\.$/,
      'Plan and done': 'Plan and done: 7 of 35 done',
      'How it felt':
        'Mostly it felt between okay and good. A few more days will show where it goes.',
      'Which days work': 'So far most got done on Monday.',
      'Your rhythm': 'You checked in twice in seven days so far.',
      'Is the load fair?': /^Maya carried most of it\./,
      'What you tried': 'Your first experiment is under way.',
    }
    await expect(page.locator('figure > details:not([open])')).toHaveCount(6)
    const inFewWords = chart(page, 'Your rhythm').getByText('Twice so far')
    await expect(inFewWords).toBeVisible()
    await unfoldAll(page)
    await expect(inFewWords, 'the whole sentence takes its place').toBeHidden()
    for (const [title, sentence] of Object.entries(sentences)) {
      await expect(chart(page, title).getByText(sentence)).toBeVisible()
    }
    const load = chart(page, 'Is the load fair?')
    await expect(load).not.toContainText(/Mia|Leo|Tom/)
    await load.getByRole('button', { name: 'Park it for the meeting' }).tap()
    await expect(load.getByText('The question waits for your next meeting.')).toBeVisible()
  })

  await test.step('its values are read by keys and by touch', async () => {
    const days = chart(page, 'Which days work')
    const values = days.getByRole('slider')
    await expect(values).toHaveAttribute('aria-valuetext', 'Monday: 3 done, 3 on each Monday')
    await values.press('ArrowRight')
    await expect(values).toHaveAttribute('aria-valuetext', 'Tuesday: 1 done, 1 on each Tuesday')
    await days.getByText('Sat', { exact: true }).tap()
    await expect(days.getByText('Saturday: nothing yet')).toBeVisible()
  })

  await test.step('where the system sets the colours its pictures have those [K3]', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const [ground, words] = [
      await systemColour(page, 'Canvas'),
      await systemColour(page, 'CanvasText'),
    ]
    const glass = chart(page, 'Plan and done').locator('svg rect.fill-elephant-soft').first()
    await expect(glass).toHaveCSS('fill', ground)
    await expect(glass).toHaveCSS('stroke', words)
    const stem = chart(page, 'Which days work').locator('svg path.stroke-leaf').first()
    await expect(stem).toHaveCSS('stroke', words)
    await page.emulateMedia({ forcedColors: null })
  })

  await test.step('its numbers are a table, and a file that a spreadsheet opens without harm', async () => {
    const tried = chart(page, 'What you tried')
    await tried.getByText('The numbers').tap()
    await expect(tried.getByRole('row')).toHaveText([/Experiment/, '=Shoes by the doorTrying now'])
    const coming = page.waitForEvent('download')
    await tried.getByRole('button', { name: 'Save as CSV' }).tap()
    const file = await coming
    expect(file.suggestedFilename()).toBe('elefam-what-you-tried-2026-03-08.csv')
    expect(await readFile(await file.path(), 'utf8')).toBe(
      '\uFEFFExperiment,What became of it\r\n"\'=Shoes by the door",Trying now\r\n',
    )
    await expectFits(page)
    await expectAccessible(page)
  })

  await test.step('after many weeks they look as far back as somebody wants', async () => {
    for (const number of [2, 3, 4, 5, 6, 7, 8, 9]) {
      await liveAWeek(api, familyId, { number, name: `Week ${number}` })
    }
    await page.clock.setFixedTime(`${addDays(firstDay, 63)}T17:00:00+01:00`)
    const past = `**${apiPaths.insights(familyId)}*`
    await page.route(past, (route) => route.abort())
    await page.reload()
    await unfoldAll(page)
    const plan = chart(page, 'Plan and done')
    await plan.getByText('The numbers').tap()
    const rows = plan.getByRole('row')
    await expect(rows).toHaveCount(1 + 6)
    await page.getByText('All', { exact: true }).tap()
    await expect(
      page.getByText('Failed to get document because the client is offline.'),
    ).toBeVisible()
    await expect(rows, 'what this device knows stays').toHaveCount(1 + 6)
    await page.unroute(past)
    await page.getByRole('button', { name: 'Try again' }).tap()
    await expect(rows).toHaveCount(1 + 9)
    await page.getByText('A year', { exact: true }).tap()
    await expect(rows).toHaveCount(1 + 9)
    await expect(rows.nth(1)).toContainText('Week 1')
    await expect(
      chart(page, 'The way to your mission').getByText(/are over: celebrate it/),
    ).toContainText('15 things done')
    await expectFits(page)
  })
})

/** Closed weeks of the mission, one thing done in each; the first two were before its first day. */
async function liveManyWeeks(api: Api, familyId: string, count: number) {
  const { family } = await api.bootstrap()
  const sprints = Array.from({ length: count }, (_, index) => {
    const startsOn = addDays(firstDay, (index - 2) * 7)
    return aSprint({
      id: `week${index}`,
      name: `Week ${index}`,
      familyId,
      createdAt: `${startsOn}T07:00:00.000Z`,
      startsOn,
      goalId: 'goal1',
      plannedAt: `${startsOn}T08:00:00.000Z`,
      completed: true,
      completedAt: `${addDays(startsOn, 6)}T18:00:00.000Z`,
      tasks: [aPlannedTask({ checks: { [startsOn]: ['primary'] } })],
    })
  })
  const file = {
    format: exportFormat,
    formatVersion: exportVersion,
    exportedAt: `${firstDay}T08:00:00.000Z`,
    family,
    sprints,
  }
  await api.post(apiPaths.familyImport(familyId), { file, replace: true, password })
}

test.describe('a mission of many weeks', { tag: '@desktop' }, () => {
  test('has one total: on Insights, however far back it looks, and on its own screen [E6]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await liveManyWeeks(api, await aFamilySetUp(api), 123)
    await page.clock.setFixedTime(`${addDays(firstDay, 121 * 7)}T17:00:00+01:00`)
    await page.goto(appPaths.insights)
    await unfoldAll(page)
    const total = chart(page, 'The way to your mission').getByText('123 things done for it')
    await expect(total).toBeVisible()
    for (const range of ['A year', 'All', 'Lately']) {
      await page.getByText(range, { exact: true }).click()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(total, range).toBeVisible()
    }
    await page.goto(appPaths.mission)
    await page.getByText('123 weeks walked, 123 things done.').click()
    await expect(page.getByRole('link', { name: 'Week 0', exact: true })).toBeVisible()
  })
})
