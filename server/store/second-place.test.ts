import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { openStore, type Store } from './database.ts'
import { makeBackup } from './backup.ts'
import { migrate } from './migrate.ts'
import { sendBackup, waitingBackup } from './second-place.ts'

const noon = '2026-03-04T12:00:00.000Z'

describe('the second place of backups', () => {
  let folder: ReturnType<typeof temporaryFolder>
  let store: Store
  let dataDir: string
  let copyTo: string
  beforeEach(async () => {
    folder = temporaryFolder()
    dataDir = join(folder.path, 'data')
    copyTo = join(folder.path, 'disk')
    store = await openStore({ dataDir })
    await migrate(store, noon)
  })
  afterEach(async () => {
    await store.close()
    folder.remove()
  })
  const nothing = { copyTo: undefined, command: undefined, keep: 2 }
  const ran: string[] = []
  const run = async (command: string, file: string) => void ran.push(`${command} ${basename(file)}`)

  test('is a folder that gets each one whole and private, and keeps as many', async () => {
    mkdirSync(copyTo)
    const place = { ...nothing, dataDir, copyTo }
    for (const day of ['04', '05', '06']) {
      const { file } = await makeBackup(dataDir, `2026-03-${day}T12:00:00.000Z`)
      expect(waitingBackup(place)).toBe(file)
      expect(await sendBackup(place, run)).toBe(true)
      expect(await sendBackup(place, run), 'is there already').toBe(false)
      const copy = join(copyTo, basename(file))
      expect(readFileSync(copy).equals(readFileSync(file))).toBe(true)
      expect(statSync(copy).mode & 0o777).toBe(0o600)
    }
    expect(readdirSync(copyTo)).toHaveLength(2)
  })

  test('is not made where the disk is missing, and the backup waits for it', async () => {
    const { file } = await makeBackup(dataDir, noon)
    const place = { ...nothing, dataDir, copyTo }
    await expect(sendBackup(place, run)).rejects.toThrow(
      `BACKUP_COPY_TO=${copyTo} is no folder that is there: is the disk mounted?`,
    )
    expect(existsSync(copyTo)).toBe(false)
    expect(waitingBackup(place)).toBe(file)
    mkdirSync(copyTo)
    expect(await sendBackup(place, run)).toBe(true)
    expect(waitingBackup(place)).toBeNull()
  })

  test('is not the folder of the backups themselves, which it would empty', async () => {
    await makeBackup(dataDir, noon)
    const place = { ...nothing, dataDir, copyTo: join(dataDir, 'backups') }
    await expect(sendBackup(place, run)).rejects.toThrow('is where backups are made')
  })

  test('is a command that runs once for each backup, and again where it failed', async () => {
    const place = { ...nothing, dataDir, command: 'rclone' }
    expect(await sendBackup(place, run), 'there is none yet').toBe(false)
    const { file } = await makeBackup(dataDir, noon)
    const refuse = async () => Promise.reject(new Error('no such remote'))
    await expect(sendBackup(place, refuse)).rejects.toThrow('no such remote')
    expect(await sendBackup(place, run)).toBe(true)
    expect(await sendBackup(place, run)).toBe(false)
    expect(ran).toEqual([`rclone ${basename(file)}`])
  })
})
