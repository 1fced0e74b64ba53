// A server's loop of reminders as a process that can be killed: `node reminder-server.ts FOLDER NOW`
// looks at everybody who is due, a few at a time, and prints a line whenever messages are queued.
import { log } from '#server/platform/log.ts'
import { remindDue } from '#server/features/reminders/reminder-loop.ts'
import { openStore } from '#server/store/database.ts'

const [, , dataDir = '', now = ''] = process.argv
const store = await openStore({ dataDir })
/** It waits a little each time, so that whoever wants to kill it there can. */
const queued = () => {
  process.stdout.write('queued\n')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
}
await remindDue({ db: store.db, clock: () => now, log }, queued)
await store.close()
