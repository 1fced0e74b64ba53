import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Check, ChevronRight, Smartphone } from '#web/ui/icons.ts'
import { standUpAgenda } from '#content/agendas/stand-up.ts'
import type { StandUpAnswer } from '#core/stand-up/schema.ts'
import { isHere } from '#core/days-here/days-here.ts'
import type { Member } from '#core/members/member.ts'
import { nextTurn } from '#core/stand-up/stand-up.ts'
import { appPaths } from '#core/paths.ts'
import type { MeetingLength } from '#core/words.ts'
import { useSend } from '#web/data/use-home.tsx'
import { longDay } from '#web/lib/dates.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { LengthChoice } from '#web/shared/meeting/choices.tsx'
import { FaceChoice } from '#web/shared/meeting/faces.tsx'
import { useFits } from '#web/shared/meeting/fits.ts'
import { MeetingFoot, MeetingFrame } from '#web/shared/meeting/meeting-frame.tsx'
import { SayYes } from '#web/shared/meeting/say-yes.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/controls.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { Disclosure } from '#web/ui/layout.tsx'
import { MoodFace, type Mood } from '#web/ui/mood-faces.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useSayHere } from '#web/shared/days-here/days-here.tsx'
import { List } from '#web/ui/list.tsx'
import { SmallOnes, SmallOnesLater } from './small-ones.tsx'
import type { StandUpProps } from './stand-up-props.ts'

type Day = 'today' | 'yesterday'

const days = [
  { value: 'today', label: t`Today` },
  { value: 'yesterday', label: t`Yesterday` },
] as const

interface RoundProps extends StandUpProps {
  day: Day
  /** Where the other day can be filled in too. */
  onDay: ((day: Day) => void) | undefined
  /** Somebody has just answered later, for themselves. */
  isLater: boolean
  onClose: () => void
}

/** Everybody in the order of answering, who has, and whose turn it is. */
export function Round(props: RoundProps) {
  const { sprint, standUp, date, day, here, small, isLater, onGo, onDay, onClose } = props
  const navigate = useNavigate()
  const answers = standUp?.answers ?? []
  const answerOf = (member: Member) => answers.find(({ memberId }) => memberId === member.id)
  const missing = here.filter((member) => !answerOf(member))
  const answered = here.length - missing.length
  const nextId = nextTurn(here, standUp, null)
  const next = here.find(({ id }) => id === nextId)
  const isClosed = standUp !== null && standUp.closedAt !== null
  const finish = finishWords(standUp, missing)
  const isOver = isClosed || isLater
  const hasBegun = isClosed || answered > 0
  const fits = useFits([...here, ...small])
  const title = day === 'today' ? t`Check in` : t`Check in for yesterday`
  return (
    <MeetingFrame
      name={title}
      step={`round ${date}`}
      title={title}
      lead={`${longDay(date)}. ${isLater ? t`Thank you. The others see it here.` : lead({ answered, all: here.length, isClosed, day })}`}
      isLarge={fits.isLarge}
      foot={
        isOver ? (
          <MeetingFoot next={{ label: t`See today`, act: () => navigate(appPaths.dashboard) }} />
        ) : next ? (
          <MeetingFoot
            member={next}
            next={{
              label: answered === 0 ? t`Start with ${next.name}` : t`Go on with ${next.name}`,
              act: () => onGo(next.id),
            }}
          />
        ) : (
          <MeetingFoot next={{ label: finish, act: onClose }} />
        )
      }
      beside={<PlanningElephants alive />}
    >
      {day === 'yesterday' && <WhichDay day={day} onDay={onDay} />}
      {sprint.pausedDates.includes(date) && (
        <Notice title={t`A day off`}>
          <Trans>Nobody has to check in. You can, if you like.</Trans>
        </Notice>
      )}
      <SayYes sprint={sprint} />
      {isClosed && standUp.offer && (
        <Notice tone="celebrate" title={t`The offer of the day`}>
          {standUp.offer}
        </Notice>
      )}
      <List as="ol" label={t`The round, youngest first`}>
        {here.map((member) => (
          <li key={member.id}>
            <Seat member={member} answer={answerOf(member)} onOpen={() => onGo(member.id)} />
          </li>
        ))}
      </List>
      {hasBegun ? <SmallOnes {...props} /> : <SmallOnesLater small={small} />}
      <Away {...props} />
      <div className="grid grid-cols-1 gap-1">
        {(isClosed || (next && answered > 0)) && (
          <Button
            variant="quiet"
            size="small"
            flush="start"
            className="justify-self-start"
            onClick={onClose}
          >
            {finish}
          </Button>
        )}
        <TodayIsDifferent {...props} />
      </div>
    </MeetingFrame>
  )
}

/** Where the other day can be filled in, too: in sight as soon as somebody does. */
function WhichDay({ day, onDay }: Pick<RoundProps, 'day' | 'onDay'>) {
  if (!onDay) return null
  return <Segmented label={t`Which day?`} options={days} value={day} onChange={onDay} />
}

/** Those whom the round did not wait for: what they said later, and the way to say it. */
function Away({ standUp, date, day, order, here, onGo }: RoundProps) {
  const away = order.filter((member) => !here.includes(member) && isHere(member, date))
  const answerOf = ({ id }: Member) => standUp?.answers.find(({ memberId }) => memberId === id)
  const waiting = away.filter((member) => !answerOf(member))
  if (away.length === 0) return null
  return (
    <section aria-labelledby="away" className="grid grid-cols-1 gap-2">
      <h2 id="away" className="text-small text-quiet font-semibold">
        <Trans>Later, each for themselves</Trans>
      </h2>
      <List label={t`Who answers later`}>
        {away.map((member) => (
          <li key={member.id}>
            <Seat member={member} answer={answerOf(member)} isAway onOpen={() => onGo(member.id)} />
          </li>
        ))}
      </List>
      {waiting.length > 0 && (
        <p className="bg-elephant-soft rounded-field text-small flex items-center gap-3 px-4 py-3">
          <Smartphone className="text-elephant-ink size-6 shrink-0" />
          {untilWhen(waiting, day)}
        </p>
      )}
    </section>
  )
}

/** A day can be filled in until the next one is over. */
function untilWhen(waiting: readonly Member[], day: Day): string {
  const [{ name } = { name: '' }] = waiting
  const count = waiting.length
  return day === 'today'
    ? plural(count, {
        one: `${name} can answer until tomorrow night, on a phone of their own too. It joins this round by itself.`,
        other: `They can answer until tomorrow night, on a phone of their own too. It joins this round by itself.`,
      })
    : plural(count, {
        one: `${name} can answer until tonight, on a phone of their own too. It joins this round by itself.`,
        other: `They can answer until tonight, on a phone of their own too. It joins this round by itself.`,
      })
}

/** Who is away, whether there is time for less, and the day before. */
function TodayIsDifferent(props: RoundProps) {
  const { sprint, standUp, date, day, order, here, length, onDay } = props
  const send = useSend()
  const sayHere = useSayHere()
  const edit = (changes: { absentIds?: string[]; length?: MeetingLength }) =>
    void send.toSprint(sprint.id, { type: 'edit-stand-up', date, changes })
  const absentIds = standUp?.absentIds ?? []
  const pick = (id: string) => {
    const elsewhere = order.find((member) => member.id === id && !isHere(member, date))
    if (elsewhere) return sayHere(elsewhere, date, true)
    const away = absentIds.includes(id) ? absentIds.filter((one) => one !== id) : [...absentIds, id]
    if (away.length < order.length) edit({ absentIds: away })
  }
  return (
    <Disclosure summary={awayWords(order.length - here.length)}>
      <div className="grid grid-cols-1 gap-5 pt-2">
        {day === 'today' && <WhichDay day={day} onDay={onDay} />}
        {order.length > 1 && (
          <FaceChoice
            legend={t`Who is here?`}
            many
            members={order}
            values={here.map(({ id }) => id)}
            onPick={pick}
          />
        )}
        <LengthChoice
          versions={standUpAgenda.versions}
          length={length}
          onChange={(chosen) => edit({ length: chosen })}
        />
      </div>
    </Disclosure>
  )
}

function awayWords(away: number): string {
  if (away === 0) return t`Somebody away, or another day?`
  return plural(away, { one: 'One of you is away today', other: '# of you are away today' })
}

type RoundState = { answered: number; all: number; isClosed: boolean; day: Day }

function lead({ answered, all, isClosed, day }: RoundState) {
  if (isClosed && day === 'today')
    return t`Done for the day. Answers stay open until tomorrow night.`
  if (isClosed) return t`Done for the day. Answers stay open until tonight.`
  if (answered === 0) return t`The youngest first, a minute each.`
  return answered === all
    ? t`Everybody here has answered.`
    : t`${answered} of ${all} have answered.`
}

/** What the way to the end is called, depending on who has not answered. */
function finishWords(standUp: StandUpProps['standUp'], missing: Member[]): string {
  if (standUp?.closedAt) return standUp.offer ? t`Change the offer of help` : t`Offer help`
  if (missing.length === 0) return t`Finish together`
  if (missing.length === 1) return t`Finish without ${missing[0]!.name}`
  return plural(missing.length, { other: 'Finish without the other #' })
}

interface SeatProps {
  member: Member
  answer: StandUpAnswer | undefined
  isAway?: boolean
  onOpen: () => void
}

const seatWords = {
  later: t({ message: 'answers later', context: 'somebody in the round' }),
  came: t({ message: 'answered later', context: 'somebody in the round' }),
  waits: t({ message: 'not yet', context: 'somebody in the round' }),
  skips: t({ message: 'skips today', context: 'somebody in the round' }),
  answered: t({ message: 'has answered', context: 'somebody in the round' }),
}

function Seat({ member, answer, isAway, onOpen }: SeatProps) {
  const waits = isAway ? seatWords.later : seatWords.waits
  const said = answer ? (answer.passed ? seatWords.skips : gist(answer)) : waits
  const line = isAway && answer ? (said ? t`answered later: ${said}` : seatWords.came) : said
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-16 w-full items-center gap-3 py-2 text-start"
    >
      <Avatar {...member} />
      <span className="min-w-0 flex-1 leading-tight">
        <bdi className="block font-semibold">{member.name}</bdi>
        {line && <bdi className="text-small text-quiet line-clamp-2">{line}</bdi>}
      </span>
      {answer?.mood ? (
        <MoodFace mood={answer.mood as Mood} labelled className="size-10" />
      ) : answer ? (
        <>
          {!line && <span className="sr-only">{seatWords.answered}</span>}
          <Check className="text-leaf size-6 shrink-0" />
        </>
      ) : (
        <ChevronRight className="text-quiet size-6 shrink-0" />
      )}
    </button>
  )
}

/** What somebody said, as short as it goes; nothing where a face said it, for the face stands beside it. */
function gist({ help, next, did }: StandUpAnswer): string {
  return help ? t`wants help: ${help}` : next || did
}
