import { t } from '#core/say.ts'
import { ageBandOf, isTooYoung, type Member } from '#core/members/member.ts'
import type { Child } from '#core/members/schema.ts'
import { ageBands, type AgeBand, type Animal, type Fit, type MemberColor } from '#core/words.ts'
import { listOf } from '#web/lib/words.ts'

export const animalNames: Record<Animal, string> = {
  elephant: t`Elephant`,
  fox: t`Fox`,
  owl: t`Owl`,
  bear: t`Bear`,
  rabbit: t`Rabbit`,
  cat: t`Cat`,
  lion: t`Lion`,
  penguin: t`Penguin`,
  turtle: t`Turtle`,
  whale: t`Whale`,
  bee: t`Bee`,
  hedgehog: t`Hedgehog`,
}

export const colorNames: Record<MemberColor, string> = {
  elephant: t`Slate blue`,
  coral: t`Coral`,
  leaf: t`Leaf green`,
  marigold: t`Marigold`,
  plum: t`Plum`,
  sky: t`Sky blue`,
  berry: t`Berry`,
  moss: t`Moss green`,
}

const fitWords: Record<Fit, string> = {
  signs: 'signs',
  'read-aloud': 'reading aloud',
  'no-read-aloud': 'no reading aloud',
  'no-sounds': 'no sounds',
  'large-letters': 'large letters',
}

/**
 * What stands under a member's name: a child's age, an adult's address, and how they take part ("9 to 12,
 * signs, no sounds"); empty where there is nothing.
 */
export function aboutMember(member: Member, today: string): string {
  const who = member.kind === 'adult' ? 'email' in member && member.email : ageWords(member, today)
  const part = isTooYoung(member, today) ? ['one of you answers'] : []
  const about = [...(who ? [who] : []), ...part, ...(member.fits ?? []).map((fit) => fitWords[fit])]
  return about.join(', ')
}

function ageWords(child: Child, today: string): string {
  const band = ageBandOf(child, today)
  if (!band) return ''
  return child.birthYear
    ? t`Born ${child.birthYear}, ${ageBandNames[band].toLowerCase()}`
    : ageBandNames[band]
}

export const ageBandNames: Record<AgeBand, string> = {
  'under-3': t`Under 3`,
  '3-5': '3 to 5',
  '6-8': '6 to 8',
  '9-12': '9 to 12',
  '13-17': '13 to 17',
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
  const to = ageBandNames[ageBands[last]!].split(' to ')[1]!
  return first === 0
    ? t`ages up to ${to}`
    : `ages ${ageBandNames[ageBands[first]!].split(' to ')[0]} to ${to}`
}
