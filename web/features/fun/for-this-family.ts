import { byEar } from '#content/by-ear.ts'
import { bySight } from '#content/by-sight.ts'
import type { Speaker } from '#content/questions/question.ts'
import { familyGoesByEye } from '#core/meetings/fits.ts'
import { speakersAmong, youngestFirst } from '#core/members/member.ts'
import { apiPaths } from '#core/paths.ts'
import { suitsOf } from '#core/recommendations/suits.ts'
import { request } from '#web/data/api.ts'
import { speakerOf } from '#web/shared/meeting/question-for.ts'
import type { ForUs } from './fun-screen.tsx'

/** What fits the family of whoever is signed in here. */
export async function forThisFamily(familyId: string, today: string): Promise<ForUs> {
  const { familyData } = await request(apiPaths.family(familyId))
  const [first] = speakersAmong(youngestFirst(familyData, today), today)
  const youngest: Speaker | null = first ? speakerOf(first, today) : null
  const suits = suitsOf(familyData, { byEar, bySight })
  return { youngest, goesByEye: familyGoesByEye(familyData), suits }
}
