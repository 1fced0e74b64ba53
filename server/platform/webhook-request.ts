import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { discard } from './discard.ts'
import { pinnedLookup, resolverFor, type Resolve } from './pinned-lookup.ts'
import { isOwnNetwork, isReachable } from './reachable-address.ts'
import { hostIn, siteAddress } from './site-address.ts'

type Options = {
  /** Whether the host lets families have addresses of its own network told, which may be without TLS. */
  ownNetwork: boolean
  /** Milliseconds for all of it: name, connection and answer. */
  timeout?: number
  resolve?: Resolve | undefined
  /** Whose certificates are good, besides the usual ones. */
  ca?: string | undefined
}

type Posted = { headers: Record<string, string>; body: string }

/** Posts; gives the status of the answer. Rejects where there is none in time, or nobody may be asked. */
export type WebhookRequest = (url: URL, posted: Posted) => Promise<number>

/** The address that somebody typed, where it is one that could be told; null for any other. */
export function webhookAddress(text: string, { ownNetwork }: Pick<Options, 'ownNetwork'>) {
  const url = siteAddress(text.trim())
  if (!url || (url.protocol === 'http:' && !ownNetwork)) return null
  const address = hostIn(url)
  return isIP(address) && !mayReach(url, { ownNetwork })(address) ? null : url
}

/** Without TLS only within the own network, where there may be no certificates. */
function mayReach({ protocol }: URL, { ownNetwork }: Pick<Options, 'ownNetwork'>) {
  return (address: string) =>
    isReachable(address, { ownNetwork }) && (protocol === 'https:' || isOwnNetwork(address))
}

/** Posts to where a family wants to be told, without being led elsewhere: a redirect is an answer like others. */
export function webhookRequest(options: Options): WebhookRequest {
  const { timeout = 10_000, ca, resolve = resolverFor(options) } = options
  return async (url, { headers, body }) => {
    const signal = AbortSignal.timeout(timeout)
    const lookup = await pinnedLookup(url, { mayReach: mayReach(url, options), signal, resolve })
    const { request } = url.protocol === 'https:' ? https : http
    const sent = { ...headers, 'content-length': Buffer.byteLength(body) }
    const response = await new Promise<IncomingMessage>((answered, fail) => {
      const settings = {
        agent: false,
        method: 'POST',
        headers: sent,
        lookup,
        signal,
        ...(ca && { ca }),
      }
      request(url, settings, answered).on('error', fail).end(body)
    })
    discard(response)
    return response.statusCode ?? 0
  }
}
