// The mails of a server without a mail server, which are files in its data: on a shared one they
// are told apart by whom they are to.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import type { Server } from './server.ts'

/** The newest link of this kind in the mails to an address, once so many of them have come. */
export async function linkTo(
  server: Server,
  address: string,
  kind: string,
  count = 1,
): Promise<string> {
  await expect.poll(() => linksTo(server, address, kind)).toHaveLength(count)
  return (await linksTo(server, address, kind)).at(-1)!
}

/** All of them, the oldest first. */
export async function linksTo(server: Server, address: string, kind: string): Promise<string[]> {
  const mails = await Promise.all(filesTo(server, address).map((file) => PostalMime.parse(file)))
  const links = mails.flatMap(({ text = '' }) => text.match(/https?:\S+/g) ?? [])
  return links.filter((link) => link.startsWith(server.url + kind))
}

function filesTo({ dataDir }: Server, address: string): string[] {
  const folder = join(dataDir, 'mail')
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : []
  return names
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((file) => file.includes(`\r\nTo: ${address}\r\n`))
}
