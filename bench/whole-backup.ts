import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupsOf, newestIn } from '#server/store/backup.ts'
import { seedFamilies } from './bulk-seed.ts'
import { rounded, told, type Result } from './results.ts'

const families = 1_000
const passphrase = 'nine quiet elephants cross the river'
const main = join(import.meta.dirname, '../server/main.ts')

/** A backup of a thousand families and its way back, in the clear and encrypted, as a host does it. */
export async function measureWholeBackup(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'elefam-whole-backup-'))
  const dataDir = join(folder, 'data')
  try {
    await seedFamilies(dataDir, { families, active: 1 })
    const open = await thereAndBack(folder, dataDir, {})
    const locked = await thereAndBack(folder, dataDir, { BACKUP_PASSPHRASE: passphrase })
    return [
      ...resultsOf('clear', 'in the clear', open),
      ...resultsOf('locked', 'encrypted', locked),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Way = { made: Ran; restored: Ran; size: number }

async function thereAndBack(
  folder: string,
  dataDir: string,
  settings: Record<string, string>,
): Promise<Way> {
  const made = await run({ ...settings, DATA_DIR: dataDir }, 'backup')
  const file = newestIn(backupsOf(dataDir))!
  const to = mkdtempSync(join(folder, 'new-'))
  const restored = await run({ ...settings, DATA_DIR: to }, 'restore', file)
  return { made, restored, size: statSync(file).size }
}

/** How long a command took, in seconds, and the most memory that it had, in MB. */
type Ran = { seconds: number; memory: number }

async function run(settings: Record<string, string>, ...words: string[]): Promise<Ran> {
  const began = performance.now()
  const env = { PATH: process.env['PATH'], ...settings }
  const child = spawn(process.execPath, [main, ...words], { env, stdio: 'ignore' })
  let memory = 0
  const look = setInterval(() => (memory = peakOf(child.pid) ?? memory), 50)
  const [code] = (await once(child, 'close')) as [number]
  clearInterval(look)
  if (code !== 0) throw new Error(`elefam ${words[0]} ended with ${code}`)
  return { seconds: (performance.now() - began) / 1000, memory }
}

/** The kernel keeps the highest; null where the process is no more. */
function peakOf(pid: number | undefined): number | null {
  try {
    const [, kilobytes] =
      /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes ? Number(kilobytes) / 1024 : null
  } catch {
    return null
  }
}

function resultsOf(id: string, how: string, { made, restored, size }: Way): Result[] {
  const command = 'npm run bench -- whole-backup'
  const row = (what: string, name: string, { seconds, memory }: Ran) =>
    told({
      id: `whole-backup-${name}-${id}`,
      what: `${what} of ${families} families, ${how}`,
      value: rounded(seconds),
      unit: 's',
      command,
      note: `${rounded(size / 1e6)} MB; the command had ${Math.round(memory)} MB of memory at most`,
    })
  return [
    row('Making and checking a backup', 'made', made),
    row('Bringing back a backup', 'restored', restored),
  ]
}
