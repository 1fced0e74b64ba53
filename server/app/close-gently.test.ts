import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { closeGently } from './close-gently.ts'

test('whoever has come before the door closes is heard, whoever comes later is not let in', async () => {
  const server = createServer((_, answer) => answer.end('heard'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const early = connect(port, '127.0.0.1')
  await Promise.all([once(early, 'connect'), once(server, 'connection')])
  const closed = closeGently(server)
  for (let turns = 0; turns < 4; turns += 1) await turn()

  const late = connect(port, '127.0.0.1')
  await expect(once(late, 'connect')).rejects.toThrow('ECONNREFUSED')
  early.write('GET / HTTP/1.1\r\nhost: family.example\r\n\r\n')
  const [answer] = (await once(early, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [^]*heard/)
  await closed
})
