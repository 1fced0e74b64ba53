import { createHash } from 'node:crypto'
import { setImmediate as breath } from 'node:timers/promises'
import type { PairedView } from '#core/devices/schema.ts'
import { eventStreams, eventText, type Stream } from '#server/http/event-streams.ts'
import { payerOf } from '#server/http/route.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { Bus } from '#server/store/bus.ts'
import { readPairedDevice, type FoundDevice } from '#server/store/found-devices.ts'
import type { Database } from '#server/store/schema.ts'
import { isForMember, readShown, viewOf } from './device-view.ts'

/** A paired device that watches. */
type ViewStream = Stream & {
  device: FoundDevice & { hash: string }
  /** What was sent last: its hash, and the other home; '' before. */
  sent: string
  /** The hour in which it was last looked at: days pass without any change. */
  hour: string
}

/** For so many times as long as it took, a family’s views are not made anew: they have a tenth of the core. */
const restTimes = 9

type Opening = Pick<ViewStream, 'device' | 'out'> & {
  read: () => Promise<ViewStream['device'] | null>
}

type Options = { db: Database; bus: Bus; log: Log; clock: Clock }

export type ViewStreams = ReturnType<typeof viewStreams>

const hourOf = (instant: string) => instant.slice(0, 13)

/** What all devices for the same see, and by what it is known again. */
type Seen = { view: PairedView; hash: string }

function seenOf(view: PairedView): Seen {
  const { family, sprints, events, rules } = view
  const text = createHash('sha256').update(JSON.stringify([family, sprints, events, rules]))
  return { view, hash: text.digest('base64url') }
}

/**
 * All open event streams of paired devices. The log never reaches them: with each change of a family
 * their view is made anew, and sent whole where it says something else than before.
 */
export function viewStreams({ db, bus, log, clock }: Options) {
  const streams = eventStreams<ViewStream>({
    bus,
    log,
    look: async (familyId, listening, { send, dismiss }) => {
      const purposes = listening.map(({ device }) => device.purpose)
      const known = await readShown(db, familyId, purposes)
      const now = clock()
      const seen = new Map<string, Seen>()
      let spent = known?.took ?? 0
      for (const stream of listening) {
        if (spent > 0) await breath() // Others have their turn.
        const isAllowed = known !== null && isForMember(stream.device, known)
        if (!isAllowed || !(await stream.isAllowed())) {
          await dismiss(stream)
          continue
        }
        const { id, name, purpose, otherHome } = stream.device
        const whose = purpose.kind === 'member' ? purpose.memberId : ''
        const begun = performance.now()
        const { view, hash } = seen.get(whose) ?? seenOf(viewOf(stream.device, known, now))
        seen.set(whose, { view, hash })
        spent += performance.now() - begun
        stream.hour = hourOf(now)
        const said = `${hash} ${otherHome}`
        if (said === stream.sent) continue
        stream.sent = said
        const own = { ...view, device: { id, name, purpose, otherHome } }
        send(stream, eventText('view', view.sequence, JSON.stringify(own)))
      }
      return restTimes * spent
    },
    // Where the family has been handed over, the device comes back and finds it there.
    farewell: async ({ device }) => {
      const isStillPaired = await readPairedDevice(db, device.hash, device.home)
      return isStillPaired ? '' : 'event: over\ndata: 0\n\n'
    },
    isStale: ({ hour }) => hour !== hourOf(clock()),
  })
  return {
    ...streams,
    /** Begins a stream with the view as it is now; `read` finds the device each time it is asked. */
    open: ({ read, ...given }: Opening) => {
      const { id, familyId } = given.device
      const isAllowed = async () => {
        const now = await read()
        if (now?.id !== id || now.familyId !== familyId) return false
        stream.device = now // Another home may have said yes meanwhile, or no.
        return true
      }
      const payer = payerOf(given.device)
      const stream: ViewStream = { ...given, familyId, payer, isAllowed, sent: '', hour: '' }
      return streams.open(stream, '')
    },
  }
}
