import { Refusal } from '#core/refusal.ts'

/** Of one family at once: its parents look at their lists, and others have the server meanwhile. */
const atOnce = 2
/** More than its screens ask for; each is answered as soon as those before it are. */
const waitingAtMost = 16

type Room = { inside: number; queue: (() => void)[] }

/** Lets the long reads of each family in, a few at a time; gives what ends the turn. */
export function turns() {
  const rooms = new Map<string, Room>()

  const leave = (familyId: string, room: Room) => {
    const next = room.queue.shift()
    if (next) return next()
    room.inside -= 1
    if (room.inside === 0) rooms.delete(familyId)
  }

  return async (familyId: string): Promise<() => void> => {
    const room = rooms.get(familyId) ?? { inside: 0, queue: [] }
    rooms.set(familyId, room)
    if (room.inside < atOnce) room.inside += 1
    else if (room.queue.length >= waitingAtMost) throw tooMany()
    else await new Promise<void>((enter) => room.queue.push(enter))
    let isOver = false
    return () => {
      if (!isOver) leave(familyId, room)
      isOver = true
    }
  }
}

const tooMany = () =>
  new Refusal(
    'too-many-requests',
    { retryAfter: 5 },
    'Your family is reading a lot at once. What is open stays open; the rest can be asked for again in a few seconds.',
  )
