import type { ReactNode } from 'react'
import { isHeart, toldWords } from '#content/thanks-words.ts'
import type { BookEntry } from '#core/story/book.ts'
import type { Member } from '#core/members/member.ts'
import { nameOf } from '#web/shared/tasks/task-words.ts'

/** What was said, in quotes where it is somebody's thanks in words. */
export function wordsOf(entry: BookEntry, members: readonly Member[]): string {
  const words = toldWords(entry, (id) => nameOf(members, id))
  return entry.kind === 'thanks' && !isHeart(entry) ? `“${words}”` : words
}

/** Under the words: who said it, or what it is. */
export function wordsFor(kind: BookEntry['kind'], name: string | undefined): ReactNode {
  const who = name === undefined ? null : <bdi>{name}</bdi>
  if (kind === 'letter') return who ? <>A letter from {who}</> : 'A letter'
  if (kind === 'step') return 'A step that you finished'
  if (kind === 'kept') return who ? <>Tried with {who}, kept</> : 'Tried and kept'
  if (kind === 'high') return who ? <>{who}’s high</> : 'A high of the week'
  return who ? <>A thank-you from {who}</> : 'A thank-you'
}
