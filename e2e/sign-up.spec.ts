// A new family's way in, from a goal on the landing page to the same goal in onboarding.
import { appPaths, publicPaths } from '#core/paths.ts'
import { exampleGoals } from '#content/goals/index.ts'
import { arriveAt, button, choiceIn, field, link } from './first-week/journey.ts'
import { apiFor, email, password } from './support/api.ts'
import { humanBox, untilAwake } from './support/entrance.ts'
import { expect, test, withOwnServer } from './support/test.ts'

test.use(withOwnServer)

test(
  'a goal chosen on the landing page goes along through signing up and verification, and is offered as the family’s [S2.12, S4.4]',
  { tag: '@desktop' },
  async ({ page, context, server, hands, anotherBrowser }) => {
    const journey = { page, hands }
    const chosen = exampleGoals.at(-1)!
    await page.goto(publicPaths.landing)
    await untilAwake(page)
    await hands.press(button(page, 'Browse Example Goals'))
    await hands.write(page.getByRole('searchbox'), chosen.title)
    await hands.press(button(page, `Choose: ${chosen.title}`))
    await expect(page.getByRole('heading', { name: 'New Account' })).toBeInViewport()
    await hands.write(field(page, 'E-mail'), email)
    await hands.write(page.getByLabel('Password', { exact: true }), password)
    await hands.choose(humanBox(page))
    await hands.press(button(page, 'Create account'))
    await arriveAt(journey, 'Welcome to Elefam')
    await expect(page).toHaveURL(appPaths.onboarding)

    await expect(page.getByText('Your e-mail address is not confirmed yet.')).toBeVisible()
    const mailed = () => server.output().match(/http\S+verify-email#\S+/)?.[0]
    await expect.poll(mailed).toBeTruthy()
    const elsewhere = await (await anotherBrowser()).newPage()
    await elsewhere.goto(mailed()!)
    await elsewhere.getByRole('button', { name: 'Yes, that was me' }).click()
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
      'Your address is confirmed',
    )
    await hands.press(page.getByRole('link', { name: 'Confirm it' }))
    await arriveAt(journey, 'Your address is confirmed')
    await hands.press(link(page, 'Set up your family'))

    await hands.press(link(page, 'Start with your family'))
    await hands.write(field(page, 'You: what does your family call you?'), 'Maya')
    await hands.press(button(page, 'Add a child'))
    await hands.write(field(page, 'Nickname'), 'Mia')
    await hands.choose(choiceIn(page, 'Age group', '6 to 8'))
    await hands.press(button(page, 'Add to the family'))
    await hands.press(button(page, 'Continue'))
    await hands.choose(page.getByRole('checkbox', { name: 'Reading', exact: true }).first())
    await hands.press(button(page, 'Continue'))
    await expect(page).toHaveURL(appPaths.startGoal)
    const offered = page.getByRole('list', { name: 'The goal you chose' })
    await hands.press(offered.getByRole('button', { name: /^Choose/ }))
    await hands.press(button(page, 'This is our goal'))
    await arriveAt(journey, 'You are ready')
    const { family } = await apiFor(context, server.url).bootstrap()
    expect(family.familyData.goal?.title).toBe(chosen.title)
  },
)
