import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lookAtBackups } from '#server/app/doctor/backups.ts'
import { openData } from '#server/app/open-data.ts'
import { readConfig } from '#server/platform/config.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { inWorkFolder, sweepWorkFolders } from './work-folder.ts'

/** Unlocks something, and goes on with it until it is killed. */
const atWork = `
  import { writeFileSync } from 'node:fs'
  const { inWorkFolder } = await import(process.argv[1])
  await inWorkFolder(process.argv[2], 'unlocking', async (folder) => {
    writeFileSync(folder + '/clear.sqlite', 'the secret of this server')
    console.log('at work')
    await new Promise((done) => setTimeout(done, 60_000))
  })`

describe('a folder for work with backups in the clear', () => {
  let folder: ReturnType<typeof temporaryFolder>
  beforeEach(() => {
    folder = temporaryFolder()
  })
  afterEach(() => folder.remove())
  const names = () => readdirSync(folder.path).filter((name) => name.startsWith('unlocking-'))

  test('that a killed process left is told by the doctor, and goes with the next start [H24]', async () => {
    const program = join(import.meta.dirname, 'work-folder.ts')
    const words = ['--input-type=module', '-e', atWork, program, folder.path]
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
    const gone = once(child, 'exit')
    await once(child.stdout, 'data')
    sweepWorkFolders(folder.path)
    expect(names(), 'of a process that lives').toHaveLength(1)
    child.kill('SIGKILL')
    await gone
    const [left] = names()
    expect(existsSync(join(folder.path, left!, 'data/clear.sqlite'))).toBe(true)
    const config = readConfig({ DATA_DIR: folder.path, SECRET: 'x'.repeat(32) })
    const told = await lookAtBackups(config, new Date().toISOString())
    expect(told.map(({ says }) => says).join()).toContain(`${left} was left by a command`)
    const { store } = await openData(config, undefined)
    await store.close()
    expect(names()).toEqual([])
  })

  test('is gone when the work is done, or fails', async () => {
    const done = await inWorkFolder(folder.path, 'reading', async (own) => existsSync(own))
    expect(done).toBe(true)
    const failing = inWorkFolder(folder.path, 'keeping', () => Promise.reject(new Error('full')))
    await expect(failing).rejects.toThrow('full')
    expect(readdirSync(folder.path)).toEqual([])
  })
})
