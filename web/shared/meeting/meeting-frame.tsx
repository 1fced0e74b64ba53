import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useToTop } from '#web/lib/navigation.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ReadAloud } from '#web/ui/read-aloud.tsx'
import { Clock } from './clock.tsx'
import { placeOf, type Part } from './course.ts'
import { CourseSteps } from './course-steps.tsx'
import { PartHints } from './part-hints.tsx'
import { useStartAtTop } from './use-start-at-top.ts'

interface Way {
  label: string
  act: () => void
}

interface MeetingFrameProps<S extends string> {
  /** "Plan meeting" */
  name: string
  parts: readonly Part<S>[]
  /** The id of the part we are at. */
  at: string
  next: Way
  back: Way | null
  /** Another way on, between the two: passing. */
  aside?: Way
  /** Whether somebody has just gone there, or has come to the screen by its address. */
  arrives?: boolean
  /** The clock follows an elephant, for a timekeeper who does not read. */
  pictureClock?: boolean | undefined
  /** A quiet line beside the clock: who does what. */
  people?: ReactNode
  /** Below the part, in every part: the notes. */
  below?: ReactNode
  children: ReactNode
}

/**
 * The engine of every meeting: one part at a time in large letters, with its clock, a way back and
 * the one next thing. Where the meeting stands is the document's to say, so any phone can go on.
 */
export function MeetingFrame<S extends string>(props: MeetingFrameProps<S>) {
  const { name, parts, at, arrives, pictureClock, people, below, children } = props
  const { part, after, number, of } = placeOf(parts, at)
  const top = useFocusOn(part.id, arrives)
  useStartAtTop()
  const place = `Part ${number} of ${of}`
  return (
    <div className="mx-auto grid w-full grid-cols-1 max-w-content gap-5">
      <title>{`${part.title} · ${name} · Elefam`}</title>
      <div className="grid grid-cols-1 gap-2">
        <CourseSteps label={`Parts of the ${name.toLowerCase()}`} parts={parts} number={number} />
        <Clock
          key={part.id}
          part={`${name}, ${part.id}`}
          seconds={part.seconds}
          prompt={promptOf(part, after)}
          asPicture={pictureClock}
        >
          {people}
        </Clock>
      </div>
      <section
        data-together
        ref={top}
        tabIndex={-1}
        aria-label={part.member ? part.title : `${place}: ${part.title}`}
        className="grid grid-cols-1 gap-6 outline-none"
      >
        <PartHeading name={name} place={place} part={part} />
        <div key={part.id} className="animate-rise grid grid-cols-1 gap-6">
          {children}
          <PartHints part={part} />
          {below}
        </div>
        <Ways {...props} />
      </section>
      <p role="status" className="sr-only">{`${place}: ${part.title}`}</p>
    </div>
  )
}

function PartHeading(props: { name: string; place: string; part: Part<string> }) {
  const { name, place, part } = props
  return (
    <div className="grid grid-cols-1 gap-3">
      <header className="flex items-center gap-4">
        {part.member && <Avatar {...part.member} size="large" decorative />}
        <div className="min-w-0">
          <p className="text-small text-quiet mb-1 font-semibold">
            {`${name}, ${place.toLowerCase()}`}
          </p>
          <h1 className="text-display">{part.title}</h1>
        </div>
      </header>
      {!part.member && (
        <div className="flex items-start gap-2">
          <p className="text-quiet min-w-0 flex-1">{`“${part.say}”`}</p>
          <ReadAloud text={part.say} />
        </div>
      )}
    </div>
  )
}

/** The next thing first and where the thumb is; the way back last. */
function Ways({ next, aside, back }: Pick<MeetingFrameProps<string>, 'next' | 'aside' | 'back'>) {
  return (
    <div className="flex flex-col gap-2 pt-2 sm:flex-row-reverse sm:flex-wrap">
      <Button onClick={settled(next.act)}>{next.label}</Button>
      {aside && (
        <Button look="secondary" onClick={settled(aside.act)}>
          {aside.label}
        </Button>
      )}
      {back && (
        <Button
          look="quiet"
          className="sm:me-auto"
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={settled(back.act)}
        >
          {back.label}
        </Button>
      )}
    </div>
  )
}

function promptOf(part: Part<string>, after: Part<string> | null): string {
  if (!after) return 'Ready to finish?'
  if (!part.member) return 'Ready for the next part?'
  return after.member ? `Ready to pass the phone to ${after.member.name}?` : 'Ready to finish?'
}

/**
 * Some phones leave the focus in a text when a button is pressed. What was typed has to be kept
 * before the meeting moves on, and above all before it closes.
 */
function settled(act: () => void) {
  return () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    act()
  }
}

/** Leads eye and reader to the start of a part when it changes, but not on arrival. */
function useFocusOn(part: string, arrives = false) {
  const top = useRef<HTMLElement>(null)
  const shown = useRef(arrives ? null : part)
  const toTop = useToTop()
  useEffect(() => {
    if (shown.current === part) return
    shown.current = part
    toTop()
    top.current?.focus({ preventScroll: true })
  }, [part, toTop])
  return top
}
