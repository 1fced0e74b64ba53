import { ageBandOf, type Member } from './member.ts'

/** Whether the family says that this child is under six; such a child takes part in its own way. */
export function isUnderSix(member: Member, today: string): boolean {
  const band = member.kind === 'child' ? ageBandOf(member, today) : null
  return band === 'under-3' || band === '3-5'
}

/** Who can host a meeting on that day: whoever may be old enough to read a stage aloud. */
export function possibleHosts(members: readonly Member[], today: string): Member[] {
  return members.filter((member) => !isUnderSix(member, today))
}

/**
 * The rota: whoever comes after the last host in the family's order, round and round; the first
 * one where there was none or the last host has left.
 */
export function nextHost(
  members: readonly Member[],
  lastHostId: string | null,
  today: string,
): Member | null {
  const hosts = possibleHosts(members, today)
  const last = hosts.findIndex(({ id }) => id === lastHostId)
  return hosts[(last + 1) % hosts.length] ?? null
}
