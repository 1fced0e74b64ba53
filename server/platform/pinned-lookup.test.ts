import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resolverFor } from './pinned-lookup.ts'

describe('a name that a family gave', () => {
  /** A name server that knows `club.test` with an IPv4 address alone, and says nothing of any other. */
  const server = createSocket('udp4').on('message', (question, from) => {
    if (!question.includes('club')) return
    const end = question.indexOf('test') + 'test'.length + 5
    const isIPv4 = question.readUInt16BE(end - 4) === 1
    const answer = Buffer.from('c00c000100010000003c000409090909', 'hex')
    const head = Buffer.from(question.subarray(0, end))
    head.writeUInt16BE(0x8180, 2)
    head.writeUInt16BE(isIPv4 ? 1 : 0, 6)
    head.writeUInt16BE(0, 10)
    server.send(isIPv4 ? Buffer.concat([head, answer]) : head, from.port, from.address)
  })
  let resolve: ReturnType<typeof resolverFor>
  beforeAll(async () => {
    server.bind(0, '127.0.0.1')
    await once(server, 'listening')
    const servers = [`127.0.0.1:${server.address().port}`]
    resolve = resolverFor({ ownNetwork: false, servers })
  })
  afterAll(() => void server.close())

  test('is found however many others nobody answers, which end as soon as they are given up [A82]', async () => {
    const given = new AbortController()
    const silent = Array.from({ length: 16 }, (_, at) =>
      resolve(`silent${at}.test`, given.signal).catch(String),
    )
    const { signal } = new AbortController()
    expect(await resolve('club.test', signal)).toEqual([{ address: '9.9.9.9', family: 4 }])
    given.abort()
    for (const end of await Promise.all(silent)) expect(end).toContain('ECANCELLED')
  })

  test('is nobody’s to look up where it is an address already [A86]', async () => {
    const { signal } = new AbortController()
    expect(await resolve('::1', signal)).toEqual([{ address: '::1', family: 6 }])
    expect(await resolve('127.0.0.1', signal)).toEqual([{ address: '127.0.0.1', family: 4 }])
  })
})
