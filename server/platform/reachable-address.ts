import { BlockList, isIPv4 } from 'node:net'
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'
import { addressIn } from './network-address.ts'

/** Parts of the address space below that are not the internet (RFC 6890, IANA’s registries). */
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
  // Networks that carry an IPv4 address in theirs (Teredo, 6to4) may lead anywhere.
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
})

/** Where addresses of the internet are, but for the parts above. */
const internet = listOf({ ipv4: ['0.0.0.0/0'], ipv6: ['2000::/3'] })

/** A house’s own network, and this machine itself. */
const house = listOf({
  ipv4: ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  ipv6: ['::1/128', 'fc00::/7'],
})

/** The bits of an IPv6 address that providers give to one house; it may have several networks below. */
const houseBits = 56

type Interfaces = Pick<NetworkInterfaceInfo, 'address' | 'family' | 'cidr'>[]

/** The networks that this machine stands in, as they are now: they change while it runs. */
function thisMachine(): Interfaces {
  return Object.values(networkInterfaces()).flatMap((found) => found ?? [])
}

function networksOf(interfaces: Interfaces): BlockList {
  const list = new BlockList()
  for (const { address, family, cidr } of interfaces) {
    const kind = family === 'IPv4' ? 'ipv4' : 'ipv6'
    const bits = Number(cidr?.split('/')[1] ?? 128)
    // A prefix of 0 leads everywhere, as a VPN’s may: only the machine’s own address on it is its own.
    if (kind === 'ipv4') list.addSubnet(address, bits > 0 ? Math.min(bits, 32) : 32, kind)
    else if (internet.check(address, kind)) list.addSubnet(address, Math.min(bits, houseBits), kind)
  }
  return list
}

type Asked = {
  /** Whether the host lets families have its own network asked. */
  ownNetwork: boolean
  interfaces?: Interfaces
}

/**
 * Whether a server may connect to this network address because somebody else named it. Addresses of the
 * internet may be, unless this machine stands in their network (A86). With `ownNetwork` addresses of its
 * own networks may be, too. Link-local addresses never are: there clouds hand out keys.
 */
export function isReachable(address: string, { ownNetwork, interfaces }: Asked): boolean {
  const plain = addressIn(address)
  if (plain === null) return false
  const family = isIPv4(plain) ? 'ipv4' : 'ipv6'
  if (isOwnNetwork(plain, interfaces) && !isLink(plain)) return ownNetwork
  return internet.check(plain, family) && !special.check(plain, family)
}

/** Whether an address is one of a house's own network, of this machine, or of a network that it stands in. */
export function isOwnNetwork(address: string, interfaces = thisMachine()): boolean {
  const plain = addressIn(address)
  if (plain === null) return false
  const family = isIPv4(plain) ? 'ipv4' : 'ipv6'
  return house.check(plain, family) || networksOf(interfaces).check(plain, family)
}

/** Link-local addresses: they mean something on one cable or radio network alone. */
function isLink(plain: string): boolean {
  return links.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
}

const links = listOf({ ipv4: ['169.254.0.0/16'], ipv6: ['fe80::/10'] })

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
