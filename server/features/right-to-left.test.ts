// What the server says from right to left, by the catalog that a release brings.
import { expect, test } from 'vitest'
import type { CalendarEntry } from '#core/calendars/family-calendar.ts'
import { aFamily, aSprint, aTask } from '#core/testing/a-family.ts'
import { bringSentences, speaking } from '#server/platform/say.ts'
import { sentencesOf } from '../../scripts/languages/compile.ts'
import { feedText } from './calendar/feed-text.ts'
import { pushMessage } from './reminders/push-words.ts'
import { reminderMail } from './reminders/reminder-mails.ts'

bringSentences('ar', sentencesOf('ar', ['core', 'content', 'server']))

const inArabic = <Said>(say: () => Said): Said => speaking('ar', say)
/** A name whose letters run from left to right, between the marks that keep it apart. */
const apart = (name: string) => `\u2068${name}\u2069`

const family = aFamily()
const sprint = aSprint({
  missionStep: 'One story',
  plannedAt: '2026-03-01T18:00:00.000Z',
  tasks: [aTask({ title: 'Read!', owners: ['mia', 'ben'] })],
})

test('a mail keeps apart what was written the other way, and its addresses whole [L4]', () => {
  const mail = (calling: 'week' | 'look-back') =>
    inArabic(() =>
      reminderMail({
        to: 'maya@example.org',
        name: 'Maya',
        calling,
        plans: { family, sprints: [sprint] },
        sprint: { ...sprint, name: 'Camping' },
        taskIds: [],
        baseUrl: 'https://family.example',
        unsubscribe: 'https://family.example/unsubscribe/token',
      }),
    )
  expect(mail('look-back').subject).toContain(apart('Camping'))
  const { text } = mail('week')
  expect(text).toMatch(new RegExp(`^مرحبًا ${apart('Maya')}،`))
  expect(text).toContain(apart('One story'))
  // The line begins with the title, and is ours: it runs from right to left (\u2067).
  expect(text).toContain(
    `\n– \u2067${apart('Read!')}، \u2067${apart('Ben')} و${apart('Mia')}\u2069،`,
  )
  expect(text).toMatch(/: https:\/\/family[.]example\/dashboard$/m)
})

test('so does a reminder by push, and an event of the calendar [L4]', async () => {
  const call = { kind: 'stand-up', day: sprint.startsOn, until: sprint.startsOn } as const
  const pushed = inArabic(() => pushMessage(call, { family, sprints: [sprint] }))
  expect(pushed?.body).toContain(`\u2067${apart('Maya')}، و${apart('Ben')}`)
  const event = {
    id: 'date1',
    kind: 'date' as const,
    title: 'Zoo',
    who: ['Mia', 'Leo'],
    startsOn: '2026-03-04',
    time: null,
    minutes: 0,
    every: null,
    except: [],
    alarm: null,
  } satisfies CalendarEntry
  const of = { familyId: 'family1', baseUrl: 'https://family.example', now: sprint.createdAt }
  const feed = await inArabic(() => feedText([event], { ...of, timeZone: undefined }))
  expect(feed).toContain(`SUMMARY:Zoo (${apart('Mia')} و${apart('Leo')})`)
})
