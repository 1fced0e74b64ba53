import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { refuse } from '#core/refusal.ts'
import { userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { readSequence } from '#server/store/changes.ts'
import type { Streams } from './streams.ts'
import { liveApi, place } from './live.api.ts'

/** What happens in a family, as it happens: server-sent events whose ids are places in its log. */
export const liveRoutes = ({ streams }: { streams: Streams }) =>
  routes().openapi(liveApi.events, async (c) => {
    const { db, readSession } = c.get('services')
    const { familyId } = c.req.valid('param')
    const { id: userId } = userOf(c)
    const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
    if (!outgoing) refuse('invalid-input') // Nothing to hold open: a call without a socket.
    const lastEventId = place.safeParse(c.req.header('last-event-id')).data
    const after = lastEventId ?? c.req.valid('query').after
    const { headers } = c.req.raw // kept as long as the stream, without all that is around them
    outgoing.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no', // Or a proxy would keep events back until there are many.
    })
    // By themselves: Node keeps them as long as the stream, and as one text once they are written.
    outgoing.flushHeaders()
    await streams.open({
      familyId,
      sequence: after ?? (await readSequence(db, familyId)),
      out: outgoing,
      isAllowed: async () => {
        const session = await readSession(headers, { renew: false })
        return session?.user.id === userId && session.user.familyId === familyId
      },
    })
    return RESPONSE_ALREADY_SENT.clone() // Cookies may be added to an answer.
  })
