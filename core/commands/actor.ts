/**
 * Who did what in a family’s log, told apart by kind (A88): an account stands in it by its id, and whoever
 * has none by a kind, a colon and the member’s id. No id has a colon in it, so that whoever chooses a
 * member’s id can be taken for nobody else.
 */

/** What a family does together at its wall. */
export const wallActor = 'wall'

/** Who keeps the days of two homes apart: neither of the two. */
export const homesActor = 'homes'

/** What a child’s other home did with the sharing, as this one hears of it: no name (A77). */
export const otherHomeActor = 'other-home'

/** What actors begin with who are a member on a device of their own: here, or of the child’s other home. */
const kinds = { device: 'member:', visitor: 'visitor:' } as const

export const visitorsBegin = kinds.visitor

/** A member on a device without an account: one of this home, or a visitor of the other one. */
export const memberActor = (memberId: string, kind: keyof typeof kinds = 'device'): string =>
  kinds[kind] + memberId

/** The member’s id of somebody without an account; null for everybody else. */
export function memberOfActor(actor: string): string | null {
  const begin = Object.values(kinds).find((one) => actor.startsWith(one))
  return begin === undefined ? null : actor.slice(begin.length)
}
