import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useToTop } from '#web/lib/navigation.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Clock } from './clock.tsx'
import { ReadAloud } from '../read-aloud.tsx'
import { StageHints } from './stage-hints.tsx'
import { StageSteps } from './stage-steps.tsx'
import { placeOf, type Stage } from './stages.ts'

interface MeetingFrameProps<Id extends string> {
  /** "Plan meeting" */
  name: string
  stages: readonly Stage<Id>[]
  at: Id
  onMove: (to: Id) => void
  /** What the last stage ends with. */
  finish: { label: string; onFinish: () => void }
  /** A quiet line under the steps: who hosts. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * The engine of every meeting: one stage at a time in large letters, with its clock, a way back and
 * the one next thing. Where the meeting stands is the document's to say, so any phone can go on.
 */
export function MeetingFrame<Id extends string>(props: MeetingFrameProps<Id>) {
  const { name, stages, at, onMove, finish, aside, children } = props
  const { stage, before, after, number, of } = placeOf(stages, at)
  const top = useFocusOn(stage.id)
  const place = `Part ${number} of ${of}`
  return (
    <div className="mx-auto grid grid-cols-1 max-w-content gap-5">
      <title>{`${stage.title} · ${name} · Elefam`}</title>
      <div className="grid grid-cols-1 gap-2">
        <StageSteps label={`Parts of the ${name.toLowerCase()}`} stages={stages} number={number} />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Clock
            key={stage.id}
            seconds={stage.minutes * 60}
            prompt={after ? 'Ready for the next part?' : 'Ready to finish?'}
          />
          {aside}
        </div>
      </div>
      <section
        data-together
        ref={top}
        tabIndex={-1}
        aria-label={`${place}: ${stage.title}`}
        className="grid grid-cols-1 gap-6 outline-none"
      >
        <div className="grid grid-cols-1 gap-3">
          <PageHeading eyebrow={`${name}, ${place.toLowerCase()}`} title={stage.title} />
          <div className="flex items-start gap-2">
            <p className="text-quiet min-w-0 flex-1">{`“${stage.say}”`}</p>
            <ReadAloud text={stage.say} />
          </div>
        </div>
        <div key={stage.id} className="animate-rise grid grid-cols-1 gap-6">
          {children}
          <StageHints stage={stage} />
        </div>
        <div className="flex flex-col gap-2 pt-2 sm:flex-row-reverse sm:justify-between">
          {after ? (
            <Button onClick={settled(() => onMove(after.id))}>{`Next: ${after.title}`}</Button>
          ) : (
            <Button onClick={settled(finish.onFinish)}>{finish.label}</Button>
          )}
          {before && (
            <Button
              look="quiet"
              icon={<ArrowLeft aria-hidden="true" />}
              onClick={settled(() => onMove(before.id))}
            >
              Back
            </Button>
          )}
        </div>
      </section>
      <p role="status" className="sr-only">{`${place}: ${stage.title}`}</p>
    </div>
  )
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

/** Leads eye and reader to the start of a stage when it changes, but not on arrival. */
function useFocusOn(stage: string) {
  const top = useRef<HTMLElement>(null)
  const shown = useRef(stage)
  const toTop = useToTop()
  useEffect(() => {
    if (shown.current === stage) return
    shown.current = stage
    toTop()
    top.current?.focus({ preventScroll: true })
  }, [stage, toTop])
  return top
}
