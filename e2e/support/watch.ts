// What must never happen in any journey, whatever else it is about: something the content security
// policy has to stop, an error nobody caught, a request to anybody but our own server.
import type { BrowserContext } from '@playwright/test'

/** Watches every page of the context; gives what was found so far. */
export async function watch(context: BrowserContext, addresses: string[]): Promise<string[]> {
  const found: string[] = []
  const allowed = addresses.map((address) => new URL(address).origin)
  context.on('weberror', (error) => {
    const reason = error.error()
    found.push(`Uncaught: ${reason.stack ?? reason.message}`)
  })
  context.on('request', (request) => {
    if (!allowed.includes(new URL(request.url()).origin))
      found.push(`Request to a foreign host: ${request.url()}`)
  })
  context.on('console', (message) => {
    const text = message.text()
    if (/Content.Security.Policy|Minified React error|Warning: /i.test(text)) found.push(text)
  })
  // The console says it too, but only this event names the place.
  await context.exposeFunction('reportViolation', (what: string) => found.push(what))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber } = event
      const what = `${violatedDirective} stopped ${blockedURI} at ${sourceFile}:${lineNumber}`
      const page = globalThis as unknown as { reportViolation: (text: string) => void }
      page.reportViolation(what)
    })
  })
  return found
}
