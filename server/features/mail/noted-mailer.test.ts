import { describe, expect, test } from 'vitest'
import type { Mail } from '#server/platform/mailer.ts'
import { readMailState } from '#server/store/host-figures.ts'
import { dialects, openTestStore } from '#server/testing/test-store.ts'
import { notedMailer } from './noted-mailer.ts'

const mail: Mail = { to: 'maya@example.org', subject: 'Hello', text: 'Hello' }
const log = { info: () => undefined, error: () => undefined }

describe.each(dialects)('what those in charge see of mails, on %s', (dialect) => {
  test('is when one last went and when one did not, noted once a minute [H9]', async () => {
    const store = await openTestStore(dialect)
    let now = '2026-03-04T08:00:00.000Z'
    let isAway = false
    const sent: string[] = []
    const mailer = notedMailer(
      async (_, id) => {
        if (isAway) throw new Error('The mail server is away')
        sent.push(id)
      },
      { db: store.db, clock: () => now, log },
    )
    const state = async () => {
      const { sentAt, failedAt } = await readMailState(store.db)
      return [sentAt, failedAt]
    }
    expect(await state()).toEqual([null, null])
    await mailer(mail, 'first')
    now = '2026-03-04T08:00:59.000Z'
    await mailer(mail, 'second')
    expect(await state()).toEqual(['2026-03-04T08:00:00.000Z', null])
    isAway = true
    await expect(mailer(mail, 'third')).rejects.toThrow('away')
    expect(await state()).toEqual(['2026-03-04T08:00:00.000Z', now])
    isAway = false
    now = '2026-03-04T08:01:00.000Z'
    await mailer(mail, 'fourth')
    expect(await state()).toEqual([now, '2026-03-04T08:00:59.000Z'])
    expect(sent).toEqual(['first', 'second', 'fourth'])
    await store.close()
  })
})
