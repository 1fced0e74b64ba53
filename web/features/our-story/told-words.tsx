import type { ReactNode } from 'react'
import type { BookEntry } from '#core/story/book.ts'
import type { Member } from '#core/members/member.ts'
import { heartFor } from '#web/shared/meeting/heart.ts'

/** What was said, in quotes where it is somebody's thanks in words. */
export function wordsOf({ kind, text }: BookEntry, members: readonly Member[]): string {
  if (kind !== 'thanks') return text
  return thankedByFace(text, members) ?? `“${text}”`
}

/** A thank-you by a face alone, which nobody put into words; null of one that somebody did. */
function thankedByFace(text: string, members: readonly Member[]): string | null {
  if (text.startsWith(heartFor)) return text
  return members.some(({ name }) => name === text) ? `For ${text}` : null
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
