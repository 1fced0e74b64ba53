// The meetings of a family of five with six tasks on a phone of 360 × 780: how many taps each takes,
// how long its pages are, and that its next step stands under the thumb.
import type { Locator, Page } from '@playwright/test'
import { appPaths, forSprint } from '#core/paths.ts'
import { fold, untilSaved } from './first-week/journey.ts'
import { aFamilyInItsWeek, aFamilySetUp, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { expectCalm, next, phone, thumbOn } from './support/thumb.ts'

const youngestFirst = ['Leo', 'Mia', 'Tom', 'Maya', 'Ben']

const sixTasks = [
  aTask('bags', 'Pack the bags the evening before', { repeat: { kind: 'once' } }),
  aTask('table', 'Set the table', { owners: ['leo', 'mia'] }),
  aTask('story', 'Read a story aloud', { owners: ['primary'], icon: 'read' }),
  aTask('walk', 'Walk the dog', { owners: ['tom', 'ben'] }),
  aTask('lunch', 'Make the packed lunches', { owners: ['ben'] }),
  aTask('hooks', 'Put up hooks by the door', { owners: ['ben'], repeat: { kind: 'once' } }),
]

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const face = (page: Page, group: string | RegExp, name: string) =>
  page.getByRole('group', { name: group }).locator('label').filter({ hasText: name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A turn is its question and its answer: all of it is above the foot, and the cards of others are folded. */
async function expectInSight(page: Page, answer: Locator) {
  const place = async (part: Locator) => (await part.boundingBox())!
  const { y, height } = await place(answer)
  const foot = await place(page.locator('.meeting-foot'))
  expect(y + height, 'above the foot').toBeLessThanOrEqual(foot.y)
  await expect(page.getByRole('list', { name: /^(Good|Hard)$/ })).toHaveCount(0)
}

test.describe('five people around one phone', { tag: '@phone' }, () => {
  test.use({ viewport: phone })

  test('a check-in takes 7 taps at most, and each face passes the phone on [N8, N22, K1, K2]', async ({
    page,
    context,
    server,
  }) => {
    await aFamilyInItsWeek(apiFor(context, server.url), sixTasks)
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.standUp)
    const { tap, taps } = thumbOn(page, 'stand-up')
    await tap(next(page))
    for (const name of youngestFirst) {
      await expect(heading(page)).toContainText(name)
      await expect(heading(page)).toBeFocused()
      const faces = page.getByRole('group', { name: `How are you, ${name}?` })
      const isSmall = name === 'Leo'
      await expect(faces.getByRole('button')).toHaveCount(isSmall ? 3 : 5)
      await expect(page.getByRole('textbox'), 'nobody has to write').toHaveCount(0)
      await tap(faces.getByRole('button', { name: 'Great' }))
    }
    await tap(next(page))
    await expect(page).toHaveURL(appPaths.dashboard)
    expect(taps()).toBeLessThanOrEqual(7)
  })

  test('whoever was not there answers later on a phone of their own, in three taps [N22]', async ({
    page,
    context,
    server,
    anotherBrowser,
  }) => {
    const api = apiFor(context, server.url)
    await aFamilyInItsWeek(api, sixTasks)
    const theirs = await anotherBrowser()
    await apiFor(theirs, server.url).signIn(api.email)
    const phoneOfTom = await theirs.newPage()
    for (const each of [page, phoneOfTom]) {
      await each.setViewportSize(phone)
      await each.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    }
    await phoneOfTom.goto(appPaths.dashboard)
    await button(phoneOfTom, /^Whose tasks are shown here/).tap()
    await phoneOfTom.getByRole('menuitem', { name: 'Tom' }).tap()
    await expect(phoneOfTom.getByRole('link', { name: 'Start the check-in' })).toBeVisible()

    await test.step('the others hold it without him', async () => {
      await page.goto(appPaths.standUp)
      await next(page).tap()
      for (const name of youngestFirst) {
        if (name === 'Tom') {
          await fold(page, 'Help or a note').tap()
          await button(page, 'Tom is not here').tap()
        } else {
          const faces = page.getByRole('group', { name: `How are you, ${name}?` })
          await faces.getByRole('button', { name: 'Great' }).tap()
        }
      }
      await button(page, 'Back to the round').tap()
      const away = page.getByRole('list', { name: 'Who answers later' })
      await expect(away.getByRole('listitem')).toHaveText(/^Tom\s*answers later$/)
      await expectCalm(page)
      // To its end: what lies under the foot has no room to be tapped.
      await page.evaluate('scrollTo(0, document.body.scrollHeight)')
      await expectAccessible(page)
    })

    await test.step('his phone asks him, and the round shows what he says', async () => {
      const { press, tap, taps } = thumbOn(phoneOfTom, 'stand-up-later')
      await press(phoneOfTom.getByRole('link', { name: 'Your check-in' }))
      await expect(heading(phoneOfTom)).toContainText('Tom')
      await expectAccessible(phoneOfTom)
      await tap(button(phoneOfTom, 'Okay'))
      await expect(heading(phoneOfTom)).toBeFocused()
      for (const each of [page, phoneOfTom]) {
        const seat = each.getByRole('list', { name: 'Who answers later' }).getByRole('button')
        await expect(seat).toContainText('answered later')
        await expect(seat.getByRole('img', { name: 'Okay' })).toBeVisible()
      }
      await tap(next(phoneOfTom))
      await expect(phoneOfTom).toHaveURL(appPaths.dashboard)
      await expect(phoneOfTom.getByRole('link', { name: 'Check in, done today' })).toBeVisible()
      expect(taps()).toBeLessThanOrEqual(3)
    })
  })

  // Each says a face and a card; besides there are a way on, an idea, and the end.
  for (const [people, mostTaps] of [
    [4, 12],
    [5, 14],
  ] as const) {
    test(`a look back of ${people} takes ${mostTaps} taps: a face and a card each, one to try [N8, N22, N29]`, async ({
      page,
      context,
      server,
    }) => {
      const api = apiFor(context, server.url)
      const familyId = await aFamilyInItsWeek(api, sixTasks)
      for (const text of [
        'The bathroom is full at seven',
        'Later bedtime',
        'Screens at breakfast',
      ]) {
        const topic = { id: text.slice(0, 3), text }
        await api.toFamily(familyId, { type: 'park-topic', topic })
      }
      const reading = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05']
      const done = [
        { taskId: 'hooks', memberId: 'ben', date: '2026-03-06' },
        ...reading.map((date) => ({ taskId: 'story', memberId: 'primary', date })),
      ]
      for (const box of done)
        await api.toSprint(familyId, sprintId, { type: 'tick', ...box, done: true })
      await page.clock.setFixedTime('2026-03-07T17:00:00+01:00')
      await page.goto(appPaths.retrospective)
      const here = youngestFirst.slice(0, people)
      if (people === 4) await face(page, 'Who is here today?', 'Ben').tap()
      await next(page).tap()
      // From the first question to the closed week.
      const { tap, taps } = thumbOn(page, `look-back-of-${people}`)
      await expect(heading(page)).toHaveText('How was our week?')
      for (const name of here) {
        const lines = page.getByRole('group', { name: `How did the week feel, ${name}?` })
        // Leo points at one of three, as in the check-in.
        await tap(lines.getByRole('button', { name: name === 'Leo' ? /^Great/ : /^Good/ }))
      }
      await expect(heading(page), 'the last face leads on').toHaveText('What happened?')
      await expect(heading(page)).toBeFocused()
      const faces = page.getByRole('list', { name: 'So it was for us' })
      await expect(faces.getByRole('img', { name: 'Good' })).toBeVisible()
      await tap(next(page))
      const pictures = page.getByRole('list', { name: 'Two answers to choose from' })
      const pointed = await pictures.getByRole('button').first().textContent()
      for (const name of here) {
        await expect(heading(page)).toContainText(name)
        const isSmall = name === 'Leo'
        await expect(pictures, name).toHaveCount(isSmall ? 1 : 0)
        const field = page.getByLabel('Your answer')
        await expectInSight(page, isSmall ? pictures : field)
        await expect(page.getByRole('group', { name: 'What kind of card?' })).toHaveCount(0)
        if (name === 'Ben') {
          // Of what was good nothing is left to be taken: he writes, and the way on puts it down.
          await expect(button(page, /^Add it: /)).toHaveCount(0)
          await tap(field)
          await field.fill('Pancakes')
        } else
          await tap((isSmall ? pictures.getByRole('button') : button(page, /^Add it: /)).first())
      }
      if (people === 4)
        await expect(page.getByRole('main'), 'Leo’s answer').toContainText(`? ${pointed}.`)
      await tap(next(page))
      await tap(
        page.getByRole('list', { name: 'What helps many families' }).getByRole('button').first(),
      )
      await expect(heading(page), 'an idea leads on').toHaveText('Whom do we thank?')
      await expect(page.getByText(/looks after it\. You look at it again on/)).toBeVisible()
      await expect(button(page, 'Change it')).toBeVisible()
      await tap(next(page))
      await expect(heading(page)).toHaveText('That was Week 1')
      await expectCalm(page)
      expect(taps()).toBeLessThanOrEqual(mostTaps)
    })
  }

  test('the next week is accepted as drafted in 3 taps, and all say yes in one [N22]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, sixTasks)
    for (const date of ['2026-03-02', '2026-03-03'])
      for (const memberId of ['leo', 'mia']) {
        const tick = { type: 'tick', taskId: 'table', memberId, date, done: true } as const
        await api.toSprint(familyId, sprintId, tick)
      }
    await page.clock.setFixedTime('2026-03-08T17:00:00+01:00')
    const days = { startsOn: '2026-03-08', weeks: 1 }
    const aims = { goalId: 'goal1', missionStep: '', experimentId: null }
    const week2 = { id: 'week2', name: 'Week 2', ...days, ...aims, tasks: sixTasks.slice(0, 4) }
    await api.toSprint(familyId, sprintId, { type: 'close-week', next: week2 })
    await page.goto(appPaths.dashboard)
    const { press, tap, taps } = thumbOn(page, 'as-drafted')
    await press(page.getByRole('link', { name: 'Plan it for us' }))
    await expect(heading(page)).toHaveText('Plan it for us')
    await expect(
      page.getByRole('list', { name: 'From last time' }).getByRole('button'),
    ).toHaveCount(4)
    await expectAccessible(page)
    await tap(next(page))
    await expect(heading(page)).toHaveText('Week 2 is planned')
    await expect(heading(page)).toBeFocused()
    await tap(next(page))
    await expect(page).toHaveURL(appPaths.dashboard)
    expect(taps()).toBeLessThanOrEqual(3)

    const words = 'Planned by Maya, for all to say yes to'
    await expect(page.getByText(words)).toBeVisible()
    await page.getByRole('link', { name: 'Start the check-in' }).tap()
    await expect(page.getByText(words)).toBeVisible()
    await expectCalm(page)
    await button(page, 'We all say yes').tap()
    await expect(page.getByText('All of you said yes to Week 2.')).toBeFocused()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).tap()
    await expect(page.getByText('Week 2', { exact: true })).toBeVisible()
    await expect(page.getByText(words)).toBeHidden()
  })

  test('a first plan asks about no week before it, and takes 30 taps at most [N8, N12, N22]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilySetUp(api)
    const { goal } = (await api.bootstrap()).family.familyData
    await api.toFamily(familyId, {
      type: 'set-goal',
      goal: { ...goal!, id: 'goal2', exampleId: 'mornings-without-rushing' },
      outcome: 'let-go',
    })
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.planMeeting)
    const { tap, taps } = thumbOn(page, 'plan-meeting')
    await tap(next(page))
    for (const name of youngestFirst) {
      await expect(heading(page)).toHaveText(`${name} thanks …`)
      const other = name === 'Maya' ? 'Ben' : 'Maya'
      await tap(face(page, `Whom does ${name} thank?`, other))
    }
    await tap(next(page))
    await expect(heading(page), 'no last week').toHaveText('What is coming?')
    await expect(heading(page)).toBeFocused()
    await tap(button(page, 'Leo’s energy: okay'))
    await tap(next(page))
    const lines = page.getByRole('list', { name: 'Next for our mission' }).getByRole('button')
    for (let line = 0; line < 4; line += 1) await tap(lines.nth(line))
    for (let idea = 0; idea < 2; idea += 1) await tap(button(page, /^Add to the plan/).first())
    // What was pressed stays where it was pressed.
    for (const [name, count] of Object.entries({ 'Next for our mission': 4, Ideas: 2 })) {
      const chosen = page.getByRole('list', { name }).getByRole('button', { pressed: true })
      await expect(chosen).toHaveCount(count)
    }
    await tap(next(page))
    const plan = page.getByRole('list', { name: 'Tasks of the week' }).getByRole('listitem')
    await expect(plan).toHaveCount(6)
    // Whoever plans is proposed for what is new: the first line is open, and one stays as it is.
    for (let line = 0; line < 5; line += 1) {
      if (line > 0) await tap(plan.nth(line).locator('summary'))
      await tap(plan.nth(line).locator('label').nth(line))
    }
    await tap(next(page))
    await tap(button(page, /Make an if-then plan$/).first())
    await tap(button(page, /^If it gets late/))
    await tap(next(page))
    await tap(next(page))
    await expect(heading(page)).toHaveText('Week 1 is planned')
    // As long as what they planned, which begins in sight.
    await expect(page.getByRole('list', { name: 'Leo’s tasks' })).toBeInViewport()
    expect(taps()).toBeLessThanOrEqual(30)
  })

  test('a date put in at the meeting is the family’s: read back, on the week, Today and paper [N1]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilySetUp(api)
    const fields = { weeks: 1, goalId: 'goal1', missionStep: '', experimentId: null }
    const sprint = { id: sprintId, name: 'Week 1', startsOn: firstDay, ...fields, tasks: sixTasks }
    await api.toSprint(familyId, sprintId, { type: 'create-sprint', sprint })
    const noted = { id: 'noted', date: '2026-03-03', text: 'Parents’ evening' }
    await api.toSprint(familyId, sprintId, { type: 'note-date', entry: noted })
    await api.toSprint(familyId, sprintId, {
      type: 'edit-meeting',
      changes: { stage: 'dates', hostId: 'ben' },
    })
    await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(forSprint(appPaths.planMeeting, sprintId))
    const dates = page.getByRole('list', { name: 'Dates of the week' })
    await expect(dates, 'what was noted before').toContainText('Parents’ evening')
    await button(page, /^(Sunday, March 1|Sunday 1 March)$/).tap()
    await page.getByLabel('What is there?').fill('Granny comes')
    await button(page, 'Add it').tap()
    await expect(dates.getByRole('listitem')).toContainText(['Granny comes', 'Parents’ evening'])
    await expectCalm(page)
    await expectAccessible(page)
    // What comes this soon after “Add it”, and as near to it, counts as its second tap.
    await heading(page).tap()
    for (const step of ['What will we do?', 'Who does what?', 'What could stop us?']) {
      await next(page).tap()
      await expect(heading(page)).toHaveText(step)
    }
    await next(page).tap()
    await expect(page.getByRole('list', { name: 'Fixed dates' })).toContainText('Granny comes')
    await next(page).tap()
    await untilSaved(page)

    await page.goto(appPaths.dashboard)
    await expect(page.getByRole('list', { name: 'On this day' })).toHaveText('Granny comes')
    await page.goto(appPaths.editSprint)
    await expect(button(page, 'Granny comes')).toBeVisible()
    await button(page, /^Tuesday/).tap()
    await expect(page.getByText('Parents’ evening')).toBeVisible()
    await page.goto(forSprint(appPaths.printablePlan, sprintId))
    await expect(page.getByText('Granny comes')).toBeVisible()
  })
})
