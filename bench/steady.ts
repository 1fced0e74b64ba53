import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** One request; a body goes out as JSON. */
export type Ask = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: unknown
}

/** Milliseconds from when a request was due to the end of its answer, and what answered wrongly. */
export type Steady = {
  p50: number
  p95: number
  p99: number
  slowest: number
  requests: number
  errors: string[]
}

/**
 * Sends so many requests a second for so long, whether or not those before are answered, as people
 * do: a server that falls behind is not spared. Waits for all answers.
 */
export async function steady(
  port: number,
  next: () => Ask,
  { rate, seconds, keepAlive = true }: { rate: number; seconds: number; keepAlive?: boolean },
): Promise<Steady> {
  const agent = new Agent({ keepAlive, maxSockets: 256 })
  const latencies: number[] = []
  const errors: string[] = []
  const running = new Set<Promise<void>>()
  const began = performance.now()
  const all = rate * seconds
  for (let sent = 0; sent < all; sent += 1) {
    const due = began + (sent / rate) * 1000
    const early = due - performance.now()
    if (early > 0) await wait(early)
    const asked = send(agent, port, next()).then(
      () => void latencies.push(performance.now() - due),
      (error: Error) => void errors.push(error.message),
    )
    running.add(asked)
    void asked.then(() => running.delete(asked))
  }
  await Promise.all(running)
  agent.destroy()
  return { ...percentiles(latencies), requests: all, errors }
}

function percentiles(latencies: number[]) {
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), slowest: at(1) }
}

/** Resolves at the end of a good answer; rejects with what another one said. */
function send(agent: Agent, port: number, { method, path, headers, body }: Ask): Promise<void> {
  const text = body === undefined ? '' : JSON.stringify(body)
  const content = text
    ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    : {}
  return new Promise((done, fail) => {
    const asked = request(
      { agent, port, host: '127.0.0.1', method, path, headers: { ...headers, ...content } },
      (response) => {
        let said = ''
        response.setEncoding('utf8').on('data', (part: string) => (said ||= part))
        response.on('end', () => {
          if (response.statusCode === 200) done()
          else fail(new Error(`${method} ${path}: ${response.statusCode} ${said.slice(0, 200)}`))
        })
        response.on('error', fail)
      },
    )
    asked.on('error', fail)
    asked.end(text)
  })
}
