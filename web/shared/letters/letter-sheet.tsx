import { ChevronRight, Mail } from '#web/ui/icons.ts'
import type { OpenedLetter } from '#core/contract/letter.ts'
import type { Member } from '#core/domain/member.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { classes } from '#web/lib/classes.ts'
import { Link } from '#web/lib/navigation.tsx'
import { DrawingPicture } from '#web/ui/drawing.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { momentWords } from './moments.ts'
import { useDueLetters } from './use-letters.ts'

type Written = Pick<OpenedLetter, 'content' | 'memberId'>

/** Who wrote it; somebody who has left is nobody in particular. */
export const writerOf = (memberId: string, members: readonly Member[]): string =>
  members.find(({ id }) => id === memberId)?.name ?? 'somebody who was here'

/** What stands in a letter, as on its sheet; `large` to be read together. */
export function LetterSheet({ letter, large }: { letter: Written; large?: boolean }) {
  const { members } = useFamily()
  const { text, drawing } = letter.content
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {drawing && (
        <DrawingPicture
          drawing={drawing}
          label={`A drawing by ${writerOf(letter.memberId, members)}`}
          className={classes('border-line rounded-field border', !large && 'max-w-form')}
        />
      )}
      {text.trim() !== '' && (
        <p
          className={classes(
            'font-display font-semibold whitespace-pre-line',
            large ? 'text-title' : 'text-lead',
          )}
        >
          <bdi>{text}</bdi>
        </p>
      )}
    </div>
  )
}

/** Letters that can be opened now, in one line; nothing where there are none. */
export function WaitingLetters() {
  const { members } = useFamily()
  const due = useDueLetters()
  if (due.length === 0) return null
  const names = [...new Set(due.map(({ memberId }) => writerOf(memberId, members)))]
  return (
    <Link
      to={appPaths.openLetters}
      className="rounded-field bg-marigold-soft flex min-h-13 items-center gap-3 px-4 py-2"
    >
      <Mail aria-hidden="true" className="text-marigold-ink size-6 shrink-0" />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-semibold">{waitingWords(due.length)}</span>{' '}
        <bdi className="text-small block">{`From ${names.join(', ')}`}</bdi>
      </span>
      <ChevronRight aria-hidden="true" className="text-quiet size-5 shrink-0" />
    </Link>
  )
}

export const waitingWords = (count: number) =>
  count === 1 ? 'A letter waits to be opened' : `${count} letters wait to be opened`

interface EnvelopeProps {
  letter: Pick<OpenedLetter, 'memberId' | 'moment'>
  /** Beside it: what can be done. */
  action?: React.ReactNode
}

/** A sealed letter: whose, and for when. */
export function Envelope({ letter: { memberId, moment }, action }: EnvelopeProps) {
  const { members, sprints } = useFamily()
  const writer = members.find(({ id }) => id === memberId)
  return (
    <li className="flex min-h-15 items-center gap-4 py-2">
      <span aria-hidden="true" className="relative shrink-0 pe-2 pb-1">
        <Mail strokeWidth={1.25} className="text-marigold-ink fill-marigold-soft size-12" />
        {writer && (
          <span className="ring-paper absolute end-0 bottom-0 inline-flex rounded-full ring-2">
            <Avatar {...writer} size="tiny" />
          </span>
        )}
      </span>
      <p className="min-w-0 flex-1 leading-snug">
        <bdi className="block font-semibold">From {writerOf(memberId, members)}</bdi>{' '}
        <bdi className="text-small text-quiet block">{momentWords(moment, sprints)}</bdi>
      </p>
      {action}
    </li>
  )
}
