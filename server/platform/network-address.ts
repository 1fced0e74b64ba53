import { isIPv4, isIPv6 } from 'node:net'

/**
 * The address in what a proxy or a socket says, in its one spelling (A72): `203.0.113.7:4711`,
 * `[2001:db8::1]:443`, `fe80::1%eth0`, `::ffff:203.0.113.7`. Null where there is none in it.
 */
export function addressIn(text: string): string | null {
  const bare = text.trim().replaceAll('"', '')
  const inBrackets = /^\[([^\]]*)\](:\d*)?$/.exec(bare)?.[1]
  const [address = ''] = (inBrackets ?? bare).split('%')
  if (isIPv6(address)) return shortest(address)
  const withoutPort = address.replace(/:\d*$/, '')
  return inBrackets === undefined && isIPv4(withoutPort) ? withoutPort : null
}

/** Lower case, without needless zeros; an IPv4 address in an IPv6 one is itself. */
function shortest(address: string): string {
  const text = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(text)
  if (!mapped) return text
  const [high = 0, low = 0] = mapped.slice(1).map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** One household: an IPv4 address, or the whole network of IPv6 that it gets; null for no address. */
export function networkIn(text: string): string | null {
  const address = addressIn(text)
  if (address === null || isIPv4(address)) return address
  return groupsOf(address).slice(0, 4).join(':')
}

/**
 * The network around that household, of which one customer can have all: 256 addresses of IPv4, or
 * the /48 of IPv6 that is given away at most; null for no address.
 */
export function widerNetworkIn(text: string): string | null {
  const address = addressIn(text)
  if (address === null) return null
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf('.'))}.*`
  return `${groupsOf(address).slice(0, 3).join(':')}:*`
}

/** The eight of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...after]
}

/** In whose names a visitor does what is scarce; what is no address is its own network. */
export const networksOf = (address: string) => ({
  network: networkIn(address) ?? address,
  wider: widerNetworkIn(address) ?? address,
})
