import type { Context } from 'hono'
import type { WayIn } from '#core/account/way-in-schema.ts'
import { refuse } from '#core/refusal.ts'
import type { WayKind } from '#core/words.ts'
import { withNewToken } from '#server/http/new-token.ts'
import { settleDue } from '#server/http/settle-days.ts'
import { sessionOf, type Env } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import type { Provider } from '#server/platform/provider-client.ts'
import { readPasswordHash } from '#server/store/accounts.ts'
import { transaction } from '#server/store/database.ts'
import { requireRights } from '#server/store/guarded.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import type { Looking } from '#server/store/shown-ways.ts'
import { lockUser } from '#server/store/users.ts'
import { endShownWay, listShownWays } from '#server/store/ways-in.ts'
import { siteNamesOf } from './providers.ts'
import { requireWayIn } from './require-way-in.ts'
import type { SignInChange } from '#server/store/outbox.ts'
import { listedOf, namedListed } from './sign-in-method-words.ts'
import { warnOwner } from './warnings.ts'
import { waysInApi } from './ways-in.api.ts'

/** What becomes of a shared child, whose other home is told. */
type Sharing = {
  /** The rows of the own home and of all with which it shares a child. */
  lockHomes: (trx: OpenTransaction, familyId: string) => Promise<unknown>
  endSharing: (
    trx: OpenTransaction,
    id: string,
    by: { familyId: string; userId: string; baseUrl: string; now: string },
  ) => Promise<boolean>
}

type Options = { providers: Provider[]; baseUrl: string } & Sharing

/** What the account itself opens with: its end asks who is there, tells the owner, and renews the token (A71). */
const opensAccount = (kind: WayKind) => kind === 'passkeys' || kind === 'linked'

/** Who and what can get in: seen as one list, and ended by one press, each or all of it (A84). */
export function waysInRoutes({ providers, baseUrl, lockHomes, endSharing }: Options) {
  /** Who looks at the list, and from where. */
  const lookingOf = (c: Context<Env>): Looking => {
    const { user, sessionId } = sessionOf(c)
    const now = c.get('services').clock()
    const by = { familyId: user.familyId, userId: user.id, baseUrl, now }
    return { user, sessionId, now, endSharing: (trx, id) => endSharing(trx, id, by) }
  }
  const names = siteNamesOf(providers)
  const named = (ways: WayIn[]) =>
    ways.map((way) =>
      way.kind === 'linked' ? { ...way, name: names.get(way.name) ?? way.name } : way,
    )
  const tell = async (trx: OpenTransaction, { user, now }: Looking, change: SignInChange) => {
    const owner = (await lockUser(trx, user.id)) ?? refuse('user-missing')
    await warnOwner(trx, owner, { now, happened: { what: 'sign-in-changed', change } })
  }
  return routes()
    .openapi(waysInApi.list, async (c) =>
      c.json(named(await listShownWays(c.get('services').db, lookingOf(c))), 200),
    )
    .openapi(waysInApi.endOne, async (c) => {
      const { db, requireRecentProof } = c.get('services')
      const { wayId } = c.req.valid('param')
      const looking = lookingOf(c)
      const ways = await listShownWays(db, looking)
      const way = ways.find(({ id }) => id === wayId) ?? refuse('way-missing')
      const opens = opensAccount(way.kind)
      if (opens) await requireRecentProof(sessionOf(c))
      await withNewToken(c, (renewToken) =>
        transaction(db, async (trx) => {
          await lockHomes(trx, looking.user.familyId)
          await requireRights(trx) // It may be this very session.
          if (!(await endShownWay(trx, looking, way))) refuse('way-missing')
          if (!opens) return
          await requireWayIn(trx, looking.user.id)
          await tell(trx, looking, { kind: 'way-ended', name: named([way])[0]!.name })
          await renewToken(trx)
        }),
      )
      if (way.kind === 'sharedMembers') await settleDue(db, looking.now)
      return c.json({ ok: true as const }, 200)
    })
    .openapi(waysInApi.endAll, async (c) => {
      const { db, requireRecentProof } = c.get('services')
      await requireRecentProof(sessionOf(c))
      const looking = lookingOf(c)
      const left = await withNewToken(c, (renewToken) =>
        transaction(db, async (trx) => {
          await lockHomes(trx, looking.user.familyId)
          await requireRights(trx)
          const hasPassword = (await readPasswordHash(trx, looking.user.id)) !== null
          const ways = await listShownWays(trx, looking)
          const going = ways.filter(
            ({ kind, current }) => !current && (hasPassword || !opensAccount(kind)),
          )
          const gone: WayIn[] = []
          for (const way of going) if (await endShownWay(trx, looking, way)) gone.push(way)
          if (gone.length > 0) {
            await tell(trx, looking, {
              kind: 'all-ended',
              ended: namedListed(listedOf(gone), names),
            })
          }
          await renewToken(trx)
          return listShownWays(trx, looking)
        }),
      )
      await settleDue(db, looking.now)
      return c.json(named(left), 200)
    })
}
