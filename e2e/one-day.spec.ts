// One day on a parent's phone, a teenager's own and the wall: what is pressed on one is so on the others.
import { appPaths, pairedPaths } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay } from './support/api.ts'
import { anOffer, pairForMember } from './support/pairing.ts'
import { expect, test } from './support/test.ts'

const afternoon = `${firstDay}T17:00:00+01:00`
const plan = [
  aTask('lunch', 'Lunches', { owners: ['ben', 'tom'], sharing: 'one' }),
  aTask('shoes', 'Shoes by the door', { sharing: 'together' }),
]

test(
  'what several share is pressed on any of their screens and shows on all [C13, C14, N5]',
  { tag: '@desktop' },
  async ({ page: wall, server, anotherBrowser }) => {
    const parents = await anotherBrowser()
    const api = apiFor(parents, server.url)
    const familyId = await aFamilyInItsWeek(api, plan)
    const parent = await parents.newPage()
    await parent.clock.setFixedTime(afternoon)
    await parent.goto(appPaths.dashboard)
    const toms = await (await anotherBrowser()).newPage()
    await toms.clock.setFixedTime(afternoon)
    await pairForMember(toms, api, familyId, 'tom')
    await wall.clock.setFixedTime(afternoon)
    const { secret } = await anOffer(api, familyId, { kind: 'wall' })
    await wall.goto(pairedPaths.wall)
    await wall.getByLabel('Code').fill(secret)
    await wall.getByRole('button', { name: 'Pair this tablet' }).click()
    const lunches = {
      onWall: wall.getByRole('button', { name: 'Lunches' }),
      onToms: toms.getByRole('button', { name: 'Lunches' }),
      onToday: parent.getByRole('button', { name: 'Lunches, done by Tom' }),
    }

    await test.step('all together, at the wall', async () => {
      await wall.getByRole('button', { name: 'Shoes by the door' }).click()
      const done = parent.getByRole('button', { name: 'Shoes by the door, done by all of you' })
      await expect(done).toHaveAttribute('aria-pressed', 'true')
      await expect(toms.getByText('You all did it')).toBeVisible()
    })

    await test.step('one of us, on Tom’s own phone', async () => {
      await expect(toms.getByText('Or Ben')).toBeVisible()
      await lunches.onToms.click()
      await expect(lunches.onToday).toHaveAttribute('aria-pressed', 'true')
      await expect(lunches.onWall).toHaveAttribute('aria-pressed', 'true')
    })

    await test.step('and taken back on a parent’s phone', async () => {
      await parent.waitForTimeout(500) // Whoever presses sooner has not seen it yet.
      await lunches.onToday.click()
      await expect(lunches.onToms).toHaveAttribute('aria-pressed', 'false')
      await expect(lunches.onWall).toHaveAttribute('aria-pressed', 'false')
      await expect(toms.getByText('Or Ben')).toBeVisible()
    })
  },
)
