import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingsTable } from '#server/platform/host-settings.ts'

/**
 * `elefam demo`: the product to look around in, with nothing of yours. Visitors get a sample family of
 * eight weeks, each one of their own; all of it is gone when this ends, and begins anew the next time.
 */
export async function demo(start: () => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'elefam-demo-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  // Of the host's own settings where it listens alone: no database, no mail and no other site is touched.
  const { PORT = '', HOST = '', BASE_URL = '' } = process.env
  const none = Object.fromEntries(settingsTable.map(({ name }) => [name, '']))
  const own = { PORT, HOST, BASE_URL, DATA_DIR: folder, DEMO: 'yes', BACKUPS_KEPT: '0' }
  Object.assign(process.env, none, own)
  await start()
}
