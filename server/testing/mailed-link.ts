import { expect, vi } from 'vitest'
import { appPaths } from '#core/paths.ts'
import type { TestServer } from './test-server.ts'

/** Where the newest link to this screen in a mail to this address leads, once all mails have gone. */
export async function mailedLink(
  server: TestServer,
  email: string,
  screen: string = appPaths.verifyEmail,
): Promise<URL> {
  return vi.waitFor(async () => {
    await server.sendMails() // Another round may have it in hand.
    const mails = server.mails.filter(({ to }) => to === email)
    const links = mails.flatMap(({ text }) => linksIn(text, screen))
    expect(links.length, `links to ${email}`).toBeGreaterThan(0)
    return new URL(links.at(-1)!)
  }, 5_000)
}

function linksIn(text: string, screen: string): string[] {
  const found = text.match(/https?:\/\/\S+/g) ?? []
  return found.filter((link) => link.includes(`${screen}#`))
}

/** The token of that link, which only its page hands on. */
export async function mailedToken(...of: Parameters<typeof mailedLink>): Promise<string> {
  return (await mailedLink(...of)).hash.slice(1)
}
