// A family’s first week on a phone in each language, from the front page to the plan of the second one.
import { appPaths, languageCookie, settingsPaths } from '#core/paths.ts'
import { button, choiceIn, field, itIs, link, untilSaved } from './first-week/journey.ts'
import { apiFor, password } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { finger } from './support/finger.ts'
import { expectFits } from './support/fits.ts'
import { expectSpeaks, said } from './support/said.ts'
import { strangeWords } from './support/strange-words.ts'
import { expect, test } from './support/test.ts'
import { next, phone, tell } from './support/thumb.ts'
import { brokenWords } from './support/whole-words.ts'
import { goWithin } from './support/within.ts'

const sunday = '2026-03-01'
const nextSunday = '2026-03-08'
/** Milliseconds; on a quiet machine it is far less than one second (figure `language-switch`). */
const switchAtMost = 5_000

/** What each family calls itself, does, and is about to say. */
const families = {
  de: {
    locale: 'de-DE',
    parent: 'Jörg',
    child: 'Käthe',
    task: 'Schuhe ins Regal räumen',
    half: 'Dürfen wir am Samstag län',
  },
  es: {
    locale: 'es-ES',
    parent: 'Begoña',
    child: 'Íñigo',
    task: 'Regar las plantas del balcón',
    half: '¿Podemos acostarnos más ta',
  },
  fr: {
    locale: 'fr-FR',
    parent: 'Aurélie',
    child: 'Loïc',
    task: 'Préparer le goûter à deux',
    half: 'Est-ce qu’on pourrait se couch',
  },
  ar: {
    locale: 'ar-EG',
    parent: 'ليلى',
    child: 'يوسف',
    task: 'سقي نباتات الشرفة',
    half: 'هل يمكننا أن نسهر يوم',
  },
}

for (const [language, { locale, parent, child, task, half }] of Object.entries(families)) {
  test.describe(`in "${language}"`, { tag: '@phone' }, () => {
    test.use({ locale, viewport: phone })

    test('a family’s first week, and English with one press [L6]', async ({
      page,
      context,
      server,
    }) => {
      const { email } = apiFor(context, server.url)
      const say = said(language)
      const { press, choose, write } = finger()
      const heading = page.getByRole('heading', { level: 1 })
      /** The screen is in the language, with its figures, and fits. */
      const look = async () => {
        await expectSpeaks(page, language, 'en')
        if (language === 'ar') expect(await strangeWords(page)).toEqual([])
        await expect(page.locator('body')).not.toContainText(/[٠-٩]/)
        await expectFits(page)
      }
      /** By a key: taps are held back for a moment where the last one was, which adds up. */
      const pressNext = () => next(page).press('Enter')
      const goOn = async (title: string) => {
        await pressNext()
        await expect(heading).toHaveText(title)
        await look()
      }

      await test.step('the front page, and an account', async () => {
        await itIs(page, sunday)
        await page.goto('/')
        await look()
        await press(page.getByRole('tab', { name: say('Create Account') }))
        await write(field(page, say('E-mail')), email)
        await write(page.getByLabel(say('Password'), { exact: true }), password)
        await choose(page.getByRole('checkbox', { name: say('I am a human') }))
        await press(button(page, say('Create account')))
      })

      await test.step('a parent and a child', async () => {
        await press(link(page, say('Start with your family')))
        await write(field(page, say('You: what does your family call you?')), parent)
        await press(button(page, say('Add a child')))
        await write(field(page, say('Nickname')), child)
        await choose(choiceIn(page, say('Age group'), say('6 to 8')))
        await press(button(page, say('Add to the family')))
        await expect(page.getByRole('dialog')).toBeHidden()
        await look()
        await press(button(page, say('Continue')))
      })

      await test.step('what matters, and a goal', async () => {
        await choose(page.getByRole('main').getByRole('checkbox').first())
        await press(button(page, say('Continue')))
        await expect(heading).toHaveText(say('What do you love doing?'))
        await press(button(page, say('Continue')))
        const goals = page.getByRole('list', { name: say('Missions for you') })
        await press(goals.getByRole('button').first())
        await press(button(page, say('This is our mission')))
        await expect(heading).toHaveText(say('You are ready'))
        await look()
      })

      await test.step('a first plan, with a task in the family’s own words', async () => {
        await press(link(page, say('Plan our first week')))
        await pressNext()
        await pressNext()
        await goOn(say('What will we do?'))
        await press(page.getByRole('button', { name: say('Something of our own') }))
        await write(field(page, say('What is there to do?')), task)
        const who = page.getByRole('group', { name: say('Who does it?') })
        await choose(who.getByRole('checkbox', { name: child, exact: true }))
        await press(button(page, say('Add to the plan')))
        await expect(page.getByRole('list', { name: say('In the plan') })).toContainText(task)
        await goOn(say('Who does what?'))
        await goOn(say('What could stop us?'))
        await goOn(say('This is our week'))
        await pressNext()
        await press(button(page, say('See today')))
      })

      await test.step('Today: a tick and a check-in', async () => {
        const box = button(page, [task, child].join(say(', ')))
        await press(box)
        await expect(box).toHaveAttribute('aria-pressed', 'true')
        await look()
        await expectAccessible(page)
        await press(link(page, say('Start the <0>check-in</0>')))
        await press(button(page, say('Start with {0}', { 0: child })))
        for (const name of [child, parent]) {
          const faces = page.getByRole('group', { name: say('How are you, {0}?', { 0: name }) })
          await look()
          await press(faces.getByRole('button', { name: say('Good'), exact: true }))
        }
        await press(button(page, say('Done')))
        const checkIn = say('Check in', {}, 'the bar: a short word')
        const today = say('done today', {}, 'the check-in')
        await expect(page.getByRole('link', { name: `${checkIn}, ${today}` })).toBeVisible()
        expect(await brokenWords(page)).toEqual([])
        await goWithin(page, appPaths.editSprint)
        await expect(page.getByText(task).first()).toBeVisible()
        await look()
        await expectAccessible(page)
        await untilSaved(page)
      })

      await test.step('the next Sunday: a look back, and the next plan', async () => {
        await itIs(page, nextSunday)
        await page.goto(appPaths.dashboard)
        await press(link(page, say('Look back together')))
        await pressNext()
        for (const name of [child, parent]) {
          const lines = page.getByRole('group', {
            name: say('How did the week feel, {name}?', { name }),
          })
          await press(lines.getByRole('button', { name: say('Good'), exact: true }))
        }
        await expect(heading).toHaveText(say('What happened?')) // The last face led on.
        await pressNext() // The question about the week is one of many.
        await expect(next(page)).toHaveText(say('Next: {leadsTo}', { leadsTo: parent }))
        await pressNext()
        await goOn(say('One thing to try'))
        await goOn(say('Whom do we thank?'))
        await pressNext()
        await press(button(page, say('Plan the next week')))
        await goOn(say('What is coming?'))
        await goOn(say('What will we do?'))
        await expect(page.getByRole('list', { name: say('In the plan') })).toContainText(task)
        await goOn(say('Who does what?'))
        await goOn(say('What could stop us?'))
        await goOn(say('This is our week'))
        await pressNext()
        await press(button(page, say('See today')))
        await expect(page.getByRole('region', { name: say('Today') })).toContainText(task)
        await look()
        await untilSaved(page)
      })

      await test.step('English, with half a sentence typed', async () => {
        await press(button(page, say('Park it for the meeting')))
        await write(field(page, say('What is it about?')), half)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
        await goWithin(page, settingsPaths.device)
        await expect(heading).toHaveText(say('This device'))
        await look()
        const began = performance.now()
        await page.locator('main select').selectOption({ label: 'English' })
        await page.getByRole('heading', { name: 'This device' }).waitFor()
        const took = performance.now() - began
        tell('language-switch', took)
        expect(took).toBeLessThan(switchAtMost)
        await expectSpeaks(page, 'en', language)
        await goWithin(page, appPaths.dashboard)
        await expect(heading).toHaveText(/^Sunday/)
        await expectSpeaks(page, 'en', language)
        await press(button(page, 'Park it for the meeting'))
        await expect(field(page, 'What is it about?')).toHaveValue(half)
        const chosen = (await context.cookies()).find(({ name }) => name === languageCookie)
        expect(chosen?.value, 'what the device kept of before leads nowhere back').toBe('en')
      })
    })
  })
}
