import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { ReactNode } from 'react'
import type { OpenedLetter } from '#core/letters/schema.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { DrawingPicture } from '#web/shared/letters/drawing.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { momentWords } from './moments.ts'
import { writerOf } from './waiting-letters.tsx'

type Written = Pick<OpenedLetter, 'content' | 'memberId'>

/** An opened letter on its sheet; `large` to be read together. */
export function LetterSheet({ letter, large }: { letter: Written; large?: boolean }) {
  const { members } = useHome()
  const { text, drawing } = letter.content
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {drawing && (
        <DrawingPicture
          drawing={drawing}
          label={t`A drawing by ${writerOf(letter.memberId, members)}`}
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

interface EnvelopeProps {
  letter: Pick<OpenedLetter, 'memberId' | 'moment'>
  /** Buttons beside it. */
  action?: ReactNode
}

type SealedEnvelopeProps = { className: string; children?: ReactNode }

/** An envelope with its flap down, for the eye; its seal is of wax, or a face. */
export function SealedEnvelope({ className, children }: SealedEnvelopeProps) {
  return (
    <span aria-hidden="true" className={classes('relative inline-grid shrink-0', className)}>
      <svg
        viewBox="0 0 96 66"
        className="stroke-marigold-ink forced-colors:stroke-[CanvasText]"
        strokeWidth="3"
        strokeLinejoin="round"
      >
        <rect
          {...{ x: 2, y: 2, width: 92, height: 62, rx: 8 }}
          className="fill-marigold-soft forced-colors:fill-[Canvas]"
        />
        <path d="M5 61 37 33M91 61 59 33" strokeWidth="2" strokeLinecap="round" />
        <path
          d="M10 2H86A8 8 0 0 1 92 7L53 39Q48 43 43 39L4 7A8 8 0 0 1 10 2Z"
          className="fill-marigold forced-colors:fill-[Canvas]"
        />
        {!children && (
          <circle
            {...{ cx: 48, cy: 39, r: 10 }}
            className="fill-coral forced-colors:fill-[CanvasText]"
          />
        )}
      </svg>
      {children && (
        <span className="absolute inset-0 grid place-items-center pt-1">{children}</span>
      )}
    </span>
  )
}

/** A sealed letter: whose, and for when. */
export function Envelope({ letter: { memberId, moment }, action }: EnvelopeProps) {
  const { members, sprints } = useHome()
  const writer = members.find(({ id }) => id === memberId)
  return (
    <li className="flex min-h-15 items-center gap-4 py-2">
      <SealedEnvelope className="w-16">
        {writer && <Avatar {...writer} size="tiny" />}
      </SealedEnvelope>
      <p className="min-w-0 flex-1 leading-snug">
        <bdi className="block font-semibold">
          <Trans>From {writerOf(memberId, members)}</Trans>
        </bdi>{' '}
        <bdi className="text-small text-quiet block">{momentWords(moment, sprints)}</bdi>
      </p>
      {action}
    </li>
  )
}
