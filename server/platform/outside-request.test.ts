import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { networkInterfaces } from 'node:os'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { isTheirs, OutsideFailure, outsideAddress, outsideRequest } from './outside-request.ts'
import { resolverFor } from './pinned-lookup.ts'
import { isOwnNetwork, isReachable } from './reachable-address.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A site on this machine; gives its port, and what it was asked. */
async function site(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host?.split(':')[0]}${request.url}`)
    answer(request, response)
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return { port, asked, at: (name = '127.0.0.1') => `http://${name}:${port}/secret.ics` }
}

const inHouse = (address: string) => isReachable(address, { ownNetwork: true })
const internetOnly = (address: string) => isReachable(address, { ownNetwork: false })
const local = {
  mayReach: inHouse,
  resolve: resolverFor({ ownNetwork: true }),
  timeout: 10_000,
}
const fetched = (address: string, options = {}, etag: string | null = null) =>
  outsideRequest({ ...local, ...options })(new URL(address), { etag })
const problemOf = async (address: string, options = {}) =>
  fetched(address, options).then(
    () => 'read',
    (error: unknown) => (error instanceof OutsideFailure ? error.problem : String(error)),
  )

describe('an address of a family', () => {
  test('is one of http, https or webcal, without a password in it', () => {
    expect(outsideAddress(' webcal://club.example/a.ics#x ')?.href).toBe(
      'https://club.example/a.ics',
    )
    expect(outsideAddress('webcals://club.example:8443/a')?.href).toBe(
      'https://club.example:8443/a',
    )
    expect(outsideAddress('http://club.example/')?.href).toBe('http://club.example/')
    for (const other of [
      '',
      'club.example/a.ics',
      'ftp://club.example/a',
      'file:///etc/passwd',
      'data:text/calendar,BEGIN:VCALENDAR',
      'https://me:word@club.example/',
      'https://me@club.example/',
      'http://club.example:22/',
      'https:///',
    ]) {
      expect(outsideAddress(other), other).toBeNull()
    }
  })

  test('leads to the internet alone; with the host’s leave also to its own network', () => {
    const nowhere = ['169.254.169.254', '0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1']
    nowhere.push(
      '::',
      'fe80::1',
      'ff02::1',
      '::ffff:169.254.169.254',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
    )
    nowhere.push('2001::1', '2001:db8::1', '::127.0.0.1', 'localhost', '')
    const own = [
      '127.0.0.1',
      '127.9.9.9',
      '10.0.0.8',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
    ]
    own.push('100.64.0.1', '::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.1.2.3')
    const internet = [
      '93.184.216.34',
      '172.32.0.1',
      '100.128.0.1',
      '2606:4700::1111',
      '::ffff:8.8.8.8',
    ]
    for (const ownNetwork of [false, true]) {
      const reached = (address: string) => isReachable(address, { ownNetwork })
      expect(nowhere.filter(reached)).toEqual([])
      expect(own.filter(reached)).toEqual(ownNetwork ? own : [])
      expect(internet.filter(reached)).toEqual(internet)
    }
  })
})

describe('a network that this machine stands in', () => {
  const at = (address: string, bits: number) => {
    const family = address.includes(':') ? ('IPv6' as const) : ('IPv4' as const)
    return { address, family, cidr: `${address}/${bits}` }
  }
  // As of a rented server, and of a house whose provider gave it a network of IPv6.
  const interfaces = [
    at('93.184.216.34', 24),
    at('45.33.32.156', 0),
    at('2606:4700:1234:5601::7', 64),
    at('2a01:4f8:1:2::9', 128),
    at('fe80::7', 64),
  ]
  const own = ['93.184.216.34', '93.184.216.200', '45.33.32.156', '2606:4700:1234:5601::1']
  own.push('2606:4700:1234:56ff::1', '2a01:4f8:1:2::9', '2a01:4f8:1:2::10', '::ffff:93.184.216.1')
  const others = ['93.184.217.1', '45.33.32.157', '2606:4700:1234:5701::1', '2a01:4f8:2::1']

  test.each([false, true])(
    'is asked with the host’s leave alone, by whatever address [A86] (leave: %s)',
    (ownNetwork) => {
      const reached = (address: string) => isReachable(address, { ownNetwork, interfaces })
      expect(own.filter(reached)).toEqual(ownNetwork ? own : [])
      expect(others.filter(reached)).toEqual(others)
      expect(['fe80::7', 'fe80::8'].filter(reached)).toEqual([])
    },
  )

  test('is looked at when it is asked, and has this machine in it [A86]', () => {
    const here = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
    expect(here.filter(({ address }) => isReachable(address, { ownNetwork: false }))).toEqual([])
    const isLink = (address: string) => /^(fe80|169[.]254[.])/.test(address)
    const strange = here.filter(({ address }) => !isLink(address) && !isOwnNetwork(address))
    expect(strange).toEqual([])
  })
})

describe('a request to an address of a family', () => {
  test('never reaches this machine or its network, however it is written', async () => {
    const { port, asked } = await site((_, response) => response.end('BEGIN:VCALENDAR'))
    for (const name of [
      '127.0.0.1',
      '[::1]',
      '0x7f.1',
      '2130706433',
      '017700000001',
      'localhost',
      '0',
    ]) {
      expect(await problemOf(`http://${name}:${port}/`, { mayReach: internetOnly }), name).toBe(
        'unreachable',
      )
    }
    expect(await problemOf('http://[::ffff:7f00:1]/', { mayReach: internetOnly })).toBe(
      'unreachable',
    )
    expect(await problemOf('http://169.254.169.254/latest/meta-data/')).toBe('unreachable')
    expect(asked).toEqual([])
  })

  test('goes to what its name was found to be, once, and nowhere if any of it is private', async () => {
    const { at, asked } = await site((_, response) => response.end('BEGIN:VCALENDAR'))
    let times = 0
    const resolve = async () => {
      times += 1
      return [{ address: times === 1 ? '127.0.0.1' : '203.0.113.1', family: 4 }]
    }
    expect((await fetched(at('rebinding.example'), { resolve }))?.bytes.toString()).toBe(
      'BEGIN:VCALENDAR',
    )
    expect(times).toBe(1)
    expect(asked).toEqual(['rebinding.example/secret.ics'])
    const both = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]
    const options = { resolve: both, mayReach: internetOnly }
    expect(await problemOf(at('both.example'), options)).toBe('unreachable')
    expect(asked).toHaveLength(1)
  })

  test('follows three redirects, each looked at as the first', async () => {
    const { asked, port } = await site(({ url }, response) => {
      const left = Number(url?.slice(1))
      if (left === 0) return response.end('BEGIN:VCALENDAR')
      return response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    const from = (left: number) => `http://127.0.0.1:${port}/${left}`
    expect(await problemOf(from(3))).toBe('read')
    expect(await problemOf(from(4))).toBe('unreachable')
    asked.length = 0
    const inside = [
      `http://127.0.0.1:${port}/0`,
      `http://[::1]:${port}/0`,
      `http://0x7f.1:${port}/0`,
    ]
    inside.push(
      'http://169.254.169.254/',
      'file:///etc/passwd',
      `http://me:word@site.example:${port}/0`,
    )
    for (const location of inside) {
      const gate = await site((_, response) => response.writeHead(301, { location }).end())
      // Only the first counts as one of the internet here.
      let asks = 0
      const mayReach = (address: string) => (asks++ === 0 ? true : internetOnly(address))
      expect(await problemOf(gate.at(), { mayReach }), location).toBe('unreachable')
      expect(gate.asked, location).toHaveLength(1)
    }
    expect(asked).toEqual([])
  })

  test('fails in one way, whether nothing listens there or it says no, and how [A86]', async () => {
    const closed = await site((_, response) => response.end())
    expect(await problemOf(closed.at().replace(/:\d+/, ':9'))).toBe('unreachable')
    for (const status of [401, 403, 404, 410, 500, 204, 304]) {
      const { at } = await site((_, response) => response.writeHead(status).end())
      expect(await problemOf(at()), String(status)).toBe('unreachable')
    }
    const strange = await site((_, response) =>
      response.writeHead(200, { 'content-encoding': 'br' }).end('BEGIN:VCALENDAR'),
    )
    expect(await problemOf(strange.at())).toBe('unreachable')
  })

  test('fails without a word of where it went', async () => {
    const error: unknown = await fetched('http://secret.invalid/key').catch(
      (thrown: unknown) => thrown,
    )
    expect(
      `${String(error)} ${error instanceof Error && error.stack} ${JSON.stringify(error)}`,
    ).not.toMatch(/secret|key/)
    expect(error instanceof Error && error.cause).toBeUndefined()
  })

  test('takes no more than two megabytes, also once they are unpacked', async () => {
    const begin = 'BEGIN:VCALENDAR\n'
    const large = (size: number) => Buffer.from(begin.padEnd(size, 'A'))
    const zeros = large(limits.outsideSize + 1)
    const plain = await site((_, response) => response.end(zeros))
    const packed = (bytes: Buffer) => {
      const text = gzipSync(bytes)
      const headers = { 'content-encoding': 'gzip', etag: '"7"' }
      return site((_, response) => response.writeHead(200, headers).end(text))
    }
    expect(await problemOf(plain.at())).toBe('too-large')
    const bomb = await packed(large(100 * 1024 * 1024))
    expect(await problemOf(bomb.at())).toBe('too-large')
    const other = await packed(Buffer.alloc(100 * 1024 * 1024))
    expect(await problemOf(other.at()), 'of what is no calendar that is not told').toBe(
      'unreachable',
    )
    const whole = await packed(zeros.subarray(0, -1))
    const read = await fetched(whole.at())
    expect(read?.bytes.length).toBe(limits.outsideSize)
    expect(read?.etag).toBe('"7"')
  })

  test('is over in its time, whether the site says nothing, or a letter now and then', async () => {
    const silent = await site(() => undefined)
    const slow = await site((_, response) => {
      const timer = setInterval(() => response.write('A'), 20)
      response.on('close', () => clearInterval(timer))
    })
    const dead = new Promise<never>(() => undefined)
    for (const [address, options] of [
      [silent.at(), {}],
      [slow.at(), {}],
      ['http://slow.example/', { resolve: () => dead }],
    ] as const) {
      const begun = performance.now()
      expect(await problemOf(address, { timeout: 200, ...options })).toBe('unreachable')
      expect(performance.now() - begun).toBeLessThan(1_000)
    }
  })

  test('does not fetch again what has not changed', async () => {
    const { at } = await site(({ headers }, response) => {
      response.writeHead(headers['if-none-match'] === '"7"' ? 304 : 200, { etag: '"7"' }).end()
    })
    expect(await fetched(at(), {}, '"7"')).toBeNull()
    expect((await fetched(at(), {}, '"6"'))?.etag).toBe('"7"')
  })
})

test.each([
  ['cloud.example.org', 'cloud.example.org', true],
  ['example.org', 'dav.example.org', true],
  ['caldav.icloud.com', 'p34-caldav.icloud.com', true],
  ['caldav.icloud.com', 'icloud.com.evil.example', false],
  ['caldav.icloud.com', 'evilicloud.com', false],
  ['evilicloud.com', 'caldav.icloud.com', false],
  // Below one suffix live strangers.
  ['example.co.uk', 'evil.co.uk', false],
  ['family.duckdns.org', 'mallory.duckdns.org', false],
  ['family.duckdns.org', 'duckdns.org', false],
  ['cloud.example.org', 'dav.example.org', false],
  ['example.org', 'evilexample.org', false],
  ['203.0.113.7', '198.203.0.113.7', false],
])('a password for %s goes to %s: %s [A86]', (one, other, isTold) => {
  expect(isTheirs(one, other)).toBe(isTold)
})
