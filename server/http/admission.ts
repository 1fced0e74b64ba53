import type { Context } from 'hono'
import { refuse } from '#core/refusal.ts'
import { networksOf } from '#server/platform/network-address.ts'
import type { Place } from '#server/platform/fair-queue.ts'
import { busyReading, manyBodies } from './queues.ts'
import {
  bodyOf,
  bringsJson,
  piecesOf,
  strangersBody,
  usualBody,
  type BodyBounds,
  type Until,
} from './read-body.ts'
import { parsedJson } from './json-structure.ts'
import {
  askerOf,
  type Caller,
  type Env,
  type Handling,
  type LargeBody,
  type OpenSession,
} from './route.ts'

/** What a body says, how many bytes it has, and what gives back the place that the request had. */
type Admitted = { value: unknown; size: number; release: () => void }

const free = { size: 0, release: () => undefined }

/**
 * Reads the bodies of one route, those that are still on their way in turns (A91). What may be large
 * is let in a few at a time, one of a family, and only from accounts that have not sent too many,
 * before a byte of it is read (A57).
 */
export function admission({ large }: Handling) {
  return async (c: Context<Env>, caller: Caller, isHere: boolean): Promise<Admitted> => {
    if (!bringsJson(c)) return { value: {}, ...free }
    if (large) return admitLarge(c, caller.session, large)
    const body = await bodyFrom(c, caller, isHere)
    return { ...free, value: parsedJson(body), size: body.length }
  }
}

/** A body that is on its way is read when it is its turn: in a family's name, or in a network's. */
function bodyFrom(c: Context<Env>, caller: Caller, isHere: boolean): Promise<Uint8Array> {
  const family = askerOf(caller)
  if (isHere) return bodyOf(c, family ? usualBody : strangersBody)
  if (!family) return strangersBodyOf(c, strangersBody)
  return inPlace(c.var.services.queues.bodies.enter({ family }), (until) =>
    bodyOf(c, usualBody, until),
  )
}

/** The body of somebody who is nobody yet, when it is their network's turn. */
export function strangersBodyOf<E extends Env>(
  c: Context<E>,
  bounds: BodyBounds,
): Promise<Uint8Array> {
  const { queues, clientAddress } = c.var.services
  const entering = queues.strangersBodies.enter(networksOf(clientAddress(c)))
  return inPlace(entering, (until) => bodyOf(c, bounds, until))
}

async function inPlace(
  entering: Promise<Place>,
  read: (until: Until) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const { leave, wanted } = await entering
  try {
    return await read({ signal: wanted, refusal: manyBodies })
  } finally {
    leave()
  }
}

async function admitLarge(
  c: Context<Env>,
  session: OpenSession | null,
  large: LargeBody,
): Promise<Admitted> {
  const { db, limit, queues, clientAddress } = c.get('services')
  const user = session?.user ?? refuse('unauthenticated')
  const { network } = networksOf(clientAddress(c))
  const place = await queues.imports.enter({ family: user.familyId, network })
  try {
    await limit(large.limit, user.id)
    const until = { signal: place.wanted, refusal: busyReading }
    const value = await large.read(piecesOf(c.req.raw, large, until), { db, user })
    place.keep()
    // Its size is bounded by how often it may come.
    return { value, size: 0, release: place.leave }
  } catch (error) {
    place.leave()
    throw error
  }
}
