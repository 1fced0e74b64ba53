import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { webhookRequest } from './webhook-request.ts'

describe('telling an address that a family gave', () => {
  let asked = 0
  const receiver = createServer((_, response) => {
    asked += 1
    // More than anybody reads, without an end.
    const timer = setInterval(() => response.write('x'.repeat(64 * 1024)), 1)
    response.writeHead(200).on('close', () => clearInterval(timer))
    response.write('x')
  })
  let url: (host: string) => URL
  beforeAll(async () => {
    await new Promise<void>((ready) => void receiver.listen(0, '127.0.0.1', ready))
    const { port } = receiver.address() as AddressInfo
    url = (host) => new URL(`http://${host}:${port}/`)
  })
  afterAll(() => {
    receiver.closeAllConnections()
    receiver.close()
  })
  const posted = { headers: {}, body: '{}' }
  const local = async () => [{ address: '127.0.0.1', family: 4 }]

  test('reaches the own network only where the host allows it, whatever a name means [A77]', async () => {
    const open = webhookRequest({ ownNetwork: true, resolve: local })
    expect(await open(url('house.example'), posted)).toBe(200)
    const closed = webhookRequest({ ownNetwork: false, resolve: local })
    await expect(closed(url('house.example'), posted)).rejects.toThrow('may not be asked')
    const cloud = async () => [{ address: '169.254.169.254', family: 4 }]
    await expect(
      webhookRequest({ ownNetwork: true, resolve: cloud })(url('x.example'), posted),
    ).rejects.toThrow('may not be asked')
    const both = async () => [...(await local()), ...(await cloud())]
    await expect(
      webhookRequest({ ownNetwork: true, resolve: both })(url('x.example'), posted),
    ).rejects.toThrow('may not be asked')
    // Without TLS to nobody in the internet.
    const outside = async () => [{ address: '9.9.9.9', family: 4 }]
    await expect(
      webhookRequest({ ownNetwork: true, resolve: outside })(url('x.example'), posted),
    ).rejects.toThrow('may not be asked')
    expect(asked).toBe(1)
  })

  test('is given up in time where a name is not found [E3]', async () => {
    const never = () => new Promise<never>(() => undefined)
    const slow = webhookRequest({ ownNetwork: true, timeout: 50, resolve: never })
    await expect(slow(url('x.example'), posted)).rejects.toThrow('Too late')
  })
})
