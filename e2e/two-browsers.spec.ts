// One family on two devices at once.
import { appPaths } from '#core/paths.ts'
import { expect, type Page } from '@playwright/test'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { test, withOwnServer } from './support/test.ts'

const task = 'Read a story aloud'
const box = (page: Page, member: string) =>
  page.getByRole('button', { name: `${task}, ${member}`, exact: true })

test.use(withOwnServer)

test.describe('two browsers', { tag: '@desktop' }, () => {
  for (const database of ['sqlite', 'postgres'] as const) {
    test.describe(`on ${database}`, () => {
      test.use({ database })

      test('different boxes ticked at the same moment are both kept, and each sees the other’s [S3.3, S7.6]', async ({
        page,
        context,
        server,
        anotherBrowser,
      }) => {
        const api = apiFor(context, server.url)
        await aFamilyInItsWeek(api, [aTask('read', task)])
        const other = await anotherBrowser()
        await apiFor(other, server.url).signIn(api.email)
        const pages = [page, await other.newPage()]
        for (const one of pages) {
          await one.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
          await one.goto(appPaths.dashboard)
          await expect(box(one, 'Leo')).toBeVisible()
        }
        const theirs = [
          ['Leo', 'Tom'],
          ['Mia', 'Maya', 'Ben'],
        ]
        await Promise.all(
          pages.map(async (one, index) => {
            for (const member of theirs[index]!) await box(one, member).click()
            await expect(one.getByRole('banner').getByRole('status')).toHaveText('Saved')
          }),
        )
        for (const one of pages) {
          await one.reload()
          for (const member of theirs.flat()) {
            await expect(box(one, member)).toHaveAttribute('aria-pressed', 'true')
          }
        }
      })
    })
  }

  for (const database of ['sqlite', 'postgres'] as const) {
    test.describe(`on ${database}`, () => {
      test.use({ database })

      test('a tick by one parent is on the other’s screen within a second, also after the server was away', async ({
        page,
        context,
        server,
        anotherBrowser,
      }) => {
        const api = apiFor(context, server.url)
        await aFamilyInItsWeek(api, [aTask('read', task)])
        const other = await anotherBrowser()
        await apiFor(other, server.url).signIn(api.email)
        const theirs = await other.newPage()
        for (const one of [page, theirs]) {
          await one.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
          const listening = one.waitForResponse((response) => response.url().includes('/events'))
          await one.goto(appPaths.dashboard)
          await expect(box(one, 'Leo')).toBeVisible()
          await listening
        }
        const seen = (member: string) =>
          expect(box(theirs, member)).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 })
        await box(page, 'Leo').click()
        await seen('Leo')

        const back = theirs.waitForResponse((response) => response.url().includes('/events'))
        await server.restart()
        await back
        await box(page, 'Mia').click()
        await expect(page.getByRole('banner').getByRole('status')).toHaveText('Saved')
        await seen('Mia')
      })
    })
  }

  test('the same command sent twice, and twice at once, changes the family’s week once [S7.6]', async ({
    context,
    server,
  }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, [aTask('read', task)])
    const tick = {
      id: 'the-one-and-only-tick',
      type: 'tick',
      taskId: 'read',
      memberId: 'leo',
      date: firstDay,
      done: true,
    } as const
    const send = () => api.toSprint(familyId, sprintId, tick)
    const [first, ...others] = await Promise.all([send(), send(), send()])
    const after = await api.bootstrap()
    expect([...others, await send()]).toEqual([first, first, first])
    expect(await api.bootstrap()).toEqual(after)
    expect(after.sprints[0]).toMatchObject({ version: first.version })
    expect(after.sprints[0]?.tasks[0]?.checks).toEqual({ [firstDay]: ['leo'] })
  })
})
