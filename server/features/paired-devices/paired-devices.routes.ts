import { memberIdsOf } from '#core/members/member.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import type { Cookies } from '#server/http/cookies.ts'
import { streamed } from '#server/http/event-streams.ts'
import { openedInTurns } from '#server/http/opened-in-turns.ts'
import { deviceOf, payerOf, sessionOf, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { later } from '#server/platform/clock.ts'
import { newToken } from '#server/platform/one-time-token.ts'
import { randomId } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily } from '#server/store/families.ts'
import { requireRights } from '#server/store/guarded.ts'
import { readVisitors, shutOutVisitor } from '#server/store/found-devices.ts'
import {
  countPairedDevices,
  deletePairedDevice,
  forgetDevices,
  insertPairedDevice,
  offerPairedDevice,
  readPairedDevices,
  takeOffer,
} from '#server/store/paired-devices.ts'
import { readShown, viewNow, viewOf } from './device-view.ts'
import { cookieDays, pairedCookie } from './paired-device.ts'
import { pairedDevicesApi } from './paired-devices.api.ts'
import { newOffer, offerHashOf } from './pairing-secret.ts'
import { runForDevice } from './run-for-device.ts'
import type { ViewStreams } from './view-streams.ts'

/** What a browser says of itself, of which this much is kept. */
const userAgentAtMost = 300

const day = 24 * 60 * 60_000

/** A cookie has run out by then; and that a link was used by nobody was to be seen for a month. */
const forgottenAt = (now: string) => ({
  offeredBefore: later(now, -30 * day),
  seenBefore: later(now, -cookieDays * day),
})

/** The least that a view takes, in bytes: all devices of a family ask for them at one pace (A67). */
const viewWeight = 64 * 1024

type Options = { secret: string; cookies: Cookies; views: ViewStreams }

/** Devices without an account (N24, A77): a parent lets them in and ends them. */
export const pairedDeviceRoutes = ({ secret }: Options) =>
  routes()
    .openapi(pairedDevicesApi.list, async (c) => {
      const { db } = c.get('services')
      const { familyId } = c.req.valid('param')
      const [ours, visitors] = [readPairedDevices(db, familyId), readVisitors(db, familyId)]
      return c.json([...(await ours), ...(await visitors)], 200)
    })
    .openapi(pairedDevicesApi.offer, async (c) => {
      const { db, clock, limit, requireRecentProof, tellOfWayIn } = c.get('services')
      await requireRecentProof(sessionOf(c))
      const { familyId } = c.req.valid('param')
      const { name, purpose } = c.req.valid('json')
      const { id: createdBy } = userOf(c)
      await limit('pairingByAccount', createdBy)
      const now = clock()
      const { secret: told, ...offer } = newOffer(purpose, { now, secret })
      const device = await transaction(db, async (trx) => {
        const family = (await lockFamily(trx, familyId)) ?? refuse('family-missing')
        const isOurs =
          purpose.kind === 'wall' || memberIdsOf(family.familyData).includes(purpose.memberId)
        if (!isOurs) refuse('member-missing')
        await forgetDevices(trx, familyId, forgottenAt(now))
        if ((await countPairedDevices(trx, familyId)) >= limits.pairedDevices) refuse('list-full')
        const made = { id: randomId(), name, purpose, familyId, createdBy, now, ...offer }
        await tellOfWayIn(trx, userOf(c), 'pairingLinks')
        return insertPairedDevice(trx, made)
      })
      return c.json({ device, secret: told }, 200)
    })
    .openapi(pairedDevicesApi.offerAgain, async (c) => {
      const { db, clock, limit, requireRecentProof, tellOfWayIn } = c.get('services')
      await requireRecentProof(sessionOf(c))
      const { familyId, deviceId: id } = c.req.valid('param')
      const { id: createdBy } = userOf(c)
      await limit('pairingByAccount', createdBy)
      const known = await readPairedDevices(db, familyId)
      const { purpose } = known.find((device) => device.id === id) ?? refuse('device-missing')
      const { secret: told, ...offer } = newOffer(purpose, { now: clock(), secret })
      const device = await transaction(db, async (trx) => {
        await lockFamily(trx, familyId)
        const offered = await offerPairedDevice(trx, { familyId, id }, { ...offer, createdBy })
        if (offered) await tellOfWayIn(trx, userOf(c), 'pairingLinks')
        return offered
      })
      return c.json({ device: device ?? refuse('device-missing'), secret: told }, 200)
    })
    .openapi(pairedDevicesApi.remove, async (c) => {
      const { familyId, deviceId: id } = c.req.valid('param')
      const { db, clock } = c.get('services')
      const isGone = await transaction(db, async (trx) => {
        await lockFamily(trx, familyId)
        const isOurs = await deletePairedDevice(trx, { familyId, id })
        return isOurs || shutOutVisitor(trx, { familyId, id, now: clock() })
      })
      if (!isGone) refuse('device-missing')
      return c.json({ ok: true as const }, 200)
    })

/** And the devices themselves: each is paired once, sees its view, and does what that is for. */
export function pairedRoutes({ secret, cookies, views }: Options) {
  const table = pairingRoutes(routes(), { secret, cookies })
  table.on('GET', apiPaths.pairedEvents, openedInTurns)
  return table
    .openapi(pairedDevicesApi.events, async (c) => {
      const { readDevice, pace } = c.get('services')
      const device = deviceOf(c)
      const { home } = device
      pace.reading.take(payerOf(device), viewWeight)
      const { headers } = c.req.raw // kept as long as the stream, without all that is around them
      const read = () => readDevice(headers, { home, renew: false })
      return streamed(c, (out) => views.open({ device, out, read }))
    })
    .openapi(pairedDevicesApi.command, async (c) =>
      c.json(await runForDevice(c, { sprintId: null, command: c.req.valid('json') }), 200),
    )
    .openapi(pairedDevicesApi.sprintCommand, async (c) => {
      const { sprintId } = c.req.valid('param')
      return c.json(await runForDevice(c, { sprintId, command: c.req.valid('json') }), 200)
    })
}

const pairingRoutes = (
  table: ReturnType<typeof routes>,
  { secret, cookies }: Omit<Options, 'views'>,
) =>
  table
    .openapi(pairedDevicesApi.pair, async (c) => {
      const { db, clock, limit, clientAddress } = c.get('services')
      await limit('pairingByAddress', clientAddress(c))
      const { token, hash } = newToken()
      const now = clock()
      const userAgent = (c.req.header('user-agent') ?? '').slice(0, userAgentAtMost)
      const offerHash = offerHashOf(c.req.valid('json').secret, secret)
      const device = await takeOffer(db, offerHash, { hash, userAgent, now })
      if (!device) refuse('pairing-invalid')
      const view = await viewNow(db, device, now)
      c.header('set-cookie', pairedCookie(cookies, token), { append: true })
      return c.json(view, 200)
    })
    .openapi(pairedDevicesApi.view, async (c) => {
      const { db, clock, pace } = c.get('services')
      const device = deviceOf(c)
      pace.reading.take(payerOf(device), viewWeight)
      const shown = await readShown(db, device.familyId, [device.purpose])
      pace.reading.owe(payerOf(device), shown?.size ?? 0)
      return c.json(viewOf(device, shown, clock()), 200)
    })
    .openapi(pairedDevicesApi.leave, async (c) => {
      const { db } = c.get('services')
      const device = deviceOf(c)
      if (device.home !== null) refuse('not-for-device') // By it alone its own home is left.
      await transaction(db, async (trx) => {
        await lockFamily(trx, device.familyId)
        await requireRights(trx) // Afterwards there is nobody to ask about.
        await deletePairedDevice(trx, device)
      })
      device.cookies = cookies.forget('paired')
      return c.json({ ok: true as const }, 200)
    })
