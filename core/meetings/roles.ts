import type { Sprint } from '../sprint/schema.ts'
import type { MeetingRole } from '../words.ts'
import { ageBandOf, isTooYoung, type Member } from '../members/member.ts'
import type { Changes } from '../commands/changes.ts'

/** Who does what in a meeting; null where nobody does. */
export type Roles = {
  hostId: string | null
  timekeeperId: string | null
  noteTakerId: string | null
}

const fieldOf = {
  host: 'hostId',
  timekeeper: 'timekeeperId',
  'note-taker': 'noteTakerId',
} as const satisfies Record<MeetingRole, keyof Roles>

/** Whoever can do least is chosen for last, so that a four-year-old keeps the time and does not host. */
const inTurn = ['host', 'note-taker', 'timekeeper'] as const

/** Whether the family says that this child is under six; such a child takes part in its own way. */
export function isUnderSix(member: Member, today: string): boolean {
  const band = member.kind === 'child' ? ageBandOf(member, today) : null
  return band === 'under-3' || band === '3-5'
}

/** Whether the family says that this child is under nine: it does not write yet, or only just. */
export function isUnderNine(member: Member, today: string): boolean {
  return (
    isUnderSix(member, today) || (member.kind === 'child' && ageBandOf(member, today) === '6-8')
  )
}

/**
 * Who may have a job on that day: hosting and notes need somebody who may be old enough to read and
 * write a little, the clock anybody who can look at a picture.
 */
export function mayHold(role: MeetingRole, member: Member, today: string): boolean {
  if (isTooYoung(member, today)) return false
  return role === 'timekeeper' || !isUnderSix(member, today)
}

/** Who did what in the meetings so far, the oldest first: each week's plan meeting, then its look back. */
export function heldRoles(sprints: readonly Sprint[]): Changes<Roles>[] {
  return sprints.flatMap(({ meeting, retrospective }) =>
    retrospective ? [meeting, retrospective] : [meeting],
  )
}

/**
 * The rota: each job goes to whoever of those who are here has waited longest for it, in the
 * family's order where several have; one job each as long as there are people. Absence costs nobody
 * a turn: whoever was away has waited longest when they are back. The same on every device.
 */
export function nextRoles(
  members: readonly Member[],
  { held, absentIds = [], kept = {}, today }: RotaInput,
): Roles {
  const isHere = (id: string | null = null) =>
    members.some((member) => member.id === id) && !absentIds.includes(id!)
  const roles: Roles = { hostId: null, timekeeperId: null, noteTakerId: null }
  for (const field of Object.values(fieldOf)) if (isHere(kept[field])) roles[field] = kept[field]!
  for (const role of inTurn.filter((one) => roles[fieldOf[one]] === null)) {
    const field = fieldOf[role]
    const able = afterLast(members, held.findLast((meeting) => meeting[field])?.[field]).filter(
      (member) => !absentIds.includes(member.id) && mayHold(role, member, today),
    )
    const busy = Object.values(roles)
    const free = able.filter(({ id }) => !busy.includes(id))
    const lastTime = ({ id }: Member) => held.findLastIndex((meeting) => meeting[field] === id)
    const waiting = (free.length > 0 ? free : able).toSorted((a, b) => lastTime(a) - lastTime(b))
    roles[field] = waiting[0]?.id ?? null
  }
  return roles
}

interface RotaInput {
  /** The meetings before this one, the oldest first. */
  held: readonly Changes<Roles>[]
  absentIds?: readonly string[]
  /** Jobs that are given already; whoever has one and is here keeps it. */
  kept?: Changes<Roles>
  today: string
}

/** The jobs with one given to somebody; whoever had two then gives the other one back to the rota. */
export function handOver(roles: Roles, role: MeetingRole, memberId: string): Roles {
  const kept = (id: string | null) => (id === memberId ? null : id)
  const { hostId, timekeeperId, noteTakerId } = roles
  const others = {
    hostId: kept(hostId),
    timekeeperId: kept(timekeeperId),
    noteTakerId: kept(noteTakerId),
  }
  return { ...others, [fieldOf[role]]: memberId }
}

/** Who has this job. */
export function holderOf(roles: Roles, role: MeetingRole): string | null {
  return roles[fieldOf[role]]
}

/** The family in its order, beginning after this member. */
function afterLast(members: readonly Member[], lastId: string | null | undefined): Member[] {
  const start = members.findIndex(({ id }) => id === lastId) + 1
  return [...members.slice(start), ...members.slice(0, start)]
}
