import { t } from '#core/say.ts'
import { isTooYoung, type Member } from '#core/members/member.ts'
import type { Child } from '#core/members/schema.ts'
import { ageBands, type AgeBand, type Animal, type Fit, type MemberColor } from '#core/words.ts'
import { listOf, rowOf } from '#web/lib/words.ts'

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
  signs: t({ message: 'signs', context: 'how somebody takes part' }),
  'read-aloud': t`reading aloud`,
  'no-read-aloud': t`no reading aloud`,
  'no-sounds': t`no sounds`,
  'large-letters': t`large letters`,
}

/**
 * What stands under a member's name: a child's age, an adult's address, and how they take part ("Turns 10
 * this year, signs, no sounds"); empty where there is nothing.
 */
export function aboutMember(member: Member, today: string): string {
  const who = member.kind === 'adult' ? 'email' in member && member.email : ageWords(member, today)
  const part = isTooYoung(member, today) ? [t`one of you answers`] : []
  const about = [...(who ? [who] : []), ...part, ...(member.fits ?? []).map((fit) => fitWords[fit])]
  return rowOf(about)
}

/** As much as the family said: of a year nobody knows whether its birthday was. */
function ageWords({ ageBand, birthYear }: Child, today: string): string {
  if (ageBand) {
    const ages = bandWords(ageBand)
    return t`Age ${ages}`
  }
  if (!birthYear) return ''
  const age = Number(today.slice(0, 4)) - birthYear
  return age > 0 ? t`Turns ${age} this year` : t`Born this year`
}

export const ageBandNames: Record<AgeBand, string> = {
  'under-3': t`Under 3`,
  '3-5': t`3 to 5`,
  '6-8': t`6 to 8`,
  '9-12': t`9 to 12`,
  '13-17': t`13 to 17`,
}

/** The same within a sentence. */
const bandWords = (band: AgeBand) =>
  band === 'under-3' ? t({ message: 'under 3', context: 'ages' }) : ageBandNames[band]

const youngest = [0, 3, 6, 9, 13]
const oldest = [2, 5, 8, 12, 17]

/** For whom something is: neighbouring age groups are read as one span. */
export function agesText(ages: readonly AgeBand[]): string {
  if (ages.length === 0 || ages.length === ageBands.length)
    return t({ message: 'everybody', context: 'for whom' })
  const places = ages.map((age) => ageBands.indexOf(age)).toSorted((a, b) => a - b)
  const first = places[0]!
  const last = places.at(-1)!
  if (last - first + 1 > places.length) {
    const bands = listOf(places.map((place) => bandWords(ageBands[place]!)))
    return t`ages ${bands}`
  }
  if (last === 0) return t`children under 3`
  const [from, to] = [youngest[first]!, oldest[last]!]
  return first === 0 ? t`ages up to ${to}` : t`ages ${from} to ${to}`
}
