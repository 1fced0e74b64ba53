// Calendars of school and club beside the family's own dates: by an address and from a file, on Today
// and in the week, there without a network, and gone when they are taken away.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { addDays } from '#core/time/calendar.ts'
import { apiPaths, appPaths, settingsPaths } from '#core/paths.ts'
import { arriveAt, button, field } from './first-week/journey.ts'
import { aFamilySetUp, apiFor, aTask, planAWeek } from './support/api.ts'
import { expectAccessible, expectAccessibleDayAndNight } from './support/axe.ts'
import { expect, test } from './support/test.ts'

// The server looks at its own clock for what is around today, which begins where the family lives.
const timeZone = 'Europe/Berlin'
const today = new Intl.DateTimeFormat('sv', { timeZone }).format(new Date())
const tomorrow = addDays(today, 1)

const calendarOf = (...events: [day: string, time: string | null, title: string][]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap(([day, time, title]) => [
      'BEGIN:VEVENT',
      time
        ? `DTSTART;TZID=W. Europe Standard Time:${day.replaceAll('-', '')}T${time.replace(':', '')}00`
        : `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${title}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n')

/** A school's site; what it says can be changed. */
async function aSite(): Promise<{
  address: string
  answer: { status: number; text: string }
  site: Server
}> {
  const answer = { status: 200, text: '' }
  const site = createServer((_, response) => response.writeHead(answer.status).end(answer.text))
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const bound = site.address()
  const port = typeof bound === 'object' ? bound?.port : 0
  return { address: `http://127.0.0.1:${port}/private-c0ffee/basic.ics`, answer, site }
}

/** A server of calendars with one of them, for whoever has its password. */
async function aCloud(
  login: { user: string; password: string },
  ...events: Parameters<typeof calendarOf>
) {
  const known = `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`
  const says = (inner: string) =>
    `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response><d:href>/choir/</d:href><d:propstat><d:prop>${inner}</d:prop></d:propstat></d:response></d:multistatus>`
  const site = createServer(({ method, headers }, response) => {
    if (headers.authorization !== known) return response.writeHead(401).end()
    const calendar =
      '<d:displayname>Choir and concerts</d:displayname><d:resourcetype><c:calendar/></d:resourcetype>'
    const data = `<c:calendar-data>${calendarOf(...events)}</c:calendar-data>`
    return response.writeHead(207).end(says(method === 'REPORT' ? data : calendar))
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const bound = site.address()
  const port = typeof bound === 'object' ? bound?.port : 0
  return { address: `http://127.0.0.1:${port}/`, site }
}

const linesOn = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem')
const own = (page: Page) => page.getByRole('group', { name: 'Your calendars' })

test.describe('calendars from outside', { tag: '@phone' }, () => {
  test.use({ serverEnv: { PRIVATE_CALENDARS: 'yes' } })

  test('come by address and file, stand apart on Today and in the week, and go again', async ({
    page,
    context,
    server,
    hands,
  }) => {
    const { address, answer, site } = await aSite()
    answer.text = calendarOf(
      [today, '17:00', 'Parents’ evening'],
      [today, null, 'Book fair'],
      [tomorrow, '08:00', 'Early lesson'],
    )
    const api = apiFor(context, server.url)
    const familyId = await aFamilySetUp(api)
    const settings = { timeZone }
    await api.toFamily(familyId, { type: 'edit-family', changes: { settings } })
    // A mission whose weeks are over asks about itself, late, above the lines.
    await api.toFamily(familyId, { type: 'edit-goal', changes: { startsOn: today } })
    await planAWeek(api, familyId, [aTask('read', 'Read a story aloud')], today)

    await test.step('by an address, which is asked for kindly and shown to nobody', async () => {
      await page.goto(settingsPaths.calendars)
      await arriveAt({ page }, 'Other calendars')
      await hands.write(field(page, 'What you call it'), 'School')
      await hands.write(field(page, 'Its address'), 'school.example')
      await hands.press(button(page, 'Add the calendar'))
      await expect(page.getByText('It begins with https:// or webcal://.')).toBeVisible()
      await expect(field(page, 'Its address')).toBeFocused()
      await hands.write(field(page, 'Its address'), address)
      await hands.press(button(page, 'Add the calendar'))
      await expect(own(page)).toContainText('127.0.0.1, read just now')
      await expect(field(page, 'Its address')).toHaveValue('')
      expect(await page.content()).not.toContain('c0ffee')
      await expectAccessibleDayAndNight(page)
    })

    await test.step('from a file', async () => {
      await hands.press(page.getByText('File', { exact: true }))
      await hands.write(field(page, 'What you call it'), 'Club')
      const chosen = page.getByLabel('The file')
      const send = async (text: string) => {
        const buffer = Buffer.from(text)
        await chosen.setInputFiles({ name: 'club.ics', mimeType: 'text/calendar', buffer })
        await hands.press(button(page, 'Add the calendar'))
      }
      await send('Dear parents')
      await expect(page.getByText('There is no calendar in this file.')).toBeVisible()
      await send(
        calendarOf(
          [today, '18:30', 'Training'],
          [today, '20:00', 'Party'],
          [today, '21:00', 'Tidy up'],
        ),
      )
      await expect(own(page).getByRole('listitem')).toHaveCount(2)
      await expect(own(page)).toContainText('From a file')
    })

    await test.step('behind a password of a server of calendars', async () => {
      const cloud = await aCloud({ user: 'maya', password: 'for apps' }, [today, '22:00', 'Choir'])
      await hands.press(page.getByText('Password', { exact: true }))
      await hands.write(field(page, 'The server’s address'), cloud.address)
      await hands.write(field(page, 'User'), 'maya')
      await hands.write(field(page, 'Password for apps'), 'another')
      await hands.press(button(page, 'Look for calendars'))
      await expect(page.getByText('Most want a password for apps')).toBeVisible()
      await expect(field(page, 'Password for apps')).toBeFocused()
      await hands.write(field(page, 'Password for apps'), 'for apps')
      await hands.press(button(page, 'Look for calendars'))
      await expect(page.getByRole('heading', { name: 'Which ones?' })).toBeFocused()
      await expectAccessibleDayAndNight(page)
      await hands.press(button(page, 'Add Choir and concerts'))
      await expect(own(page)).toContainText('Choir and concerts')
      await expect(own(page)).toContainText('127.0.0.1, read just now')
      await hands.press(button(page, 'Take away Choir and concerts'))
      await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Take it away' }))
      await expect(own(page).getByRole('listitem')).toHaveCount(2)
      cloud.site.closeAllConnections()
    })

    const onToday = () => linesOn(page, 'From other calendars today')
    await test.step('on Today, by time, a few of them, with nothing to tick', async () => {
      await page.goto(appPaths.dashboard)
      await expect(onToday()).toHaveText(['Book fair · School', '17:00 Parents’ evening · School'])
      await expect(onToday().getByRole('button')).toHaveCount(0)
      await hands.press(button(page, 'and 3 more'))
      await expect(onToday()).toHaveCount(5)
      await hands.press(page.locator('summary').filter({ hasText: 'Week 1' }))
      await expect(linesOn(page, 'From other calendars')).toHaveText(/08:00 Early lesson · School$/)
      await expectAccessible(page)
    })

    await test.step('there is room for them before they come: nothing below moves', async () => {
      const first = page.getByRole('button', { name: /^Read a story aloud, / }).first()
      await page.route('**/assets/soon-*.js', async (route) => {
        await expect(first).toBeVisible()
        before = await first.boundingBox()
        await route.continue()
      })
      let before: { y: number } | null = null
      await page.reload()
      await expect(onToday()).toHaveCount(2)
      expect((await first.boundingBox())?.y).toBeCloseTo(before!.y, 0)
      await page.unroute('**/assets/soon-*.js')
    })

    await test.step('in the week, and where no server answers', async () => {
      await page.goto(appPaths.editSprint)
      await expect(page.getByText('Parents’ evening')).toBeVisible()
      await expectAccessible(page)
      await page.route(`**${apiPaths.outsideCalendars(familyId)}`, (route) => route.abort())
      await page.reload()
      await expect(page.getByText('Parents’ evening')).toBeVisible()
      await page.goto(appPaths.dashboard)
      await expect(onToday()).toHaveCount(2)
      await page.unroute(`**${apiPaths.outsideCalendars(familyId)}`)
    })

    await test.step('what was read stays when it is gone there, and says what to do', async () => {
      answer.status = 404
      await page.goto(settingsPaths.calendars)
      await hands.press(button(page, 'Read again School'))
      // How soon it fails would tell what listens there (A86).
      const told = page.getByText('We find no calendar to read there just now.')
      await expect(told).toBeVisible({ timeout: 40_000 })
      answer.status = 200
      answer.text = calendarOf([today, '16:00', 'Sports day'])
      await hands.press(button(page, 'Read again School'))
      await expect(told).toBeHidden()
    })

    await test.step('taken away it is nowhere, and signing out leaves nothing here', async () => {
      await hands.press(button(page, 'Take away Club'))
      await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Take it away' }))
      await expect(own(page)).not.toContainText('Club')
      await expect(own(page)).toBeFocused()
      await page.goto(appPaths.dashboard)
      await expect(onToday()).toHaveText(['16:00 Sports day · School'])
      const kept = () => page.evaluate(() => JSON.stringify(localStorage))
      expect(await kept()).toContain('Sports day')
      await page.goto(appPaths.settings)
      await hands.press(button(page, 'Sign out'))
      await expect(page).toHaveURL('/')
      expect(await kept()).not.toContain('Sports day')
    })
    expect(server.output()).not.toContain('c0ffee')
    site.close()
  })
})
