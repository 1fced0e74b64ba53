import { setTimeout as wait } from 'node:timers/promises'
import { appPaths } from '#core/paths.ts'
import type { TestServer } from './test-server.ts'

/**
 * Where the newest link to this screen in a mail to this address leads, once all mails have gone. Not by
 * `vi.waitFor`, which moves a test's clock while it waits.
 */
export async function mailedLink(
  server: TestServer,
  email: string,
  screen: string = appPaths.verifyEmail,
): Promise<URL> {
  for (let looks = 0; looks < 100; looks += 1) {
    await server.sendMails() // Another round may have it in hand.
    const mails = server.mails.filter(({ to }) => to === email)
    const newest = mails.flatMap(({ text }) => linksIn(text, screen)).at(-1)
    if (newest !== undefined) return new URL(newest)
    await wait(50)
  }
  throw new Error(`No mail to ${email} leads to ${screen}.`)
}

function linksIn(text: string, screen: string): string[] {
  const found = text.match(/https?:\/\/\S+/g) ?? []
  return found.filter((link) => link.includes(`${screen}#`))
}

/** The token of that link, which only its page hands on. */
export async function mailedToken(...of: Parameters<typeof mailedLink>): Promise<string> {
  return (await mailedLink(...of)).hash.slice(1)
}
