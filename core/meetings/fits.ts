import type { FamilyData } from '../family/schema.ts'
import type { Member } from '../members/member.ts'
import { isUnderNine } from './roles.ts'
import type { Fit } from '../words.ts'

type Settings = Pick<FamilyData['settings'], 'fits'>

/** What has to fit where these are together: what was said for all, and for each of them (N29). */
export function fitsAmong(settings: Settings, people: readonly Pick<Member, 'fits'>[]): Set<Fit> {
  return new Set([...(settings.fits ?? []), ...people.flatMap(({ fits }) => fits ?? [])])
}

/** What speaks against reading aloud. */
const unread: readonly Fit[] = ['signs', 'no-read-aloud', 'no-sounds']

/**
 * Whether somebody wants to have things read aloud: they asked for it, or are too young to read well and
 * nobody said that it does not fit.
 */
export function isReadTo(member: Member, settings: Settings, today: string): boolean {
  if (member.fits?.includes('read-aloud')) return true
  const fits = fitsAmong(settings, [member])
  if (unread.some((fit) => fits.has(fit))) return false
  return fits.has('read-aloud') || isUnderNine(member, today)
}
