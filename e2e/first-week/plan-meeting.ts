// The plan meeting, stage by stage.
import { expect, type Page } from '@playwright/test'
import type { MeetingStage } from '#core/words.ts'
import {
  arriveAt,
  button,
  choiceIn,
  field,
  firstSee,
  type Journey,
  fold,
  link,
  tasks,
  untilSaved,
  youngestFirst,
} from './journey.ts'

/** The question of each part; the second of `mission` is who does what. */
const titles: Record<MeetingStage | 'who', string | RegExp> = {
  appreciations: /thanks …$/,
  'last-week': 'To talk about today',
  dates: 'What is coming?',
  mission: 'What will we do?',
  who: 'Who does what?',
  obstacle: 'What could stop us?',
  'read-back': 'This is our week',
}

export function titleOf(stage: MeetingStage | 'who'): string | RegExp {
  return titles[stage]
}

export async function goOnTo(journey: Journey, stage: MeetingStage | 'who'): Promise<void> {
  const { page, hands } = journey
  await passTheOthers(journey)
  await hands.press(button(page, /^Next/))
  await arriveAt({ page }, titleOf(stage))
}

/** Where a round has begun, the way on leads to everybody who has not been asked. */
export async function passTheOthers({ page, hands }: Journey): Promise<void> {
  for (const name of youngestFirst) {
    const way = button(page, `Next: ${name}`)
    if (!(await way.isVisible())) continue
    await hands.press(way)
    await arriveAt({ page }, new RegExp(`^${name}`))
  }
}

/** Who hosts the meeting that is about to begin. */
export function hostIs(page: Page, name: string) {
  return page.getByText(`${name} asks`, { exact: true })
}

/** Up to the energy of everybody: what a restart finds half done. */
export async function beginMeeting(journey: Journey): Promise<void> {
  const { page, hands } = journey
  await hands.press(link(page, 'Plan our first week'))
  await arriveAt(journey, 'Plan the week together')
  await expect(hostIs(page, 'Maya')).toBeVisible()
  await hands.press(fold(page, 'Who leads, and the steps'))
  await hands.press(page.getByRole('button', { name: /^Maya hosts/ }))
  await hands.press(page.getByRole('menuitem', { name: 'Ben' }))
  await expect(hostIs(page, 'Ben')).toBeVisible()
  await hands.press(button(page, 'Start the meeting'))

  await firstSee(journey, titleOf('appreciations'))
  await expect.poll(() => page.evaluate(() => scrollY), 'so is the beginning').toBe(0)
  await expect(page.getByRole('heading', { level: 1 }), 'K1').toBeFocused()
  await hands.press(button(page, 'Somebody else first'))
  await arriveAt(journey, 'Mia thanks …')
  await hands.press(fold(page, 'In your own words'))
  await hands.write(
    field(page, 'Mia, whom do you thank, and for what?'),
    'Tom, for mending my bike',
  )
  await hands.press(button(page, 'Keep this thank you'))
  await expect(page.getByRole('list', { name: 'Thanks so far' })).toContainText('mending my bike')

  // A first plan has no week behind it.
  await goOnTo(journey, 'dates')
  await firstSee(journey, titleOf('dates'))
  await hands.press(button(page, 'Wednesday 4 March'))
  await hands.write(field(page, 'What is there?'), 'Granny comes')
  await hands.press(button(page, 'Add it'))
  await expect(page.getByRole('list', { name: 'Dates of the week' })).toContainText('Granny comes')
  await hands.press(button(page, 'Maya’s energy: okay'))
  await hands.press(button(page, 'Leo’s energy: okay'))
  await hands.press(button(page, 'Leo’s energy: low'))
  await expect(button(page, 'Leo’s energy: lots')).toBeVisible()
}

export async function planWeek(journey: Journey): Promise<void> {
  const { page, hands } = journey
  await goOnTo(journey, 'mission')
  await arriveAt(journey, titleOf('mission'))
  await expect(page.getByText(/^Week \d+ of \d+\. Press a line/)).toBeVisible()
  await hands.press(fold(page, 'Our step towards the mission'))
  await hands.write(field(page, 'Our step this week'), 'Three stories by Sunday')

  await addTask(journey, tasks.story, {
    owners: ['Maya'],
    often: 'A few times a week',
    times: 4,
  })
  await addTask(journey, tasks.table, {
    owners: ['Leo', 'Mia'],
    often: 'On certain days',
    days: ['Sunday', 'Monday', 'Friday'],
  })
  await addTask(journey, tasks.corner, { owners: ['Ben', 'Tom'], often: 'Once' })
  await addTask(journey, tasks.tidy, {
    owners: ['all 5'],
    often: 'On certain days',
    days: ['Sunday', 'Monday'],
  })
  await goOnTo(journey, 'who')
  await expect(
    page.getByRole('list', { name: 'Tasks of the week' }).getByRole('listitem'),
  ).toContainText(Object.values(tasks))

  await goOnTo(journey, 'obstacle')
  await firstSee(journey, titleOf('obstacle'))
  await hands.press(page.getByRole('button', { name: `${tasks.story} Make an if-then plan` }))
  await hands.press(fold(page, 'In your own words'))
  await hands.write(field(page, 'If …'), 'it gets late')
  await hands.write(field(page, 'then …'), 'one page is enough')
  await hands.press(button(page, 'Keep this plan'))
  await expect(page.getByText('it gets late')).toBeVisible()

  await goOnTo(journey, 'read-back')
  await firstSee(journey, titleOf('read-back'))
  await expectPlan(page)
  await hands.press(button(page, 'Save this week’s plan'))
  await arriveAt(journey, 'Week 1 is planned')
  await expect.poll(() => page.evaluate(() => scrollY), 'the end is seen from its top').toBe(0)
  await untilSaved(page)
}

interface NewTask {
  owners: string[]
  often: 'Once' | 'A few times a week' | 'On certain days'
  times?: number
  days?: string[]
}

/** Opens the form, fills it in and puts the line into the plan. */
async function addTask(journey: Journey, title: string, task: NewTask) {
  const { page, hands } = journey
  await hands.press(page.getByRole('button', { name: /^Add a task/ }))
  await hands.write(field(page, 'What is there to do?'), title)
  const who = page.getByRole('group', { name: 'Who does it?' })
  for (const name of task.owners) {
    await hands.choose(who.getByRole('checkbox', { name, exact: true }))
  }
  if (task.often === 'A few times a week') await hands.press(button(page, 'Other …'))
  await hands.choose(choiceIn(page, 'How often?', task.often))
  for (const name of task.days ?? []) {
    const day = page
      .getByRole('group', { name: 'On which days?' })
      .getByRole('checkbox', { name, exact: true })
    await hands.choose(day)
  }
  const times = page.getByRole('group', { name: 'Times a week' })
  for (let count = 3; count < (task.times ?? 0); count += 1) {
    await hands.press(times.getByRole('button', { name: 'More' }))
  }
  await hands.press(button(page, 'Add to the plan'))
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** The plan as everybody hears it, by name. */
async function expectPlan(page: Page) {
  const listOf = (who: string) => page.getByRole('list', { name: `${who} tasks` })
  await expect(listOf('Everyone’s')).toContainText(`${tasks.tidy} Sun, Mon`)
  await expect(listOf('Maya’s')).toContainText(
    `${tasks.story} 4 times a week. If it gets late, then one page is enough`,
  )
  await expect(listOf('Leo’s')).toContainText(`${tasks.table} Sun, Mon, Fri`)
  await expect(listOf('Tom’s')).toContainText(`${tasks.corner} once`)
}
