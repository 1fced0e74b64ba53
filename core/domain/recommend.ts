import type { Family } from '../contract/family.ts'
import type { Recommendation, RecommendationKind } from '../contract/recommendation.ts'
import type { Sprint } from '../contract/sprint.ts'
import type { AgeBand } from '../words.ts'
import { runningExperiment } from './experiment.ts'
import { ageBandOf, membersOf, type Member } from './member.ts'
import { share, sprintProgress } from './progress.ts'

/** One thing that could be recommended, from the library in content/. */
export type Suggestion = {
  key: string
  kind: RecommendationKind
  title: string
  description: string
  /** The priorities and interests it serves. */
  topics: readonly string[]
  /** For whom it is; empty is for everybody. */
  ages: readonly AgeBand[]
  /** Only in this situation. */
  when?: 'no-goal' | 'missed-stand-ups' | 'low-mood' | 'too-much' | 'no-experiment'
}

type Facts = {
  family: Family
  members: Member[]
  bands: Map<AgeBand, string>
  situations: Map<NonNullable<Suggestion['when']>, string>
}

/** A weight that a rule gives and the sentence that says why; the strongest sentence is shown. */
type Vote = { weight: number; reason: string }

function situationsOf(
  family: Family,
  sprints: readonly Sprint[],
  memberIds: string[],
): Facts['situations'] {
  const situations: Facts['situations'] = new Map()
  const latest = sprints.at(-1)
  if (!family.familyData.goal) situations.set('no-goal', 'Your family has no goal at the moment')
  if (!latest) return situations
  const moods = latest.standUps.flatMap(({ answers }) => answers.flatMap(({ mood }) => mood ?? []))
  const mean = moods.reduce((sum, mood) => sum + mood, 0) / moods.length
  if (moods.length >= 3 && mean < 2.8) situations.set('low-mood', 'The faces looked tired lately')
  if (latest.completed && latest.standUps.length < 3) {
    situations.set('missed-stand-ups', 'Stand-ups were rare last week')
  }
  if (latest.completed && share(sprintProgress(latest, memberIds)) < 0.5) {
    situations.set('too-much', 'Last week promised more than fitted in')
  }
  if (latest.completed && !runningExperiment(family)) {
    situations.set('no-experiment', 'No experiment is running')
  }
  return situations
}

const rules: ((suggestion: Suggestion, facts: Facts) => Vote | null)[] = [
  ({ topics }, { family }) => {
    const index = family.familyData.priorities.findIndex((priority) => topics.includes(priority))
    if (index === -1) return null
    return { weight: 4 - index * 0.5, reason: `you chose ${family.familyData.priorities[index]}` }
  },
  ({ topics }, { family }) => {
    const interest = family.familyData.interests.find((one) => topics.includes(one))
    return interest ? { weight: 2, reason: `you like ${interest}` } : null
  },
  ({ ages }, { bands }) => {
    const band = ages.find((age) => bands.has(age))
    return band ? { weight: 1.5, reason: `${bands.get(band)} is ${inWords(band)}` } : null
  },
  ({ when }, { situations }) => {
    const reason = when && situations.get(when)
    return reason ? { weight: 5, reason } : null
  },
]

/** `6-8` as in "Mia is 6 to 8". */
const inWords = (band: AgeBand) => band.replace('under-', 'under ').replace('-', ' to ')

/** "Later" keeps a recommendation away for this many days. */
const laterDays = 7

function isAnswered(family: Family, key: string, now: string): boolean {
  const answer = family.familyData.recommendationAnswers.find((entry) => entry.key === key)
  if (!answer) return false
  if (answer.answer !== 'later') return true
  return Date.parse(now) - Date.parse(answer.at) < laterDays * 86_400_000
}

function bandsOf(members: Member[], today: string): Map<AgeBand, string> {
  const bands = new Map<AgeBand, string>()
  for (const member of members) {
    const band = member.kind === 'child' ? ageBandOf(member, today) : null
    if (band && !bands.has(band)) bands.set(band, member.name)
  }
  return bands
}

/**
 * What fits this family best now, most fitting first, at most `count`; the same input always gives
 * the same answer. `sureness` is 1 (a guess) to 3 (quite sure).
 */
export function recommend(
  library: readonly Suggestion[],
  family: Family,
  sprints: readonly Sprint[],
  { now, count }: { now: string; count: number },
): Recommendation[] {
  const members = membersOf(family.familyData)
  const facts: Facts = {
    family,
    members,
    bands: bandsOf(members, now.slice(0, 10)),
    situations: situationsOf(
      family,
      sprints,
      members.map(({ id }) => id),
    ),
  }
  return library
    .filter(({ key }) => !isAnswered(family, key, now))
    .filter(({ when }) => !when || facts.situations.has(when))
    .filter(({ ages }) => ages.length === 0 || ages.some((age) => facts.bands.has(age)))
    .map((suggestion) => ({
      suggestion,
      votes: rules.flatMap((rule) => rule(suggestion, facts) ?? []),
    }))
    .filter(({ votes }) => votes.length > 0)
    .map(({ suggestion, votes }) => describe(suggestion, votes))
    .toSorted((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
    .slice(0, count)
    .map(({ weight: _, ...recommendation }) => recommendation)
}

function describe({ key, kind, title, description }: Suggestion, votes: Vote[]) {
  const strongest = votes.toSorted((a, b) => b.weight - a.weight).slice(0, 2)
  const weight = votes.reduce((sum, vote) => sum + vote.weight, 0)
  const reason = strongest.map((vote) => vote.reason).join(' and ')
  return {
    key,
    kind,
    title,
    description,
    reason: reason.charAt(0).toUpperCase() + reason.slice(1),
    sureness: weight >= 5 ? 3 : weight >= 3 ? 2 : 1,
    weight,
  }
}
