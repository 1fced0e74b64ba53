import { lookup, Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { hostIn } from './site-address.ts'

type Found = { address: string; family: number }

/** Every network address of a name; it need not go on once the signal is aborted. */
export type Resolve = (name: string, signal: AbortSignal) => Promise<Found[]>

type Options = {
  /** Which network addresses may be asked, see `isReachable`. */
  mayReach: (address: string) => boolean
  signal: AbortSignal
  resolve: Resolve
}

/**
 * Resolves the name of an address that somebody else gave, once: for a connection that goes to what was
 * found and checked, so that no name can mean two things. Rejects where any of it is nobody's business.
 */
export async function pinnedLookup(
  url: URL,
  { mayReach, signal, resolve }: Options,
): Promise<LookupFunction> {
  const name = hostIn(url)
  // Not every resolver can be told to stop; its answer is not waited for.
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Too late')), { once: true })
  })
  const found = await Promise.race([resolve(name, signal), late])
  const isAllowed = found.length > 0 && found.every(({ address }) => mayReach(address))
  if (!isAllowed) throw new Error('This address may not be asked')
  return (_name, { all }, done) =>
    all ? done(null, found) : done(null, found[0]!.address, found[0]!.family)
}

/** Looks names up by that resolver, for as long as the request waits that the signal is of. */
export function lookupBy(resolve: Resolve, signal: AbortSignal): LookupFunction {
  const addressesOf = callbackify((name: string) => resolve(name, signal))
  return (name, { all }, done) =>
    addressesOf(name, (error, found) => {
      const [first] = error ? [] : found
      if (!first) done(error ?? new Error('This name has no address'), '')
      else if (all) done(null, found)
      else done(null, first.address, first.family)
    })
}

/**
 * How names are looked up that families give. Name servers are asked directly: the system’s own look-up
 * takes a thread until it has an answer, and the whole server has two of them for its mails, its push
 * messages and everybody’s addresses (A82). Only the system knows the names of the host’s own network,
 * where families may have that asked. `servers`: other than the system’s.
 */
export const resolverFor = ({
  ownNetwork,
  servers,
}: {
  ownNetwork: boolean
  servers?: readonly string[]
}): Resolve =>
  ownNetwork
    ? (name) => lookup(name, { all: true })
    : (name, signal) => askNameServers(name, { signal, servers })

type Asked = { signal: AbortSignal; servers?: readonly string[] | undefined }

async function askNameServers(name: string, { signal, servers }: Asked): Promise<Found[]> {
  const given = isIP(name)
  if (given > 0) return [{ address: name, family: given }]
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  if (servers) resolver.setServers(servers)
  signal.addEventListener('abort', () => resolver.cancel(), { once: true })
  // Most sites have addresses of one kind alone.
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  if (ipv4.status === 'rejected' && ipv6.status === 'rejected') throw ipv4.reason
  const found = (answer: PromiseSettledResult<string[]>, family: number) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : []
  return [...found(ipv4, 4), ...found(ipv6, 6)]
}
