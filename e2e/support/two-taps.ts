// A finger that comes down twice: what the second tap did besides what the first one meant.
import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Changes } from '#core/log/schema.ts'
import { apiPaths, appPaths, forSprint } from '#core/paths.ts'
import { within } from '#web/lib/second-tap.ts'
import { sprintId } from './api.ts'
import type { SixDevices } from './six-devices.ts'

/** Milliseconds between the two: of a child’s finger, and of a slow one. */
export const gaps = [150, 400] as const

/** What the page noted: which controls were activated, and when a finger came down. */
interface Noted {
  activated: [Element, string][]
  tappedAt: number[]
}

/** Where buttons are, on whose screen; `before` brings the family there. */
interface Screen {
  device: 'maya' | 'tom' | 'mia' | 'wall'
  /** Of an account’s screen, or the place of a member’s own. */
  path?: string
  before?: (six: SixDevices) => Promise<unknown>
}

const atPlan = (stage: string): Screen => ({
  device: 'maya',
  path: forSprint(appPaths.planMeeting, 'week2'),
  before: ({ api, familyId }) =>
    api.maya.toSprint(familyId, 'week2', {
      type: 'edit-meeting',
      changes: { stage, hostId: 'ben', round: 1 },
    } as Parameters<typeof api.maya.toSprint>[2]),
})
const atLookBack = (stage: string): Screen => ({
  device: 'maya',
  path: forSprint(appPaths.retrospective, sprintId),
  before: ({ api, familyId }) =>
    api.maya.toSprint(familyId, sprintId, {
      type: 'edit-retrospective',
      changes: { stage, hostId: 'ben', round: 1 },
    } as Parameters<typeof api.maya.toSprint>[2]),
})

export const screens = {
  today: { device: 'maya', path: appPaths.dashboard },
  plan: { device: 'maya', path: forSprint(appPaths.editSprint, sprintId) },
  round: { device: 'maya', path: appPaths.standUp },
  turn: { device: 'maya', path: `${appPaths.standUp}?step=mia` },
  dates: atPlan('dates'),
  obstacle: atPlan('obstacle'),
  feelings: atLookBack('feelings'),
  facts: atLookBack('facts'),
  cards: atLookBack('cards'),
  'own day': { device: 'tom', path: '/mine#today' },
  'own check-in': { device: 'tom', path: '/mine#check-in' },
  'own day in pictures': { device: 'mia', path: '/mine#today' },
  wall: { device: 'wall' },
} satisfies Record<string, Screen>
export type ScreenName = keyof typeof screens

export async function prepareToTap({ api: { maya }, familyId, pages }: SixDevices): Promise<void> {
  const next = { id: 'week2', name: 'Week 2', startsOn: '2026-03-08', weeks: 1, goalId: 'goal1' }
  const sprint = { ...next, missionStep: '', experimentId: null, tasks: [] }
  await maya.toSprint(familyId, 'week2', { type: 'create-sprint', sprint })
  for (const page of Object.values(pages)) await page.evaluate(noteActivated)
  for (const page of Object.values(pages)) await page.addInitScript(noteActivated)
}

/** Runs in the page: which controls were activated, in their order. */
function noteActivated() {
  const seen: [Element | null, string][] = []
  const tappedAt: number[] = []
  Object.assign(globalThis, { activated: seen, tappedAt })
  addEventListener('pointerdown', ({ timeStamp }) => tappedAt.push(timeStamp), true)
  // The last to hear of it: what was held back did not happen.
  addEventListener('click', ({ target, defaultPrevented }) => {
    const control = (target as Element).closest?.('button, a, summary, label, input') ?? null
    const words = control?.getAttribute('aria-label') ?? control?.textContent ?? ''
    if (
      control &&
      !control.matches('[aria-disabled=true]') &&
      (!defaultPrevented || control.matches('a'))
    )
      seen.push([control, words.trim().slice(0, 60)])
  })
}

const buttonsOf = (page: Page) =>
  page
    .locator('main button:not([disabled]), .meeting-foot button, .wall button')
    .filter({ visible: true })

/**
 * Taps each of a screen’s buttons twice, or `only` those of these names. Gives what went wrong, as
 * "screen, button, gap: what".
 */
export async function tapTwice(
  six: SixDevices,
  name: ScreenName,
  { only, times = gaps }: { only?: RegExp; times?: readonly number[] } = {},
): Promise<string[]> {
  const screen: Screen = screens[name]
  const page = six.pages[screen.device]
  const found: string[] = []
  const arrive = async () => {
    await screen.before?.(six)
    if (screen.path !== undefined)
      await page.goto('about:blank').then(() => page.goto(screen.path!))
    else await page.reload()
    await expect(buttonsOf(page).first()).toBeVisible()
    await pause(700)
  }
  await arrive()
  const labels = await buttonsOf(page).evaluateAll((all) =>
    all.map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()),
  )
  const wanted = [...new Set(labels)].filter((label) => label !== '' && (!only || only.test(label)))
  for (const label of wanted) {
    for (const gap of times) {
      const button = buttonsOf(page).filter({
        has: page.locator(
          `xpath=self::*[normalize-space(@aria-label)=${quoted(label)} or (not(@aria-label) and normalize-space(.)=${quoted(label)})]`,
        ),
      })
      const twice = async () => {
        await arrive()
        return (await button.count()) === 0 ? [] : twoTapsOn(six, page, button.first(), gap)
      }
      let wrong: string[] | null = null
      for (let tries = 0; tries < 5; tries += 1) wrong ??= await twice()
      wrong ??= ['this machine is too slow to tap like that']
      found.push(...wrong.map((what) => `${name}, “${label}”, ${gap} ms: ${what}`))
    }
  }
  return found
}

const quoted = (text: string) =>
  `concat("", ${text
    .split('"')
    .map((part) => `"${part}"`)
    .join(`, '"', `)})`

/** How it is told that the second tap had something else under it; harmless where nothing was written. */
const elsewhere = 'the second fell on'
export const isHarmless = (what: string) => what.includes(elsewhere) && !what.includes('there was')

/** What went wrong; null where the machine made two separate taps of them. */
async function twoTapsOn(
  six: SixDevices,
  page: Page,
  button: Locator,
  gap: number,
): Promise<string[] | null> {
  const { api, familyId } = six
  const before = (await api.maya.bootstrap()).sequence ?? 0
  await button.scrollIntoViewIfNeeded()
  const box = (await button.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.evaluate(() => {
    const noted = globalThis as unknown as Noted
    noted.activated.length = noted.tappedAt.length = 0
  })
  const began = Date.now()
  await page.mouse.click(x, y)
  await pause(Math.max(0, gap - (Date.now() - began)))
  await page.mouse.click(x, y)
  await pause(600)
  const activated = await page.evaluate(() => {
    const { activated: seen, tappedAt } = globalThis as unknown as Noted
    return {
      apart: (tappedAt[1] ?? 0) - (tappedAt[0] ?? 0),
      words: seen.map(([, words]) => words),
      isOne: seen.every(([control]) => control === seen[0]?.[0]),
    }
  })
  if (activated.apart > within) return null
  const { changes } = await api.maya.get<Changes>(`${apiPaths.changes(familyId)}?after=${before}`)
  const commands = changes.map(({ command }) => command as Command)
  const written = commands.map(({ type }) => `, and there was ${type}`).join('')
  return [
    ...(activated.isOne ? [] : [`${elsewhere} “${activated.words.at(-1)}”${written}`]),
    ...wrongIn(commands),
  ]
}

type Command = { type: string; undoes?: unknown } & Record<string, unknown>

/** What two taps may not make of one intent. */
function wrongIn(commands: Command[]): string[] {
  const said = commands.map((command) =>
    JSON.stringify(command, (key, value: unknown) =>
      key === 'id' || key === 'from' ? undefined : value,
    ),
  )
  const doubled = commands.filter((_, index) => said.indexOf(said[index]!) !== index)
  const ticks = commands.filter(({ type }) => type === 'tick')
  const isBack = ticks.some(({ done }) => done) && ticks.some(({ done }) => !done)
  const stages = commands.filter(({ changes }) => Object.hasOwn(Object(changes), 'stage'))
  return [
    ...doubled.map(({ type }) => `${type} twice`),
    ...(isBack ? ['a tick taken back'] : []),
    ...(stages.length > 1 ? ['a stage skipped'] : []),
    ...(commands.some(({ undoes }) => undoes !== undefined) ? ['undone'] : []),
  ]
}
