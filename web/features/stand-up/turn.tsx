import { t } from '#core/say.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { standUpAgenda, standUpAsks } from '#content/agendas/stand-up.ts'
import { standUpQuestions } from '#content/questions/stand-up.ts'
import type { StandUpAnswer } from '#core/stand-up/schema.ts'
import { familyDay } from '#core/family/family-clock.ts'
import type { Member } from '#core/members/member.ts'
import { isUnderSix } from '#core/meetings/roles.ts'
import { roundOf } from '#core/sprint/rounds.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { nextTurn, noAnswer } from '#core/stand-up/stand-up.ts'
import { limits } from '#core/limits.ts'
import type { Sent } from '#web/data/send.ts'
import { newId } from '#web/lib/random-id.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { SavedLine, SavedNote } from '#web/shared/drafts/saved-field.tsx'
import { Clock } from '#web/shared/meeting/clock.tsx'
import { courseOf, placeOf, versionOf } from '#web/shared/meeting/course.ts'
import { AddLine } from '#web/shared/meeting/entry-list.tsx'
import { useFits } from '#web/shared/meeting/fits.ts'
import { fitsAsFaces, MeetingFrame } from '#web/shared/meeting/meeting-frame.tsx'
import { askedOf, useQuestion } from '#web/shared/meeting/question-for.ts'
import { WhoElse } from '#web/shared/presence/who-else.tsx'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/layout.tsx'
import type { Mood } from '#web/ui/mood-faces.tsx'
import { MoodFoot } from './mood-foot.tsx'
import { answeredIn, later, type StandUpProps } from './stand-up-props.ts'
import { TickLines, TickPictures, useTicks } from './ticks.tsx'

interface TurnProps extends StandUpProps {
  member: Member
  /** The others go on, or went on, without them: nobody waits for the phone. */
  isAlone: boolean
}

/** One member's minute: what is done, whether help is wanted, and a face that passes the phone on. */
export function Turn({ member, isAlone, ...props }: TurnProps) {
  const { sprint, standUp, date, isRemembered, here, small, length, onGo } = props
  const { answer, change } = useAnswer(props, member.id)
  const ticks = useTicks(sprint, member.id, date)
  const isPlannedToday = useIsPlannedOn(sprint, date)
  // A plan made this very day has no past yet; the question stays while its boxes are ticked.
  const [isJustPlanned] = useState(isPlannedToday && !ticks.some(({ done }) => done))
  const question = useQuestion(standUpQuestions, { kind: 'stand-up', date }, member)
  const nextId = isAlone ? null : nextTurn(here, standUp, member.id)
  const next = here.find(({ id }) => id === nextId)
  const isSmall = isUnderSix(member, date)
  const place = isAlone
    ? undefined
    : placeOf(courseOf(standUpAgenda, { length, here, date }), member.id)
  const isWide = useIsWide()
  const isInSight = place !== undefined && fitsAsFaces(here)

  const goOn = (changes: Partial<StandUpAnswer>) => {
    void change(changes)
    onGo(next?.id ?? (isAlone ? later : 'closing'))
  }
  const hasSaid = [answer.mood, answer.did, answer.next, answer.help, answer.picture].some(Boolean)
  const { name } = member
  const fits = useFits(isAlone ? [member] : [...here, ...small], member)
  const goOnWithout = () => goOn({ passed: !hasSaid && !ticks.some(({ done }) => done) })
  const notHere = !isAlone && <NotHere {...props} member={member} nextId={next?.id ?? null} />
  // Over rings stands what they answer. The day's own question waits in the fold, but not on the day of the plan.
  const hasTicks = ticks.length > 0
  const ofTasks = isJustPlanned ? t`What have you done already?` : t`What did you do?`
  const asked = hasTicks || !question ? ofTasks : question.text
  const another = hasTicks && !isJustPlanned && !isRemembered ? question?.text : undefined
  const dayBefore = isAlone
    ? t`${name}, how was your day yesterday?`
    : t`How was ${name}’s day yesterday?`
  const title = isRemembered ? dayBefore : askedOf(name, asked, fits.signs)

  return (
    <MeetingFrame
      name={t`Check in`}
      step={member.id}
      title={title}
      who={!isInSight && <Avatar {...member} />}
      isLarge={fits.isLarge}
      aloud={fits.isReadTo ? title : null}
      place={place && { ...place, faces: here, answeredIds: answeredIn(standUp) }}
      back={{ label: t`Back to the round`, act: () => onGo(null) }}
      clock={
        place && (
          <Clock
            key={member.id}
            part={`Check in, ${member.id}`}
            seconds={place.part.seconds}
            prompt={readyFor(next, isWide)}
          />
        )
      }
      hasFaces
      foot={
        <MoodFoot
          question={isRemembered ? t`${name}’s face` : t`How are you, ${member.name}?`}
          hint={hintFor(next, { isAlone, isWide })}
          value={answer.mood as Mood | null}
          isSmall={isSmall}
          onMood={(mood) => goOn({ mood, passed: false })}
          pass={{ label: isRemembered ? t`Skip` : t`Pass`, act: goOnWithout }}
        />
      }
    >
      {isSmall ? (
        <TickPictures
          {...{ member, ticks, answer }}
          question={isRemembered ? null : question}
          onAnswer={(picture) => void change({ picture, passed: false })}
        />
      ) : (
        <TickLines member={member} ticks={ticks} />
      )}
      <div data-beside className="grid grid-cols-1 gap-1">
        {isSmall ? (
          notHere
        ) : (
          <Words
            {...props}
            memberId={member.id}
            question={another}
            answer={answer}
            onChange={change}
          >
            <ParkTopic memberId={member.id} />
            {notHere}
          </Words>
        )}
        {!isAlone && <WayBack {...props} member={member} />}
        <WhoElse kind="stand-up" id={member.id} />
      </div>
    </MeetingFrame>
  )
}

/** Whether the plan was made on that day of the family. */
function useIsPlannedOn({ plannedAt }: Sprint, date: string): boolean {
  const { family } = useHome()
  return plannedAt !== null && familyDay(family, plannedAt) === date
}

/** What is asked once the time is over; a wide screen is nothing to hand on. */
function readyFor(next: Member | undefined, isWide: boolean): string {
  if (!next) return t`Ready to finish?`
  return isWide ? t`Ready for ${next.name}’s turn?` : t`Ready to pass the phone to ${next.name}?`
}

/** What choosing a face does besides, said before it is done (K17). */
function hintFor(
  next: Member | undefined,
  { isAlone, isWide }: Record<'isAlone' | 'isWide', boolean>,
): string {
  if (next && isWide) return t`Press one, then it is ${next.name}’s turn.`
  if (next) return t`Press one, then give the phone to ${next.name}.`
  return isAlone ? t`Press one: that is your answer.` : t`Press one to finish.`
}

interface WordsProps extends StandUpProps {
  memberId: string
  /** The day's own, where the turn asks something else: one question a turn, and this one for whoever likes more. */
  question: string | undefined
  answer: StandUpAnswer
  onChange: (changes: Partial<StandUpAnswer>, from: Partial<StandUpAnswer>) => Sent
  /** What else can be done in a turn. */
  children: ReactNode
}

/** Whatever is more than a face and the plan is one line that opens, or less than a face. A short round asks for less. */
function Words(props: WordsProps) {
  const { sprint, date, memberId, question, length, answer, onChange, children } = props
  const asks = standUpAsks[versionOf(standUpAgenda, length).id]
  const save = ({ changes, from }: Record<'changes' | 'from', Partial<StandUpAnswer>>) =>
    onChange(changes, from)
  const about = `stand-up ${sprint.id} ${date} ${memberId}`
  // Longer words of an earlier day are shown whole.
  const isLong = answer.help.length > limits.title || answer.help.includes('\n')
  const Help = isLong ? SavedNote : SavedLine
  const notes = (['did', 'next'] as const).filter(
    // What was written stays in sight, also when the round was made short afterwards.
    (ask) => asks.includes(ask) || answer[ask] !== '',
  )
  const hasWords = answer.help !== '' || notes.some((ask) => answer[ask] !== '')
  // It does not close over the last word that somebody deletes.
  const [isOpen, setOpen] = useState(hasWords)
  if (hasWords && !isOpen) setOpen(true)
  return (
    <Disclosure
      summary={question ? t`A question, help or a note` : t`Help or a note`}
      open={isOpen}
    >
      <div className="grid grid-cols-1 gap-4">
        {question && <p className="text-lead font-semibold">{question}</p>}
        <Help
          about={`${about} help`}
          field="help"
          label={t`I want help with`}
          optional
          value={answer.help}
          onSave={save}
        />
        {notes.map((ask) => (
          <SavedNote
            key={ask}
            about={`${about} ${ask}`}
            field={ask}
            label={ask === 'did' ? t`What I did` : t`What is next`}
            optional
            value={answer[ask]}
            onSave={save}
          />
        ))}
        <div className="grid grid-cols-1 gap-1">{children}</div>
      </div>
    </Disclosure>
  )
}

interface NotHereProps extends StandUpProps {
  member: Member
  nextId: string | null
}

/** Somebody at training: the round goes on without them, and they answer later. */
function NotHere({ sprint, standUp, date, here, member, nextId, onGo }: NotHereProps) {
  const send = useSend()
  if (here.length < 2) return null
  const leave = () => {
    const absentIds = [...(standUp?.absentIds ?? []), member.id]
    void send.toSprint(sprint.id, { type: 'edit-stand-up', date, changes: { absentIds } })
    onGo(nextId)
  }
  return (
    <Button
      variant="quiet"
      size="small"
      flush="start"
      className="justify-self-start"
      onClick={leave}
    >
      {t`${member.name} is not here`}
    </Button>
  )
}

/** What would take longer than a minute goes to the next meeting. */
function ParkTopic({ memberId }: { memberId: string }) {
  const { topics } = useHome().family.familyData
  const send = useSend()
  const undoToast = useUndoToast()
  const park = (text: string) => {
    const topic = { id: newId(), text, memberId }
    undoToast(t`Parked for the meeting`, [send.toFamily({ type: 'park-topic', topic })], 'good')
  }

  return (
    <Disclosure summary={t`Park it for the meeting`}>
      <AddLine
        about={`topic ${memberId}`}
        label={t`What shall we talk about?`}
        add={t`Park it`}
        full={
          topics.length >= limits.topics && t`The list is full. Settle a topic at a meeting first.`
        }
        present={topics}
        onAdd={park}
      />
    </Disclosure>
  )
}

/**
 * One member's answer of the day and a way to change parts of it. Several parts may change before
 * the screen is drawn again, so each change builds on the last one and not on what is shown.
 */
function useAnswer({ sprint, standUp, date, isRemembered }: StandUpProps, memberId: string) {
  const { sprints } = useHome()
  const send = useSend()
  const saved = standUp?.answers.find((answer) => answer.memberId === memberId)
  const answer = saved ?? noAnswer(memberId)
  const latest = useRef(answer)
  useEffect(() => {
    if (saved) latest.current = saved
  }, [saved])

  /** `began`: what stood in these parts when the writing began, where that is a while ago (P6). */
  const change = (changes: Partial<StandUpAnswer>, began: Partial<StandUpAnswer> = {}) => {
    const from = { ...latest.current, ...began }
    latest.current = { ...latest.current, ...changes }
    const answered = { date, answer: latest.current, from }
    // A day that is filled in afterwards asks nothing, so it takes no question from the others.
    const isFirst = standUp?.round === undefined && !isRemembered
    return send.toSprint(sprint.id, {
      type: 'answer-stand-up',
      ...answered,
      ...(isFirst ? { round: roundOf({ kind: 'stand-up', date }, sprints) } : {}),
    })
  }
  return { answer, change }
}

interface WayBackProps extends Pick<StandUpProps, 'standUp' | 'here' | 'onGo'> {
  /** Whose turn it is; at the end it is nobody’s. */
  member?: Member
}

/** A face that was pressed by mistake has ended a turn: whoever answered before this one is one press away. */
export function WayBack({ standUp, here, onGo, member }: WayBackProps) {
  const answered = answeredIn(standUp)
  // At the end it is who answered last, wherever they sit.
  const last = member
    ? here.slice(0, here.indexOf(member)).findLast(({ id }) => answered.includes(id))
    : here.find(({ id }) => id === answered.at(-1))
  if (!last) return null
  return (
    <Button
      variant="quiet"
      size="small"
      flush="start"
      className="justify-self-start"
      onClick={() => onGo(last.id)}
    >
      {member ? t`Back to ${last.name}` : t`Change ${last.name}’s answer`}
    </Button>
  )
}
