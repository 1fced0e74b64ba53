import { t } from '#core/say.ts'
import { ArrowLeft, ArrowRight, Check } from '#web/ui/icons.ts'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Member } from '#core/members/member.ts'
import { appPaths } from '#core/paths.ts'
import { classes } from '#web/lib/classes.ts'
import { useToTop, useGoBack } from '#web/lib/navigation.tsx'
import { holdBackTaps } from '#web/lib/hold-back-taps.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { useFits } from './fits.ts'
import { ReadAloud } from '#web/ui/read-aloud.tsx'

interface Way {
  label: string
  act: () => void
}

interface Place {
  number: number
  of: number
  faces?: readonly Member[]
  /** Who of them has answered. */
  answeredIds?: readonly string[]
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
  /** What is read aloud, where somebody wants that. */
  aloud?: string | null | undefined
  /** Who speaks: above the question, which has the whole width. */
  who?: ReactNode
  /** Somebody who is here reads large letters. */
  isLarge?: boolean
  /** As people count, from 1; where the phone goes round, `faces` are those of everybody. */
  place?: Place | undefined
  /** To the step before; without it, to where one came from. */
  back?: Way | null | undefined
  /** A button in the top line, beside the loudspeaker. */
  tool?: ReactNode
  /** Its upper edge; nothing where nothing is timed. */
  clock?: ReactNode
  /** The next step. */
  foot: ReactNode
  /** The foot is the control, and as high as its faces; on a wide screen it stands beside the question. */
  hasFaces?: boolean
  /** What the question speaks of: to look at below it, where there is room for two columns. */
  beside?: ReactNode
  /** The meeting is over with it: what there is stands in the middle of a large screen. */
  isMoment?: boolean
  /** The moment's: it stands there, too, and above the answers where there is no such room. */
  picture?: ReactNode
  /** Its answers are still to come: until then nothing of it is pressed. */
  inert?: boolean | undefined
  children: ReactNode
}

/** Every step of every meeting: a way back above, one question, and the next step under the thumb. */
export function MeetingFrame(props: MeetingFrameProps) {
  const { name, step, turn, title, lead, who, isLarge, clock, foot, hasFaces, isMoment } = props
  const { picture, beside = picture } = props
  const heading = useFocusOn(step)
  const isWide = useIsWide()
  const ofAll = useFits([])
  return (
    <div
      data-together
      data-letters={isLarge || ofAll.isLarge ? 'large' : undefined}
      data-meeting={hasFaces ? 'faces' : 'plain'}
      data-moment={isMoment}
      inert={props.inert}
      className="meeting"
    >
      <title>{title === name ? `${name} · Elefam` : `${title} · ${name} · Elefam`}</title>
      <BeginsAfterATap key={`${step} ${turn ?? ''}`} />
      <Bar {...props} />
      <div key={step} className="meeting-content animate-rise">
        <header className="mb-4 grid grid-cols-1 justify-items-start gap-1.5 *:max-w-full">
          {who}
          <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
            {title}
          </h1>
          {lead && (
            <div className="text-small text-quiet text-pretty first-letter:uppercase">{lead}</div>
          )}
        </header>
        <div className="meeting-parts grid grid-cols-1 gap-5">
          {picture && (
            <div data-narrow className="empty:hidden">
              {picture}
            </div>
          )}
          {props.children}
        </div>
        {isWide && beside && <div className="meeting-beside">{beside}</div>}
      </div>
      <div className="meeting-foot">
        {clock ?? <div className="bg-line h-1 forced-colors:border-t" />}
        <div className="meeting-foot-line py-3">{foot}</div>
      </div>
    </div>
  )
}

function Bar({ place, back, tool, aloud }: MeetingFrameProps) {
  const out = useGoBack(appPaths.dashboard)
  return (
    <div className="meeting-bar grid grid-cols-[1fr_auto_1fr] items-center py-1">
      <IconButton
        label={back?.label ?? t`Back`}
        icon={<ArrowLeft />}
        className="-ms-3"
        onClick={settled(back?.act ?? out)}
      />
      {place ? <Dots {...place} /> : <span />}
      <span className="flex justify-end">
        {tool}
        {aloud && <ReadAloud text={aloud} />}
      </span>
    </div>
  )
}

/** More of them would not fit beside the way out. */
const mostFaces = 6
const mostDots = 10

/** Whether a round is told by the faces of its people: whose turn it is has a ring. */
export const fitsAsFaces = (people: readonly Member[]): boolean => people.length <= mostFaces

function Dots({ number, of, faces, answeredIds = [] }: Place) {
  const words = t`Part ${number} of ${of}`
  if (faces && fitsAsFaces(faces))
    return <RoundOfFaces {...{ words, faces, answeredIds }} at={number - 1} />
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

interface RoundOfFacesProps {
  words: string
  /** Whose turn it is, from 0. */
  at: number
  faces: readonly Member[]
  answeredIds: readonly string[]
}

/**
 * Everybody as they are, for all of them are here: whoever has answered has a tick, and whose turn it is a ring,
 * a thick one where the system sets the colours.
 */
function RoundOfFaces({ words, at, faces, answeredIds }: RoundOfFacesProps) {
  return (
    <span role="img" aria-label={words} className="flex flex-wrap justify-center gap-0.5">
      {faces.map((member, index) => (
        <span
          key={member.id}
          data-member-color={member.color}
          className={classes(
            'rounded-full relative inline-flex border-2 p-px',
            index === at
              ? 'border-member-edge forced-colors:-m-0.5 forced-colors:border-4 forced-colors:border-[Highlight]'
              : 'border-transparent forced-colors:border-[Canvas]',
          )}
        >
          <Avatar {...member} size="small" />
          {answeredIds.includes(member.id) && (
            <Check
              strokeWidth={4}
              className="bg-leaf text-paper rounded-full absolute -end-1 -bottom-1 size-4 p-0.5 forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]"
            />
          )}
        </span>
      ))}
    </span>
  )
}

interface FootProps {
  next: Way
  /** Who is next, where the next step is somebody's. */
  member?: Member | undefined
  /** What pressing it brings with it. */
  note?: string | undefined
  /** The meeting is over with it: no arrow says that something follows. */
  isEnd?: boolean
}

/** The one filled button, as wide as the screen: it names what is next, in one line (N32), or two of a long language. */
export function MeetingFoot({ next, member, note, isEnd }: FootProps) {
  const noteId = useId()
  const button = (
    <Button
      wide
      aria-keyshortcuts="Enter"
      icon={isEnd ? undefined : <ArrowRight className="size-5" />}
      className="flex-row-reverse [&>span]:min-w-0"
      aria-describedby={note && noteId}
      onClick={settled(next.act)}
    >
      <span className="flex items-center gap-2.5">
        {member && <Avatar {...member} size="small" />}
        <bdi className="line-clamp-2">{next.label}</bdi>
      </span>
    </Button>
  )
  if (!note) return button
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p id={noteId} className="text-small text-center leading-tight">
        {note}
      </p>
      {button}
    </div>
  )
}

type SpeakerProps = {
  member?: Member | undefined
  line?: string | undefined
  note?: string | undefined
}

/** A face, a line, and another one below it; each may be missing. */
export function Speaker({ member, line, note }: SpeakerProps) {
  return (
    <span className="flex items-center gap-2.5 text-start leading-tight">
      {member && <Avatar {...member} />}
      <span className="min-w-0">
        {line && <bdi className="text-small block font-semibold">{line}</bdi>}{' '}
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

/**
 * Leads eye and reader to a new question; to a screen's first one where the focus was lost on the way, or
 * stands at the bars: a key answers from there, too.
 */
function useFocusOn(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<string | null>(null)
  const toTop = useToTop()
  useEffect(() => {
    if (shown.current === step) return
    const isFirst = shown.current === null
    shown.current = step
    toTop()
    const { activeElement: at } = document
    const isElsewhere = at === null || at === document.body || at.closest('[data-bar]')
    if (!isFirst || isElsewhere) heading.current?.focus({ preventScroll: true })
  }, [step, toTop])
  return heading
}
