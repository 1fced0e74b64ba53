import { BlockList, isIPv4 } from 'node:net'
import { addressIn } from './network-address.ts'

/** Where nothing of the internet is, but for the networks below (RFC 6890, IANA’s registries). */
const special = listOf({
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ],
  // Those that carry an IPv4 address in them (Teredo, 6to4) lead who knows where.
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
})

const internet = listOf({ ipv4: ['0.0.0.0/0'], ipv6: ['2000::/3'] })

/** A house’s own network, and this machine itself. */
const own = listOf({
  ipv4: ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  ipv6: ['::1/128', 'fc00::/7'],
})

/**
 * Whether a server may connect to this network address for somebody else: one of the internet; with
 * `ownNetwork` also one of its own network, and never one of a link, where clouds keep their keys.
 */
export function isReachable(address: string, { ownNetwork }: { ownNetwork: boolean }): boolean {
  const plain = addressIn(address)
  if (plain === null) return false
  const family = isIPv4(plain) ? 'ipv4' : 'ipv6'
  if (ownNetwork && own.check(plain, family)) return true
  return internet.check(plain, family) && !special.check(plain, family)
}

/** Whether an address is one of a house's own network, or of this machine. */
export function isOwnNetwork(address: string): boolean {
  const plain = addressIn(address)
  return plain !== null && own.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
}

function listOf(networks: Record<'ipv4' | 'ipv6', string[]>): BlockList {
  const list = new BlockList()
  for (const family of ['ipv4', 'ipv6'] as const) {
    for (const network of networks[family]) {
      const [address = '', bits] = network.split('/')
      list.addSubnet(address, Number(bits), family)
    }
  }
  return list
}
