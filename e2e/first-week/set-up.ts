// From the front door to a family with a goal.
import { expect } from '@playwright/test'
import { appPaths } from '#core/paths.ts'
import { password } from '../support/api.ts'
import {
  arriveAt,
  button,
  choiceIn,
  field,
  firstSee,
  fold,
  goal,
  type Journey,
  link,
  untilSaved,
} from './journey.ts'

export async function signUp(journey: Journey, email: string): Promise<void> {
  const { page, hands } = journey
  await page.goto('/')
  await hands.press(page.getByRole('tab', { name: 'Create Account' }))
  await firstSee(journey, /one bite at a time/)
  await hands.write(field(page, 'E-mail'), email)
  await hands.write(page.getByLabel('Password', { exact: true }), password)
  await hands.choose(page.getByRole('checkbox', { name: 'I am a human' }))
  await hands.press(button(page, 'Create account'))
  await expect(page).toHaveURL(appPaths.onboarding)
}

/** Two adults and children of 4, 8 and 14. */
export async function setUpFamily(journey: Journey): Promise<void> {
  const { page, hands } = journey
  await firstSee(journey, 'Welcome to Elefam')
  await hands.press(link(page, 'Start with your family'))
  await arriveAt(journey, 'Who is in your family?')
  await hands.write(field(page, 'You: what does your family call you?'), 'Maya')

  await addChild(journey, 'Mia', () => hands.choose(choiceIn(page, 'Age group', '6 to 8')))
  await addChild(journey, 'Leo', () => hands.choose(choiceIn(page, 'Age group', '3 to 5')))
  await addChild(journey, 'Tom', async () => {
    await hands.press(fold(page, 'Or give the year of birth'))
    await hands.pick(page.getByRole('combobox', { name: 'Year of birth' }), '2012')
  })
  await hands.press(button(page, 'Add an adult'))
  await hands.write(field(page, 'Name or nickname'), 'Ben')
  await hands.press(button(page, 'Add to the family'))
  await expect(page.getByRole('list', { name: 'Other adults' })).toContainText('Ben')

  await expect(page.getByRole('list', { name: 'Children' }).getByRole('listitem')).toContainText([
    'Mia',
    'Leo',
    'Tom',
  ])
  await hands.press(button(page, 'Continue'))
}

async function addChild({ page, hands }: Journey, name: string, age: () => Promise<void>) {
  await hands.press(button(page, 'Add a child'))
  await hands.write(field(page, 'Nickname'), name)
  await age()
  await hands.press(button(page, 'Add to the family'))
  await expect(page.getByRole('dialog')).toBeHidden()
}

export async function sayWhatMatters(journey: Journey): Promise<void> {
  const { page, hands } = journey
  await arriveAt(journey, 'What matters to you?')
  for (const [index, name] of ['Reading', 'Time together', 'Calm days'].entries()) {
    const card = page.getByRole('checkbox', { name, exact: true }).first()
    await hands.choose(card)
    await expect(card).toHaveAccessibleDescription(new RegExp(`^${index + 1} `))
  }
  await hands.press(button(page, 'Continue'))
  await arriveAt(journey, 'What do you love doing?')
  await hands.press(fold(page, 'Search, or your own words'))
  await hands.write(
    page.getByRole('searchbox', { name: 'Search, or write your own' }),
    'Shadow puppets',
  )
  await hands.press(button(page, 'Add “Shadow puppets”'))
  await hands.press(button(page, 'Continue'))
}

export async function chooseGoal(journey: Journey): Promise<void> {
  const { page, hands } = journey
  await firstSee(journey, 'What do you want to do together?')
  await hands.write(field(page, 'Our mission'), goal)
  await hands.press(button(page, 'Use our own words'))
  await arriveAt(journey, 'Make it yours')
  await expect(field(page, 'Our mission')).toHaveValue(goal)
  await hands.press(fold(page, 'Why, how long, and then?'))
  await hands.write(field(page, 'Why it matters to us'), 'Evenings were loud.')
  await hands.write(field(page, 'How we will know'), 'Twenty titles on a list')
  await hands.press(
    page.getByRole('group', { name: 'How long?' }).getByRole('button', { name: 'More' }),
  )
  await hands.write(field(page, 'How we celebrate'), 'A night in a tent')
  await hands.press(button(page, 'This is our mission'))
  await firstSee(journey, 'You are ready')
  await untilSaved(page)
}
