import { hasRoom } from '../commands/context.ts'
import type { CommandOf, FamilyRules, FamilyUndos } from '../commands/definitions.ts'
import { alwaysHere, type Person } from './days-here.ts'
import type { DayRange, DaysHere, DaysHereCommand, DaysSaid, HereException } from './schema.ts'
import type { Family, FamilyData } from '../family/schema.ts'
import { limits } from '../limits.ts'
import { findMember, membersOf, withMembers } from '../members/member.ts'
import { refuse } from '../refusal.ts'
import { addDays } from '../time/calendar.ts'

type Of<Type extends DaysHereCommand['type']> = CommandOf<DaysHereCommand, Type>

/** The exceptions after what was said last: each day is as the last word on it has it. */
function saying({ exceptions }: DaysHere, said: DaysSaid): HereException[] {
  const { from, to, isHere: here } = said
  const others = exceptions.flatMap((one) => [
    ...(one.from < from ? [{ ...one, to: earlier(one.to, addDays(from, -1)) }] : []),
    ...(one.to > to ? [{ ...one, from: later(one.from, addDays(to, 1)) }] : []),
  ])
  const all = here === null ? others : [...others, { from, to, isHere: here }]
  return all.toSorted((a, b) => (a.from < b.from ? -1 : 1)).reduce(joined<HereException>, [])
}

const earlier = (one: string, other: string) => (one < other ? one : other)

const later = (one: string, other: string) => (one > other ? one : other)

/** Neighbours that say the same are one. */
export function joined<Range extends DayRange & { isHere?: boolean }>(
  list: Range[],
  next: Range,
): Range[] {
  const last = list.at(-1)
  const isOne = last && last.isHere === next.isHere && addDays(last.to, 1) === next.from
  return last && isOne ? [...list.slice(0, -1), { ...last, to: next.to }] : [...list, next]
}

const none: DaysHere = { patterns: [], exceptions: [] }

/** Somebody with these days, or as always here where these say nothing. */
function withDays<One extends Person>(one: One, days: DaysHere | undefined): One {
  const { patterns, exceptions, elsewhere = [] } = days ?? none
  if (patterns.length + exceptions.length + elsewhere.length === 0) return alwaysHere(one)
  const others = elsewhere.length > 0 ? { elsewhere } : {}
  return { ...one, daysHere: { patterns, exceptions, ...others } }
}

/** What a member has of days, changed. */
function change(family: Family, memberId: string, next: (before: DaysHere) => DaysHere): Family {
  const { primaryUser, adults, children } = family.familyData
  if (!membersOf(family.familyData).some(({ id }) => id === memberId)) refuse('member-missing')
  const changed = <One extends Person>(one: One): One =>
    one.id === memberId ? withDays(one, next(one.daysHere ?? none)) : one
  return withMembers(family, {
    primaryUser: changed(primaryUser),
    adults: adults.map(changed),
    children: children.map(changed),
  })
}

function setDaysHere(family: Family, { memberId, patterns }: Of<'set-days-here'>): Family {
  return change(family, memberId, (before) => ({ ...before, patterns }))
}

/** What was said about days; of very many exceptions the oldest are forgotten. */
function sayDaysHere(family: Family, { memberId, days }: Of<'say-days-here'>): Family {
  return change(family, memberId, (before) => ({
    ...before,
    exceptions: days
      .reduce((exceptions, said) => saying({ ...before, exceptions }, said), before.exceptions)
      .slice(-limits.hereExceptions),
  }))
}

/**
 * The days from that one on that the other home has, and no others. Those before stay as they were: what
 * a week that is over planned does not change. Of very many the oldest are forgotten.
 */
export function withElsewhere(
  family: Family,
  memberId: string,
  { from, days }: { from: string; days: readonly DayRange[] },
): Family {
  return change(family, memberId, (before) => {
    const past = (before.elsewhere ?? [])
      .filter((range) => range.from < from)
      .map((range) => ({ ...range, to: earlier(range.to, addDays(from, -1)) }))
    const elsewhere = [...past, ...days].reduce(joined<DayRange>, []).slice(-limits.hereElsewhere)
    return { ...before, elsewhere }
  })
}

/**
 * What gives each of these days back as it was; null where that is too much to say, or where the oldest
 * exceptions made room.
 */
function daysSaidBefore({ daysHere = none }: Person, days: readonly DaysSaid[]) {
  const said = days.flatMap(({ from, to }): DaysSaid[] => [
    { from, to, isHere: null },
    ...daysHere.exceptions
      .filter((one) => one.from <= to && from <= one.to)
      .map((one) => ({ ...one, from: later(one.from, from), to: earlier(one.to, to) })),
  ])
  const hadRoom = daysHere.exceptions.length + 2 * days.length <= limits.hereExceptions
  return hadRoom && said.length <= limits.hereSaid ? said : null
}

/** The members as edited, but on the days that they were here before: those have commands of their own. */
export function keepingDays(before: FamilyData, edited: FamilyData): FamilyData {
  const present = new Map(membersOf(before).map(({ id, daysHere }) => [id, daysHere]))
  const kept = <One extends Person>(one: One): One =>
    present.has(one.id) ? withDays(one, present.get(one.id)) : one
  return {
    ...edited,
    primaryUser: kept(edited.primaryUser),
    adults: edited.adults.map(kept),
    children: edited.children.map(kept),
  }
}

export const daysHereRules: FamilyRules<DaysHereCommand> = {
  'set-days-here': { apply: setDaysHere },
  'say-days-here': { apply: sayDaysHere },
}

export const daysHereUndos: FamilyUndos<DaysHereCommand> = {
  'set-days-here': (before, command) => {
    const member = findMember(before.familyData, command.memberId)
    if (!member || !hasRoom(setDaysHere(before, command))) return null
    const patterns = member.daysHere?.patterns ?? []
    return { type: 'set-days-here', memberId: member.id, patterns }
  },
  'say-days-here': (before, command) => {
    const member = findMember(before.familyData, command.memberId)
    const days = member && daysSaidBefore(member, command.days)
    if (!days || !hasRoom(sayDaysHere(before, command))) return null
    return { type: 'say-days-here', memberId: member.id, days }
  },
}
