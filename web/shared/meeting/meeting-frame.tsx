import { ArrowRight, ChevronLeft } from '#web/ui/icons.ts'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Member } from '#core/members/member.ts'
import { appPaths } from '#core/paths.ts'
import { classes } from '#web/lib/classes.ts'
import { Link, useToTop, useGoBack } from '#web/lib/navigation.tsx'
import { holdBackTaps } from '#web/lib/hold-back-taps.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { ReadAloud } from '#web/ui/read-aloud.tsx'

interface Way {
  label: string
  /** The first words of it, where all of them would not stand beside a face. */
  short?: string
  act: () => void
}

interface MeetingFrameProps {
  /** "Plan meeting" */
  name: string
  /** Another step is another question: it begins at its top, with the focus on its heading. */
  step: string
  /** Whose controls stand where those of somebody else stood a moment ago; without it, the step's. */
  turn?: string | undefined
  /** The question. */
  title: string
  lead?: ReactNode
  /** Where those who do not read yet can hear it. */
  aloud?: string | undefined
  /** Whose turn it is. */
  member?: Member | undefined
  /** As people count, from 1. */
  place?: { number: number; of: number } | undefined
  /** To the step before; without it, to where one came from. */
  back?: Way | null | undefined
  /** Its upper edge; nothing where nothing is timed. */
  clock?: ReactNode
  /** Who speaks, and the next step. */
  foot: ReactNode
  /** The foot is the control, and as high as its faces. */
  hasFaces?: boolean
  children: ReactNode
}

/** Every step of every meeting: a way out above, one question, and the next step under the thumb. */
export function MeetingFrame(props: MeetingFrameProps) {
  const { name, step, turn, title, lead, aloud, member, clock, foot, hasFaces, children } = props
  const heading = useFocusOn(step)
  return (
    <div data-together data-meeting={hasFaces ? 'faces' : 'plain'} className="meeting">
      <title>{`${title} · ${name} · Elefam`}</title>
      <BeginsAfterATap key={`${step} ${turn ?? ''}`} />
      <Bar {...props} />
      <div key={step} className="meeting-content animate-rise">
        <header className="mb-5 flex items-center gap-4">
          {member && <Avatar {...member} size="large" />}
          <div className="min-w-0 flex-1">
            <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
              <bdi>{title}</bdi>
            </h1>
            {lead && <div className="text-small text-quiet mt-1">{lead}</div>}
          </div>
          {aloud && <ReadAloud text={aloud} />}
        </header>
        <div className="meeting-parts grid grid-cols-1 gap-5">{children}</div>
      </div>
      <div className="meeting-foot">
        {clock ?? <div className="bg-line h-1 forced-colors:border-t" />}
        <div className="meeting-foot-line py-3">{foot}</div>
      </div>
    </div>
  )
}

function Bar({ place, back }: MeetingFrameProps) {
  const out = useGoBack(appPaths.dashboard)
  return (
    <div className="meeting-bar grid grid-cols-[1fr_auto_1fr] items-center py-1">
      <IconButton
        label={back?.label ?? 'Back'}
        icon={<ChevronLeft className="rtl:-scale-x-100" />}
        className="-ms-3"
        onClick={settled(back?.act ?? out)}
      />
      {place ? <Dots {...place} /> : <span />}
      <Link
        to={appPaths.dashboard}
        className="rounded-small text-small text-quiet hover:text-ink inline-flex min-h-11 min-w-11 items-center justify-self-end font-semibold"
      >
        Leave
      </Link>
    </div>
  )
}

/** More of them would not fit beside the way out. */
const mostDots = 10

function Dots({ number, of }: { number: number; of: number }) {
  const words = `Part ${number} of ${of}`
  if (of > mostDots) return <p className="text-small text-quiet">{words}</p>
  return (
    <span role="img" aria-label={words} className="flex items-center gap-1.5">
      {Array.from({ length: of }, (_, index) => (
        <span
          key={index}
          className={classes(
            'h-2 rounded-full',
            index + 1 === number ? 'w-6' : 'w-2',
            index < number
              ? 'bg-elephant forced-colors:bg-[CanvasText]'
              : 'border-edge border-[1.5px]',
          )}
        />
      ))}
    </span>
  )
}

interface FootProps {
  /** Who speaks, or what there is to say at the left. */
  who?: ReactNode
  next: Way
}

/** Who speaks, and the one filled button. */
export function MeetingFoot({ who, next }: FootProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      {who && <div className="min-w-0 flex-1 basis-16">{who}</div>}
      <Button
        icon={<ArrowRight className="size-5 rtl:-scale-x-100" />}
        aria-label={next.short && next.label}
        className={classes('flex-row-reverse', !who && 'grow')}
        onClick={settled(next.act)}
      >
        {next.short ?? next.label}
      </Button>
    </div>
  )
}

type SpeakerProps = { member?: Member | undefined; line: string; note?: string | undefined }

/** A face, a line, and another one below it. */
export function Speaker({ member, line, note }: SpeakerProps) {
  return (
    <span className="flex items-center gap-2.5 text-start leading-tight">
      {member && <Avatar {...member} />}
      <span className="min-w-0">
        <bdi className="text-small block font-semibold">{line}</bdi>{' '}
        {note && <bdi className="text-tiny text-quiet block">{note}</bdi>}
      </span>
    </span>
  )
}

/**
 * Some phones leave the focus in a text when a button is pressed. What was typed has to be kept
 * before the meeting moves on, and above all before it closes.
 */
function settled(act: () => void) {
  return () => {
    const { activeElement } = document
    if (activeElement?.matches('input, textarea')) (activeElement as HTMLElement).blur()
    act()
  }
}

/**
 * A tap that follows at once was meant for the turn before, also where another phone has moved the
 * meeting on.
 */
function BeginsAfterATap() {
  useLayoutEffect(() => {
    const parts = '.meeting-bar, .meeting-parts, .meeting-foot-line'
    return holdBackTaps([...document.querySelectorAll<HTMLElement>(parts)])
  }, [])
  return null
}

/** Leads eye and reader to a new question, and to a first one where the focus was lost on the way. */
function useFocusOn(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<string | null>(null)
  const toTop = useToTop()
  useEffect(() => {
    if (shown.current === step) return
    const isFirst = shown.current === null
    shown.current = step
    toTop()
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isFirst || isLost) heading.current?.focus({ preventScroll: true })
  }, [step, toTop])
  return heading
}
