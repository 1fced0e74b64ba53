import type { FamilyData } from '../family/schema.ts'

export type RecommendationAnswer = FamilyData['recommendationAnswers'][number]

/** "Later" keeps a recommendation away for this many days. */
const laterDays = 7

/** The day on which something put off comes back, as an instant. */
export function comesBackAt({ at }: RecommendationAnswer): string {
  return new Date(Date.parse(at) + laterDays * 86_400_000).toISOString()
}

/** Whether the answer still keeps its recommendation away; "later" only for some days. */
export function keepsAway(answer: RecommendationAnswer, now: string): boolean {
  return answer.answer !== 'later' || Date.parse(now) < Date.parse(comesBackAt(answer))
}

/** The keys of everything that the family has answered and need not be asked again now. */
export function answeredKeys(
  { recommendationAnswers }: Pick<FamilyData, 'recommendationAnswers'>,
  now: string,
): Set<string> {
  const away = recommendationAnswers.filter((answer) => keepsAway(answer, now))
  return new Set(away.map(({ key }) => key))
}
