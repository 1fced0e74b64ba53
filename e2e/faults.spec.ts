// The short form of `npm run faults`: everything around the server goes wrong, and nothing that it
// acknowledged is lost. No browser takes part; the real server as a process does.
import { measureBackups } from '../bench/faults/backups.ts'
import { measureDisk } from '../bench/faults/disk.ts'
import { measureInstances } from '../bench/faults/instances.ts'
import { measureKills } from '../bench/faults/kill.ts'
import { measureMail } from '../bench/faults/mail.ts'
import { measurePostgresCuts } from '../bench/faults/postgres-cut.ts'
import type { Result } from '../bench/results.ts'
import { expect, test } from './support/test.ts'

test.describe('faults', { tag: '@desktop' }, () => {
  /** How quick it is depends on the machine: `npm run faults` measures that. */
  const counts = (results: Result[]) => results.filter(({ unit }) => unit !== 's' && unit !== 'ms')
  const expectNothingWrong = (results: Result[]) => {
    for (const { what, value, unit, note, holds } of results) {
      expect.soft(holds, `${what}: ${value} ${unit}; ${note ?? ''}`).not.toBe(false)
    }
  }

  test('what was acknowledged survives kill -9 whole, on both databases', async ({ postgres }) => {
    expectNothingWrong(await measureKills(2, await postgres()))
  })
  test('what was acknowledged survives the loss of PostgreSQL, which is found again', async ({
    postgres,
  }) => {
    expectNothingWrong(counts(await measurePostgresCuts(3, await postgres())))
  })
  test('one of two servers behind a proxy may end at any time: nothing is lost or unheard', async ({
    postgres,
  }) => {
    expectNothingWrong(await measureInstances(2, await postgres()))
  })
  test('every write is on the disk before its answer; a full disk is told and got over', async () => {
    expectNothingWrong(await measureDisk(1))
  })
  test('copies made under load restore whole', async () => {
    expectNothingWrong(await measureBackups(1))
  })
  test('invites are created whatever the mail server does, and their mails come later', async () => {
    expectNothingWrong(counts(await measureMail(1)))
  })
})
