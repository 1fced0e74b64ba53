import { brand } from '#content/brand.ts'
import { thanksWords, topicWords, weekName } from '#server/content.ts'
import { weekdaysFrom } from '#core/time/calendar.ts'
import { membersOf, type Member } from '#core/members/member.ts'
import type { Calling, Plans } from '#core/reminders/reminder-moments.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { appPaths, settingsPaths } from '#core/paths.ts'
import type { Weekday } from '#core/words.ts'
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
  const { subject, text, button } = wordsFor[calling](asked)
  return {
    to,
    subject,
    text: [
      `Hello ${sanitizeForMail(name)},`,
      ...text,
      `${button.label}: ${baseUrl}${button.path}`,
      `You wanted ${kindOfMails[calling]}. You can end them without signing in.`,
      `End these mails: ${unsubscribe}\nChoose what comes: ${baseUrl}${settingsPaths.reminders}`,
    ].join('\n\n'),
    unsubscribe,
  }
}

/** What somebody ends by the link in such a mail. */
export const kindOfMails: Record<Calling, string> = {
  'stand-up': 'mails that remind you of check-ins',
  meeting: 'mails that remind you of family meetings',
  'look-back': 'mails that remind you of looking back',
  task: 'mails that remind you of tasks',
  week: 'your week by mail',
}

type Words = { subject: string; text: string[]; button: { label: string; path: string } }

const wordsFor: Record<Calling, (asked: Asked) => Words> = {
  'stand-up': () => ({
    subject: 'Time for your check-in',
    text: ['Five minutes together: how was today, and what is next?'],
    button: { label: 'Check in', path: appPaths.standUp },
  }),
  meeting: ({ plans }) => ({
    subject: 'Your family meeting begins in half an hour',
    text: [
      'You plan the coming week together.',
      ...listOf('To talk about:', plans.family.familyData.topics.map(topicWords)),
    ],
    button: { label: 'Plan the week', path: appPaths.planMeeting },
  }),
  'look-back': ({ sprint }) => ({
    subject: `${sanitizeForMail(sprint ? weekName(sprint.name) : 'Your week')} ends today`,
    text: ['What went well, and what was hard? Look back together, it does not take long.'],
    button: { label: 'Look back', path: appPaths.retrospective },
  }),
  task: ({ sprint, taskIds }) => ({
    subject: 'What you wanted to think of today',
    text: [
      'You wanted to be reminded of this now:',
      ...listOf('', (sprint?.tasks ?? []).filter(({ id }) => taskIds.includes(id)).map(titleOf)),
    ],
    button: { label: 'See today', path: appPaths.dashboard },
  }),
  week: ({ plans, sprint }) => ({
    subject: `${sanitizeForMail(sprint ? weekName(sprint.name) : 'Your week')} on ${brand.name}`,
    text: sprint ? weekWords(plans, sprint) : [],
    button: { label: 'See the week', path: appPaths.dashboard },
  }),
}

const titleOf = ({ title }: Pick<Task, 'title'>) => title

/** Lines with a dash each, and what they are; nothing without any. */
function listOf(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const all = lines.map((line) => `– ${sanitizeForMail(line)}`)
  return [[...(heading ? [heading] : []), ...all].join('\n')]
}

/** The plan, line by line as on the sheet, and one thank-you of those that were said. */
function weekWords({ family, sprints }: Plans, sprint: Sprint): string[] {
  const members = membersOf(family.familyData)
  const { startOfWeek } = family.familyData.settings
  const lines = sprint.tasks.map(
    (task) => `${task.title}, ${ownersIn(task, members)}, ${oftenIn(task, startOfWeek)}`,
  )
  const thanks = [sprint, ...sprints.filter((one) => one.startsOn < sprint.startsOn).toReversed()]
    .flatMap(({ meeting }) => meeting.appreciations)
    .at(0)
  const called = (id: string) => members.find((member) => member.id === id)?.name
  const quoted = `> ${sanitizeForMail(thanks ? thanksWords(thanks, called) : '')}`
  const from = members.find(({ id }) => id === thanks?.fromId)
  const step = sprint.missionStep && `Your step this week: ${sanitizeForMail(sprint.missionStep)}`
  return [
    step || 'This is your week.',
    ...listOf('Your plan:', lines),
    ...(thanks ? [`${from ? sanitizeForMail(from.name) : 'Somebody'} said:`, quoted] : []),
  ]
}

function ownersIn({ owners }: Task, members: readonly Member[]): string {
  if (owners === 'everyone') return 'everyone'
  const names = members.filter(({ id }) => owners.includes(id)).map(({ name }) => name)
  return names.length > 0 ? names.join(' and ') : 'nobody yet'
}

const seldomWords = { 'two-weeks': 'every other week', month: 'every month' }

function oftenIn({ repeat }: Task, startOfWeek: Weekday): string {
  if (repeat.kind === 'once') return 'once'
  if (repeat.kind === 'seldom') return seldomWords[repeat.every]
  if (repeat.kind === 'times') {
    if (repeat.times === 7) return 'every day'
    return ['', 'once a week', 'twice a week'][repeat.times] ?? `${repeat.times} times a week`
  }
  if (repeat.days.length === 7) return 'every day'
  return weekdaysFrom(startOfWeek)
    .filter((day) => repeat.days.includes(day))
    .map((day) => day.slice(0, 3))
    .join(' ')
}
