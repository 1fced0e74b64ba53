import type { ChosenTopic } from '#core/family/chosen-topic-schema.ts'
import { entriesOf } from '#core/lib/typed-objects.ts'
import { topicNames } from './topic-names.ts'

const names = new Map<string, string>(entriesOf(topicNames))

/** What a topic of ours is called; one that the library has no more, by what is left of it. */
export const topicName = (id: string): string => names.get(id) ?? id.replaceAll('-', ' ')

/** What the family chose, in words: ours or its own. */
export const chosenName = (chosen: ChosenTopic): string =>
  typeof chosen === 'string' ? chosen : topicName(chosen.id)

const sameWords = (one: string, other: string) =>
  one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** What somebody wrote as a choice: ours where the library has it, else their own words. */
export function chosenTopic(words: string): ChosenTopic {
  const known = [...names].find(([, name]) => sameWords(name, words))
  return known ? { id: known[0] } : words
}

export const isSameTopic = (one: ChosenTopic, other: ChosenTopic): boolean =>
  sameWords(chosenName(one), chosenName(other))

/** A choice of several after a press on one of them: it joins them, or leaves. */
export function toggledTopic(chosen: readonly ChosenTopic[], topic: ChosenTopic): ChosenTopic[] {
  const others = chosen.filter((one) => !isSameTopic(one, topic))
  return others.length < chosen.length ? others : [...others, topic]
}
