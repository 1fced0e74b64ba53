import { apiPaths } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import { bearerOf } from '#server/http/bearer.ts'
import { streamed } from '#server/http/event-streams.ts'
import { openedInTurns } from '#server/http/opened-in-turns.ts'
import { jsonList, jsonText, jsonWith } from '#server/http/json-text.ts'
import { tokenOf, userOf, type Services } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { readSequence } from '#server/store/changes.ts'
import { readEntryTexts } from './change-text.ts'
import { liveApi, resumedFrom } from './live.api.ts'
import type { Streams } from './streams.ts'

const entriesAPage = 100

/** About what looking for what a stream has missed takes, in bytes (A81). */
const openingWeight = 64 * 1024

/** What happens in a family, as it happens: server-sent events whose ids are places in its log. */
export const liveRoutes = ({ streams }: { streams: Streams }) => {
  const table = changesRoute(routes())
  table.on('GET', apiPaths.events.template.replace('{familyId}', ':familyId'), openedInTurns)
  return table.openapi(liveApi.events, async (c) => {
    const { db, pace } = c.get('services')
    const { familyId } = c.req.valid('param')
    const { id: userId } = userOf(c)
    // Apart from lists: whoever read a lot hears all the same what happens.
    pace.reading.take(`streams ${tokenOf(c) ?? familyId}`, openingWeight)
    const lastEventId = resumedFrom.safeParse(c.req.header('last-event-id')).data
    const resumed = lastEventId ?? c.req.valid('query').after
    const isAllowed = isAllowedFor(c.get('services'), c.req.raw.headers, { userId, familyId })
    return streamed(c, async (out) => {
      const sequence = resumed ?? (await readSequence(db, familyId))
      return streams.open({ familyId, sequence, out, isAllowed })
    })
  })
}

/** Apart from what opens a stream: it is kept as long as that, without the request that is around them. */
function isAllowedFor(
  { readSession, readToken }: Pick<Services, 'readSession' | 'readToken'>,
  headers: Headers,
  { userId, familyId }: { userId: string; familyId: string },
) {
  const token = bearerOf(headers)
  return async () => {
    const session = await (token === null
      ? readSession(headers, { renew: false })
      : readToken(token))
    return session?.user.id === userId && session.user.familyId === familyId
  }
}

/** The same entries for whoever asks: what was missed, or where no stream comes through. */
const changesRoute = (table: ReturnType<typeof routes>) =>
  table.openapi(liveApi.changes, async (c) => {
    const { db, clock, pace } = c.get('services')
    const { familyId } = c.req.valid('param')
    pace.reading.admit(familyId)
    const { after: from } = c.req.valid('query')
    const end = await readSequence(db, familyId)
    const entries = await readEntryTexts(db, { familyId, after: from, limit: entriesAPage })
    pace.reading.owe(
      familyId,
      entries.reduce((size, { text }) => size + text.length, 0),
    )
    const head = Math.max(end, entries.at(-1)?.sequence ?? 0)
    // Trimmed since, or another log than the one that the browser knows: begun anew, or restored.
    const isGap = entries.length > 0 ? entries[0]!.sequence > from + 1 : head !== from
    if (isGap || from > head) refuse('log-trimmed')
    const told = { user: userOf(c), head, now: clock() }
    return jsonText(jsonWith(told, { changes: jsonList(entries.map(({ text }) => text)) }))
  })
