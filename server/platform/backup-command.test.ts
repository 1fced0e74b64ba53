import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { runBackupCommand } from './backup-command.ts'

describe('BACKUP_COMMAND', () => {
  let folder: ReturnType<typeof temporaryFolder>
  let program: string
  beforeEach(() => {
    folder = temporaryFolder()
    program = join(folder.path, 'program')
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    folder.remove()
  })
  const does = (body: string) => writeFileSync(program, `#!/bin/sh\n${body}\n`, { mode: 0o700 })
  const said = () => readFileSync(join(folder.path, 'said'), 'utf8')
  const tell = 'printf "%s|" "$@" > "${0%/*}/said"'

  test('gets the path last, or where it is named, and no shell reads any of it', async () => {
    does(tell)
    const file = '/tmp/a b;touch $HOME`id`.sqlite'
    await runBackupCommand(`${program} copy remote:`, file)
    expect(said()).toBe(`copy|remote:|${file}|`)
    await runBackupCommand(`${program} $(id) {file} remote:{name} ; touch x`, file)
    expect(said()).toBe(`$(id)|${file}|remote:a b;touch $HOME\`id\`.sqlite|;|touch|x|`)
  })

  test('does not get the server’s own secrets', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://maya:hunter2@mail.example')
    vi.stubEnv('RCLONE_CONFIG', '/etc/rclone')
    does('env > "${0%/*}/said"')
    await runBackupCommand(program, '/tmp/file')
    expect(said()).toContain('RCLONE_CONFIG=/etc/rclone')
    expect(said()).not.toContain('hunter2')
  })

  test('says how it ended and what it said last', async () => {
    does('echo no such remote >&2; exit 3')
    const failing = runBackupCommand(program, '/tmp/file')
    await expect(failing).rejects.toThrow('BACKUP_COMMAND ended with 3. It said: no such remote')
    const absent = runBackupCommand('/nowhere/rclone', '/tmp/file')
    await expect(absent).rejects.toThrow(/^BACKUP_COMMAND does not start: .*ENOENT/)
  })

  test('is cut off where it takes too long, also where something of it lives on', async () => {
    does('sleep 3 & echo still at it; wait; touch "${0%/*}/done"')
    const hanging = runBackupCommand(program, '/tmp/file', 300)
    await expect(hanging).rejects.toThrow('took longer than 0.005 minutes. It said: still at it')
    expect(existsSync(join(folder.path, 'done'))).toBe(false)
  })
})
