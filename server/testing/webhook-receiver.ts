import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Delivery = { headers: IncomingHttpHeaders; body: string }

/** Somebody's program that is told of what happens, and answers as a test wants. */
export async function startWebhookReceiver() {
  const deliveries: Delivery[] = []
  const state = { answer: (response: ServerResponse) => void response.writeHead(204).end() }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      deliveries.push({ headers: request.headers, body })
      state.answer(response)
    })
  })
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    deliveries,
    /** From now on answers with this status. */
    answersWith: (status: number, headers = {}) => {
      state.answer = (response) => void response.writeHead(status, headers).end('x')
    },
    /** From now on never answers. */
    hangs: () => {
      state.answer = () => undefined
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((stopped) => server.close(stopped))
    },
  }
}
