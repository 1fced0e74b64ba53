// One member's own day, on a phone without an account: by a link, in words or pictures, and out again.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPaths, appPaths, pairedPaths, pairingLink } from '#core/paths.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, sprintId } from './support/api.ts'
import { expectAccessibleDayAndNight } from './support/axe.ts'
import { expectFits, expectFitsTwiceAsLarge, screenSizes } from './support/fits.ts'
import { openKeptBrowser } from './support/kept-browser.ts'
import { anOffer, keptOn, pairForMember } from './support/pairing.ts'
import { startServer } from './support/server.ts'
import { expect, test } from './support/test.ts'

const evening = `${firstDay}T18:00:00+01:00`
const plan = [
  aTask('bag', 'Pack school bag', { owners: ['tom', 'mia'], icon: 'bag' }),
  aTask('cat', 'Feed the cat', { owners: ['leo'], icon: 'cat' }),
  aTask('shoes', 'Shoes by the door', { sharing: 'together', icon: 'walk' }),
]

test(
  'a fourteen-year-old has a day of his own, until it is withdrawn [N24, A77, K19]',
  {
    tag: '@phone',
  },
  async ({ page: parent, context, server, anotherBrowser }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, plan)
    const said = {
      memberId: 'mia',
      passed: false,
      mood: 2,
      did: '',
      next: '',
      help: 'a secret wish',
    }
    await api.toSprint(familyId, sprintId, {
      type: 'answer-stand-up',
      date: firstDay,
      answer: said,
    })
    await parent.clock.setFixedTime(evening)
    await parent.goto(appPaths.dashboard)
    const phone = await (await anotherBrowser()).newPage()
    await phone.clock.setFixedTime(evening)
    const { device, secret } = await anOffer(api, familyId, { kind: 'member', memberId: 'tom' })

    await test.step('the link opens one device, once', async () => {
      await phone.goto(pairingLink(secret))
      await expect(phone.getByRole('heading', { name: 'your own page' })).toBeVisible()
      await expectAccessibleDayAndNight(phone)
      await phone.getByRole('button', { name: 'Make it mine' }).click()
      await expect(phone.getByRole('heading', { name: 'Tom' })).toBeVisible()
      await expect(phone).toHaveTitle('Tom · Elefam')
      expect(phone.url(), 'no secret is left in the address').not.toContain(secret)
      const stranger = await (await anotherBrowser()).newPage()
      await stranger.goto(pairingLink(secret))
      await stranger.getByRole('button', { name: 'Make it mine' }).click()
      await expect(stranger.getByRole('alert')).toContainText('used')
      await stranger.close()
    })

    await test.step('ticked here it is ticked there, and the other way round', async () => {
      await expectAccessibleDayAndNight(phone)
      await expectFitsTwiceAsLarge(phone)
      const bag = phone.getByRole('button', { name: 'Pack school bag' })
      await bag.click()
      await expect(parent.getByRole('button', { name: 'Pack school bag, Tom' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      // Whoever has seen it may take it back; a press of the same moment would mean the same.
      await parent.waitForTimeout(500)
      await parent.getByRole('button', { name: 'Pack school bag, Tom' }).click()
      await expect(bag).toHaveAttribute('aria-pressed', 'false')
      await phone.waitForTimeout(500)
      await bag.click()
      await phone.getByRole('button', { name: 'Shoes by the door, all together' }).click()
      await expect(phone.getByText('All 2 done.')).toBeVisible()
    })

    await test.step('he says how his day was, and what he needs', async () => {
      await phone.getByRole('button', { name: 'How was your day?' }).click()
      await expect(phone.getByRole('heading', { name: 'How was your day?' })).toBeFocused()
      await expect(phone).toHaveTitle('Check in · Tom · Elefam')
      await phone.getByRole('button', { name: 'Good' }).click()
      await phone.getByRole('button', { name: 'a lift' }).click()
      await expectAccessibleDayAndNight(phone)
      await phone.getByRole('button', { name: 'Done' }).click()
      await expect(phone.getByRole('button', { name: 'Your day: good' })).toBeVisible()
    })

    await test.step('he thanks somebody, and keeps a topic', async () => {
      await phone.getByRole('button', { name: 'Say thank you' }).click()
      await phone.getByRole('button', { name: 'Ben' }).click()
      await phone.getByLabel('For what?').fill('for driving me')
      await expectAccessibleDayAndNight(phone)
      await phone.getByRole('button', { name: 'Thank Ben' }).click()
      await expect(phone.getByRole('heading', { name: 'Tom' })).toHaveAccessibleDescription(
        'You thanked Ben.',
      )
      await phone.getByRole('button', { name: 'Something to talk about' }).click()
      await expect(phone).toHaveTitle('Something to talk about · Tom · Elefam')
      await phone.getByLabel('What shall we talk about?').fill('A later bedtime')
      await phone.reload()
      await expect(phone.getByLabel('What shall we talk about?')).toHaveValue('A later bedtime')
      await phone.getByRole('button', { name: 'Keep it for the meeting' }).click()
      await expect(phone.getByText('It is kept for the meeting.')).toBeVisible()
      await expect(phone.getByText('You thanked Ben.'), 'said once').toBeHidden()
      const arrived = async () => {
        const { family, sprints } = await api.bootstrap()
        const [week] = sprints
        const answer = week?.standUps[0]?.answers.find(({ memberId }) => memberId === 'tom')
        return [
          [answer?.mood, answer?.help],
          week?.meeting.appreciations.map(({ fromId, toId, text }) => [fromId, toId, text]),
          family.familyData.topics.map(({ memberId, text }) => [memberId, text]),
        ]
      }
      await expect
        .poll(arrived)
        .toEqual([[4, 'a lift'], [['tom', 'ben', 'for driving me']], [['tom', 'A later bedtime']]])
    })

    await test.step('his week is there, and nothing of the others', async () => {
      await phone.getByRole('link', { name: 'Week' }).click()
      await expect(phone.getByRole('heading', { name: 'Week 1' })).toBeVisible()
      await expectAccessibleDayAndNight(phone)
      await expectFits(phone)
      const kept = await keptOn(phone)
      expect(kept).toContain('Pack school bag')
      for (const foreign of ['a secret wish', 'Feed the cat', '@', 'Camping'])
        expect(kept, foreign).not.toContain(foreign)
    })

    await test.step('withdrawn, it is nobody’s within a second', async () => {
      await api.remove(apiPaths.pairedDevice(familyId, device.id))
      const withdrawn = performance.now()
      await expect(phone.getByRole('heading', { name: 'This device is free again' })).toBeVisible({
        timeout: 2_000,
      })
      expect(performance.now() - withdrawn).toBeLessThan(1_500)
      expect(await keptOn(phone)).not.toContain('Pack school bag')
      await phone.goto(pairedPaths.mine)
      await expect(phone.getByRole('heading', { name: 'Whose day shall this be?' })).toBeVisible()
    })
  },
)

test(
  'a four-year-old has pictures, and a face for the day [N24]',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    const api = apiFor(context, server.url)
    const familyId = await aFamilyInItsWeek(api, plan)
    await page.clock.setFixedTime(evening)
    await pairForMember(page, api, familyId, 'leo')
    const cat = page.getByRole('button', { name: 'Feed the cat', exact: true })
    await expect(cat).toBeVisible()
    await expectAccessibleDayAndNight(page)
    await expectFitsTwiceAsLarge(page)
    const howWasIt = await page.getByRole('button', { name: 'How was it?' }).boundingBox()
    expect(howWasIt?.y, 'no gap beside a picture').toBe((await cat.boundingBox())?.y)
    await cat.click()
    await expect(cat).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'How was it?' }).click()
    await expect(page.getByRole('button', { name: /^(Hard|Okay|Great)$/ })).toHaveCount(3)
    await expectAccessibleDayAndNight(page)
    await page.getByRole('button', { name: 'Great' }).click()
    await page.getByRole('button', { name: /^Shoes by the door/ }).click()
    await expect(page.getByText('All done!')).toBeVisible()
    await page.getByRole('button', { name: 'Thank you' }).click()
    await page.getByRole('button', { name: 'Mia' }).click()
    const arrived = async () => {
      const [week] = (await api.bootstrap()).sprints
      const [cats, shoes] = [week?.tasks[1], week?.tasks[2]].map((task) => task?.checks[firstDay])
      const { mood } = week?.standUps[0]?.answers[0] ?? {}
      return [cats, shoes, mood, week?.meeting.appreciations[0]?.toId]
    }
    await expect.poll(arrived).toEqual([['leo'], ['leo'], 5, 'mia'])
  },
)

test(
  'without a network it opens, takes a tick, and sends it later [N24]',
  { tag: '@phone' },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'elefam-my-day-'))
    const server = await startServer()
    const open = async () => {
      const browser = await openKeptBrowser(join(folder, 'phone'), server, screenSizes.phone)
      const page = await browser.newPage()
      await page.clock.setFixedTime(evening)
      return { browser, page }
    }
    const parents = await openKeptBrowser(join(folder, 'parent'), server, screenSizes.phone)
    const api = apiFor(parents, server.url)
    const familyId = await aFamilyInItsWeek(api, plan)
    let { browser, page } = await open()
    await pairForMember(page, api, familyId, 'tom')
    await expect(page.getByRole('heading', { name: 'Tom' })).toBeVisible()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await browser.close()
    await server.stop()

    ;({ browser, page } = await open())
    await page.goto(pairedPaths.mine)
    await page.getByRole('button', { name: 'Pack school bag' }).click()
    await expect(page.getByText('Offline. It is kept here and sent later.')).toBeVisible()
    await browser.close()
    await server.restart()

    ;({ browser, page } = await open())
    await page.goto(pairedPaths.mine)
    await expect(page.getByRole('button', { name: 'Pack school bag' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const arrived = async () => (await api.bootstrap()).sprints[0]?.tasks[0]?.checks[firstDay]
    await expect.poll(arrived).toEqual(['tom'])
    await Promise.all([browser.close(), parents.close()])
    await server.remove()
    rmSync(folder, { recursive: true, force: true })
  },
)

test(
  'a tick that comes after the week was closed counts, and the child’s page says so [P21]',
  { tag: '@phone' },
  async ({ page: phone, context, server, anotherBrowser }) => {
    const api = apiFor(await anotherBrowser(), server.url)
    const familyId = await aFamilyInItsWeek(api, plan)
    await phone.clock.setFixedTime(evening)
    await pairForMember(phone, api, familyId, 'tom')
    await expect(phone.getByRole('button', { name: 'Pack school bag' })).toBeVisible()
    await context.setOffline(true)
    await phone.getByRole('button', { name: 'Pack school bag' }).click()
    await expect(phone.getByText('Offline. It is kept here and sent later.')).toBeVisible()
    await api.toSprint(familyId, sprintId, { type: 'close-week', next: null })
    await context.setOffline(false)
    await expect(phone.getByText(/^This week is finished/)).toHaveText(
      'This week is finished: thank you for your part. What you did today counts: Pack school bag. You plan the next one together.',
    )
    const arrived = async () => (await api.bootstrap()).sprints[0]?.tasks[0]?.checks[firstDay]
    await expect.poll(arrived).toEqual(['tom'])
    await expectAccessibleDayAndNight(phone)
    await expectFits(phone)
  },
)
