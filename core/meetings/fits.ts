import type { FamilyData } from '../family/schema.ts'
import { isTooYoung, membersOf, type Member } from '../members/member.ts'
import { isUnderNine } from './roles.ts'
import type { Fit } from '../words.ts'

type Settings = Pick<FamilyData['settings'], 'fits'>

/** What has to fit where these are together: what was said for all, and for each of them (N29). */
export function fitsAmong(settings: Settings, people: readonly Pick<Member, 'fits'>[]): Set<Fit> {
  return new Set([...(settings.fits ?? []), ...people.flatMap(({ fits }) => fits ?? [])])
}

/** Whether it has to go by eye and hand where these fits hold: games and ideas then need no ear. */
export const goesByEye = (fits: ReadonlySet<Fit>): boolean =>
  fits.has('signs') || fits.has('no-sounds')

/** Whether it has to for this family, whoever is there. */
export const familyGoesByEye = (familyData: FamilyData): boolean =>
  goesByEye(fitsAmong(familyData.settings, membersOf(familyData)))

/** What speaks against reading aloud. */
const unread: readonly Fit[] = ['signs', 'no-read-aloud', 'no-sounds']

/** Whether they asked to have things read aloud, alone or with all the others. */
export function asksForReading(member: Member, settings: Settings): boolean {
  if (member.fits?.includes('read-aloud')) return true
  const fits = fitsAmong(settings, [member])
  return fits.has('read-aloud') && !unread.some((fit) => fits.has(fit))
}

/**
 * Whether somebody wants to have things read aloud: they asked for it, or are old enough to answer and
 * too young to read well, and nobody said that it does not fit.
 */
export function isReadTo(member: Member, settings: Settings, today: string): boolean {
  if (asksForReading(member, settings)) return true
  const fits = fitsAmong(settings, [member])
  if (unread.some((fit) => fits.has(fit))) return false
  return isUnderNine(member, today) && !isTooYoung(member, today)
}
