import { Agent, request, type RequestOptions } from 'node:https'
import { discard } from './discard.ts'
import { lookupBy, type Resolve } from './pinned-lookup.ts'

/**
 * What other servers may be asked where somebody else says which: `host`, `host:port`, or `*.host` for all
 * below it; without a port the usual one.
 */
export type AllowedHosts = readonly string[]

/** The address, where it is one that may be asked: https, an allowed host, its port, and nothing else. */
export function allowedAddress(text: string, hosts: AllowedHosts): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === ''
  return isPlain && hosts.some((host) => isHost(url, host)) ? url : null
}

function isHost({ host }: URL, allowed: string): boolean {
  if (!allowed.startsWith('*.')) return host === allowed
  return host.endsWith(allowed.slice(1)) && /^[a-z0-9.-]+$/.test(host)
}

type Options = {
  hosts: AllowedHosts
  /** Milliseconds for all of it, name, connection and answer. */
  timeout: number
  /** At most so many connections to one host. */
  connections: number
  /** Certificates that are trusted besides the usual ones. */
  ca?: string | undefined
  /** How names are looked up: of a host `*.host` anybody chooses what is below it. */
  resolve: Resolve
}

type Posted = { headers: Record<string, string>; body: Uint8Array }
type Answer = { status: number; retryAfter: string | undefined }

/**
 * Posts to other servers without being led elsewhere: a redirect is an answer like others. Rejects where the
 * address is not allowed, and where no answer comes in time.
 */
export function guardedPost({ hosts, timeout, connections, ca, resolve }: Options) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, ...(ca && { ca }) })
  const post = (address: string, { headers, body }: Posted): Promise<Answer> => {
    const url = allowedAddress(address, hosts)
    if (!url) return Promise.reject(new Error('This address may not be asked'))
    const signal = AbortSignal.timeout(timeout)
    const options: RequestOptions = {
      agent,
      lookup: lookupBy(resolve, signal),
      method: 'POST',
      headers: { ...headers, 'content-length': body.byteLength },
      signal,
    }
    return new Promise((answered, fail) => {
      const asked = request(url, options, (response) => {
        discard(response)
        const { statusCode: status = 0, headers: told } = response
        answered({ status, retryAfter: told['retry-after'] })
      })
      asked.on('error', fail)
      asked.end(body)
    })
  }
  return { post, close: () => agent.destroy() }
}

export type GuardedPost = ReturnType<typeof guardedPost>
