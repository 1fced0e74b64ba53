import { ageBandOf, type Member } from './member.ts'

/**
 * Who can host a meeting on that day: adults and children from six (or of an age the family did not
 * say). Younger ones take part; reading a stage aloud is not for them yet.
 */
export function possibleHosts(members: readonly Member[], today: string): Member[] {
  return members.filter((member) => {
    if (member.kind === 'adult') return true
    const band = ageBandOf(member, today)
    return band !== 'under-3' && band !== '3-5'
  })
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
