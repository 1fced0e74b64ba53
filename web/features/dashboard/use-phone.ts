import { useSyncExternalStore } from 'react'
import { othersLines, ownLines } from '#core/stand-up/own-day.ts'
import type { DayLine } from '#core/stand-up/day.ts'
import { useHome } from '#web/data/use-home.tsx'
import { createListeners } from '#web/lib/listeners.ts'
import { deviceStorage } from '#web/lib/safe-storage.ts'

const key = 'phone-of'
const { subscribe, announce } = createListeners()

/** Whose phone this is: a member, or null for the family's. Kept on the device alone. */
export function usePhone() {
  const { members } = useHome()
  const id = useSyncExternalStore(
    subscribe,
    () => deviceStorage().getItem(key),
    () => null,
  )
  const choose = (memberId: string | null) => {
    if (memberId === null) deviceStorage().removeItem(key)
    else deviceStorage().setItem(key, memberId)
    announce()
  }
  return { owner: members.find((member) => member.id === id) ?? null, choose }
}

/** What is there for the owner of the phone, and the rest; on the family's phone all of it at once. */
export function splitFor(ownerId: string | null, lines: readonly DayLine[]) {
  if (ownerId === null) return { mine: lines, others: [] }
  const mine = ownLines(lines, ownerId).map((line) => ({ ...line, boxes: [line.box] }))
  return { mine, others: othersLines(lines, ownerId) }
}

/** From so many on, a line that says how many there are is shorter than they are. */
const foldedFrom = 3

/** Whether what may wait for another day is one line that opens: on a phone, below what belongs to this one. */
export function foldsAnyDay(lines: readonly DayLine[], isRoomy: boolean): boolean {
  const anyDay = lines.filter(({ isFixed }) => !isFixed).length
  return !isRoomy && anyDay >= foldedFrom && anyDay < lines.length
}
