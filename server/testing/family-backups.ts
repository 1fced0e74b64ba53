import { afterAll } from 'vitest'
import { restoreFamily } from '#server/app/restore-family.ts'
import { copyChecked } from '#server/store/backup.ts'
import { backUpPostgres } from '#server/store/postgres-backup.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { baseUrl, testClock, type TestServer } from './test-server.ts'
import type { Dialect } from './test-store.ts'

/** Backups of a server, and what the command brings back out of them, in a folder of their own. */
export function familyBackups(server: TestServer, dialect: Dialect) {
  const folder = temporaryFolder()
  const dataDir = folder.path
  let second = 0
  afterAll(() => folder.remove())

  const backUp = async (): Promise<string> => {
    second += 1
    const now = `2026-03-04T18:30:${String(second).padStart(2, '0')}.000Z`
    if (dialect === 'postgres') return (await backUpPostgres(server.store, dataDir, now)).file
    const target = `${dataDir}/backup${second}`
    return (await copyChecked(server.store.file!, target, { sealed: true })).file
  }
  type Asked = { replace?: boolean; bringBack?: string[]; to?: TestServer }
  const restore = (
    who: string,
    file: string,
    { replace = false, bringBack = [], to = server }: Asked = {},
  ): Promise<string[]> =>
    restoreFamily(
      { db: to.store.db, dataDir, baseUrl },
      { who, file, replace, bringBack },
      testClock(),
    )
  return { dataDir, backUp, restore }
}
