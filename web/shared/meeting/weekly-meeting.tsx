import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { NotebookPen } from '#web/ui/icons.ts'
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import type { Agenda } from '#content/agendas/agenda.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Member } from '#core/members/member.ts'
import { appPaths } from '#core/paths.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { closeOnBack } from '#web/lib/back-closes.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { comesBeside } from '#web/lib/use-is-wide.ts'
import { SavedNote } from '#web/shared/drafts/saved-field.tsx'
import { WhoElse } from '#web/shared/presence/who-else.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Card, Disclosure, Unfold } from '#web/ui/layout.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Clock } from './clock.tsx'
import { courseOf, placeOf, wayTo, type Part } from './course.ts'
import { useFits } from './fits.ts'
import { heldBefore, lastNotes, useHere, type WeeklyKind, type Gathering } from './gathering.ts'
import { MeetingFoot, MeetingFrame, Speaker } from './meeting-frame.tsx'
import { HowLong, Jobs, WhoIsHere } from './people-sheet.tsx'
import { WhoSpeaks } from './who-speaks.tsx'

const MemoryOr = lazyPart(
  async () => (await import('./memory-line.tsx')).MemoryOr,
  ({ picture }: { picture: ReactNode }) => picture,
)

/** Looked at beside a question, and fetched where there is room for that: with the meeting itself. */
export const WeekSoFar = lazyPart(
  async () => (await import('#web/shared/week/week-so-far.tsx')).WeekSoFar,
)
export const besideQuestions = async () => comesBeside() && WeekSoFar.preload()

interface MeetingLobbyProps {
  kind: WeeklyKind
  /** "Plan meeting" */
  name: string
  agenda: Agenda<string>
  /** Stages that this family has no need of today. */
  without?: readonly string[]
  sprintId: string
  gathering: Gathering
  picture: ReactNode
  eyebrow: string
  title: string
  /** What else is decided before, between the title and the people. */
  children?: ReactNode
  /** The foot: to begin. */
  next: { label: string; act: () => void }
}

/** Before a weekly meeting: who is here and for how long; the rest is proposed already. */
export function MeetingLobby(props: MeetingLobbyProps) {
  const { kind, name, agenda, without = [], sprintId, gathering, picture, eyebrow } = props
  const { members, sprints } = useHome()
  const fits = useFits(useHere(gathering))
  const host = members.find(({ id }) => id === gathering.hostId)
  // Until somebody else has hosted, nobody has seen it go round.
  const hasChanged = heldBefore(kind, sprints, sprintId).some(
    ({ hostId }) => hostId && hostId !== gathering.hostId,
  )
  return (
    <MeetingFrame
      name={name}
      step="lobby"
      title={props.title}
      lead={eyebrow}
      who={
        host && (
          <Speaker
            member={host}
            line={t`${host.name} asks`}
            note={hasChanged ? t`it goes round` : undefined}
          />
        )
      }
      isLarge={fits.isLarge}
      foot={<MeetingFoot next={props.next} />}
      beside={<MemoryOr picture={picture} />}
    >
      {props.children}
      <WhoIsHere gathering={gathering} />
      <HowLong agenda={agenda} gathering={gathering} without={without} />
      <LastNotes kind={kind} sprintId={sprintId} />
      <Disclosure summary={t`Who leads, and the steps`}>
        <div className="grid grid-cols-1 gap-4">
          <Jobs gathering={gathering} />
          <ol aria-label={t`What you will do`} className="grid grid-cols-1 gap-2">
            {courseOf(agenda, { ...gathering, without }).map(({ id, title, seconds }) => (
              <li key={id} className="flex justify-between gap-4">
                {title}
                <span className="text-quiet whitespace-nowrap">
                  <Trans>{seconds / 60} min</Trans>
                </span>
              </li>
            ))}
          </ol>
          <p className="text-small text-quiet">
            <Trans>
              You can stop at any point and go on later, on this phone or another.{' '}
              <TextLink to={appPaths.meetingGuide}>How a good meeting works</TextLink>
            </Trans>
          </p>
        </div>
      </Disclosure>
      {/* A line of the family’s own, on a phone last: it comes a moment later, and moves nothing under a finger. */}
      <div data-narrow className="empty:hidden">
        <MemoryOr picture={null} />
      </div>
    </MeetingFrame>
  )
}

interface WeeklyProps {
  kind: WeeklyKind
  name: string
  agenda: Agenda<string>
  sprint: Sprint
  gathering: Gathering
  parts: readonly Part<string>[]
  /** Stages that this family has no need of today. */
  without: readonly string[]
  /** The id of the part that the family stands at. */
  at: string
  onMove: (part: Part<string>) => void
  finish: Ending
}

interface Ending {
  label: string
  act: () => void
  /** What it brings with it, in a line above it. */
  note?: string | undefined
  /** Where nothing would come of it: asked first, kindly, and never in the way. */
  ask?: { title: string; text: ReactNode; stay: string; anyway: string } | undefined
}

const Weekly = createContext<WeeklyProps | null>(null)

/** A weekly meeting at the part where the family left it; each part is a `Step`. */
export function WeeklyMeeting({ children, ...props }: WeeklyProps & { children: ReactNode }) {
  return <Weekly value={props}>{children}</Weekly>
}

interface StepProps {
  /** The question. */
  title: string
  lead?: ReactNode
  /** Whose turn it is, and what there is to say about it. */
  member?: Member | undefined
  line?: string | undefined
  note?: string | undefined
  /** Whose answers come to the same place as the last one's: a quick second tap is not theirs. */
  turn?: string | undefined
  /** Who has not been asked yet: the way to them comes before the way on. */
  next?: { member: Member; act: () => void } | undefined
  /** What the question speaks of, where there is room for two columns. */
  beside?: ReactNode
  /** Its answers are still to come. */
  inert?: boolean
  children: ReactNode
}

/** One part of a weekly meeting: its question, its clock, who speaks and the next step. */
export function Step(props: StepProps) {
  const { title, lead, member, line, note, turn, next, beside, inert, children } = props
  const { kind, name, agenda, sprint, gathering, parts, without, at, onMove, finish } = use(Weekly)!
  const { part, before, after, number, of } = placeOf(parts, at)
  const [asking, setAsking] = useState(false)
  // Whoever is led to somebody's question finds it as a new one: from its top.
  const [ledOn, setLedOn] = useState(0)
  useBackTo(before && (() => onMove(before)))
  const fits = useFits(useHere(gathering), member)
  const [isWriting, setWriting] = useState(false)
  const notes = useRef<HTMLDivElement>(null)
  const write = () => {
    flushSync(() => setWriting(!isWriting))
    notes.current?.querySelector('textarea')?.focus()
  }
  const writer = useHome().members.find(({ id }) => id === gathering.noteTakerId)
  const end = { ...finish, act: finish.ask ? () => setAsking(true) : finish.act }
  return (
    <MeetingFrame
      name={name}
      step={`${part.id} ${ledOn}`}
      turn={turn}
      title={title}
      lead={lead}
      who={<WhoSpeaks {...{ agenda, gathering, part, without, member, line, note }} />}
      isLarge={fits.isLarge}
      aloud={fits.isReadTo ? `${title} ${part.say}` : null}
      place={{ number, of }}
      tool={
        <IconButton
          label={writer ? t`Notes, with ${writer.name}` : t`Notes`}
          icon={<NotebookPen />}
          aria-expanded={isWriting}
          onClick={write}
          className="-mt-1"
        />
      }
      back={before && { label: t`Back`, act: () => onMove(before) }}
      clock={
        <Clock
          key={part.id}
          part={`${name}, ${part.id}`}
          seconds={part.seconds}
          prompt={after ? t`Ready for the next part?` : t`Ready to finish?`}
        />
      }
      foot={
        next ? (
          <MeetingFoot
            member={next.member}
            next={{
              label: wayTo({ leadsTo: next.member.name }),
              act: () => {
                next.act()
                setLedOn(ledOn + 1)
              },
            }}
          />
        ) : after ? (
          <MeetingFoot next={{ label: wayTo(after), act: () => onMove(after) }} />
        ) : (
          <MeetingFoot next={end} note={finish.note} />
        )
      }
      beside={beside}
      inert={inert}
    >
      {/* Words that somebody began are shown again after a reload. */}
      <Unfold value={() => setWriting(true)}>
        <div ref={notes} hidden={!isWriting}>
          <MeetingNotes kind={kind} sprint={sprint} />
        </div>
      </Unfold>
      {children}
      <WhoElse kind={kind} id={sprint.id} />
      {finish.ask && asking && (
        <Dialog
          onClose={() => setAsking(false)}
          title={finish.ask.title}
          description={finish.ask.text}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{finish.ask.stay}</Button>
              <Button variant="secondary" onClick={finish.act}>
                {finish.ask.anyway}
              </Button>
            </>
          }
        />
      )}
    </MeetingFrame>
  )
}

/** The ways to the neighbours of a part, for an answer that leads on by itself: a tap that says nothing is none. */
export function useWays(): Record<'goOn' | 'goBack', () => void> {
  const { parts, at, onMove } = use(Weekly)!
  const { before, after } = placeOf(parts, at)
  return { goOn: () => after && onMove(after), goBack: () => before && onMove(before) }
}

/** The browser's Back goes one part back, as the arrow above does; from the first part it leaves. */
function useBackTo(act: (() => void) | null | undefined): void {
  const back = useEffectEvent(() => act?.())
  const isThere = Boolean(act)
  useEffect(() => (isThere ? closeOnBack(back) : undefined), [isThere])
}

interface MeetingNotesProps {
  kind: WeeklyKind
  sprint: Sprint
}

/** The note-taker's page, the same in every part; the next meeting begins with it. */
function MeetingNotes({ kind, sprint }: MeetingNotesProps) {
  const send = useSend()
  const kept = kind === 'plan-meeting' ? sprint.meeting : sprint.retrospective
  const type = kind === 'plan-meeting' ? 'edit-meeting' : 'edit-retrospective'
  return (
    <SavedNote
      about={`notes ${kind} ${sprint.id}`}
      field="notes"
      label={t`What did you agree on?`}
      hint={t`Your next meeting begins with this.`}
      optional
      value={kept?.notes ?? ''}
      onSave={(edit) => send.toSprint(sprint.id, { type, ...edit })}
    />
  )
}

/** What was written down last time; nothing where nothing was. */
export function LastNotes({ kind, sprintId }: { kind: WeeklyKind; sprintId: string }) {
  const { sprints } = useHome()
  const notes = lastNotes(kind, sprints, sprintId)
  if (!notes) return null
  return (
    <Card as="section" tone="tinted">
      <h2 className="text-body flex items-center gap-2 font-semibold">
        <NotebookPen className="size-6 shrink-0" />
        <Trans>Your notes from last time</Trans>
      </h2>
      <p className="mt-1 max-w-measure whitespace-pre-line">{notes}</p>
    </Card>
  )
}
