import { expect } from 'vitest'
import type { TestServer } from './test-server.ts'

/** Where the newest link of a mail to this address leads, once all mails have gone. */
export async function mailedLink(server: TestServer, email: string): Promise<URL> {
  await server.sendMails()
  const links = server.mails.flatMap(({ to, text }) =>
    to === email ? (/https?:\/\/\S+\/verify-email#\S+/.exec(text) ?? []) : [],
  )
  expect(links.length, `links to ${email}`).toBeGreaterThan(0)
  return new URL(links.at(-1)!)
}

/** The token of that link, which only its page hands on. */
export async function mailedToken(server: TestServer, email: string): Promise<string> {
  return (await mailedLink(server, email)).hash.slice(1)
}
