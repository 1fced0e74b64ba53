import type { Webhook } from '#core/programs/webhook-schema.ts'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import { sessionOf, tokenOf, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { randomId } from '#server/platform/random-id.ts'
import { webhookAddress } from '#server/platform/webhook-request.ts'
import { readSequence } from '#server/store/changes.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily } from '#server/store/families.ts'
import type { Tables } from '#server/store/schema.ts'
import {
  changeSecret,
  deleteWebhook,
  insertWebhook,
  listWebhooks,
  resumeWebhook,
} from '#server/store/webhooks.ts'
import { webhookSecret } from './webhook-secret.ts'
import { webhooksApi } from './webhooks.api.ts'

type Options = { secret: string; privateWebhooks: boolean }

/** Where a family's events are told. Addresses come in here and never go out. */
export const webhookRoutes = ({ secret, privateWebhooks: ownNetwork }: Options) =>
  routes()
    .openapi(webhooksApi.list, async (c) => {
      const { familyId } = c.req.valid('param')
      const all = await listWebhooks(c.get('services').db, familyId, tokenOf(c))
      return c.json(all.map(shown), 200)
    })
    .openapi(webhooksApi.add, async (c) => {
      const { db, clock, limit, requireRecentProof, tellOfWayIn } = c.get('services')
      const { familyId } = c.req.valid('param')
      const { url: text, names } = c.req.valid('json')
      const { href: url } = webhookAddress(text, { ownNetwork }) ?? refuse('webhook-address')
      await requireRecentProof(sessionOf(c))
      const { id: createdBy } = userOf(c)
      await limit('webhookByAccount', createdBy)
      const id = randomId()
      const never = { deliveredAt: null, failingSince: null, problem: null, endedAt: null }
      const first = { secretAt: null, earlierSecretAt: null }
      const tokenId = tokenOf(c) ?? null
      const made = { id, familyId, createdBy, tokenId, url, names: names ? 1 : 0 }
      const webhook = await transaction(db, async (trx) => {
        if (!(await lockFamily(trx, familyId))) refuse('family-missing')
        const others = await listWebhooks(trx, familyId)
        if (others.length >= limits.webhooks) refuse('list-full')
        const begun = { createdAt: clock(), sequence: await readSequence(trx, familyId) }
        const row = { ...made, ...never, ...first, ...begun }
        await insertWebhook(trx, row)
        await tellOfWayIn(trx, userOf(c), 'webhooks')
        return row
      })
      return c.json({ made: shown(webhook), secret: webhookSecret(secret, webhook) }, 200)
    })
    .openapi(webhooksApi.resume, async (c) => {
      const { db, clock, limit } = c.get('services')
      const { familyId, webhookId: id } = c.req.valid('param')
      const key = { familyId, id, tokenId: tokenOf(c) }
      await limit('webhookByAccount', userOf(c).id)
      await transaction(db, async (trx) => {
        if (!(await lockFamily(trx, familyId))) refuse('family-missing')
        const now = { sequence: await readSequence(trx, familyId), now: clock() }
        if (!(await resumeWebhook(trx, key, now))) refuse('webhook-missing')
      })
      return c.json({ ok: true as const }, 200)
    })
    .openapi(webhooksApi.changeSecret, async (c) => {
      const { db, clock, limit, requireRecentProof, tellOfWayIn } = c.get('services')
      const { familyId, webhookId: id } = c.req.valid('param')
      const key = { familyId, id, tokenId: tokenOf(c) }
      await requireRecentProof(sessionOf(c))
      await limit('webhookByAccount', userOf(c).id)
      const changed = await transaction(db, async (trx) => {
        if (!(await lockFamily(trx, familyId))) refuse('family-missing')
        const row = (await changeSecret(trx, key, clock())) ?? refuse('webhook-missing')
        // Whoever has it can sign: told to who made it now, and to whose webhook it is.
        for (const userId of new Set([userOf(c).id, row.createdBy]))
          await tellOfWayIn(trx, { id: userId }, 'webhookSecrets')
        return row
      })
      return c.json({ made: shown(changed), secret: webhookSecret(secret, changed) }, 200)
    })
    .openapi(webhooksApi.remove, async (c) => {
      const { familyId, webhookId: id } = c.req.valid('param')
      const key = { familyId, id, tokenId: tokenOf(c) }
      await transaction(c.get('services').db, async (trx) => {
        if (!(await lockFamily(trx, familyId))) refuse('family-missing')
        if (!(await deleteWebhook(trx, key))) refuse('webhook-missing')
      })
      return c.json({ ok: true as const }, 200)
    })

function shown(row: Tables['webhooks']): Webhook {
  const { id, url, names, createdAt, deliveredAt, failingSince, problem, endedAt } = row
  const { host } = new URL(url)
  return { id, host, names: names === 1, createdAt, deliveredAt, failingSince, problem, endedAt }
}
