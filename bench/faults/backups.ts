import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupsOf, makeBackup } from '#server/store/backup.ts'
import { restoreBackup } from '#server/store/restore.ts'
import { judged, type Result } from '../results.ts'
import { openEnvironment } from './test-environment.ts'
import { damageOf, ledger, sqliteReader } from './ledger.ts'
import { startWriters } from './writers.ts'

const phones = 8

/** Copies made while families write: each is restored, and holds what was acknowledged before it. */
export async function measureBackups(rounds: number): Promise<Result[]> {
  const environment = await openEnvironment()
  const books = ledger(environment.familyId)
  const wrong: string[] = []
  const writers = startWriters(environment, books, phones)
  await writers.begun
  try {
    for (let round = 0; round < rounds; round += 1) {
      // What is acknowledged by now must be in the copy; what comes meanwhile may be.
      const before = books.upToNow()
      const { file } = await makeBackup(environment.dataDir, new Date().toISOString())
      const elsewhere = mkdtempSync(join(tmpdir(), 'elefam-restored-'))
      await restoreBackup({ dataDir: elsewhere, file }, new Date().toISOString())
      const reader = sqliteReader(elsewhere)
      const { lost, doubled, halfDone } = await before.check(reader)
      await reader.close()
      const damage = await damageOf(elsewhere)
      if (lost + doubled + halfDone + damage.length > 0) {
        wrong.push(`copy ${round}: ${lost} lost, ${doubled} doubled, ${halfDone} half done`)
      }
      rmSync(elsewhere, { recursive: true, force: true })
      rmSync(backupsOf(environment.dataDir), { recursive: true, force: true })
    }
  } finally {
    await writers.stop()
    await environment.close()
  }
  return [
    judged(
      {
        id: 'backups',
        what: `Copies made under load that did not restore whole, of ${rounds}`,
        value: wrong.length,
        unit: 'copies',
        command: 'npm run faults -- backups',
        note: `${books.count()} writes meanwhile${wrong.length > 0 ? `; ${wrong[0]}` : ''}`,
      },
      { atMost: 0 },
    ),
  ]
}
