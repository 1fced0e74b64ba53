import { createHash } from 'node:crypto'
import { eventStreams, eventText, type Stream } from '#server/http/event-streams.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { Bus } from '#server/store/bus.ts'
import { readPairedDevice, type FoundDevice } from '#server/store/paired-devices.ts'
import type { Database } from '#server/store/schema.ts'
import { isForMember, readKnown, viewOf } from './device-view.ts'

/** A paired device that watches. */
type ViewStream = Stream & {
  device: FoundDevice & { hash: string }
  /** Of what was sent last; '' before. */
  sent: string
  /** The hour in which it was last looked at: days pass without any change. */
  hour: string
}

type Options = { db: Database; bus: Bus; log: Log; clock: Clock }

export type ViewStreams = ReturnType<typeof viewStreams>

const hourOf = (instant: string) => instant.slice(0, 13)

/**
 * All open event streams of paired devices. The log never reaches them: with each change of a family
 * their view is made anew, and sent whole where it says something else than before.
 */
export function viewStreams({ db, bus, log, clock }: Options) {
  const streams = eventStreams<ViewStream>({
    bus,
    log,
    look: async (familyId, listening, { send, dismiss }) => {
      const known = await readKnown(db, familyId)
      const now = clock()
      for (const stream of listening) {
        const isAllowed = known !== null && isForMember(stream.device, known)
        if (!isAllowed || !(await stream.isAllowed())) {
          await dismiss(stream)
          continue
        }
        const view = viewOf(stream.device, known, now)
        const { family, sprints, rules } = view
        const hash = createHash('sha256').update(JSON.stringify([family, sprints, rules]))
        const text = hash.digest('base64url')
        stream.hour = hourOf(now)
        if (text === stream.sent) continue
        stream.sent = text
        send(stream, eventText('view', view.sequence, JSON.stringify(view)))
      }
    },
    // Where the family has been handed over, the device comes back and finds it there.
    farewell: async ({ device }) => {
      const isStillPaired = await readPairedDevice(db, device.hash)
      return isStillPaired ? '' : 'event: over\ndata: 0\n\n'
    },
    isStale: ({ hour }) => hour !== hourOf(clock()),
  })
  return {
    ...streams,
    /** Begins a stream with the view as it is now. */
    open: (stream: Omit<ViewStream, 'sent' | 'hour'>) =>
      streams.open({ ...stream, sent: '', hour: '' }, ''),
  }
}
