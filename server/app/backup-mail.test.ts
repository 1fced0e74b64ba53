import { describe, expect, test } from 'vitest'
import { later } from '#server/platform/clock.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { dialects, openTestStore } from '#server/testing/test-store.ts'
import { backupFailureMails } from './backup-mail.ts'

const hour = 60 * 60_000

describe.each(dialects)('a backup that failed, on %s', (dialect) => {
  test('is told to whoever hosts this once a day, whichever server it was', async () => {
    const store = await openTestStore(dialect)
    const mails: Mail[] = []
    let now = '2026-03-04T08:00:00.000Z'
    const mailer = async (mail: Mail) => void mails.push(mail)
    const given = { db: store.db, clock: () => now, mailer, to: 'lind@family.example' }
    const teller = () => backupFailureMails({ ...given, baseUrl: 'https://family.example' })
    const [one, other] = [teller(), teller()]
    const failure = {
      task: 'make',
      why: 'the disk is full.',
      last: '2026-03-02T07:30:00.000Z',
    } as const
    for (let hours = 0; hours < 24; hours += 1) {
      await one(failure)
      await other(failure)
      now = later(now, hour)
    }
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      to: 'lind@family.example',
      subject: 'There is no backup of today',
    })
    expect(mails[0]!.text).toContain('https://family.example did not succeed: the disk is full.')
    expect(mails[0]!.text).toContain('The last one is of 2026-03-02 07:30 UTC.')
    expect(mails[0]!.text).toContain('elefam doctor')
    await one({ ...failure, task: 'send' })
    expect(mails[1]!.subject).toBe('A backup did not reach its second place')
    await store.close()
  })

  test('is told also where the database takes nothing, as on a full disk', async () => {
    const store = await openTestStore(dialect)
    await store.close()
    const mails: Mail[] = []
    const tell = backupFailureMails({
      db: store.db,
      clock: () => '2026-03-04T08:00:00.000Z',
      mailer: async (mail) => void mails.push(mail),
      to: 'lind@family.example',
      baseUrl: 'https://family.example',
    })
    for (const last of [null, null]) await tell({ task: 'make', why: 'no room.', last })
    expect(mails.map(({ text }) => text.includes('There is none yet.'))).toEqual([true])
  })
})
