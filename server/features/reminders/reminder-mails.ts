import { brand } from '#content/brand.ts'
import { thanksWords, topicWords, weekName } from '#server/content.ts'
import { weekdaysFrom } from '#core/time/calendar.ts'
import { membersOf, type Member } from '#core/members/member.ts'
import type { Calling, Plans } from '#core/reminders/reminder-moments.ts'
import { isTooShort, weekLength } from '#core/sprint/days-before-plan.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import type { Topic } from '#core/topics/schema.ts'
import { appPaths, settingsPaths } from '#core/paths.ts'
import { plural, t } from '#core/say.ts'
import { weekdays, type Weekday } from '#core/words.ts'
import { hello, leading } from '#server/platform/mail-words.ts'
import { apartNow, listNow, localeNow } from '#server/platform/say.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'

type Asked = {
  to: string
  /** Of whoever is reminded. */
  name: string
  calling: Calling
  plans: Plans
  /** The week that it is about; null where there is none yet. */
  sprint: Sprint | null
  taskIds: readonly string[]
  baseUrl: string
  /** Ends this kind of mails. */
  unsubscribe: string
}

/** A reminder as a mail, or the week's plan: plain, short, and with the way to have no more of them. */
export function reminderMail(asked: Asked): Mail {
  const { to, name, calling, baseUrl, unsubscribe } = asked
  const { subject, text, button, wanted } = wordsFor[calling](asked)
  return {
    to,
    subject,
    text: [
      hello(name),
      ...text,
      leading(button.label, baseUrl + button.path),
      wanted,
      [
        leading(t`End these mails`, unsubscribe),
        leading(t`Choose what comes`, baseUrl + settingsPaths.reminders),
      ].join('\n'),
    ].join('\n\n'),
    unsubscribe,
  }
}

type Words = {
  subject: string
  text: string[]
  button: { label: string; path: string }
  /** Why it comes, and that it need not. */
  wanted: string
}

const wordsFor: Record<Calling, (asked: Asked) => Words> = {
  'stand-up': () => ({
    subject: t`Time for your check-in`,
    text: [t`Five minutes together: how was today, and what is next?`],
    button: { label: t`Check in`, path: appPaths.standUp },
    wanted: t`You wanted mails that remind you of check-ins. You can end them without signing in.`,
  }),
  meeting: ({ plans }) => ({
    subject: t`Your family meeting begins in half an hour`,
    text: [
      t`You plan the coming week together.`,
      ...listOf(t`To talk about:`, plans.family.familyData.topics.map(topicIn)),
    ],
    button: { label: t`Plan the week`, path: appPaths.planMeeting },
    wanted: t`You wanted mails that remind you of family meetings. You can end them without signing in.`,
  }),
  'look-back': ({ sprint }) => ({
    subject: endsToday(sprint && sanitizeForMail(weekName(sprint.name))),
    text: [t`What went well, and what was hard? Look back together, it does not take long.`],
    button: { label: t`Look back`, path: appPaths.retrospective },
    wanted: t`You wanted mails that remind you of looking back. You can end them without signing in.`,
  }),
  task: ({ sprint, taskIds }) => ({
    subject: t`What you wanted to think of today`,
    text: [
      t`You wanted to be reminded of this now:`,
      ...listOf('', (sprint?.tasks ?? []).filter(({ id }) => taskIds.includes(id)).map(titleIn)),
    ],
    button: { label: t`See today`, path: appPaths.dashboard },
    wanted: t`You wanted mails that remind you of tasks. You can end them without signing in.`,
  }),
  week: ({ plans, sprint }) => ({
    subject: weekSubject(sprint && sanitizeForMail(weekName(sprint.name))),
    text: sprint ? weekWords(plans, sprint) : [],
    button: { label: t`See the week`, path: appPaths.dashboard },
    wanted: t`You wanted your week by mail. You can end them without signing in.`,
  }),
}

/** Of a week by its name, or of one that has none yet. */
export const endsToday = (week: string | null): string =>
  week === null ? t`Your week ends today` : t`${week} ends today`

const weekSubject = (week: string | null) =>
  week === null ? t`Your week on ${brand.name}` : t`${week} on ${brand.name}`

/** Notes that are no sentence. */
const notesOf = (notes: readonly string[]) =>
  notes
    .map(apartNow)
    .join(t({ message: ', ', comment: 'Stands between notes that are no sentence.' }))

const titleIn = ({ title }: Pick<Task, 'title'>) => sanitizeForMail(title)
const topicIn = (topic: Topic) => sanitizeForMail(topicWords(topic))

/** Lines with a dash each, and what they are; nothing without any. */
function listOf(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const all = lines.map((line) => `– ${apartNow(line)}`)
  return [[...(heading ? [heading] : []), ...all].join('\n')]
}

/** The plan, line by line as on the sheet, and one thank-you of those that were said. */
function weekWords({ family, sprints }: Plans, sprint: Sprint): string[] {
  const members = membersOf(family.familyData).map((member): Member => ({
    ...member,
    name: sanitizeForMail(member.name),
  }))
  const { startOfWeek } = family.familyData.settings
  const days = weekLength(sprint, sprint.startsOn)
  const lines = sprint.tasks.map((task) =>
    notesOf([titleIn(task), ownersIn(task, members), oftenIn(task, startOfWeek, days)]),
  )
  const thanks = [sprint, ...sprints.filter((one) => one.startsOn < sprint.startsOn).toReversed()]
    .flatMap(({ meeting }) => meeting.appreciations)
    .at(0)
  const called = (id: string | undefined) => members.find((member) => member.id === id)?.name
  const step = sprint.missionStep && stepWords(sanitizeForMail(sprint.missionStep))
  return [
    step || t`This is your week.`,
    ...listOf(t`Your plan:`, lines),
    ...(thanks
      ? [
          saidWords(called(thanks.fromId)),
          `> ${apartNow(thanksWords({ ...thanks, text: sanitizeForMail(thanks.text) }, called))}`,
        ]
      : []),
  ]
}

const stepWords = (step: string) => t`Your step this week: ${step}`

const saidWords = (name: string | undefined) =>
  name === undefined ? t`Somebody said:` : t`${name} said:`

function ownersIn({ owners }: Task, members: readonly Member[]): string {
  if (owners === 'everyone') return t`everyone`
  const names = members.filter(({ id }) => owners.includes(id)).map(({ name }) => name)
  return names.length > 0 ? listNow(names) : t`nobody yet`
}

/** `days`: how many of the week count. */
function oftenIn({ repeat }: Task, startOfWeek: Weekday, days: number): string {
  if (repeat.kind === 'once') return t`once`
  if (repeat.kind === 'seldom') {
    return repeat.every === 'month' ? t`every month` : t`every other week`
  }
  if (repeat.kind === 'times') {
    const { times } = repeat
    if (times === 7) return t`every day`
    if (isTooShort(days, times)) return timesThisWeek(days)
    return plural(times, { 1: 'once a week', 2: 'twice a week', other: '# times a week' })
  }
  if (repeat.days.length === 7) return t`every day`
  return weekdaysFrom(startOfWeek)
    .filter((day) => repeat.days.includes(day))
    .map(shortWeekday)
    .join(' ')
}

const timesThisWeek = (times: number): string =>
  plural(times, { 1: 'once this week', 2: 'twice this week', other: '# times this week' })

/** "Mon", by a week that began on a Monday. */
const shortWeekday = (day: Weekday) =>
  new Intl.DateTimeFormat(localeNow(), { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + weekdays.indexOf(day)),
  )
