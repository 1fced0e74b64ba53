import type { Clock } from '#server/platform/clock.ts'
import { guardedPost } from '#server/platform/guarded-request.ts'
import type { Log } from '#server/platform/log.ts'
import type { Database } from '#server/store/schema.ts'
import { pushResolver } from './push-names.ts'
import { pushLanes, pushTimeout, startPushSender } from './push-sender.ts'
import { startReminderLoop } from './reminder-loop.ts'

type Options = {
  db: Database
  clock: Clock
  log: Log
  baseUrl: string
  /** Who can be written to about what is sent from here. */
  contactTo: string
  pushHosts: readonly string[]
}

/** Calls everybody at their moment, until stopped; `stop` waits for what is on its way. */
export function startReminders({ baseUrl, contactTo, pushHosts, ...shared }: Options) {
  const requests = guardedPost({
    hosts: pushHosts,
    timeout: pushTimeout,
    connections: pushLanes,
    resolve: pushResolver(pushHosts),
  })
  // Some push services take no address of this machine alone.
  const subject = baseUrl.startsWith('https:') ? baseUrl : `mailto:${contactTo}`
  const sender = startPushSender({ ...shared, post: requests.post, subject })
  const loop = startReminderLoop(shared, sender.look)
  return {
    stop: async () => {
      await loop.stop()
      await sender.stop()
      requests.close()
    },
  }
}
