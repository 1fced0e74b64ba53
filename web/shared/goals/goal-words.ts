import type { ExampleGoal } from '#content/goals/goal.ts'
import { ageBands, type AgeBand } from '#core/words.ts'
import { listOf } from '#web/lib/words.ts'
import { ageBandNames } from '#web/shared/members/member-words.ts'

export function weeksText(weeks: number): string {
  return weeks === 1 ? '1 week' : `${weeks} weeks`
}

/** "6 weeks, for ages 6 to 12" */
export function goalFacts({ weeks, ages }: Pick<ExampleGoal, 'weeks' | 'ages'>): string {
  return `${weeksText(weeks)}, for ${agesText(ages)}`
}

/** Neighbouring age groups are read as one span. */
export function agesText(ages: readonly AgeBand[]): string {
  if (ages.length === 0 || ages.length === ageBands.length) return 'everybody'
  const places = ages.map((age) => ageBands.indexOf(age)).toSorted((a, b) => a - b)
  const first = places[0]!
  const last = places.at(-1)!
  if (last - first + 1 > places.length) {
    return `ages ${listOf(places.map((place) => ageBandNames[ageBands[place]!].toLowerCase()))}`
  }
  if (first === last) {
    const name = ageBandNames[ageBands[first]!].toLowerCase()
    return first === 0 ? `children ${name}` : `ages ${name}`
  }
  const to = ageBandNames[ageBands[last]!].split(' to ')[1]
  return first === 0
    ? `ages up to ${to}`
    : `ages ${ageBandNames[ageBands[first]!].split(' to ')[0]} to ${to}`
}
