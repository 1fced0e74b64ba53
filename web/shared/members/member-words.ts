import type { Member } from '#core/domain/member.ts'
import { ageBandOf } from '#core/domain/member.ts'
import type { Animal, MemberColor } from '#core/words.ts'
import { ageBandNames } from './age-band-names.ts'

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
