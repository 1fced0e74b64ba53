import { createECDH, randomBytes, type ECDH } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import type { PushMessage, PushSubscriptionFields } from '#core/reminders/schema.ts'
import { certificate, privateKey } from './push-certificate.ts'

type Received = { name: string; headers: IncomingHttpHeaders; body: Buffer }

/** What a service says to a message: a status with more headers, or nothing at all. */
export type Reply = { status: number; headers?: Record<string, string> } | 'hangs'

/** A browser that takes push messages, with what it takes to read them. */
export type Browser = { subscription: PushSubscriptionFields; read: (body: Buffer) => PushMessage }

/** A push service on this machine, over https as a real one; `reply` decides by a browser's name. */
export async function startPushService(reply: (name: string) => Reply = () => ({ status: 201 })) {
  const received: Received[] = []
  const hanging: ServerResponse[] = []
  const server = createServer({ key: privateKey, cert: certificate }, (request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const name = (request.url ?? '').slice(1)
      received.push({ name, headers: request.headers, body: Buffer.concat(parts) })
      const said = reply(name)
      if (said === 'hangs') hanging.push(response)
      else response.writeHead(said.status, said.headers).end()
    })().catch(() => undefined) // whoever sent it hung up meanwhile
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    host: `localhost:${port}`,
    ca: certificate,
    received,
    /** A browser of that name, subscribed here. */
    browser: (name: string): Browser => newBrowser(`https://localhost:${port}/${name}`),
    close: () =>
      new Promise<void>((closed) => {
        for (const response of hanging) response.destroy()
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function newBrowser(endpoint: string): Browser {
  const keys: ECDH = createECDH('prime256v1')
  const p256dh = keys.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  return {
    subscription: { endpoint, keys: { p256dh, auth } },
    read: (body) => {
      const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth })
      return JSON.parse(text.toString()) as PushMessage
    },
  }
}
