// All six write while the network comes and goes under them: ticks, notes, check-ins, cards, dates.
import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import type { Sprint } from '#core/sprint/schema.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { within } from '#web/lib/second-tap.ts'
import { sprintId } from './api.ts'
import {
  expectTheSame,
  deviceNames,
  tickOn,
  type DeviceName,
  type SixDevices,
} from './six-devices.ts'
import { goWithin } from './within.ts'

/** What was written, to be found once and only once at the end. */
interface Ledger {
  cards: string[]
  notes: string[]
  topics: string[]
  /** Titles of dates, with the day on which each stands at last. */
  dates: Map<string, string>
  /** Rings as they were left: "task member". */
  rings: Map<string, boolean>
  help: string
  presses: number
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

/** The week that comes next stands open for its dates; this one's look back is at its cards. */
export async function prepareToWrite({ api: { maya }, familyId, pages }: SixDevices) {
  const next = { id: 'week2', name: 'Week 2', startsOn: '2026-03-08', weeks: 1, goalId: 'goal1' }
  const sprint = { ...next, missionStep: '', experimentId: null, tasks: [] }
  await maya.toSprint(familyId, 'week2', { type: 'create-sprint', sprint })
  const changes = { stage: 'dates', hostId: 'ben', round: 1 } as const
  await maya.toSprint(familyId, 'week2', { type: 'edit-meeting', changes })
  const cards = { stage: 'cards', hostId: 'ben', round: 1 } as const
  await maya.toSprint(familyId, sprintId, { type: 'edit-retrospective', changes: cards })
  for (const name of ['maya', 'ben'] as const) {
    await pages[name].goto(forSprint(appPaths.retrospective, sprintId))
    await pages[name].getByRole('button', { name: /^Notes/ }).click()
  }
  await unfold(pages.maya, 'In your own words')
  await pages.left.goto(forSprint(appPaths.planMeeting, 'week2'))
  await expect(days(pages.left).first()).toBeVisible()
  await pages.left.waitForTimeout(500)
}

const days = (page: Page) => page.getByRole('group', { name: 'Add a date' }).getByRole('button')
const dayIn = (number: number) => `2026-03-${String(8 + (number % 7)).padStart(2, '0')}`

async function unfold(page: Page, text: string) {
  const details = page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: text }) })
  await details.first().evaluate((one: HTMLDetailsElement) => (one.open = true))
}

/** What each does again and again, the time that it is said; no more cards and topics than there is room for. */
const writers: Record<
  DeviceName,
  (six: SixDevices, ledger: Ledger, time: number) => Promise<void>
> = {
  maya: async ({ pages: { maya } }, ledger, time) => {
    if (time % 2 === 0 || ledger.cards.length >= 40)
      return append(maya, ledger, `Maya’s line ${time}.`)
    const text = `Card number ${time}`
    await maya.getByLabel(/^What was (good|hard) this week|^Your answer/).fill(text)
    await button(maya, 'Add it').click()
    ledger.cards.push(text)
  },
  ben: ({ pages: { ben } }, ledger, time) => append(ben, ledger, `Ben’s line ${time}.`),
  left: async ({ pages: { left } }, { dates }, time) => {
    const isMoved = time % 3 === 2 || dates.size >= 40
    const title = isMoved ? [...dates.keys()].at(time % dates.size)! : `Date number ${time}`
    const form = left.getByRole('dialog')
    if (isMoved) {
      await left.getByRole('button', { name: new RegExp(`^Change: ${title} `) }).click()
      await form.getByLabel('Day', { exact: true }).fill(dayIn(time))
    } else {
      await days(left)
        .nth(time % 7)
        .click()
      await form.getByLabel('What is there?').fill(title)
    }
    await button(left, isMoved ? 'Save' : 'Add it').click()
    await expect(form).toBeHidden()
    dates.set(title, dayIn(time))
  },
  mia: async ({ pages }, ledger, time) => {
    const { mia } = pages
    const own = mia.getByRole('group', { name: 'Whose week this is' })
    const [home, task] = time % 2 ? ['Nora', 'Water the plants'] : ['Maya and Ben', 'Feed the cat']
    await own.getByRole('button', { name: home }).click()
    const ring = mia.locator('button[aria-pressed]').filter({ hasText: task })
    await flip(ring, ledger, `${home} ${task}`)
  },
  tom: async ({ pages }, ledger, time) => {
    const { tom } = pages
    if (time % 3 === 0 && ledger.topics.length < 30) {
      await button(tom, 'Something to talk about').click()
      const text = `Topic number ${time}`
      await tom.getByLabel('What shall we talk about?').fill(text)
      await button(tom, 'Keep it for the meeting').click()
      ledger.topics.push(text)
    } else if (time % 3 === 1) {
      await tom
        .getByRole('button', { name: /^(How was your day\?|Your day|You checked in)/ })
        .click()
      ledger.help = `help ${time}`
      await tom.getByRole('textbox').first().fill(ledger.help)
      await button(tom, 'Done').click()
    } else await flip(tickOn(pages, 'tom', 'bag', 'tom'), ledger, 'bag tom')
  },
  wall: ({ pages }, ledger) => flip(tickOn(pages, 'wall', 'bag', 'mia'), ledger, 'bag mia'),
}

/** More lines than these would leave no room for what both write. */
const mostLines = 40

/** A line below the notes, which two write; in the place of one of one's own once there are many. */
async function append(page: Page, { notes }: Ledger, line: string) {
  const field = page.getByLabel('What did you agree on?')
  const mine = notes.filter((one) => one.startsWith(line.split('’')[0]!))
  const old = notes.length < mostLines ? null : mine[0]!
  // At once, as somebody who types: what the other wrote may come between two looks at the field.
  await field.evaluate(
    (textarea: HTMLTextAreaElement, [before, after]) => {
      textarea.focus()
      const { value } = textarea
      const start = before === null ? value.length : `\n${value}\n`.indexOf(`\n${before}\n`)
      if (start < 0) throw new Error(`“${before}” is not in the notes:\n${value}`)
      textarea.setSelectionRange(start, start + (before ?? '').length)
      const text = before === null && value !== '' ? `\n${after}` : after
      document.execCommand('insertText', false, text)
      textarea.blur()
    },
    [old, line] as const,
  )
  if (old !== null) notes.splice(notes.indexOf(old), 1)
  notes.push(line)
}

async function flip(ring: ReturnType<typeof tickOn>, { rings }: Ledger, key: string) {
  const isDone = (await ring.getAttribute('aria-pressed')) === 'true'
  await ring.click()
  await expect(ring).toHaveAttribute('aria-pressed', String(!isDone))
  rings.set(key, !isDone)
}

/** The network of each device goes and comes, every so many milliseconds, each in its own time. */
async function flap({ contexts }: SixDevices, every: number, until: () => boolean) {
  const { left: _, ...own } = contexts
  await Promise.all(
    Object.values(own).map(async (context, index) => {
      await pause((index * every) / 5)
      for (let isOff = true; !until(); isOff = !isOff) {
        await context.setOffline(isOff)
        await pause(every)
      }
      await context.setOffline(false)
    }),
  )
}

/** In milliseconds: a press that comes sooner on the same place is a finger that came down twice (K16). */
const betweenPresses = within + 500

/**
 * Everybody writes for so many seconds while the network flaps, and at last nothing is lost, nothing is
 * there twice, and everything is the same everywhere. Gives how often something was written.
 */
export async function writeWhileItFlaps(six: SixDevices, seconds: number): Promise<number> {
  const ledger: Ledger = {
    cards: [],
    notes: [],
    topics: [],
    dates: new Map(),
    rings: new Map(),
    help: '',
    presses: 0,
  }
  await prepareToWrite(six)
  const end = Date.now() + seconds * 1000
  const isOver = () => Date.now() >= end
  const write = async (name: DeviceName) => {
    for (let time = 0; !isOver(); time += 1) {
      await writers[name](six, ledger, time)
      ledger.presses += 1
      await pause(betweenPresses)
    }
  }
  await Promise.all([flap(six, 3_000, isOver), ...deviceNames.map(write)])
  await everyWaitIsTold(six, ledger)
  await expectTheSame(six, { timeout: 90_000 })
  await expectKept(six, ledger)
  await onTheSameDay(six)
  return ledger.presses
}

/** Without a network each of them says, in its own way, that what was just done waits. */
async function everyWaitIsTold(six: SixDevices, ledger: Ledger) {
  const contexts = new Set(Object.values(six.contexts))
  for (const context of contexts) await context.setOffline(true)
  for (const name of deviceNames) {
    await writers[name](six, ledger, 1_001)
    const told = six.pages[name].getByText(
      /^(Offline, will send|Offline\. It is kept here and sent later\.)/,
    )
    await expect(told.first(), `on ${name}`).toBeVisible()
  }
  for (const context of contexts) await context.setOffline(false)
}

/** What was written is there, once. */
async function expectKept({ api: { maya, nora } }: SixDevices, ledger: Ledger) {
  const { family, sprints } = await maya.bootstrap()
  const week = sprints.find(({ id }) => id === sprintId)!
  const there = (await nora.bootstrap()).sprints[0]!
  const { cards = [], notes = '' } = week.retrospective ?? {}
  const { topics, dates = [] } = family.familyData
  const answers = week.standUps.flatMap((standUp) => standUp.answers)
  const rings = {
    'bag tom': isTicked(week, 'bag', 'tom'),
    'bag mia': isTicked(week, 'bag', 'mia'),
    'Maya and Ben Feed the cat': isTicked(week, 'cat', 'mia'),
    'Nora Water the plants': isTicked(there, 'own', 'mia'),
  }
  const sorted = (list: Iterable<string>) => [...list].toSorted()
  expect({
    cards: sorted(cards.map(({ text }) => text)),
    notes: sorted(notes.split('\n')),
    topics: sorted(topics.map(({ text }) => text)),
    dates: sorted(dates.map(({ title, date }) => `${title} ${date}`)),
    helps: answers.map(({ memberId, help }) => [memberId, help]),
    rings,
  }).toEqual({
    cards: sorted(ledger.cards),
    notes: sorted(ledger.notes),
    topics: sorted(ledger.topics),
    dates: sorted([...ledger.dates].map(([title, day]) => `${title} ${day}`)),
    helps: [['tom', ledger.help]],
    rings: Object.fromEntries(ledger.rings),
  })
}

const isTicked = ({ tasks }: Sprint, taskId: string, memberId: string) =>
  tasks.some(({ id, checks }) => id === taskId && Object.values(checks).flat().includes(memberId))

/** Back on the day, where all screens show the same rings. */
async function onTheSameDay(six: SixDevices) {
  for (const name of ['maya', 'left', 'ben'] as const)
    await goWithin(six.pages[name], appPaths.dashboard)
  await button(six.pages.mia, 'Maya and Ben').click()
  await expect(tickOn(six.pages, 'maya', 'bag', 'mia')).toBeVisible()
  await expectTheSame(six)
}
