// The end of the week: looking back, closing it, and what the next week finds.
import { expect } from '@playwright/test'
import type { RetrospectiveStage } from '#core/words.ts'
import {
  arriveAt,
  button,
  choiceIn,
  experiment,
  field,
  firstSee,
  fold,
  type Journey,
  tasks,
  topic,
  untilSaved,
  youngestFirst,
} from './journey.ts'
import { goOnTo, hostIs, passTheOthers, titleOf } from './plan-meeting.ts'

const notes = 'New shoe shelf on Saturday'

const titles: Record<Exclude<RetrospectiveStage, 'why'>, string | RegExp> = {
  feelings: 'How was our week?',
  facts: /^What happened\?$/,
  cards: /^Leo, /,
  experiment: 'One thing to try',
  thanks: 'Whom do we thank?',
}

export async function lookBack(journey: Journey): Promise<void> {
  const { page, hands } = journey
  const goOn = async (stage: keyof typeof titles) => {
    await hands.press(button(page, /^Next/))
    if (stage === 'cards') await arriveAt(journey, titles[stage])
    else await firstSee(journey, titles[stage])
  }
  await arriveAt(journey, 'Look back together')
  // Ben hosted the plan meeting: the rota goes on.
  await expect(hostIs(page, 'Mia')).toBeVisible()
  await hands.press(button(page, 'Start looking back'))
  await firstSee(journey, titles.feelings)
  for (const name of youngestFirst) {
    const lines = page.getByRole('group', { name: `How did the week feel, ${name}?` })
    // Leo points at one of three, as in the check-in.
    await hands.press(lines.getByRole('button', { name: name === 'Leo' ? /^Great/ : /^Good/ }))
  }

  // The last face led on.
  await firstSee(journey, titles.facts)
  await expect(page.getByRole('list', { name: 'So it was for us' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'The tasks of the week' })).toContainText(
    tasks.corner,
  )
  await expect(page.getByRole('list', { name: 'To talk about' })).toContainText(topic)
  await hands.press(button(page, `Settled: ${topic}`))
  await expect(page.getByRole('list', { name: 'To talk about' })).toBeHidden()

  await goOn('cards')
  await hands.press(fold(page, 'In your own words'))
  await hands.choose(choiceIn(page, 'What kind of card?', 'Hard'))
  await hands.write(field(page, 'What was hard this week?'), 'Mornings were a rush')
  // The way on puts it down.
  await hands.press(button(page, 'Next: Mia'))
  await arriveAt(journey, /^Mia, /)
  await expect(field(page, 'Your answer')).toHaveValue('')
  await hands.write(field(page, 'Your answer'), 'The story about the whale')
  await hands.press(button(page, 'Add it'))
  await expect(page.getByRole('list', { name: 'Good', exact: true })).toContainText(
    'The story about the whale',
  )
  await expect(page.getByRole('list', { name: 'Hard', exact: true })).toContainText(
    'Mornings were a rush',
  )

  await passTheOthers(journey)
  await goOn('experiment')
  await expect(page.getByRole('group', { name: 'Who looks after it?' })).toBeHidden()
  await hands.write(field(page, 'We will try …'), experiment)
  await expect(page.getByRole('radio', { checked: true }), 'nobody beforehand').toHaveCount(0)
  await hands.choose(choiceIn(page, 'Who looks after it?', 'Tom'))
  await expect(page.getByText('It is agreed.')).toBeVisible()
  await hands.press(fold(page, 'Why was it so?'))
  await hands.write(field(page, 'What lies behind it?'), 'We look for shoes every day.')

  await hands.press(button(page, /^Notes, with/))
  await hands.write(field(page, 'What did you agree on?'), notes)

  await goOn('thanks')
  await hands.write(field(page, 'Thank you to …'), 'Mia, for her patience.')
  await hands.press(button(page, 'Close Week 1'))
  await arriveAt(journey, 'That was Week 1')
  await expect(page.getByText('Mia, for her patience.')).toBeVisible()
  await untilSaved(page)
}

/** The rhythms go on, what was left is carried over, and the experiment is there to be tried. */
export async function planNextWeek(journey: Journey): Promise<void> {
  const { page, hands } = journey
  await hands.press(button(page, 'Plan the next week'))
  await arriveAt(journey, 'Plan the week together')
  await expect(page.getByText('One task from last time waits for you.')).toBeVisible()
  // Leo is too young to host, and not to look at a clock.
  await expect(hostIs(page, 'Tom')).toBeVisible()
  await expect(page.getByText(notes)).toBeVisible()
  await hands.press(button(page, 'Start the meeting'))
  // They have looked back and said thanks a moment ago: nothing of it is asked again (N8, N12).
  await arriveAt(journey, titleOf('dates'))
  await goOnTo(journey, 'mission')
  const plan = page.getByRole('list', { name: 'In the plan' }).getByRole('listitem')
  // The week ended far below its plan: the draft holds what this family does most often (N4).
  await expect(plan).toContainText([tasks.corner, tasks.tidy])
  await expect(page.getByText('2 tasks of Week 1 stayed out')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Next for our mission' })).toContainText(experiment)
  await expect(plan.filter({ hasText: tasks.corner })).toContainText('carried over from Week 1')
  await goOnTo(journey, 'who')
  await goOnTo(journey, 'obstacle')
  await goOnTo(journey, 'read-back')
  await expect(page.getByText(experiment, { exact: true })).toBeVisible()
  await hands.press(button(page, 'Save this week’s plan'))
  await expect(page.getByRole('heading', { name: 'Week 2 is planned' })).toBeVisible()
  await untilSaved(page)
}
