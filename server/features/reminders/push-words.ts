import { brand } from '#content/brand.ts'
import { topicWords, weekName } from '#server/content.ts'
import type { PushMessage } from '#core/reminders/schema.ts'
import { membersOf } from '#core/members/member.ts'
import type { Plans, SentCall } from '#core/reminders/reminder-moments.ts'
import { sprintForStandUp } from '#core/stand-up/stand-up.ts'
import { appPaths } from '#core/paths.ts'
import { t } from '#core/say.ts'
import { listNow } from '#server/platform/say.ts'
import { topicOf } from './remind.ts'
import { endsToday } from './reminder-mails.ts'

type Words = Pick<PushMessage, 'title' | 'body' | 'path'>

/** What a locked screen may show to anybody: neither names nor what somebody wrote. */
const plain: Record<PushMessage['kind'], () => Words> = {
  'stand-up': () => ({
    title: t`Time for your check-in`,
    body: t`Five minutes together: how was today, and what is next?`,
    path: appPaths.standUp,
  }),
  meeting: () => ({
    title: t`Your family meeting begins in half an hour`,
    body: t`You plan the coming week together.`,
    path: appPaths.planMeeting,
  }),
  'look-back': () => ({
    title: t`Your week ends today`,
    body: t`What went well, and what was hard? Look back together.`,
    path: appPaths.retrospective,
  }),
  task: () => ({
    title: t`Something you wanted to think of`,
    body: t`It is in your plan for today on ${brand.name}.`,
    path: appPaths.dashboard,
  }),
}

/** A body is cut there: far more than a notification shows, far less than a message may have. */
const longest = 200

/** The same with names and texts, for whoever wants them there. */
function telling({ kind, day, taskId }: SentCall, { family, sprints }: Plans): Partial<Words> {
  const sprint = sprintForStandUp(sprints, day)
  const names = listNow(
    membersOf(family.familyData).map(({ name }) => name),
    'unit',
  )
  if (kind === 'stand-up') return { body: t`How was today, ${names}?` }
  if (kind === 'look-back') return sprint ? { title: endsToday(weekName(sprint.name)) } : {}
  const [topic] = family.familyData.topics
  if (kind === 'meeting') return topic ? { body: talkAbout(topicWords(topic)) } : {}
  const task = sprint?.tasks.find(({ id }) => id === taskId)
  return task ? { title: task.title, body: t`You wanted to be reminded of it now.` } : {}
}

const talkAbout = (topic: string) => t`To talk about: ${topic}`

/** What a browser is sent; `plans` only where it may tell of them. */
export function pushMessage(call: SentCall, plans: Plans | null): PushMessage | null {
  const { kind, day, until, taskId } = call
  if (kind === 'week') return null // It comes by mail alone.
  const words = { ...plain[kind](), ...(plans && telling(call, plans)) }
  const body = words.body.slice(0, longest).toWellFormed()
  return { kind, day, ...words, body, tag: topicOf(call), until, ...(taskId && { taskId }) }
}
