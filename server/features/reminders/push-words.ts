import { brand } from '#content/brand.ts'
import { topicWords, weekName } from '#server/content.ts'
import type { PushMessage } from '#core/reminders/schema.ts'
import { membersOf } from '#core/members/member.ts'
import type { Plans, SentCall } from '#core/reminders/reminder-moments.ts'
import { sprintForStandUp } from '#core/stand-up/stand-up.ts'
import { appPaths } from '#core/paths.ts'
import { topicOf } from './remind.ts'

type Words = Pick<PushMessage, 'title' | 'body' | 'path'>

/** What a locked screen may show to anybody: neither names nor what somebody wrote. */
const plain: Record<PushMessage['kind'], Words> = {
  'stand-up': {
    title: 'Time for your check-in',
    body: 'Five minutes together: how was today, and what is next?',
    path: appPaths.standUp,
  },
  meeting: {
    title: 'Your family meeting begins in half an hour',
    body: 'You plan the coming week together.',
    path: appPaths.planMeeting,
  },
  'look-back': {
    title: 'Your week ends today',
    body: 'What went well, and what was hard? Look back together.',
    path: appPaths.retrospective,
  },
  task: {
    title: 'Something you wanted to think of',
    body: `It is in your plan for today on ${brand.name}.`,
    path: appPaths.dashboard,
  },
}

/** A body is cut there: far more than a notification shows, far less than a message may have. */
const longest = 200

/** The same with names and texts, for whoever wants them there. */
function telling({ kind, day, taskId }: SentCall, { family, sprints }: Plans): Partial<Words> {
  const sprint = sprintForStandUp(sprints, day)
  const names = membersOf(family.familyData).map(({ name }) => name)
  if (kind === 'stand-up') return { body: `How was today, ${names.join(', ')}?` }
  if (kind === 'look-back') return sprint ? { title: `${weekName(sprint.name)} ends today` } : {}
  const [topic] = family.familyData.topics
  if (kind === 'meeting') return topic ? { body: `To talk about: ${topicWords(topic)}` } : {}
  const task = sprint?.tasks.find(({ id }) => id === taskId)
  return task ? { title: task.title, body: 'You wanted to be reminded of it now.' } : {}
}

/** What a browser is sent; `plans` only where it may tell of them. */
export function pushMessage(call: SentCall, plans: Plans | null): PushMessage | null {
  const { kind, day, until, taskId } = call
  if (kind === 'week') return null // It comes by mail alone.
  const words = { ...plain[kind], ...(plans && telling(call, plans)) }
  const body = words.body.slice(0, longest).toWellFormed()
  return { kind, day, ...words, body, tag: topicOf(call), until, ...(taskId && { taskId }) }
}
