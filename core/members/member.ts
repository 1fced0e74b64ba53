import type { CommandOf } from '../commands/definitions.ts'
import type { Family, FamilyData } from '../family/schema.ts'
import { limits } from '../limits.ts'
import type { Adult, Child, MemberCommand, PrimaryMember } from './schema.ts'
import { refuse } from '../refusal.ts'
import { type AgeBand, ageBands, animals, memberColors } from '../words.ts'

/** Anybody in the family, as the screens show them. */
export type Member = ({ kind: 'adult' } & (PrimaryMember | Adult)) | ({ kind: 'child' } & Child)

/** Everybody, the parent who started the family first, then adults, then children. */
export function membersOf(data: FamilyData): Member[] {
  return [
    { kind: 'adult', ...data.primaryUser },
    ...data.adults.map((adult): Member => ({ kind: 'adult', ...adult })),
    ...data.children.map((child): Member => ({ kind: 'child', ...child })),
  ]
}

/** The member with this id; undefined where there is none. */
export const findMember = (data: FamilyData, memberId: string | null): Member | undefined =>
  membersOf(data).find(({ id }) => id === memberId)

export function memberIdsOf(data: FamilyData): string[] {
  return membersOf(data).map((member) => member.id)
}

/** The order of speaking: youngest first, adults last (children by age band, then by their years). */
export function youngestFirst(data: FamilyData, today: string): Member[] {
  const rank = (member: Member) => {
    if (member.kind === 'adult') return ageBands.length
    const band = ageBandOf(member, today)
    return band ? ageBands.indexOf(band) : ageBands.length - 1
  }
  const year = (member: Member) => (member.kind === 'child' ? (member.birthYear ?? 0) : 0)
  return membersOf(data).toSorted((a, b) => rank(a) - rank(b) || year(b) - year(a))
}

/** Somebody, as far as their age says what they are asked. Of grown-ups it says nothing. */
export type Aged = {
  id: string
  ageBand?: AgeBand | undefined
  birthYear?: number | undefined
  tooYoung?: boolean | undefined
}

/** Whether somebody is too young to answer on that day: as the family said, else under three (N27). */
export const isTooYoung = (one: Aged, today: string): boolean =>
  one.tooYoung ?? ageBandOf(one, today) === 'under-3'

/** Those who are asked, host, take turns and own tasks: everybody but the too young. */
export const speakersAmong = <One extends Aged>(people: readonly One[], today: string): One[] =>
  people.filter((one) => !isTooYoung(one, today))

/** The band a child is in on that day; null when the family did not say. */
export function ageBandOf({ ageBand, birthYear }: Aged, today: string): AgeBand | null {
  if (ageBand) return ageBand
  if (!birthYear) return null
  const age = Number(today.slice(0, 4)) - birthYear
  if (age < 3) return 'under-3'
  if (age < 6) return '3-5'
  if (age < 9) return '6-8'
  return age < 13 ? '9-12' : '13-17'
}

/** An animal and a colour that nobody in the family has yet, while there are any. */
export function freeLook(taken: readonly Pick<Member, 'animal' | 'color'>[]) {
  const free = <T>(all: readonly T[], used: T[]) =>
    all.find((one) => !used.includes(one)) ?? all[taken.length % all.length]!
  return {
    animal: free(
      animals,
      taken.map((member) => member.animal),
    ),
    color: free(
      memberColors,
      taken.map((member) => member.color),
    ),
  }
}

/**
 * The family with its derived `adultEmails` brought up to date (A21). A member’s id is nobody else’s, and
 * no account’s that is in the family (A88).
 */
export function withMembers(
  family: Family,
  members: Partial<Pick<FamilyData, 'primaryUser' | 'adults' | 'children'>>,
): Family {
  const data = { ...family.familyData, ...members }
  if (1 + data.adults.length + data.children.length > limits.members) refuse('list-full')
  const ids = memberIdsOf(data)
  const accounts = [family.primaryUserId, ...family.coParents]
  if (new Set(ids).size < ids.length) refuse('member-exists')
  if (accounts.some((id) => ids.includes(id))) refuse('member-exists')
  const adultEmails = data.adults.flatMap((adult) => (adult.email ? [adult.email] : []))
  return { ...family, familyData: { ...data, adultEmails } }
}

/** Somebody as the commands take them. */
export type EditedMember = CommandOf<MemberCommand, 'edit-member'>['member']

/** The member as `edit-member` takes and gives them; null where there is nobody with this id. */
export function editedMember(
  { primaryUser, adults, children }: FamilyData,
  id: string,
): EditedMember | null {
  if (primaryUser.id === id) return { kind: 'primary', ...primaryUser }
  const adult = adults.find((other) => other.id === id)
  if (adult) return { kind: 'adult', ...adult }
  const child = children.find((other) => other.id === id)
  return child ? { kind: 'child', ...child } : null
}
