import type { Family } from '../family/schema.ts'
import type { Cause } from './because-schema.ts'
import type { Recommendation } from './schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { answeredKeys } from './recommendation-answer.ts'
import { aboutOfSuggestion, factsOf, type Facts } from './recommendation-facts.ts'
import type { Library, Rules, Suggestion } from './recommendation-rules.ts'
import { senses, type Relatives } from './recommendation-signals.ts'

/** The weight that a rule gives, what it says of why, and the rule's place in the table. */
type Vote = { weight: number; cause: Cause | null; place: number }
type Reason = Vote & { cause: Cause }

type Candidate = { suggestion: Suggestion; weight: number; reasons: Reason[] }

/**
 * What fits this family best now, most fitting first but not many alike in a row, at most `count`;
 * the same input always gives the same answer. `sureness` is 1 (a guess) to 3 (quite sure);
 * `goalTopics` are those of the family's goal, otherwise its words tell them.
 */
export function recommend(
  { suggestions, rules }: Library,
  family: Family,
  sprints: readonly Sprint[],
  { now, count, goalTopics }: { now: string; count: number; goalTopics?: readonly string[] },
): Recommendation[] {
  const facts = factsOf(family, sprints, { now, rules, goalTopics })
  const away = answeredKeys(family.familyData, now)
  const relatives = relativesOf(suggestions, family)
  const candidates = suggestions
    .filter(({ key }) => !away.has(key))
    .filter((suggestion) => isPossible(suggestion, facts))
    .map((suggestion) => weigh(suggestion, facts, { rules, relatives }))
    .filter(({ weight, reasons }) => weight > 0 && reasons.length > 0)
    .toSorted((a, b) => b.weight - a.weight || (a.suggestion.key < b.suggestion.key ? -1 : 1))
  const chosen = varied(candidates, count, rules)
  return chosen.map((one, place) => describe(one, facts, { rules, before: chosen.slice(0, place) }))
}

/** It is not in a plan already, needs no sense that is not there, and its situation and age are. */
function isPossible(suggestion: Suggestion, facts: Facts): boolean {
  const { when, ages } = suggestion
  if (isPlanned(suggestion, facts)) return false
  if (!facts.suits(suggestion.key)) return false
  if (when && !facts.situations.has(when)) return false
  return ages.length === 0 || facts.children.some(({ band }) => ages.includes(band))
}

/** Whether a task of an open plan says the same: all that the one is about, the other is about as well. */
function isPlanned(suggestion: Suggestion, { planned, rules }: Facts): boolean {
  const subjects = aboutOfSuggestion(rules)(suggestion)
  const isSame = (others: ReadonlySet<string>) => {
    const [few, many] = others.size < subjects.size ? [others, subjects] : [subjects, others]
    // One word alone, such as "dinner", is about many things.
    return (few.size > 1 || few.size === many.size) && [...few].every((word) => many.has(word))
  }
  return [...subjects].some((word) => planned.get(word)?.some(isSame))
}

/** What was answered, as far as the library still has it; "later" says nothing about its kin. */
function relativesOf(suggestions: readonly Suggestion[], { familyData }: Family): Relatives {
  const answers = new Map(familyData.recommendationAnswers.map(({ key, answer }) => [key, answer]))
  return {
    taken: suggestions.filter(({ key }) => answers.get(key) === 'taken'),
    refused: suggestions.filter(({ key }) => answers.get(key) === 'not-for-us'),
  }
}

function weigh(
  suggestion: Suggestion,
  facts: Facts,
  { rules, relatives }: { rules: Rules; relatives: Relatives },
): Candidate {
  const votes = rules.signals.flatMap(({ signal, weight, fades = 0, isSilent }, place): Vote[] => {
    const hit = senses[signal](suggestion, facts, relatives)
    if (!hit) return []
    const { strength = 1, place: down = 0, cause: said = null } = hit
    const cause = isSilent ? null : said
    return [{ weight: weight * strength - fades * down, cause, place }]
  })
  return {
    suggestion,
    weight: votes.reduce((sum, vote) => sum + vote.weight, 0),
    reasons: votes.filter(hasCause).toSorted((a, b) => b.weight - a.weight),
  }
}

const hasCause = (vote: Vote): vote is Reason => vote.cause !== null

/** Something for the plan, and so for today: no goal, and nothing that is to be talked about first. */
const isToDo = ({ suggestion: { kind } }: Candidate) => kind === 'task' || kind === 'activity'

/** The best that can be done first, then the best, but in every window only so many of one kind or with one main reason. */
function varied(candidates: readonly Candidate[], count: number, { variety }: Rules): Candidate[] {
  const left = [...candidates]
  const chosen: Candidate[] = []
  const kindOf = ({ suggestion }: Candidate) => suggestion.kind
  const reasonOf = ({ reasons }: Candidate) => JSON.stringify(reasons[0]?.cause)
  while (chosen.length < count && left.length > 0) {
    const before = chosen.slice(1 - variety.window)
    const isFresh = (of: (one: Candidate) => unknown) => (one: Candidate) =>
      before.filter((other) => of(other) === of(one)).length < variety.mostAlike
    const newKind = isFresh(kindOf)
    const newReason = isFresh(reasonOf)
    const next =
      (chosen.length === 0 ? left.find(isToDo) : undefined) ??
      left.find((one) => newKind(one) && newReason(one)) ??
      left.find(newKind) ??
      left.find(newReason) ??
      left[0]!
    chosen.push(next)
    left.splice(left.indexOf(next), 1)
  }
  return chosen
}

/** So many reasons are said; more would be a speech. */
const mostReasons = 2

/** What happened says enough by itself: that somebody once chose a topic is nothing beside it. */
const isWhole = ({ cause: { kind } }: Reason) => kind === 'situation' || kind === 'theme'

const textOf = ({ cause }: Reason) => JSON.stringify(cause)

/**
 * The reasons that are said: the strongest, and one more that the ideas right before did not give, or it
 * would be read again and again (N34).
 */
function saidOf([first, ...others]: readonly Reason[], given: ReadonlySet<string>): Reason[] {
  if (!first) return []
  const news = isWhole(first)
    ? []
    : others.filter((one) => !isWhole(one) && !given.has(textOf(one)))
  return [first, ...news].slice(0, mostReasons).toSorted((a, b) => a.place - b.place)
}

interface Among {
  rules: Rules
  before: readonly Candidate[]
}

function describe({ suggestion, weight, reasons }: Candidate, facts: Facts, among: Among) {
  const { rules, before } = among
  const { key, kind, title, description } = suggestion
  const near = before.slice(1 - rules.variety.window)
  const given = new Set(near.flatMap((one) => one.reasons.slice(0, mostReasons).map(textOf)))
  const because = saidOf(reasons, given).map(({ cause }) => cause)
  return {
    key,
    kind,
    title,
    description,
    because,
    sureness: weight >= rules.sure ? 3 : weight >= rules.likely ? 2 : 1,
    plan: planOf(suggestion, facts),
  }
}

/** How it would stand in the plan: a job for the children it suits or for everyone, fun for all of them at once. */
function planOf(suggestion: Suggestion, { children }: Facts): Recommendation['plan'] {
  const { kind, ages, icon = null, repeat = { kind: 'once' }, effort = 1 } = suggestion
  if (kind === 'goal' || kind === 'tip') return null
  const suited = children
    .filter(({ band, isTooYoung }) => ages.includes(band) && !isTooYoung)
    .map(({ id }) => id)
  // What is fun is for all of us; a job is for those who can do it.
  const owners = kind === 'task' && suited.length > 0 ? suited : ('everyone' as const)
  const sharing = kind === 'activity' ? ({ sharing: 'together' } as const) : {}
  return { icon, owners, repeat, effort, ...sharing }
}
