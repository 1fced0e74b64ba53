import { describe, expect, test } from 'vitest'
import type { ReminderSettings } from '#core/reminders/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { testClock, useServer } from '#server/testing/test-server.ts'
import { remindDue } from './reminder-loop.ts'

const log = { info: () => undefined, error: () => undefined }
const people = 10

const settings: ReminderSettings = {
  channels: { 'stand-up': 'push', meeting: 'push', 'look-back': 'push', task: 'push' },
  tasks: [],
  weeklyMail: false,
  tellsMore: false,
  quiet: null,
  timeZone: 'Europe/Berlin',
}

describe('the loop of reminders', () => {
  const server = useServer('sqlite')

  test('people of one family are looked at one in a turn, and others come in between [A81]', async () => {
    const { familyId } = await server.signedUp()
    for (let count = 0; count < people; count += 1) {
      const one = await server.signedUp()
      expect((await one.post(apiPaths.reminders, settings)).status).toBe(200)
      const user = server.db.updateTable('users').set({ familyId }).where('id', '=', one.userId)
      await user.execute()
    }
    let [turns, isOver] = [0, false]
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    await remindDue({ db: server.db, clock: testClock, log })
    isOver = true
    expect(turns).toBeGreaterThanOrEqual(people)
  })
})
