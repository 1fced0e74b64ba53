// A server's loop of reminders as a process that can be killed: `node reminder-server.ts FOLDER NOW`
// looks at everybody who is due, and prints a line for each whose messages are queued.
import { log } from '#server/platform/log.ts'
import { remindDue } from '#server/features/reminders/reminder-loop.ts'
import { openStore } from '#server/store/database.ts'

const [, , dataDir = '', now = ''] = process.argv
const store = await openStore({ dataDir })
await remindDue({ db: store.db, clock: () => now, log }, () => process.stdout.write('queued\n'))
await store.close()
