import type { ReminderSettings } from '#core/reminders/schema.ts'
import type { Calling } from '#core/reminders/reminder-moments.ts'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import { handled, sessionOf, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { allowedAddress } from '#server/platform/guarded-request.ts'
import { randomId } from '#server/platform/random-id.ts'
import { languageNow, speaking } from '#server/platform/say.ts'
import { transaction } from '#server/store/database.ts'
import { requireRights } from '#server/store/guarded.ts'
import { endSubscription, saveSubscription } from '#server/store/push-subscriptions.ts'
import {
  readReminders,
  replaceReminderSettings,
  saveReminderSettings,
} from '#server/store/reminders.ts'
import { languageOf } from '#server/store/reading-language.ts'
import { readUser } from '#server/store/users.ts'
import type { Database } from '#server/store/schema.ts'
import { doReminded, remindAgain } from './answer-reminder.ts'
import { readPushKeys } from './push-keys.ts'
import { remindWithin } from './remind.ts'
import { remindersApi } from './reminders.api.ts'
import { askPage, endedPage } from './unsubscribe-pages.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

type Options = {
  db: Database
  secret: string
  sendsMail: boolean
  /** Push services that may be sent to. */
  pushHosts: readonly string[]
}

/** All weeks are looked through for what fell due, then and by the loop: once a second does. */
const weight = limits.writeSteady

/** The settings without one kind of mails; what comes otherwise stays. */
function withoutMails(settings: ReminderSettings, calling: Calling): ReminderSettings {
  if (calling === 'week') return { ...settings, weeklyMail: false }
  const channels = { ...settings.channels }
  if (channels[calling] === 'mail') channels[calling] = 'none'
  return { ...settings, channels }
}

/** The mail that led there was in it. */
async function mailedLanguage(db: Database, userId: string): Promise<string> {
  const user = await readUser(db, userId)
  return user ? languageOf(db, user) : languageNow()
}

/** What somebody is reminded of, by which of their browsers, and how a mail's reader ends them (N23). */
export const reminderRoutes = ({ db: base, secret, sendsMail, pushHosts }: Options) =>
  routes()
    .openapi(remindersApi.read, async (c) => {
      const reminded = await readReminders(c.get('services').db, userOf(c).id)
      const { publicKey } = await readPushKeys(base)
      const settings = reminded?.settings ?? null
      return c.json({ settings, pushKey: publicKey, mails: sendsMail }, 200)
    })
    .openapi(handled(remindersApi.save, { weight }), async (c) => {
      const { db, clock } = c.get('services')
      const { id: userId } = userOf(c)
      await transaction(db, async (trx) => {
        await requireRights(trx)
        const now = clock()
        const before = await readReminders(trx, userId)
        // What fell due a moment ago does so by what was wanted then.
        if (before) await remindWithin(trx, before, now)
        await saveReminderSettings(trx, { userId, settings: c.req.valid('json'), now })
      })
      return c.json({ ok: true as const }, 200)
    })
    .openapi(remindersApi.subscribe, async (c) => {
      const { db, clock } = c.get('services')
      const { user, sessionId } = sessionOf(c)
      const subscription = c.req.valid('json')
      if (!allowedAddress(subscription.endpoint, pushHosts)) refuse('push-host')
      await transaction(db, async (trx) => {
        await requireRights(trx)
        const row = { ...subscription, id: randomId(), userId: user.id, sessionId, now: clock() }
        await saveSubscription(trx, row)
      })
      return c.json({ ok: true as const }, 200)
    })
    .openapi(remindersApi.unsubscribe, async (c) => {
      const { db } = c.get('services')
      await transaction(db, async (trx) => {
        await requireRights(trx)
        await endSubscription(trx, sessionOf(c).sessionId)
      })
      return c.json({ ok: true as const }, 200)
    })
    .openapi(remindersApi.answer, async (c) => {
      const { db, clock, pace } = c.get('services')
      const by = { db, user: userOf(c), now: clock(), pace }
      const given = c.req.valid('json')
      await (given.answer === 'later' ? remindAgain(by, given) : doReminded(by, given))
      return c.json({ ok: true as const }, 200)
    })
    .openapi(remindersApi.unsubscribePage, async (c) => {
      const named = readUnsubscribeToken(secret, c.req.valid('param').token)
      if (!named) refuse('unsubscribe-invalid')
      const language = await mailedLanguage(c.get('services').db, named.userId)
      return c.html(
        speaking(language, () => askPage(named.calling)),
        200,
      )
    })
    .openapi(remindersApi.endMails, async (c) => {
      const named = readUnsubscribeToken(secret, c.req.valid('param').token)
      if (!named) refuse('unsubscribe-invalid')
      const { userId, calling } = named
      await transaction(c.get('services').db, async (trx) => {
        const settings = (await readReminders(trx, userId))?.settings
        if (settings) await replaceReminderSettings(trx, userId, withoutMails(settings, calling))
      })
      const language = await mailedLanguage(c.get('services').db, userId)
      return c.html(
        speaking(language, () => endedPage(calling)),
        200,
      )
    })
