import type { BrowserContext } from '@playwright/test'

/**
 * The screens go by the server's clock (P10), and journeys set that of their pages: so that both are one
 * clock, what the server says the time is becomes what the page takes it to be.
 * `ahead`: so many milliseconds the device's clock is before the server's.
 */
export async function keepOneClock(context: BrowserContext, ahead = 0): Promise<void> {
  await context.addInitScript((by) => {
    const agree = (said: unknown): unknown => {
      const { now } = (said ?? {}) as { now?: unknown }
      return typeof now === 'string'
        ? { ...(said as object), now: new Date(Date.now() - by).toISOString() }
        : said
    }
    const { parse } = JSON
    JSON.parse = (...given) => agree(parse(...given))
    // oxlint-disable-next-line typescript/unbound-method -- it is called on the answer
    const { json } = Response.prototype
    Object.assign(Response.prototype, {
      async json(this: Response) {
        return agree(await json.call(this))
      },
    })
  }, ahead)
}
