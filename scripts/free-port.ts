import { createServer } from 'node:net'

/** A port on which nothing listens at this moment. */
export function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address && typeof address === 'object') found(address.port)
        else fail(new Error('The system gave no port.'))
      })
    })
  })
}
