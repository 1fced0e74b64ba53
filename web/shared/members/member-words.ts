import { ageBandOf, type Member } from '#core/domain/member.ts'
import type { AgeBand, Animal, MemberColor } from '#core/words.ts'

export const animalNames: Record<Animal, string> = {
  elephant: 'Elephant',
  fox: 'Fox',
  owl: 'Owl',
  bear: 'Bear',
  rabbit: 'Rabbit',
  cat: 'Cat',
  lion: 'Lion',
  penguin: 'Penguin',
  turtle: 'Turtle',
  whale: 'Whale',
  bee: 'Bee',
  hedgehog: 'Hedgehog',
}

export const colorNames: Record<MemberColor, string> = {
  elephant: 'Slate blue',
  coral: 'Coral',
  leaf: 'Leaf green',
  marigold: 'Marigold',
  plum: 'Plum',
  sky: 'Sky blue',
  berry: 'Berry',
  moss: 'Moss green',
}

/** What stands under a member's name: a child's age, an adult's address; empty where there is none. */
export function aboutMember(member: Member, today: string): string {
  if (member.kind === 'adult') return 'email' in member ? (member.email ?? '') : ''
  const band = ageBandOf(member, today)
  if (!band) return ''
  return member.birthYear
    ? `Born ${member.birthYear}, ${ageBandNames[band].toLowerCase()}`
    : ageBandNames[band]
}

export const ageBandNames: Record<AgeBand, string> = {
  'under-3': 'Under 3',
  '3-5': '3 to 5',
  '6-8': '6 to 8',
  '9-12': '9 to 12',
  '13-17': '13 to 17',
}
