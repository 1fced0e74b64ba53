import type { FamilyData } from '../family/schema.ts'
import { fitsAmong, goesByEye } from '../meetings/fits.ts'
import { membersOf } from '../members/member.ts'
import type { Rules } from './recommendation-rules.ts'

/** Tells by its key whether an idea needs nothing that somebody in this family does without (N29). */
export function suitsOf(
  familyData: FamilyData,
  { byEar, bySight }: Pick<Rules, 'byEar' | 'bySight'>,
): (key: string) => boolean {
  const fits = fitsAmong(familyData.settings, membersOf(familyData))
  const [noEars, fewEyes] = [goesByEye(fits), fits.has('large-letters')]
  return (key) => !(noEars && byEar.has(key)) && !(fewEyes && bySight.has(key))
}
