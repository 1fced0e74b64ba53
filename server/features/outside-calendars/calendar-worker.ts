import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { eventsIn } from './calendar-events.ts'
import { calendarIn } from './multistatus.ts'
import type { Task } from './read-calendar.ts'

// The thread in which a calendar is read, see read-calendar.ts. On Linux a priority is the thread's
// own: of a core that both want, the server's thread gets three quarters. With less a calendar would run
// out of time where the machine is busy.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 5))

const port = parentPort!
port.once('message', ({ bytes, charset, form, ...kept }: Task) => {
  const calendar =
    form === 'multistatus' ? { bytes: calendarIn(bytes), charset: null } : { bytes, charset }
  port.postMessage(eventsIn(calendar, kept))
})
