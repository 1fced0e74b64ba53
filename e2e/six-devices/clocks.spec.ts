// The family moves to other clocks in the middle of its week, and devices whose own clock is wrong.
import { appPaths } from '#core/paths.ts'
import { button } from '../first-week/journey.ts'
import { firstDay } from '../support/api.ts'
import { afternoon, expectTheSame, openSixDevices, tickOn } from '../support/six-devices.ts'
import { expect, test } from '../support/test.ts'
import { goWithin } from '../support/within.ts'

const day = 86_400_000
const shifted = (by: number) => new Date(Date.parse(afternoon) + by).toISOString()

test(
  'a zone changed in the middle of a check-in keeps the day, the ticks and the words [P10, P11]',
  { tag: '@phone' },
  async ({ server, anotherBrowser }) => {
    const six = await openSixDevices({ open: anotherBrowser, url: server.url })
    const { pages, api, familyId } = six
    const { maya, ben, tom, wall } = pages
    const moveTo = async (timeZone: string) =>
      api.ben.toFamily(familyId, { type: 'edit-family', changes: { settings: { timeZone } } })
    const standUps = async () => {
      const { standUps: held } = (await api.maya.bootstrap()).sprints[0]!
      return held.map(({ date, answers, closedAt }) => [
        date,
        answers.map(({ memberId, did, help }) => [memberId, did, help]),
        closedAt !== null,
      ])
    }
    await tickOn(pages, 'tom', 'bag', 'tom').click()
    await goWithin(maya, `${appPaths.standUp}?step=ben`)
    await maya.locator('summary', { hasText: 'help or a note' }).click()
    const did = maya.getByLabel('What I did')
    await did.fill('I mended the ')
    await button(tom, 'How was your day?').click()
    const help = tom.getByLabel('Need anything?')
    await help.fill('a lift on ')

    await test.step('to a zone where it is tomorrow: what is being written goes on', async () => {
      await moveTo('Pacific/Auckland')
      await expect(ben.getByRole('heading', { level: 1 })).toHaveText(/Monday/)
      await expect(did).toHaveValue('I mended the ')
      await did.pressSequentially('bicycle')
      await expect(help).toHaveValue('a lift on ')
      await help.pressSequentially('Friday')
      await button(tom, 'Done').click()
      await button(maya, 'Back to the round').click()
      // They come from two devices, in whatever order.
      const answered = async () => {
        const [[date, answers] = ['', []]] = (await standUps()) as [string, string[][]][]
        return [date, answers.toSorted(([one], [other]) => one!.localeCompare(other!))]
      }
      await expect.poll(answered).toEqual([
        firstDay,
        [
          ['ben', 'I mended the bicycle', ''],
          ['tom', '', 'a lift on Friday'],
        ],
      ])
    })

    await test.step('and the ticks stay on the day on which they were made, for everybody', async () => {
      await expect(tickOn(pages, 'tom', 'bag', 'tom')).toHaveAttribute('aria-pressed', 'false')
      await expect(tickOn(pages, 'wall', 'bag', 'tom')).toHaveAttribute('aria-pressed', 'false')
      await expectTheSame(six, { day: '2026-03-02' })
    })

    await test.step('back to one where it is yesterday: a turn that began goes on too', async () => {
      await goWithin(maya, `${appPaths.standUp}?step=ben&date=2026-03-02`)
      await maya.locator('summary', { hasText: 'help or a note' }).click()
      await did.fill('On Monday I ')
      await moveTo('Pacific/Honolulu')
      await expect(ben.getByRole('heading', { level: 1 })).toHaveText(/Sunday/)
      await expect(did).toHaveValue('On Monday I ')
      await did.pressSequentially('slept')
      await did.blur()
      await expect
        .poll(async () => (await standUps()).map(([date, answers]) => [date, answers]))
        .toContainEqual(['2026-03-02', [['ben', 'On Monday I slept', '']]])
      await goWithin(maya, appPaths.dashboard)
      await expect(tickOn(pages, 'wall', 'bag', 'tom')).toHaveAttribute('aria-pressed', 'true')
      await expect(wall.locator('.wall-clock')).toHaveText('06:00')
      await expectTheSame(six)
    })
  },
)

test(
  'clocks a year slow and a day fast put every tick and answer on the family’s day [P10, A59]',
  { tag: '@phone' },
  async ({ server, anotherBrowser }) => {
    const [year, ahead] = [-365 * day, day]
    const own = { ben: { ahead: year }, tom: { ahead }, wall: { ahead: year }, mia: { ahead } }
    const time = {
      ben: shifted(year),
      wall: shifted(year),
      tom: shifted(ahead),
      mia: shifted(ahead),
    }
    const six = await openSixDevices({ open: anotherBrowser, url: server.url, own, time })
    const { pages, api } = six
    await expect(pages.ben.getByText('The clock of this device is wrong')).toBeVisible()
    await expect(pages.ben.getByText('It is 365 days slow.', { exact: false })).toBeVisible()

    await test.step('each ticks, and answers, on its own clock', async () => {
      await tickOn(pages, 'ben', 'story', 'ben').click()
      await tickOn(pages, 'tom', 'bag', 'tom').click()
      await tickOn(pages, 'wall', 'bag', 'mia').click()
      await button(pages.tom, 'How was your day?').click()
      await pages.tom.getByLabel('Need anything?').fill('a lift')
      await button(pages.tom, 'Done').click()
      await pages.mia.getByRole('button', { name: 'How was it?' }).click()
      await pages.mia.getByRole('button', { name: 'Great' }).click()
    })
    await test.step('and what was done offline, in whatever order it comes, is whole', async () => {
      for (const name of ['ben', 'tom', 'wall'] as const) await six.contexts[name].setOffline(true)
      await tickOn(pages, 'ben', 'story', 'tom').click()
      await tickOn(pages, 'tom', 'story', 'tom').click()
      await tickOn(pages, 'wall', 'story', 'primary').click()
      for (const name of ['wall', 'tom', 'ben'] as const) await six.contexts[name].setOffline(false)
    })
    await expectTheSame(six)
    const [week] = (await api.maya.bootstrap()).sprints
    const ticks = week!.tasks.flatMap(({ id, checks }) =>
      Object.entries(checks).map(([date, ids]) => [id, date, ids.toSorted()]),
    )
    expect(ticks).toEqual([
      ['bag', firstDay, ['mia', 'tom']],
      ['story', firstDay, ['ben', 'primary', 'tom']],
    ])
    expect(week!.standUps.map(({ date, answers }) => [date, answers.length])).toEqual([
      [firstDay, 2],
    ])
  },
)
