import { ChevronRight } from 'lucide-react'
import { standUpAgenda } from '#content/agendas.ts'
import type { StandUpAnswer } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { nextTurn } from '#core/domain/stand-up.ts'
import type { MeetingLength } from '#core/words.ts'
import { useSend } from '#web/data/use-family.tsx'
import { longDay } from '#web/lib/dates.ts'
import { LengthChoice } from '#web/shared/meeting/length-choice.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChooseMany } from '#web/ui/choice-group.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { MoodFace, type Mood } from '#web/ui/mood-faces.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import type { StandUpProps } from './stand-up-props.ts'

type Day = 'today' | 'yesterday'

const days = [
  { value: 'today', label: 'Today' },
  { value: 'yesterday', label: 'Yesterday' },
] as const

interface RoundProps extends StandUpProps {
  day: Day
  /** Where the other day can be filled in too. */
  onDay: ((day: Day) => void) | undefined
  onClose: () => void
}

/** Everybody in the order of speaking, who has spoken, and whose turn it is. */
export function Round(props: RoundProps) {
  const { sprint, standUp, date, day, order, here, onGo, onDay, onClose } = props
  const answers = standUp?.answers ?? []
  const answerOf = (member: Member) => answers.find(({ memberId }) => memberId === member.id)
  const spoken = here.filter((member) => answerOf(member)).length
  const nextId = nextTurn(order, standUp, null)
  const next = order.find(({ id }) => id === nextId)
  const isClosed = standUp !== null && standUp.closedAt !== null
  return (
    <div data-together className="mx-auto grid w-full grid-cols-1 max-w-content gap-6">
      <title>Stand-up · Elefam</title>
      <PageHeading
        eyebrow={longDay(date)}
        title="Stand-up"
        lead={lead({ spoken, all: here.length, isClosed })}
        actions={
          onDay && <Segmented label="Which day?" options={days} value={day} onChange={onDay} />
        }
      />
      {sprint.pausedDates.includes(date) && (
        <Notice title="A paused day">Nobody has to check in. You can, if you like.</Notice>
      )}
      {isClosed && standUp.offer && (
        <Notice tone="celebrate" title="The offer of the day">
          {standUp.offer}
        </Notice>
      )}
      <ol aria-label="The round, youngest first" className="grid grid-cols-1 gap-3">
        {here.map((member) => (
          <li key={member.id}>
            <Seat
              member={member}
              answer={answerOf(member)}
              isNext={member.id === nextId}
              onOpen={() => onGo(member.id)}
            />
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-1 gap-2">
        {next && (
          <Button wide onClick={() => onGo(next.id)}>
            {spoken === 0 ? `Start with ${next.name}` : `Go on with ${next.name}`}
          </Button>
        )}
        {spoken > 0 && (
          <Button wide look={next ? 'quiet' : 'primary'} onClick={onClose}>
            {finishWords({ isClosed, missing: here.filter((member) => !answerOf(member)) })}
          </Button>
        )}
      </div>
      <TodayIsDifferent {...props} />
    </div>
  )
}

/** Who is away, and whether there is time for less. */
function TodayIsDifferent({ sprint, date, order, here, length }: RoundProps) {
  const send = useSend()
  const edit = (changes: { absentIds?: string[]; length?: MeetingLength }) =>
    void send.toSprint(sprint.id, { type: 'edit-stand-up', date, changes })
  const away = order.length - here.length
  return (
    <Disclosure summary={awayWords(away)}>
      <div className="grid grid-cols-1 gap-5 pt-2">
        {order.length > 1 && (
          <ChooseMany
            legend="Who is here?"
            values={here.map(({ id }) => id)}
            onChange={(ids) => {
              const absentIds = order.filter(({ id }) => !ids.includes(id)).map(({ id }) => id)
              if (absentIds.length < order.length) edit({ absentIds })
            }}
            choices={order.map((member) => ({
              value: member.id,
              label: member.name,
              icon: <Avatar {...member} size="small" decorative />,
            }))}
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
  if (away === 0) return 'Somebody away, or little time?'
  return away === 1 ? 'One of you is away today' : `${away} of you are away today`
}

function lead({ spoken, all, isClosed }: { spoken: number; all: number; isClosed: boolean }) {
  if (isClosed) return 'Done for the day. Answers stay open until tomorrow night.'
  if (spoken === 0)
    return 'A short check-in: pass the phone, the youngest first. A minute each, and skipping is fine.'
  return spoken === all ? 'Everybody has spoken.' : `${spoken} of ${all} have spoken.`
}

/** What the way to the end is called, depending on who has not spoken. */
function finishWords({ isClosed, missing }: { isClosed: boolean; missing: Member[] }): string {
  if (isClosed) return 'Change the offer of help'
  if (missing.length === 0) return 'Finish together'
  if (missing.length === 1) return `Finish without ${missing[0]!.name}`
  return `Finish without the other ${missing.length}`
}

interface SeatProps {
  member: Member
  answer: StandUpAnswer | undefined
  isNext: boolean
  onOpen: () => void
}

function Seat({ member, answer, isNext, onOpen }: SeatProps) {
  const said = answer ? (answer.passed ? 'skips today' : gist(answer)) : 'not yet'
  return (
    <button
      type="button"
      data-member-color={member.color}
      onClick={onOpen}
      className={`rounded-card flex min-h-18 w-full items-center gap-4 border-2 p-3 text-start transition-[border-color,background-color] ${
        isNext ? 'border-member bg-member-soft' : 'border-line bg-surface hover:border-member'
      }`}
    >
      <Avatar {...member} size="large" decorative />
      <span className="min-w-0 flex-1">
        <span className="block leading-tight font-semibold">{member.name}</span>
        <span className="text-small text-quiet line-clamp-2 leading-snug">{said}</span>
      </span>
      {answer?.mood ? (
        <MoodFace mood={answer.mood as Mood} labelled className="size-12" />
      ) : (
        <ChevronRight aria-hidden="true" className="text-quiet size-7 shrink-0" />
      )}
    </button>
  )
}

/** What somebody said, as short as it goes. */
function gist({ help, next, did }: StandUpAnswer): string {
  if (help) return `wants help: ${help}`
  return next || did || 'has spoken'
}
