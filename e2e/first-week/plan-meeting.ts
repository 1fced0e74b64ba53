// The plan meeting, stage by stage.
import { expect, type Page } from '@playwright/test'
import { planMeetingAgenda } from '#content/agendas.ts'
import type { MeetingStage } from '#core/words.ts'
import {
  arriveAt,
  button,
  choiceIn,
  field,
  firstSee,
  goal,
  type Journey,
  link,
  tasks,
  untilSaved,
} from './journey.ts'

export function titleOf(stage: MeetingStage): string {
  return planMeetingAgenda.stages.find((one) => one.stage === stage)!.title
}

export async function goOnTo({ page, hands }: Journey, stage: MeetingStage): Promise<void> {
  await hands.press(button(page, `Next: ${titleOf(stage)}`))
}

/** Who hosts the meeting that is about to begin; pressed, it offers the others. */
export function hostIs(page: Page, name: string) {
  return button(page, `${name} hosts`)
}

/** Up to the energy of everybody: what a restart finds half done. */
export async function beginMeeting(journey: Journey): Promise<void> {
  const { page, hands } = journey
  await hands.press(link(page, 'Plan our first week'))
  await arriveAt(journey, 'Plan the week together')
  await hands.press(hostIs(page, 'Maya'))
  await hands.press(page.getByRole('menuitem', { name: 'Ben' }))
  await expect(hostIs(page, 'Ben')).toBeVisible()
  await hands.press(button(page, 'Start the meeting'))

  await firstSee(journey, titleOf('appreciations'))
  await expect.poll(() => page.evaluate(() => scrollY), 'so is the beginning').toBe(0)
  await expect(page.getByRole('button', { name: 'Ben hosts' })).toBeVisible()
  await hands.choose(choiceIn(page, 'Who says thank you?', 'Mia'))
  await hands.write(field(page, 'Whom do you thank, and for what?'), 'Tom, for mending my bike')
  await hands.press(button(page, 'Keep this thank you'))
  await expect(page.getByRole('list', { name: 'Thanks so far' })).toContainText('mending my bike')

  await goOnTo(journey, 'last-week')
  await firstSee(journey, titleOf('last-week'))
  await expect(page.getByText('This is your first plan.')).toBeVisible()

  await goOnTo(journey, 'dates')
  await firstSee(journey, titleOf('dates'))
  await hands.pick(page.getByRole('combobox', { name: 'Day' }), 'Wed 4 Mar')
  await hands.write(field(page, 'What is it?'), 'Granny comes')
  await hands.press(button(page, 'Add the date'))
  await expect(page.getByRole('list', { name: 'Dates of the week' })).toContainText('Granny comes')
  await hands.choose(choiceIn(page, 'How much energy do you have, Maya?', 'Low'))
  await hands.choose(choiceIn(page, 'How much energy do you have, Leo?', 'Full'))
}

export async function planWeek(journey: Journey): Promise<void> {
  const { page, hands } = journey
  await goOnTo(journey, 'mission')
  await arriveAt(journey, titleOf('mission'))
  await expect(page.getByText(goal, { exact: true })).toBeVisible()
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
    owners: ['Everyone'],
    often: 'On certain days',
    days: ['Sunday', 'Monday'],
  })
  await expect(
    page.getByRole('list', { name: 'Tasks of the week' }).getByRole('listitem'),
  ).toContainText(Object.values(tasks))

  await goOnTo(journey, 'obstacle')
  await firstSee(journey, titleOf('obstacle'))
  await hands.press(button(page, `Make an if-then plan for “${tasks.story}”`))
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
  await expectPlan(page)
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
  await hands.press(button(page, 'Add a task'))
  await hands.write(field(page, 'What is there to do?'), title)
  const who = page.getByRole('group', { name: 'Who does it?' })
  for (const name of task.owners) {
    await hands.choose(who.getByRole('checkbox', { name, exact: true }))
  }
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
  await expect(listOf('Everyone’s')).toContainText(`${tasks.tidy}Sun, Mon`)
  await expect(listOf('Maya’s')).toContainText(
    `${tasks.story}4 times a week. If it gets late, then one page is enough`,
  )
  await expect(listOf('Leo’s')).toContainText(`${tasks.table}Sun, Mon, Fri`)
  await expect(listOf('Tom’s')).toContainText(`${tasks.corner}once`)
}
