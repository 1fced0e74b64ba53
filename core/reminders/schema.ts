import { z } from 'zod'
import { limits } from '../limits.ts'
import { reminderChannels, reminderKinds } from '../words.ts'
import { date, distinct, id, type instant, timeOfDay, timeZone } from '../schema.ts'

/** One task at one time of its days, for whoever asked: "remind me of this task at 17:00". */
const taskReminderSchema = z.strictObject({ sprintId: id, taskId: id, time: timeOfDay })

const channel = z.enum(reminderChannels)

/** What somebody wants to be reminded of, how, and when not. Theirs alone, whatever the other parent chose. */
export const reminderSettingsSchema = z.strictObject({
  channels: z.strictObject({
    'stand-up': channel,
    meeting: channel,
    'look-back': channel,
    task: channel,
  } satisfies Record<(typeof reminderKinds)[number], typeof channel>),
  tasks: z
    .array(taskReminderSchema)
    .max(limits.taskReminders)
    .refine((tasks) => distinct(tasks, ({ taskId }) => taskId), 'must not repeat'),
  /** By the clocks of `timeZone`, over midnight where `from` is later; null: at any hour. */
  quiet: z.strictObject({ from: timeOfDay, to: timeOfDay }).nullable(),
  /** The person's own zone; the family's decides when something is. */
  timeZone,
  /** Whether a notification may say names and texts, also on a locked screen. */
  tellsMore: z.boolean(),
  /** The week's plan and one thank-you by mail, once a week. */
  weeklyMail: z.boolean(),
})

/** A browser that takes push messages, as it describes itself (`PushSubscription.toJSON`). */
export const pushSubscriptionSchema = z.strictObject({
  // A URL's parser passes over what no URL has, a NUL as well; it is stored as it came.
  endpoint: z
    .url({ protocol: /^https$/ })
    .max(limits.pushEndpoint)
    .regex(/^[!-~]+$/),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/),
    auth: z.string().regex(/^[\w-]{20,30}={0,2}$/),
  }),
})

/** What there is of somebody's reminders; `settings` null while nothing was chosen. */
export const remindersSchema = z.strictObject({
  settings: reminderSettingsSchema.nullable(),
  /** The public key with which a browser subscribes (VAPID). */
  pushKey: z.string(),
  /** Whether mails leave this server. */
  mails: z.boolean(),
})

/** What a notification does when its button is pressed, by the session of its browser. */
export const reminderAnswerSchema = z.strictObject({
  kind: z.enum(reminderKinds),
  day: date,
  /** later: once more in an hour. done: it was held, or the task is ticked. */
  answer: z.enum(['later', 'done']),
  /** Of a task's reminder. */
  taskId: id.optional(),
})

/** The payload of a push message, written and read by us alone. */
export type PushMessage = {
  kind: (typeof reminderKinds)[number]
  /** The family's day that it is about. */
  day: string
  title: string
  body: string
  /** A later one of the same tag takes its place. */
  tag: string
  /** Where a press on it leads. */
  path: string
  taskId?: string
  /** The id of whoever is reminded, in whose name it is answered. Of earlier versions nobody is named. */
  to?: string
  /** When its moment is over: one that arrives later is not shown. */
  until: z.infer<typeof instant>
}

export type ReminderSettings = z.infer<typeof reminderSettingsSchema>
export type TaskReminder = z.infer<typeof taskReminderSchema>
export type PushSubscriptionFields = z.infer<typeof pushSubscriptionSchema>
export type ReminderAnswer = z.infer<typeof reminderAnswerSchema>
export type Reminders = z.infer<typeof remindersSchema>
