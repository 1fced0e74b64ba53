import { pushServices } from '#server/platform/config.ts'
import { resolverFor, type Resolve } from '#server/platform/pinned-lookup.ts'

/**
 * How names of push services are looked up. Below `*.notify.windows.com` a browser may say any name, and
 * those that nobody answers shall keep none of the system’s few threads from mails and files (A82). A host
 * of the own network, which the server’s own settings name whole, may be known to the system alone.
 */
export function pushResolver(
  hosts: readonly string[],
  { servers }: { servers?: readonly string[] } = {},
): Resolve {
  const [bySystem, byServers] = [
    resolverFor({ ownNetwork: true }),
    resolverFor({ ownNetwork: false, ...(servers && { servers }) }),
  ]
  const known = new Set<string>(pushServices)
  const ownHosts = new Set(hosts.filter((host) => !known.has(host)).map(nameOf))
  return (name, signal) => (ownHosts.has(name) ? bySystem : byServers)(name, signal)
}

/** Without its port. */
const nameOf = (host: string) => host.replace(/:\d+$/, '')
