import { randomBytes } from 'node:crypto'
import type { PushSubscriptionFields, ReminderSettings } from '#core/reminders/schema.ts'
import type { PrintedSheet } from '#core/paper/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { randomId } from '#server/platform/random-id.ts'
import type { Actor, Ids } from './test-actors.ts'
import { newSprint } from './new-sprint.ts'
import { password } from './test-server.ts'

const family = '/api/families/{familyId}'
const sprint = `${family}/sprints/{sprintId}`

type Given = { ids: Ids; versions: { family: number; sprint: number }; file: unknown }

/** For every route that changes something: a body with which it does. Others take an empty one. */
export const validBodies: Record<string, (given: Given) => object> = {
  'POST /api/auth/change-email': () => ({ newEmail: `${randomId()}@example.org`, password }),
  'POST /api/auth/change-password': () => ({ newPassword: 'umbrella-giraffe', password }),
  'POST /api/auth/proof': () => ({ password }),
  'POST /api/auth/linked/{provider}': () => ({ password }),
  'DELETE /api/auth/linked/{provider}': () => ({ password }),
  'POST /api/auth/new-passkey': () => ({ password }),
  'POST /api/auth/passkeys': () => ({ passkey: '{}', name: 'Phone' }),
  'DELETE /api/auth/passkeys/{passkeyId}': () => ({ password }),
  'POST /api/auth/new-second-factor': () => ({ password }),
  'POST /api/auth/second-factor': () => ({ sealed: '', code: '' }),
  'DELETE /api/auth/second-factor': () => ({ password }),
  'PATCH /api/users/{userId}': () => ({ profile: { name: 'Renamed' } }),
  'DELETE /api/users/{userId}': () => ({ password }),
  [`PATCH ${family}`]: ({ versions }) => ({
    version: versions.family,
    familyData: { interests: ['Kites'] },
  }),
  [`DELETE ${family}`]: () => ({ password }),
  [`POST ${family}/commands`]: () => ({ id: randomId(), type: 'complete-onboarding' }),
  [`POST ${family}/sprints`]: () => ({ sprint: newSprint() }),
  [`PATCH ${sprint}`]: ({ versions }) => ({
    version: versions.sprint,
    sprint: { name: 'Renamed' },
  }),
  [`POST ${sprint}/commands`]: () => ({
    id: randomId(),
    type: 'edit-sprint',
    changes: { name: 'Renamed' },
  }),
  [`POST ${family}/presence`]: () => ({ thing: null }),
  [`POST ${family}/export`]: () => ({ password }),
  [`POST ${family}/import`]: ({ file }) => ({ file, replace: true, password }),
  [`POST ${family}/hand-over`]: ({ ids }) => ({ userId: ids.heirId, password }),
  [`DELETE ${family}/members/{memberId}`]: () => ({ password }),
  [`POST ${family}/paired-devices`]: () => ({ name: 'Tablet', purpose: { kind: 'wall' } }),
  'POST /api/paired/commands': ({ ids }) => ({
    id: randomId(),
    type: 'park-topic',
    topic: { id: randomId(), text: 'Bedtime', memberId: ids.memberId },
  }),
  'POST /api/paired/sprints/{sprintId}/commands': ({ ids }) => ({
    id: randomId(),
    type: 'appreciate',
    appreciation: { id: randomId(), fromId: ids.memberId, text: 'Thank you' },
  }),
  [`POST ${family}/letters`]: ({ ids }) => ({ ...aLetter(), memberId: ids.memberId }),
  [`POST ${family}/opened-letters`]: ({ ids }) => ({ ids: [ids.letterId] }),
  'POST /api/paired/letters': aLetter,
  [`POST ${family}/calendars`]: () => ({ name: 'School', url: 'https://school.example/key.ics' }),
  [`POST ${family}/calendar-server`]: () => ({
    url: 'https://cloud.example/',
    user: 'maya',
    appPassword: 'for apps',
  }),
  'POST /api/tokens': () => ({ name: 'Kitchen light', scope: 'read', days: null, password }),
  'POST /api/today/ticks': ({ ids }) => ({
    id: randomId(),
    taskId: 'task1',
    memberId: ids.memberId,
    date: '2026-03-02',
  }),
  [`POST ${family}/shared-members`]: ({ ids }) => ({ memberId: ids.memberId }),
  [`PATCH ${family}/shared-members/{shareId}`]: () => ({ opens: true }),
  [`POST ${family}/shared-member-code`]: () => ({ code: 'BCDF-GHJK-MNPQ' }),
  [`POST ${family}/shared-member-code/join`]: ({ ids }) => ({
    code: 'BCDF-GHJK-MNPQ',
    memberId: ids.memberId,
  }),
  [`POST ${family}/printed-sheets`]: ({ ids }) => aPrintedSheet(ids),
  [`POST ${family}/webhooks`]: () => ({ url: 'https://hook.example/key', names: true }),
  'POST /api/reminders': () => someReminders,
  'POST /api/reminders/push': ({ ids }) => subscriptionOf(ids.userId),
  'POST /api/reminders/answer': () => ({ kind: 'stand-up', day: '2026-03-04', answer: 'later' }),
  [`POST ${family}/invites`]: () => ({ toEmail: 'guest@example.org', name: 'Guest' }),
}

/** A letter for a day that is years away. */
function aLetter() {
  return {
    id: randomId(),
    moment: { kind: 'date', date: `${new Date().getFullYear() + 5}-06-01` },
    content: { text: 'Look how far we came', drawing: null },
  }
}

/** A sheet with one box, with a code of its own. */
export function aPrintedSheet({
  sprintId,
  memberId,
}: Pick<Ids, 'sprintId' | 'memberId'>): PrintedSheet {
  const place = { x: 80, y: 60, width: 7.4, height: 7.4, round: false }
  const whose = { taskId: 'task1', memberIds: [memberId], together: false, date: '2026-03-02' }
  return {
    code: randomBytes(5).toString('hex'),
    layout: 1,
    sprintId,
    week: 0,
    paper: 'a4',
    tags: 0,
    width: 210,
    height: 297,
    boxes: [{ ...whose, ...place }],
  }
}

/** Reminders of everything by push, and the week by mail. */
export const someReminders = {
  channels: { 'stand-up': 'push', meeting: 'push', 'look-back': 'push', task: 'push' },
  tasks: [],
  quiet: null,
  timeZone: 'Europe/Berlin',
  tellsMore: false,
  weeklyMail: true,
} satisfies ReminderSettings

/** A browser’s subscription at a push service, with good keys. */
export function subscriptionOf(name: string): PushSubscriptionFields {
  const keys = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  return { endpoint: `https://push.test/${name}`, keys }
}

/** A family as a file, to be read in again. */
export async function exported({ client, own }: Actor): Promise<unknown> {
  return (await client.post(apiPaths.familyExport(own.familyId), { password })).body
}
