// What somebody is in the middle of writing stays: over a reload, another address, Back, an ended
// session and a refusal.
import type { Page } from '@playwright/test'
import { apiPaths, appPaths, familyAddresses, settingsPaths, publicPaths } from '#core/paths.ts'
import { untilSaved } from './first-week/journey.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, password, sprintId } from './support/api.ts'
import { expect, test } from './support/test.ts'
import { arriveWithin, goWithin } from './support/within.ts'

const words = 'Half a sentence about the li'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const field = (page: Page, label: string | RegExp) => page.getByLabel(label)
const fold = (page: Page, text: string) =>
  page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: text }) })
    // What stands within another line is found in that one, too.
    .last()
    .evaluate((details: HTMLDetailsElement) => (details.open = true))
const goTo = (path: string) => async (page: Page) => void (await page.goto(path))

type Api = ReturnType<typeof apiFor>
type DraftField = {
  what: string
  label: string | RegExp
  /** What the family has done before. */
  before?: (api: Api, familyId: string) => Promise<unknown>
  open: (page: Page) => Promise<unknown>
  typed?: string
}

const meeting = (stage: string) => ({
  before: (api: Api, familyId: string) =>
    api.toSprint(familyId, 'week2', {
      type: 'edit-meeting',
      changes: { stage, hostId: 'ben' },
    } as Parameters<Api['toSprint']>[2]),
  open: goTo(`${appPaths.planMeeting}?sprint=week2`),
})
const lookBack = (stage: string) => ({
  before: (api: Api, familyId: string) =>
    api.toSprint(familyId, sprintId, {
      type: 'edit-retrospective',
      changes: { stage, hostId: 'ben' },
    } as Parameters<Api['toSprint']>[2]),
  open: goTo(`${appPaths.retrospective}?sprint=${sprintId}`),
})
const turn = goTo(`${appPaths.standUp}?step=tom`)
const written = async (page: Page) => {
  await turn(page)
  await fold(page, 'help or a note')
}
/** The same place, with what stands behind a line of it. */
const unfolded = (place: ReturnType<typeof lookBack>, line: string) => ({
  ...place,
  open: async (page: Page) => {
    await place.open(page)
    await fold(page, line)
  },
})
const plan = async (page: Page) => {
  await page.goto(`${appPaths.editSprint}?sprint=${sprintId}`)
  await button(page, 'Add a task').click()
}

const places: Record<string, DraftField[]> = {
  'the plan meeting': [
    {
      what: 'a thank you',
      label: /whom do you thank/,
      ...unfolded(meeting('appreciations'), 'In your own words'),
    },
    {
      what: 'a date',
      label: 'What is there?',
      ...meeting('dates'),
      open: async (page) => {
        await page.goto(`${appPaths.planMeeting}?sprint=week2`)
        await page.getByRole('group', { name: 'Add a date' }).getByRole('button').first().click()
      },
    },
    {
      what: 'the step',
      label: 'Our step in Week 2',
      ...unfolded(meeting('mission'), 'Our step towards the mission'),
    },
    {
      what: 'an obstacle',
      label: 'If …',
      ...meeting('obstacle'),
      open: async (page) => {
        await page.goto(`${appPaths.planMeeting}?sprint=week2`)
        await page
          .getByRole('button', { name: /Make an if-then plan$/ })
          .first()
          .click()
        await fold(page, 'In your own words')
      },
    },
    {
      what: 'the notes',
      label: 'What did you agree on?',
      ...meeting('last-week'),
      open: async (page) => {
        await page.goto(`${appPaths.planMeeting}?sprint=week2`)
        await button(page, /^Notes/).click()
      },
    },
  ],
  'the stand-up': [
    { what: 'what was done', label: 'What I did', open: written },
    { what: 'what is next', label: 'What is next', open: written },
    { what: 'a wish for help', label: 'I want help with', open: written },
    {
      what: 'a topic',
      label: 'What shall we talk about?',
      open: async (page) => {
        await written(page)
        await fold(page, 'Park it for the meeting')
      },
    },
    {
      what: 'an offer',
      label: /^Who helps whom/,
      open: async (page) => {
        await page.goto(`${appPaths.standUp}?step=closing`)
        await fold(page, 'Offer somebody help')
      },
    },
  ],
  'the look back': [
    {
      what: 'a card',
      label: /^What was (good|hard) this week|^Your answer/,
      ...unfolded(lookBack('cards'), 'In your own words'),
    },
    {
      what: 'why',
      label: 'What lies behind it?',
      ...unfolded(lookBack('why'), 'Why was it so?'),
    },
    { what: 'an experiment', label: 'We will try …', ...lookBack('experiment') },
    { what: 'thanks', label: 'Thank you to …', ...lookBack('thanks') },
  ],
  'dialogs and the dashboard': [
    { what: 'a new task', label: 'What is there to do?', open: plan },
    {
      what: 'its if-then plan',
      label: 'If…',
      open: async (page) => {
        await plan(page)
        await fold(page, 'More about this task')
      },
    },
    {
      what: 'a topic anywhere',
      label: 'What is it about?',
      open: async (page) => {
        await page.goto(appPaths.dashboard)
        await button(page, 'Park it for the meeting').first().click()
      },
    },
    {
      what: 'a topic on the dashboard',
      label: 'Park it for the meeting',
      open: async (page) => {
        await page.goto(appPaths.dashboard)
        await fold(page, 'Next meeting')
      },
    },
  ],
  'the settings': [
    { what: 'one’s name', label: 'Your name', open: goTo(settingsPaths.signIn) },
    { what: 'an invite', label: 'Their name', open: goTo(settingsPaths.coParents) },
    {
      what: 'another address',
      label: 'New e-mail address',
      open: async (page) => {
        await page.goto(settingsPaths.signIn)
        await fold(page, 'Change the address')
      },
      typed: 'maya@elsewh',
    },
    {
      what: 'a member',
      label: 'Nickname',
      open: async (page) => {
        await page.goto(settingsPaths.family)
        await button(page, 'Edit Tom').click()
      },
    },
    {
      what: 'an own priority',
      label: /^Something else/,
      open: async (page) => {
        await page.goto(appPaths.familyInterests)
        await fold(page, 'Our own words')
      },
    },
    {
      what: 'an own interest',
      label: 'Search, or write your own',
      open: async (page) => {
        await page.goto(`${appPaths.familyInterests}?question=loves`)
        await fold(page, 'Search, or your own words')
      },
    },
  ],
}

async function atTheWeek(page: Page, api: Api): Promise<string> {
  const familyId = await aFamilyInItsWeek(api, [aTask('read', 'Read a story')])
  const sprint = { id: 'week2', name: 'Week 2', startsOn: '2026-03-08', weeks: 1, goalId: 'goal1' }
  await api.toSprint(familyId, 'week2', {
    type: 'create-sprint',
    sprint: { ...sprint, missionStep: '', experimentId: null, tasks: [aTask('walk', 'Walk')] },
  })
  await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
  return familyId
}

const textbox = (page: Page, label: DraftField['label']) =>
  field(page, label).and(page.locator('input, textarea')).last()

test.describe('what is being typed', { tag: '@phone' }, () => {
  for (const [where, ones] of Object.entries(places)) {
    test(`stays in ${where} over a reload in mid-sentence [P1]`, async ({
      page,
      context,
      server,
    }) => {
      const api = apiFor(context, server.url)
      const familyId = await atTheWeek(page, api)
      for (const { what, label, before, open, typed = words } of ones) {
        await test.step(what, async () => {
          await before?.(api, familyId)
          await open(page)
          await textbox(page, label).fill('')
          await textbox(page, label).pressSequentially(typed)
          await page.goto(publicPaths.about)
          await open(page)
          await expect(textbox(page, label)).toHaveValue(typed)
          await textbox(page, label).fill('')
        })
      }
    })
  }

  test('in two tabs is two drafts: neither takes the other’s place unasked [P1]', async ({
    page,
    context,
    server,
  }) => {
    await atTheWeek(page, apiFor(context, server.url))
    const other = await context.newPage()
    await other.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await page.goto(appPaths.dashboard)
    await other.goto(appPaths.dashboard)
    await fold(page, 'Next meeting')
    await textbox(page, topic).fill('A new bed for Leo')
    await fold(other, 'Next meeting')
    await textbox(other, topic).fill('Who feeds the cat')
    await page.reload()
    await expect(textbox(page, topic)).toHaveValue('A new bed for Leo')
    await expect(page.getByText('In another window you are writing:')).toBeVisible()
    await expect(page.getByText('Who feeds the cat')).toBeVisible()

    await other.close()
    await page.reload()
    await expect(textbox(page, topic)).toHaveValue('A new bed for Leo')
    await expect(page.getByText('You wrote this earlier and did not send it:')).toBeVisible()
    await button(page, 'Throw away').click()
    await expect(page.getByText('Who feeds the cat')).toBeHidden()
  })

  test('is in sight after a reload where it stands behind a line that unfolds [P1]', async ({
    page,
    context,
    server,
  }) => {
    await atTheWeek(page, apiFor(context, server.url))
    await written(page)
    await textbox(page, 'What I did').fill(words)
    await page.reload()
    await expect(textbox(page, 'What I did')).toBeVisible()
    await expect(textbox(page, 'What I did')).toHaveValue(words)
    await expect(textbox(page, 'What shall we talk about?')).toBeHidden()
  })

  test('never replaces by itself what the family wrote since: it stands beside it [P1]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await atTheWeek(page, api)
    const step = 'Step towards the mission'
    await page.goto(`${appPaths.editSprint}?sprint=${sprintId}`)
    await fold(page, 'Dates and days off')
    await textbox(page, step).fill('Four stories, one by Le')
    await page.evaluate(() => indexedDB.deleteDatabase('elefam'))
    await context.setOffline(true)
    await context.setOffline(false)
    await page.goto(publicPaths.about)
    await api.toSprint(familyId, sprintId, {
      type: 'edit-sprint',
      changes: { missionStep: 'Five stories' },
    })
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(`${appPaths.editSprint}?sprint=${sprintId}`)
    await expect(textbox(page, step)).toHaveValue('Five stories')
    await expect(page.getByText('Four stories, one by Le')).toBeVisible()
    await button(page, 'Use these words').click()
    await expect(textbox(page, step)).toHaveValue('Four stories, one by Le')
  })

  test('taken up again, keeps the sentences that the family wrote since [P1, P6]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await atTheWeek(page, api)
    const { before, open } = lookBack('thanks')
    await before(api, familyId)
    await open(page)
    const thanks = 'Thank you to …'
    await page.route('**/commands', (route) => route.abort())
    await textbox(page, thanks).pressSequentially('Leo, for the soup.')
    await page.goto(publicPaths.about)
    // What left with the page is lost: the draft is all that there is of it.
    await page.evaluate(() => indexedDB.deleteDatabase('elefam'))
    await page.unroute('**/commands')
    await api.toSprint(familyId, sprintId, {
      type: 'edit-retrospective',
      changes: { thanks: 'Mia, for the song.' },
    })
    await page.evaluate(() => sessionStorage.clear())
    await open(page)
    await expect(textbox(page, thanks)).toHaveValue('Mia, for the song.')
    await button(page, 'Use these words').click()
    await expect(textbox(page, thanks)).toHaveValue(/Mia, for the song[.]\s+Leo, for the soup[.]/)
    await textbox(page, thanks).focus()
    await textbox(page, thanks).blur()
    await untilSaved(page)
    const kept = (await api.bootstrap()).sprints.find(({ id }) => id === sprintId)
    expect(kept?.retrospective?.thanks).toMatch(/Mia, for the song[.]\s+Leo, for the soup[.]/)
  })

  test('has no field behind the sign-in that keeps nothing without saying why [P1]', async ({
    page,
    context,
    server,
  }) => {
    await atTheWeek(page, apiFor(context, server.url))
    await page.goto(appPaths.more)
    // This family’s beginning is over: its address leads to Today.
    for (const path of familyAddresses.filter((one) => one !== appPaths.onboarding)) {
      await arriveWithin(page, path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      const unheld = page.locator(
        `:is(input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea, [contenteditable]):not([data-kept])`,
      )
      await expect(unheld, path).toHaveCount(0)
      const secrets = page.locator('[type=password]:not([data-kept=secret])')
      await expect(secrets, path).toHaveCount(0)
    }
  })
})

const topic = 'Park it for the meeting'

test.describe('a session that ends elsewhere', { tag: '@phone' }, () => {
  test('shows another user who signs in nothing of it [P8, A55]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await atTheWeek(page, api)
    const other = api.emailOf('omar')
    await aFamilyInItsWeek({ ...api, email: other }, [aTask('swim', 'Swim')])
    await api.signIn(api.email)
    await page.goto(`${appPaths.dashboard}?sprint=${sprintId}`)
    await fold(page, 'Next meeting')
    await textbox(page, topic).fill(words)
    await endSession(page)
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await signIn(page, other)
    await expect(page).toHaveURL(appPaths.dashboard)
    await fold(page, 'Next meeting')
    await expect(textbox(page, topic)).toHaveValue('')
    const left = await page.evaluate(everythingKept)
    expect(left).not.toContain(words)
  })

  test('on purpose leaves nothing of what was typed [P8]', async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    await atTheWeek(page, api)
    await page.goto(appPaths.dashboard)
    await fold(page, 'Next meeting')
    await textbox(page, topic).fill(words)
    await page.goto(appPaths.settings)
    await button(page, 'Sign out').click()
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByText('Your session has ended.')).toBeHidden()
    const left = await page.evaluate(everythingKept)
    expect(left).not.toContain(words)
    await signIn(page, api.email)
    await expect(page).toHaveURL(appPaths.dashboard)
    await fold(page, 'Next meeting')
    await expect(textbox(page, topic)).toHaveValue('')
  })

  test('whoever wanted to see the insights gets there after signing in [P16]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await atTheWeek(page, api)
    await context.clearCookies()
    await page.goto(appPaths.insights)
    await expect(page).toHaveURL(publicPaths.landing)
    await signIn(page, api.email)
    await expect(page).toHaveURL(appPaths.insights)
    await page.goto(appPaths.dashboard)
    await expect(page).toHaveURL(appPaths.dashboard)
  })
})

/** What the browser keeps for this tab and device. */
const everythingKept = () =>
  JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)))

/** As when it was ended on another device: this page hears of it when it asks next. */
async function endSession(page: Page) {
  await page.context().clearCookies()
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

async function signIn(page: Page, email: string) {
  await field(page, 'E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, /^Sign in$/).click()
}

test.describe('Back', { tag: '@phone' }, () => {
  test('closes a menu first, and a screen opened from it is one Back away [P12]', async ({
    page,
    context,
    server,
  }) => {
    await atTheWeek(page, apiFor(context, server.url))
    await page.goto(appPaths.dashboard)
    await goWithin(page, appPaths.openSprints)
    const more = button(page, /^More for/).first()
    await more.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(page).toHaveURL(appPaths.openSprints)

    await more.click()
    await page.keyboard.press('Escape')
    await goWithin(page, appPaths.more)
    await page.goBack()
    await expect(page).toHaveURL(appPaths.openSprints)
    await page.goBack()
    await expect(page).toHaveURL(appPaths.dashboard)
  })

  test('after a reload over an open dialog leads on as ever [P12]', async ({
    page,
    context,
    server,
  }) => {
    await atTheWeek(page, apiFor(context, server.url))
    await page.goto(appPaths.dashboard)
    await goWithin(page, `${appPaths.editSprint}?sprint=${sprintId}`)
    await button(page, 'Add a task').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.reload()
    await expect(button(page, 'Add a task')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(appPaths.dashboard)
  })
})

test.describe('what was being typed', { tag: '@phone' }, () => {
  test('what is being typed goes on in a new tab after the first one is gone [P1]', async ({
    page,
    context,
    server,
  }) => {
    await atTheWeek(page, apiFor(context, server.url))
    await page.goto(appPaths.dashboard)
    await fold(page, 'Next meeting')
    await textbox(page, topic).fill(words)
    await page.close()
    const next = await context.newPage()
    await next.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
    await next.goto(appPaths.dashboard)
    await expect(textbox(next, topic)).toHaveValue(words)
  })

  test('a session that ends elsewhere says so, and signing in leads back to the words one was writing [P8]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await atTheWeek(page, api)
    await page.goto(`${appPaths.editSprint}?sprint=${sprintId}`)
    await button(page, 'Add a task').click()
    await textbox(page, 'What is there to do?').pressSequentially(words)
    await endSession(page)
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await expect(page.getByText('What you were writing is still here.')).toBeVisible()
    await expect(page).toHaveURL(publicPaths.landing)

    await signIn(page, api.email)
    await expect(page).toHaveURL(`${appPaths.editSprint}?sprint=${sprintId}`)
    await button(page, 'Add a task').click()
    await expect(textbox(page, 'What is there to do?')).toHaveValue(words)
  })

  test('Back closes a dialog first, whose words are there when it opens again [P12]', async ({
    page,
    context,
    server,
  }) => {
    await atTheWeek(page, apiFor(context, server.url))
    await page.goto(appPaths.dashboard)
    await goWithin(page, `${appPaths.editSprint}?sprint=${sprintId}`)
    await button(page, 'Add a task').click()
    await textbox(page, 'What is there to do?').pressSequentially(words)
    const dialog = page.getByRole('dialog', { name: 'A new task' })
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(new RegExp(appPaths.editSprint))

    await page.goForward()
    await expect(dialog, 'Forward opens nothing').toBeHidden()
    await button(page, 'Add a task').click()
    await expect(textbox(page, 'What is there to do?')).toHaveValue(words)
    await button(page, 'Cancel').click()
    await expect(dialog).toBeHidden()
    await button(page, 'Add a task').click()
    await expect(textbox(page, 'What is there to do?'), 'thrown away').toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page, 'one Back, however it was closed').toHaveURL(appPaths.dashboard)
  })
})

test.describe('what the server does not take', { tag: '@phone' }, () => {
  test('is shown whole, to copy, until somebody throws it away [P5]', async ({
    page,
    context,
    server,
  }) => {
    await atTheWeek(page, apiFor(context, server.url))
    const long = `${'We thank each other for the long walk. '.repeat(40)}The end.`
    await page.route(`**${apiPaths.sprintCommands('*', sprintId)}`, (route) =>
      route.fulfill({ status: 409, json: { code: 'sprint-closed', message: 'It is closed.' } }),
    )
    await written(page)
    await textbox(page, 'What I did').fill(long)
    await textbox(page, 'What I did').blur()
    await button(page, 'One change was not saved').click()
    const shown = page.getByRole('blockquote').filter({ hasText: 'The end.' })
    await expect(shown).toHaveText(long)
    await page.reload()
    await button(page, 'One change was not saved').click()
    await expect(shown).toHaveText(long)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await button(page, /^Copy$/).click()
    await expect(page.getByText('Your words are copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(long)
    await button(page, 'Discard').click()
    await expect(button(page, 'One change was not saved')).toBeHidden()
  })
})

test.describe('a browser that keeps nothing', { tag: '@phone' }, () => {
  test('is not promised that it does, and what it wrote is sent all the same [P9]', async ({
    page,
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    await atTheWeek(page, api)
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('no room', 'QuotaExceededError')
      }
      Storage.prototype.setItem = refuse
      IDBFactory.prototype.open = refuse
    })
    await page.goto(appPaths.dashboard)
    await fold(page, 'Next meeting')
    await textbox(page, topic).pressSequentially('Who feeds the cat')
    await context.setOffline(true)
    await button(page, /^Park it$/).click()
    await expect(page.getByText('this browser keeps nothing')).toBeVisible()
    await expect(page.getByText('kept here and sent later')).toBeHidden()
    await expect(page.getByText('Not sent yet: stay on this page')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('this browser keeps nothing')).toBeHidden()
    const { family } = await api.bootstrap()
    expect(family.familyData.topics.map(({ text }) => text)).toEqual(['Who feeds the cat'])
  })
})

test(
  'a visitor whose network goes away keeps the front page, and what they type into it',
  { tag: '@phone' },
  async ({ page, context }) => {
    await page.goto(publicPaths.landing)
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
    // All of it has come before the network goes.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await field(page, 'E-mail').pressSequentially('maya@exam')
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(500)
    await expect(field(page, 'E-mail')).toHaveValue('maya@exam')
    await context.setOffline(false)
    await expect(field(page, 'E-mail')).toHaveValue('maya@exam')
  },
)
