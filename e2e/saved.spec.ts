// A promise of the saving sign: what it called saved is on the disk, whatever happens to the server.
import { appPaths } from '#core/paths.ts'
import type { Page } from '@playwright/test'
import { aFamilyInItsWeek, apiFor, aTask, firstDay } from './support/api.ts'
import { expect, test, withOwnServer } from './support/test.ts'

const members = ['leo', 'mia', 'tom', 'ben']
const tasks = ['Read a story aloud', 'Walk the dog', 'Water the plants', 'Set the table'].map(
  (title, index) => aTask(`task${index}`, title),
)
const boxes = tasks.flatMap(({ id, title }) =>
  members.map((member) => ({
    taskId: id,
    member,
    name: `${title}, ${member[0]!.toUpperCase()}${member.slice(1)}`,
  })),
)
const rounds = 3

type States = Record<string, boolean>
/** What the page has seen since it was loaded; see `rememberWhatIsSaved`. */
type Memory = { saved: States; open: string[]; times: number }
type Remembering = { statesNow: () => States; memory: Memory }

test.describe('saved is saved', { tag: '@phone' }, () => {
  for (const database of ['sqlite', 'postgres'] as const) {
    test.describe(`on ${database}`, () => {
      test.use({ ...withOwnServer, database })

      test('what was shown as saved survives kill -9 in the middle of ticking [S3.3, S7.6]', async ({
        page,
        context,
        server,
      }) => {
        const api = apiFor(context, server.url)
        await aFamilyInItsWeek(api, tasks)
        await page.clock.setFixedTime(`${firstDay}T17:00:00+01:00`)
        await readBoxesInThePage(page)
        await page.goto(appPaths.dashboard)
        let remembered = 0
        let next = 0
        const tick = async () => {
          await box(page, boxes[next % boxes.length]!.name).tap()
          next += 1
        }

        for (let round = 1; round <= rounds; round += 1) {
          await expect(box(page, boxes.at(-1)!.name)).toBeVisible()
          await expect(sign(page)).toHaveText(/^(Saved)?$/)
          await rememberWhatIsSaved(page)
          await tick()
          await expect(sign(page)).toHaveText(/^(Saved)?$/)

          const ticks = 2 + Math.floor(Math.random() * 10)
          for (let count = 0; count < ticks; count += 1) await tick()
          const running = { alive: true }
          const killed = server.kill9().then(() => {
            running.alive = false
          })
          while (running.alive) await tick()
          await killed
          const memory = await memoryOf(page)
          remembered += memory.times
          await server.restart()

          const { tasks: onServer } = (await api.bootstrap()).sprints[0]!
          const known = boxes.filter(({ name }) => !memory.open.includes(name))
          const after = known.map(({ taskId, member, name }) => {
            const task = onServer.find(({ id }) => id === taskId)
            return [name, task?.checks[firstDay]?.includes(member) ?? false]
          })
          const expected = known.map(({ name }) => [name, memory.saved[name]])
          expect(after, `killed after ${ticks} ticks of round ${round}`).toEqual(expected)

          await page.reload()
          await expect
            .poll(() => page.evaluate(() => (globalThis as unknown as Remembering).statesNow()))
            .toMatchObject(Object.fromEntries(expected))
        }
        expect(remembered, 'moments at which everything was saved').toBeGreaterThan(0)
      })
    })
  }
})

/** Searched by its attribute: ticks shall follow each other quickly. */
function box(page: Page, name: string) {
  return page.locator(`button[aria-label="${name}"]`)
}

function sign(page: Page) {
  return page.getByRole('banner').getByRole('status')
}

const memoryOf = (page: Page) => page.evaluate(() => (globalThis as unknown as Remembering).memory)

/** Every box with whether it is ticked, from now on in each page. */
async function readBoxesInThePage(page: Page) {
  await page.addInitScript(() => {
    const statesNow = () =>
      Object.fromEntries(
        [...document.querySelectorAll('button[aria-pressed]')].map((button) => [
          button.getAttribute('aria-label'),
          button.getAttribute('aria-pressed') === 'true',
        ]),
      )
    Object.assign(globalThis, { statesNow })
  })
}

/**
 * Keeps, inside the page, every box as it is whenever the sign says Saved, and which boxes have been
 * pressed since: those are open.
 */
async function rememberWhatIsSaved(page: Page) {
  await page.evaluate(() => {
    const { statesNow } = globalThis as unknown as Remembering
    const memory: Memory = { saved: statesNow(), open: [], times: 0 }
    Object.assign(globalThis, { memory })
    const shown = document.querySelector('header [role="status"]')!
    const look = () => {
      if (shown.textContent !== 'Saved') return
      Object.assign(memory, { saved: statesNow(), open: [], times: memory.times + 1 })
    }
    new MutationObserver(look).observe(shown, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    const press = (event: MouseEvent) => {
      const button = (event.target as Element).closest('button[aria-pressed]')
      if (button) memory.open.push(button.getAttribute('aria-label')!)
    }
    document.addEventListener('click', press, { capture: true })
  })
}
