import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'

/** What is asked of one of several servers, until its answer has ended. */
type Call = { turn: number; asked: IncomingMessage; body: Buffer; answer: ServerResponse }

/** Hands requests to servers on these ports by turns; where one takes none, to the next. */
export async function openProxy(port: number, ports: number[]) {
  let turn = 0
  /** Ports whose connection broke with a request on it, and statuses that say a server failed. */
  const broken: number[] = []
  const failed: number[] = []

  const pass = (call: Call, tries: number) => {
    const target = ports[(call.turn + tries) % ports.length]!
    const { method, url: path, headers } = call.asked
    const options = { port: target, host: '127.0.0.1', method, path, headers: closing(headers) }
    const handed = request({ ...options, agent: false }, (response) => {
      const { statusCode = 502 } = response
      if (statusCode >= 500) failed.push(statusCode)
      call.answer.writeHead(statusCode, response.headers)
      response.pipe(call.answer)
      response.on('error', () => {
        if (!call.answer.destroyed) broken.push(target)
        call.answer.destroy()
      })
    })
    handed.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (call.answer.destroyed || call.answer.headersSent) return
      // It never got there, so that another server may have it.
      if (code === 'ECONNREFUSED' && tries + 1 < ports.length) return pass(call, tries + 1)
      broken.push(target)
      call.answer.writeHead(502, { 'content-type': 'application/json' }).end('{}')
    })
    call.answer.on('close', () => handed.destroy())
    handed.end(call.body)
  }

  const server = createServer((asked, answer) => {
    const parts: Buffer[] = []
    asked.on('data', (part: Buffer) => parts.push(part))
    asked.on('end', () => {
      pass({ turn: (turn += 1), asked, body: Buffer.concat(parts), answer }, 0)
    })
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { broken, failed, close }
}

/** A connection of its own for each request: none is lost because its server just closed it. */
function closing(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  const { connection: _connection, 'transfer-encoding': _encoding, ...rest } = headers
  return { ...rest, connection: 'close' }
}
