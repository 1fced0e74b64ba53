import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { hostIn } from './site-address.ts'

export type Found = { address: string; family: number }

type Options = {
  /** Which network addresses may be asked, see `isReachable`. */
  mayReach: (address: string) => boolean
  signal: AbortSignal
  /** Every network address of a name. */
  resolve?: ((name: string) => Promise<Found[]>) | undefined
}

/**
 * Resolves the name of an address that somebody else gave, once: for a connection that goes to what was
 * found and checked, so that no name can mean two things. Rejects where any of it is nobody's business.
 */
export async function pinnedLookup(
  url: URL,
  { mayReach, signal, resolve = everyAddress }: Options,
): Promise<LookupFunction> {
  const name = hostIn(url)
  // A resolver cannot be told to stop; its answer is not waited for.
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Too late')), { once: true })
  })
  const found = await Promise.race([resolve(name), late])
  const isAllowed = found.length > 0 && found.every(({ address }) => mayReach(address))
  if (!isAllowed) throw new Error('This address may not be asked')
  return (_name, { all }, done) =>
    all ? done(null, found) : done(null, found[0]!.address, found[0]!.family)
}

const everyAddress = (name: string) => lookup(name, { all: true })
