import { t } from '#core/say.ts'
import type { PushMessage, ReminderAnswer } from '#core/reminders/schema.ts'

type Button = { action: ReminderAnswer['answer']; title: string }

const later: Button = { action: 'later', title: t`In an hour` }

/** Before a meeting there is nothing to answer: in an hour it has begun. */
const buttons: Record<PushMessage['kind'], Button[]> = {
  'stand-up': [{ action: 'done', title: t`Held it` }, later],
  meeting: [],
  'look-back': [later],
  task: [{ action: 'done', title: t`Done` }, later],
}

/**
 * The notification of a message that comes at `now` (milliseconds). One whose moment is over makes no
 * sound and asks for nothing: browsers demand that something is shown.
 */
export function notificationOf(message: PushMessage, now: number) {
  const isLate = Date.parse(message.until) <= now
  return {
    isLate,
    title: message.title,
    options: {
      body: isLate ? t`This was for earlier.` : message.body,
      tag: message.tag,
      renotify: false,
      silent: isLate,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      actions: isLate ? [] : buttons[message.kind],
      data: message,
    },
  }
}

/** What the server is told when one of its buttons was pressed; null for a press on the notification itself. */
export function answerOf(message: PushMessage, action: string): ReminderAnswer | null {
  if (action !== 'done' && action !== 'later') return null
  const { kind, day, taskId } = message
  return { kind, day, answer: action, ...(taskId !== undefined && { taskId }) }
}
