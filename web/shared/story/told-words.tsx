import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { ReactNode } from 'react'
import { isHeart, toldWords } from '#content/thanks-words.ts'
import type { BookEntry } from '#core/story/book.ts'
import type { StoryEntry } from '#core/story/story.ts'
import type { Member } from '#core/members/member.ts'
import { Flag, Heart, Sprout, Sun } from '#web/ui/icons.ts'
import { nameOf } from '#web/shared/tasks/task-words.ts'

/** How one kind of what a story tells is shown, wherever it is told. */
interface Told {
  /** Beside it, where there is no face. */
  mark: { icon: ReactNode; className: string }
  /** Under its words: what it is, and whose, where that is known. */
  about: (who: ReactNode) => ReactNode
  /** Before its words: when it was, such as “A year ago”, and who it was, where that is known. */
  remembered: (ago: string, who: ReactNode) => ReactNode
}

export const toldAs: Record<StoryEntry['kind'], Told> = {
  thanks: {
    mark: { icon: <Heart />, className: 'bg-leaf-soft text-leaf-ink' },
    about: (who) => (who ? <Trans>A thank-you from {who}</Trans> : t`A thank-you`),
    remembered: (ago, who) =>
      who ? (
        <Trans>
          {ago}, {who} said thanks
        </Trans>
      ) : (
        t`${ago}, one of you said thanks`
      ),
  },
  high: {
    mark: { icon: <Sun />, className: 'bg-marigold-soft text-marigold-ink' },
    about: (who) => (who ? <Trans>That made {who} glad</Trans> : t`What was good`),
    remembered: (ago, who) =>
      who ? (
        <Trans>
          {ago}, {who} was glad of
        </Trans>
      ) : (
        t`${ago}, one of you was glad of`
      ),
  },
  step: {
    mark: { icon: <Flag />, className: 'bg-leaf-soft text-leaf-ink' },
    about: () => t`A step that you finished`,
    remembered: (ago) => t`${ago}, you finished`,
  },
  kept: {
    mark: { icon: <Sprout />, className: 'bg-elephant-soft text-elephant-ink' },
    about: (who) => (who ? <Trans>Tried with {who}, kept</Trans> : t`Tried and kept`),
    remembered: (ago) => t`${ago}, you decided to keep`,
  },
}

/** What was said, in quotes where it is somebody's thanks in words. */
export function wordsOf(entry: BookEntry, members: readonly Member[]): string {
  const words = toldWords(entry, (id) => nameOf(members, id))
  return entry.kind === 'thanks' && !isHeart(entry) ? t`“${words}”` : words
}

/** Under the words: who said it, or what it is. */
export function wordsFor(kind: BookEntry['kind'], name: string | undefined): ReactNode {
  const who = name === undefined ? null : <bdi>{name}</bdi>
  if (kind === 'letter') return who ? <Trans>A letter from {who}</Trans> : t`A letter`
  return toldAs[kind].about(who)
}
