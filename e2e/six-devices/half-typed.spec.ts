// In the middle of a word: every field of the main screens reloaded, and a session that is ended from
// another device.
import type { Page } from '@playwright/test'
import type { WayIn } from '#core/account/way-in-schema.ts'
import { apiPaths, appPaths, forSprint, letterActs, settingsPaths } from '#core/paths.ts'
import { button } from '../first-week/journey.ts'
import { apiFor, password, sprintId, type Api } from '../support/api.ts'
import { expectTheSame, openSixDevices, tickOn, type SixDevices } from '../support/six-devices.ts'
import { expect, test } from '../support/test.ts'
import { goWithin } from '../support/within.ts'

type Stage<Type> =
  Extract<Parameters<Api['toSprint']>[2], { type: Type }> extends {
    changes: { stage?: infer Name }
  }
    ? NonNullable<Name>
    : never

interface HalfTypedStage {
  path: string
  /** What has happened before. */
  before?: (six: SixDevices) => Promise<unknown>
  /** What is pressed before the fields are there. */
  opens?: RegExp
}

const planStage = (stage: Stage<'edit-meeting'>, opens?: RegExp): HalfTypedStage => ({
  path: forSprint(appPaths.planMeeting, 'week2'),
  before: ({ api, familyId }) =>
    api.maya.toSprint(familyId, 'week2', {
      type: 'edit-meeting',
      changes: { stage, hostId: 'ben', round: 1 },
    }),
  ...(opens && { opens }),
})
const lookBackStage = (stage: Stage<'edit-retrospective'>): HalfTypedStage => ({
  path: forSprint(appPaths.retrospective, sprintId),
  before: ({ api, familyId }) =>
    api.maya.toSprint(familyId, sprintId, {
      type: 'edit-retrospective',
      changes: { stage, hostId: 'ben', round: 1 },
    }),
})

const places: HalfTypedStage[] = [
  { path: appPaths.dashboard },
  { path: appPaths.dashboard, opens: /^Park it for the meeting$/ },
  { path: forSprint(appPaths.editSprint, sprintId) },
  { path: forSprint(appPaths.editSprint, sprintId), opens: /^Add a task$/ },
  { path: `${appPaths.standUp}?step=tom` },
  { path: `${appPaths.standUp}?step=closing` },
  ...(['appreciations', 'mission', 'obstacle'] as const).map((stage) => planStage(stage)),
  planStage('dates', /^Monday 9 March/),
  ...(['feelings', 'cards', 'experiment', 'thanks'] as const).map(lookBackStage),
  { path: letterActs.write },
  { path: appPaths.familyInterests },
  { path: settingsPaths.family, opens: /^Edit Tom/ },
  { path: settingsPaths.coParents },
]

/** Fields that say of themselves that they keep what is typed. */
const fieldsOf = (page: Page, { opens }: Pick<HalfTypedStage, 'opens'> = {}) =>
  (opens ? page.getByRole('dialog') : page.locator('main'))
    .locator(
      ':is(input, textarea):is([data-kept=draft], [data-kept=family-form]):not([type=date], [type=time], [type=email])',
    )
    .filter({ visible: true })

/** The place is there, with all that unfolds on it. */
async function isThere(page: Page, place: HalfTypedStage) {
  const { path, opens } = place
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (opens) await page.getByRole('button', { name: opens }).first().click()
  const notes = page.getByRole('button', { name: /^Notes/, expanded: false })
  if (!opens && (await notes.isVisible())) await notes.click()
  // What unfolds may come a moment later than the place.
  await expect(async () => {
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true
    })
    await expect(fieldsOf(page, place).first(), path).toBeAttached({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
}

test.describe('in the middle of a word', { tag: '@phone' }, () => {
  test('a reload of any main screen leaves every word that was begun, in its field [P1]', async ({
    server,
    anotherBrowser,
  }) => {
    const six = await openSixDevices({ open: anotherBrowser, url: server.url })
    const { maya, tom } = six.pages
    await test.step('on a device of one’s own', async () => {
      for (const place of ['check-in', 'thank-you', 'topic', 'letter']) {
        await tom.goto(`/mine#${place}`)
        const field = fieldsOf(tom).first()
        await field.pressSequentially(`Half a ${place}`)
        await tom.reload()
        await expect(field, place).toHaveValue(`Half a ${place}`)
      }
    })
    const next = { id: 'week2', name: 'Week 2', startsOn: '2026-03-08', weeks: 1, goalId: 'goal1' }
    const sprint = { ...next, missionStep: '', experimentId: null, tasks: [] }
    await six.api.maya.toSprint(six.familyId, 'week2', { type: 'create-sprint', sprint })
    let count = 0
    for (const place of places) {
      await place.before?.(six)
      await maya.goto(place.path)
      await isThere(maya, place)
      const labels = await fieldsOf(maya, place).evaluateAll((all) =>
        all.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent ?? one.ariaLabel ?? ''),
      )
      const where = `${place.path} ${place.opens ?? ''}`
      expect(labels, where).not.toEqual([])
      const typed: [label: string, words: string][] = []
      for (const [index, label] of labels.entries()) {
        const words = `Half a wo${(count += 1)}`
        await fieldsOf(maya, place).nth(index).fill('')
        await fieldsOf(maya, place).nth(index).pressSequentially(words)
        typed.push([label, words])
      }
      await maya.reload()
      await isThere(maya, place)
      const values = () =>
        fieldsOf(maya, place).evaluateAll((all) =>
          all.map((one) => (one as HTMLInputElement).value),
        )
      const words = typed.map(([, one]) => one)
      await expect.poll(values, `${where}: ${labels.join(' | ')}`).toEqual(words)
    }
    expect(count).toBeGreaterThan(25)
  })

  test('a session ended from another device leaves the sentence, and what waited is sent [P8]', async ({
    server,
    anotherBrowser,
  }) => {
    const six = await openSixDevices({ open: anotherBrowser, url: server.url })
    const { pages, contexts, api } = six
    const { ben } = pages
    const elsewhere = apiFor(await anotherBrowser(), server.url)
    await elsewhere.signIn(api.maya.emailOf('ben'))
    await goWithin(ben, `${appPaths.standUp}?step=ben`)
    await expect(ben.locator('summary', { hasText: 'help or a note' })).toBeVisible()
    await goWithin(ben, appPaths.dashboard)
    await contexts.ben.setOffline(true)
    await tickOn(pages, 'ben', 'story', 'ben').click()
    await expect(ben.getByText('Offline, will send')).toBeVisible()
    await goWithin(ben, `${appPaths.standUp}?step=ben`)
    await ben.locator('summary', { hasText: 'help or a note' }).click()
    const did = ben.getByLabel('What I did')
    await did.pressSequentially('I mended the ')

    const ways = await elsewhere.get<WayIn[]>(apiPaths.waysIn)
    const other = ways.find(({ kind, current }) => kind === 'sessions' && !current)!
    await elsewhere.remove(apiPaths.wayIn(other.id))
    await contexts.ben.setOffline(false)
    await expect(ben.getByText('Your session has ended.')).toBeVisible()
    await expect(ben.getByText(/kept/).first()).toBeVisible()
    await ben.getByLabel('E-mail').fill(api.maya.emailOf('ben'))
    await ben.getByLabel('Password', { exact: true }).fill(password)
    await button(ben, 'Sign in').click()
    await expect(did).toHaveValue('I mended the ')
    await did.press('ControlOrMeta+End')
    await did.pressSequentially('bicycle')
    await did.blur()
    await goWithin(ben, appPaths.dashboard)
    await expectTheSame(six)
    const [week] = (await api.maya.bootstrap()).sprints
    expect(week?.standUps[0]?.answers).toMatchObject([
      { memberId: 'ben', did: 'I mended the bicycle' },
    ])
    expect(week?.tasks.find(({ id }) => id === 'story')?.checks).toEqual({ '2026-03-01': ['ben'] })
  })
})
