import type { ReactNode } from 'react'
import { isHeart, toldWords } from '#content/thanks-words.ts'
import type { BookEntry } from '#core/story/book.ts'
import type { StoryEntry } from '#core/story/story.ts'
import type { Member } from '#core/members/member.ts'
import { Flag, FlaskConical, Heart, Sun } from '#web/ui/icons.ts'
import { nameOf } from '#web/shared/tasks/task-words.ts'

/** What was said, in quotes where it is somebody's thanks in words. */
export function wordsOf(entry: BookEntry, members: readonly Member[]): string {
  const words = toldWords(entry, (id) => nameOf(members, id))
  return entry.kind === 'thanks' && !isHeart(entry) ? `“${words}”` : words
}

/** What stands beside what is told, where it is no face. */
export const marks: Record<StoryEntry['kind'], { icon: ReactNode; className: string }> = {
  thanks: { icon: <Heart />, className: 'bg-leaf-soft text-leaf-ink' },
  high: { icon: <Sun />, className: 'bg-marigold-soft text-marigold-ink' },
  step: { icon: <Flag />, className: 'bg-leaf-soft text-leaf-ink' },
  kept: { icon: <FlaskConical />, className: 'bg-elephant-soft text-elephant-ink' },
}

/** Under the words: who said it, or what it is. */
export function wordsFor(kind: BookEntry['kind'], name: string | undefined): ReactNode {
  const who = name === undefined ? null : <bdi>{name}</bdi>
  const words: Record<typeof kind, ReactNode> = {
    letter: who ? <>A letter from {who}</> : 'A letter',
    step: 'A step that you finished',
    kept: who ? <>Tried with {who}, kept</> : 'Tried and kept',
    high: who ? <>{who}’s high</> : 'A high of the week',
    thanks: who ? <>A thank-you from {who}</> : 'A thank-you',
  }
  return words[kind]
}
