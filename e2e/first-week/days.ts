// A day of the week: ticks on the dashboard, and five minutes together.
import { expect, type Page } from '@playwright/test'
import {
  arriveAt,
  button,
  choiceIn,
  field,
  firstSee,
  fold,
  type Journey,
  link,
  topic,
  untilSaved,
  youngestFirst,
} from './journey.ts'

/** The big round target of a task: on the dashboard it says whose it is. */
export function boxOf(page: Page, task: string, member: string) {
  return button(page, `${task}, ${member}`)
}

export async function tick({ page, hands }: Journey, task: string, member: string) {
  await hands.press(boxOf(page, task, member))
  await expectTicked(page, task, member)
}

export async function untick({ page, hands }: Journey, task: string, member: string) {
  await hands.press(boxOf(page, task, member))
  await expectTicked(page, task, member, false)
}

export async function expectTicked(page: Page, task: string, member: string, done = true) {
  await expect(boxOf(page, task, member)).toHaveAttribute('aria-pressed', String(done))
}

const moods: Record<string, string> = {
  Leo: 'Great',
  Mia: 'A bit low',
  Tom: 'Okay',
  Maya: 'Good',
  Ben: 'Good',
}

/** Everybody in turn; Mia parks something and wants help, Tom passes, and Ben offers a hand. */
export async function standUp(journey: Journey): Promise<void> {
  const { page, hands } = journey
  await hands.press(link(page, 'Start the check-in'))
  await arriveAt(journey, 'Check in')
  await hands.press(button(page, 'Start with Leo'))
  for (const name of youngestFirst) await speak(journey, name)
  await firstSee(journey, 'Who helps Mia?')
  await hands.choose(choiceIn(page, 'Who helps Mia?', 'Ben'))
  await expect(field(page, 'Who helps whom, and how?')).toHaveValue('Ben helps Mia: My reading log')
  await hands.press(button(page, 'Done'))
  await expect(page.getByRole('link', { name: 'Check in, done today' })).toBeVisible()
  await untilSaved(page)
}

async function speak(journey: Journey, name: string) {
  const { page, hands } = journey
  await arriveAt(journey, new RegExp(`^${name}, `))
  if (name === 'Tom') return hands.press(button(page, 'Pass'))
  if (name === 'Mia') {
    await hands.press(fold(page, 'help or a note'))
    await hands.write(field(page, 'I want help with'), 'My reading log')
    await hands.write(field(page, 'What I did'), 'Two chapters in bed')
    await hands.press(fold(page, 'Park it for the meeting'))
    await hands.write(field(page, 'What shall we talk about?'), topic)
    await hands.press(button(page, 'Park it'))
    await expect(page.getByText('Parked for the meeting')).toBeVisible()
  }
  // The face passes the phone on.
  const faces = page.getByRole('group', { name: `How are you, ${name}?` })
  await hands.press(faces.getByRole('button', { name: moods[name]!, exact: true }))
}
