// Two parents at the same thing: one week for both, no sentence lost, and nothing of the other's undone.
import type { BrowserContext, Page } from '@playwright/test'
import { errors } from '#core/errors.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { button, field, fold, untilSaved } from './first-week/journey.ts'
import { aFamilyInItsWeek, aFamilySetUp, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { listening } from './support/listening.ts'
import { expect, test } from './support/test.ts'

const lastDay = '2026-03-07'
const lookBack = forSprint(appPaths.retrospective, sprintId)
/** A face, which passes the phone on. */
const mood = (page: Page, member: string, name: string) =>
  page
    .getByRole('group', { name: `How are you, ${member}?` })
    .getByRole('button', { name })
    .click()
const stage = (name: 'thanks') =>
  ({ type: 'edit-retrospective', changes: { stage: name, hostId: 'primary', round: 1 } }) as const

/** The same screen in both browsers, each of them heard by the other. */
async function onBoth(contexts: readonly BrowserContext[], path: string, day: string) {
  const pages: Page[] = []
  for (const context of contexts) {
    const page = await context.newPage()
    await page.clock.setFixedTime(`${day}T17:00:00+01:00`)
    const listens = listening(page)
    await page.goto(path)
    await listens
    pages.push(page)
  }
  return pages as [Page, Page]
}

/** What the one does reaches nobody before the other has done the same. */
async function pressBoth([one, other]: [Page, Page], name: string) {
  await other.route('**/commands', (route) => route.abort())
  await button(other, name).click()
  await button(one, name).click()
  await untilSaved(one)
  await other.unroute('**/commands')
  await untilSaved(other)
}

// On PostgreSQL, where writes of two come at the same time.
test.describe('two parents, on postgres', { tag: '@desktop' }, () => {
  test.use({ database: 'postgres' })

  test('who both begin the meeting, one without a network, sit in one [P2]', async ({
    context,
    server,
    anotherBrowser,
  }) => {
    const api = apiFor(context, server.url)
    await aFamilySetUp(api)
    const theirs = await anotherBrowser()
    await apiFor(theirs, server.url).signIn(api.email)
    const pages = await onBoth([context, theirs], appPaths.planMeeting, firstDay)
    await pressBoth(pages, 'Start the meeting')
    for (const page of pages) {
      await expect(page.getByRole('button', { name: /^Next/ })).toBeVisible()
      await expect(page).toHaveURL(forSprint(appPaths.planMeeting, 'week-1'))
    }
    expect((await api.bootstrap()).sprints.map(({ id }) => id)).toEqual(['week-1'])
  })

  test('who both close the week find one next week [P2]', async ({
    context,
    server,
    anotherBrowser,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud')])
    await api.toSprint(familyId, sprintId, stage('thanks'))
    // A week in which nobody said anything is asked about before it closes.
    const changes = { thanks: 'Leo, for the soup' }
    await api.toSprint(familyId, sprintId, { type: 'edit-retrospective', changes })
    const theirs = await anotherBrowser()
    await apiFor(theirs, server.url).signIn(api.email)
    const pages = await onBoth([context, theirs], lookBack, lastDay)
    await pressBoth(pages, 'Close Week 1')
    const { sprints } = await api.bootstrap()
    expect(sprints.map(({ name, completed }) => [name, completed])).toEqual([
      [1, true],
      [2, false],
    ])
  })

  test('who check in past midnight hold one stand-up, on the day on which it began [P11]', async ({
    context,
    server,
    anotherBrowser,
  }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud')])
    const theirs = await anotherBrowser()
    await apiFor(theirs, server.url).signIn(api.email)
    const pages = await onBoth([context, theirs], appPaths.standUp, firstDay)
    const [one, other] = pages
    const at = async (time: string) => {
      for (const page of pages) {
        await page.clock.setFixedTime(time)
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      }
    }
    await at('2026-03-01T23:58:00+01:00')
    await button(one, 'Start with Leo').click()
    await mood(one, 'Leo', 'Great')
    await mood(one, 'Mia', 'Okay')
    await button(one, 'Back to the round').click()
    await expect(other.getByText('2 of 5 have answered.')).toBeVisible()

    await at('2026-03-02T00:04:00+01:00')
    for (const page of pages) {
      await expect(page.getByText('2 of 5 have answered.')).toBeVisible()
      await expect(page.getByText('Sunday 1 March', { exact: false })).toBeVisible()
    }
    // The other goes on where the one was.
    await button(other, 'Go on with Tom').click()
    await mood(other, 'Tom', 'Good')
    await button(other, 'Back to the round').click()
    await expect(one.getByText('3 of 5 have answered.')).toBeVisible()
    await one.reload()
    await button(one, 'Finish without the other 2').click()
    await button(one, 'Done').click()
    await untilSaved(one)
    await expect(other.getByText('Done for the day.', { exact: false })).toBeVisible()
    const { standUps } = (await api.bootstrap()).sprints[0]!
    expect(standUps.map(({ date, answers }) => [date, answers.length])).toEqual([[firstDay, 3]])

    await at('2026-03-02T17:00:00+01:00')
    await expect(button(other, 'Start with Leo')).toBeVisible()
  })

  test('who both write notes find the sentences of both [P6]', async ({
    context,
    server,
    anotherBrowser,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [])
    await api.toSprint(familyId, sprintId, stage('thanks'))
    const theirs = await anotherBrowser()
    await apiFor(theirs, server.url).signIn(api.email)
    const pages = await onBoth([context, theirs], lookBack, lastDay)
    const notes = (page: Page) => field(page, 'What did you agree on?')
    for (const page of pages) await button(page, /^Notes/).click()
    const [one, other] = pages
    await notes(one).fill('We go swimming.')
    await notes(other).fill('Grandma comes on Friday.')
    for (const page of pages) {
      await notes(page).blur()
      await untilSaved(page)
    }
    for (const page of pages) {
      await expect(notes(page)).toHaveValue(/We go swimming\./)
      await expect(notes(page)).toHaveValue(/Grandma comes on Friday\./)
    }
  })
})

test.describe('one beside the other', { tag: '@phone' }, () => {
  test('the other parent closes the week: whoever writes ends the sentence, and it counts [P5]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [])
    await api.toSprint(familyId, sprintId, stage('thanks'))
    await page.clock.setFixedTime(`${lastDay}T17:00:00+01:00`)
    const listens = listening(page)
    await page.goto(lookBack)
    await listens
    const thanks = field(page, 'Thank you to …')
    await thanks.fill('Leo, for the ')
    await api.toSprint(familyId, sprintId, { type: 'close-week', next: null })
    await expect(page.getByText('Maya closed this week meanwhile.', { exact: false })).toBeVisible()
    await thanks.pressSequentially('soup')
    await thanks.blur()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looking back on Week 1')
    await expect(page.getByText('Leo, for the soup')).toBeVisible()
    await untilSaved(page)
    expect((await api.bootstrap()).sprints[0]?.retrospective?.thanks).toBe('Leo, for the soup')
  })

  test('the other parent closes the week in the middle of a turn: the answer is kept with its day [P5]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    const listens = listening(page)
    await page.goto(`${appPaths.standUp}?step=mia`)
    await listens
    await fold(page, 'help or a note').click()
    const did = field(page, 'What I did')
    await did.fill('I fed the ')
    await api.toSprint(familyId, sprintId, { type: 'close-week', next: null })
    await expect(page.getByText('Maya closed this week meanwhile.', { exact: false })).toBeVisible()
    await did.pressSequentially('cat')
    await did.blur()
    await expect(did).toBeHidden()
    await untilSaved(page)
    const [standUp] = (await api.bootstrap()).sprints[0]!.standUps
    expect(standUp?.answers).toMatchObject([{ memberId: 'mia', did: 'I fed the cat' }])
  })

  test('Undo in a toast leaves what the other parent has changed since, and says so [P4, C2]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [aTask('read', 'Read a story aloud')])
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    const listens = listening(page)
    await page.goto(forSprint(appPaths.editSprint, sprintId))
    await listens
    const days = async () => (await api.bootstrap()).sprints[0]?.pausedDates
    await page.locator('summary').filter({ hasText: 'Dates and days off' }).click()
    await button(page, 'Off from today to the end').click()
    await untilSaved(page)
    expect(await days()).toHaveLength(7)
    await api.toSprint(familyId, sprintId, { type: 'pause-days', dates: ['2026-03-05'] })
    await expect(page.getByText('1 day off.', { exact: false })).toBeVisible()
    await button(page, 'Undo').click()
    await expect(page.getByText(errors['moved-on'].message)).toBeVisible()
    expect(await days()).toEqual(['2026-03-05'])

    // Where nobody else was at it, it is as it was.
    await button(page, 'Off from today to the end').click()
    await button(page, 'Undo').click()
    await expect(page.getByText('1 day off.', { exact: false })).toBeVisible()
    await untilSaved(page)
    expect(await days()).toEqual(['2026-03-05'])
  })
})

test(
  'somebody added while the family is set up is in it at once, and a child grows up [P16]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    await api.signUp()
    await page.goto(appPaths.setupFamily)
    await button(page, 'Add a child').click()
    await field(page, 'Nickname').fill('Mia')
    await button(page, 'Add to the family').click()
    await untilSaved(page)
    const data = async () => (await api.bootstrap()).family.familyData
    expect((await data()).children.map(({ name }) => name)).toEqual(['Mia'])

    await button(page, /^Edit Mia/).click()
    await button(page, 'Mia is grown up').click()
    await button(page, 'Done').click()
    await expect(page.getByRole('list', { name: 'Other adults' })).toContainText('Mia')
    await untilSaved(page)
    const { adults, children } = await data()
    expect([adults.map(({ name }) => name), children]).toEqual([['Mia'], []])
  },
)
