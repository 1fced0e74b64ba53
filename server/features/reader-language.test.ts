import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#core/account/user-schema.ts'
import type { CalendarFeed } from '#core/account/schema.ts'
import { aSprint } from '#core/testing/a-family.ts'
import { apiPaths, languageCookie, resetLink, unsubscribe } from '#core/paths.ts'
import { messageOf } from '#server/platform/mail-message.ts'
import { say, speaking } from '#server/platform/say.ts'
import { languageOf } from '#server/store/reading-language.ts'
import { bringTranslations } from '#server/testing/bring-translations.ts'
import { letterhead } from '#server/testing/mail-server.ts'
import { problem } from '#server/testing/test-client.ts'
import { baseUrl, password, secret, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { pushMessage } from './reminders/push-words.ts'
import { unsubscribeToken } from './reminders/unsubscribe-token.ts'

bringTranslations('de', {
  'Hello {name},': 'Hallo {name},',
  'Choose a new password': 'Ein neues Passwort wählen',
  'If the button does nothing, copy this address into your browser:':
    'Tut der Knopf nichts? Dann diese Adresse in den Browser kopieren:',
  'Family meeting': 'Familientreffen',
  'Check-in': 'Tagesrunde',
  'Invalid email/password': 'E-Mail oder Passwort stimmt nicht',
  'Something in this request is not as expected.': 'Etwas in dieser Anfrage stimmt nicht.',
  'That was a lot at once. Please wait {minutes, plural, one {a minute} other {# minutes}} and try again.':
    'Das war viel auf einmal. Bitte {minutes, plural, one {eine Minute} other {# Minuten}} warten.',
  'No more of these mails?': 'Keine solchen Mails mehr?',
  '{week} ends today': '{week} endet heute',
  'How was today, {names}?': 'Wie war heute, {names}?',
  'Join {inviter}’s family on {0}': 'Komm in die Familie von {inviter} auf {0}',
})

describe.each(dialects)('what the server says, on %s', (dialect) => {
  const server = useServer(dialect, { languages: ['en', 'de'] })
  let maya: SignedUp
  beforeEach(async () => {
    maya = await server.signedUp({ name: 'Maya', confirmed: true })
    server.mails.length = 0
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const choose = (language: string | null) =>
    maya.patch<User>(apiPaths.user(maya.userId), { language })
  const chooseForFamily = (language: string | null) =>
    maya.changeFamily(maya.familyId, { type: 'edit-family', changes: { settings: { language } } })
  const resetMail = async () => {
    await server.client().post(apiPaths.requestPasswordReset, { email: maya.email })
    await server.sendMails()
    return server.mails.find(({ text }) => text.includes(resetLink('')))!
  }

  test('is in a person’s language, else in their family’s, else English', async () => {
    const reader = async () => {
      const { user } = (await maya.bootstrap()).body
      return languageOf(server.store.db, user)
    }
    expect(await reader()).toBe('en')
    await chooseForFamily('ar')
    expect(await reader()).toBe('ar')
    expect((await choose('de')).body).toMatchObject({ language: 'de', profile: { name: 'Maya' } })
    expect(await reader()).toBe('de')
    expect((await choose(null)).body).not.toHaveProperty('language')
    expect(await reader()).toBe('ar')
    await chooseForFamily(null)
    expect(await reader()).toBe('en')
  })

  test.each(['German', 'd', 'de-DE', '', 7])('takes no language like %j', async (language) => {
    const answer = await maya.patch(apiPaths.user(maya.userId), { language })
    expect(problem(answer)).toMatchObject({ status: 400, field: 'language' })
  })

  test('is English where the program does not have the language', async () => {
    await choose('xx')
    expect((await resetMail()).subject).toBe('Choose a new password')
  })

  test('by mail is in its reader’s language, and so is the paper', async () => {
    await choose('de')
    const mail = await resetMail()
    expect(mail).toMatchObject({ language: 'de', subject: 'Ein neues Passwort wählen' })
    expect(mail.text).toMatch(/^Hallo Maya,/)
    const link = mail.text.split('\n').find((line) => line.includes(resetLink('')))
    expect(link).toMatch(/^Ein neues Passwort wählen: http/)
    const { html } = await speaking('de', () => messageOf(mail, 'id', letterhead))
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('Tut der Knopf nichts?')
    const { html: arabic } = await speaking('ar', () => messageOf(mail, 'id', letterhead))
    expect(arabic).toContain('<html lang="ar" dir="rtl">')
  })

  test('to somebody who is invited is in the family’s language, dates too', async () => {
    await chooseForFamily('de')
    await maya.post(apiPaths.invites(maya.familyId), { toEmail: 'ben@example.org', name: 'Ben' })
    await server.sendMails()
    const mail = server.mails.find(({ to }) => to === 'ben@example.org')
    expect(mail?.subject).toMatch(/^Komm in die Familie von Maya/)
    expect(mail?.text).toMatch(/(Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch/)
  })

  test('by push is in the language of whoever is reminded, names and weeks too', async () => {
    const { family } = (await maya.bootstrap()).body
    const sprint = aSprint({ name: 3, plannedAt: '2026-03-01T18:00:00.000Z' })
    const call = { day: sprint.startsOn, until: sprint.startsOn }
    const plans = { family, sprints: [sprint] }
    const pushed = (kind: 'look-back' | 'stand-up') =>
      speaking('de', () => pushMessage({ kind, ...call }, plans))
    expect(pushed('look-back')?.title).toBe('Woche 3 endet heute')
    expect(pushed('stand-up')?.body).toBe('Wie war heute, Maya?')
    expect(pushMessage({ kind: 'look-back', ...call }, plans)?.title).toBe('Week 3 ends today')
  })

  test('in the calendar is in the family’s language, from the next reading on', async () => {
    const settings = { meetingDay: 'Sunday', meetingTime: '17:00', standUpTime: '18:30' } as const
    await maya.changeFamily(maya.familyId, { type: 'edit-family', changes: { settings } })
    const made = await maya.post<CalendarFeed & { url: string }>(apiPaths.calendarFeed, {})
    const read = async () =>
      (await server.client().get<string>(made.body.url.slice(baseUrl.length))).body
    expect(await read()).toContain('SUMMARY:Family meeting')
    await chooseForFamily('de')
    const german = await read()
    expect(german).toContain('SUMMARY:Familientreffen')
    expect(german).toContain('SUMMARY:Tagesrunde')
  })

  test('where mails are ended is in the language of the mail', async () => {
    await choose('de')
    const token = unsubscribeToken(secret, { userId: maya.userId, calling: 'week' })
    const { body } = await server.client().get<string>(unsubscribe(token))
    expect(body).toContain('<html lang="de">')
    expect(body).toContain('Keine solchen Mails mehr?')
  })

  const wrong = (headers: Record<string, string>) =>
    server.client().send(apiPaths.signIn, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: maya.email, password: 'another-one' }),
    })

  test('of a refusal is in the language of the device or the browser; its code stays [S5.3]', async () => {
    const code = 'invalid-credentials'
    const english = { code, message: 'Invalid email/password' }
    const german = { code, message: 'E-Mail oder Passwort stimmt nicht' }
    const of = async (headers: Record<string, string>) => (await wrong(headers)).json()
    expect(await of({})).toEqual(english)
    expect(await of({ 'accept-language': 'de-AT,en;q=0.5' })).toEqual(german)
    expect(await of({ cookie: `${languageCookie}=de` })).toEqual(german)
    expect(
      await of({ cookie: `${languageCookie}=en`, 'accept-language': 'de' }),
      'what was chosen here goes before',
    ).toEqual(english)
    expect(await of({ 'accept-language': 'fr' }), 'which there is not').toEqual(english)
  })

  test('of a refusal is in the language of whoever is signed in, but for programs', async () => {
    await choose('de')
    const wanted = { name: 'A program', scope: 'everything', days: null, password }
    const { token } = (await maya.post<{ token: string }>(apiPaths.apiTokens, wanted)).body
    const path = apiPaths.familyCommands(maya.familyId)
    const hers = problem(await maya.post(path, {}))
    expect(hers).toMatchObject({
      code: 'invalid-input',
      message: 'Etwas in dieser Anfrage stimmt nicht.',
    })
    const its = problem(await server.program(token).post(path, {}))
    expect(its).toMatchObject({ code: 'invalid-input', field: hers.field })
    expect(its.message).toMatch(/^\w+ is missing/)
  })

  test('is in the language of the page where a family began', async () => {
    const ada = server.client()
    ada.cookies.set(languageCookie, 'de')
    await ada.signUp({ email: `ada.${dialect}@example.org`, password })
    const { family } = (await ada.bootstrap()).body
    expect(family.familyData.settings).toEqual({ startOfWeek: 'Sunday', language: 'de' })
  })
})

test('two readers in one moment read each their own language', async () => {
  const greeting = async (name: string) => {
    await new Promise((done) => setTimeout(done, 1))
    return say('Hello {name},', { name }, () => `Hello ${name},`)
  }
  const heard = await Promise.all([
    speaking('de', () => greeting('Maya')),
    speaking('en', () => greeting('Ben')),
    speaking('de', () => greeting('Ada')),
    greeting('Nobody'),
  ])
  expect(heard).toEqual(['Hallo Maya,', 'Hello Ben,', 'Hallo Ada,', 'Hello Nobody,'])
})
