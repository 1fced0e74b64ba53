import { t } from '#core/say.ts'
import { useRef, useState } from 'react'
import { standUpAgenda } from '#content/agendas/stand-up.ts'
import type { Member } from '#core/members/member.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { dayLines, isFilled } from '#core/stand-up/day.ts'
import { limits } from '#core/limits.ts'
import { daysBetween } from '#core/time/calendar.ts'
import { appPaths } from '#core/paths.ts'
import { oneLine } from '#core/text/text.ts'
import { useSend } from '#web/data/use-home.tsx'
import { useNavigate } from '#web/lib/navigation.tsx'
import { useHour } from '#web/lib/use-today.ts'
import { rowOf } from '#web/lib/words.ts'
import { useOnLeave } from '#web/shared/drafts/saved-field.tsx'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { InstallHint } from '#web/shared/install/install-hint.tsx'
import { Clock } from '#web/shared/meeting/clock.tsx'
import { courseOf, placeOf } from '#web/shared/meeting/course.ts'
import { FaceChoice } from '#web/shared/meeting/faces.tsx'
import { useFits } from '#web/shared/meeting/fits.ts'
import { useHere } from '#web/shared/meeting/gathering.ts'
import { MeetingFoot, MeetingFrame } from '#web/shared/meeting/meeting-frame.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ElephantFamily } from '#web/ui/elephants/family.tsx'
import { WaitingElephant } from '#web/ui/elephants/waiting.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Disclosure } from '#web/ui/layout.tsx'
import { List } from '#web/ui/list.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { SmallOnes } from './small-ones.tsx'
import { answeredIn, type StandUpProps } from './stand-up-props.ts'
import { WayBack } from './turn.tsx'

interface Wish {
  member: Member
  help: string
}

/** The end: who wants help and who offers some, or a warm word where nobody does, and what the day has brought. */
export function Closing(props: StandUpProps) {
  const { sprint, standUp, date, isRemembered, order, here, small, length, onGo } = props
  const send = useSend()
  const navigate = useNavigate()
  const draft = useDraft(`offer ${sprint.id} ${date}`, standUp?.offer ?? '')
  const wishes = order.flatMap((member): Wish[] => {
    const help = standUp?.answers.find(({ memberId }) => memberId === member.id)?.help
    return help ? [{ member, help }] : []
  })
  const [wishedBy, choose] = useState<string | null>(null)
  const wish = wishes.find(({ member }) => member.id === wishedBy) ?? wishes[0]
  const [isOffered] = useState(draft.value !== '')
  const isClosing = useRef(false)

  const close = () => {
    isClosing.current = true
    const offer = oneLine(draft.latest())
    draft.sent(send.toSprint(sprint.id, { type: 'close-stand-up', date, offer }).attempt)
  }
  // An offer that was written down stands, also when nobody presses the button.
  useOnLeave(() => {
    if (!isClosing.current && oneLine(draft.latest()) !== (standUp?.offer ?? '')) close()
  })

  const fits = useFits([...here, ...small])
  const parts = courseOf(standUpAgenda, { length, here, date })
  const { part, number, of } = placeOf(parts, 'closing')
  const hour = useHour()
  const farewell = isRemembered ? t`That was yesterday.` : goodbye(hour)
  const title = wish ? t`Who helps ${wish.member.name}?` : farewell
  const offer = (
    <TextField
      label={t`Who helps whom, and how?`}
      optional
      {...typedText(draft)}
      limit={limits.title}
      maxLength={limits.title}
    />
  )
  const Picture = pictures[pictureOn(date)]!
  // Whom nobody has asked yet comes before it.
  const picture = !wish && (
    <div className="mx-auto w-72 max-w-full">
      <Picture alive />
    </div>
  )
  return (
    <MeetingFrame
      name={t`Check in`}
      step="closing"
      title={title}
      lead={wish ? wish.help : heldWords(sprint)}
      isLarge={fits.isLarge}
      aloud={fits.isReadTo ? `${title} ${wish?.help ?? ''}` : null}
      place={{ number, of, faces: here, answeredIds: answeredIn(standUp) }}
      back={{ label: t`Back to the round`, act: () => onGo(null) }}
      clock={
        wish && (
          <Clock part="Check in, closing" seconds={part.seconds} prompt={t`Ready to finish?`} />
        )
      }
      foot={
        <MeetingFoot
          isEnd
          next={{
            label: t`Done`,
            act: () => {
              close()
              navigate(appPaths.dashboard)
            },
          }}
        />
      }
      beside={picture}
      isMoment
    >
      {wish ? (
        <>
          <FaceChoice
            legend={title}
            hideLegend
            members={here.filter(({ id }) => id !== wish.member.id)}
            values={here
              .filter((helper) => draft.value === offerOf(helper.name, wish.member.name, wish.help))
              .map(({ id }) => id)}
            onPick={(id) => {
              const helper = here.find((one) => one.id === id)!
              draft.set(offerOf(helper.name, wish.member.name, wish.help))
            }}
          />
          {offer}
          <SmallOnes {...props} />
        </>
      ) : (
        <>
          <SmallOnes {...props} />
          <div data-narrow className="empty:hidden">
            {picture}
          </div>
          <DoneThen sprint={sprint} date={date} />
          <Disclosure summary={t`Offer somebody help`} open={isOffered}>
            {offer}
          </Disclosure>
        </>
      )}
      {wishes.length > 1 && <Wishes wishes={wishes} chosen={wish} onChoose={choose} />}
      <WayBack {...props} />
      <InstallHint canRefuse />
    </MeetingFrame>
  )
}

/** What all of you have ticked that day, and who: to be glad of together. Where nothing is, nothing is said. */
function DoneThen({ sprint, date }: Pick<StandUpProps, 'sprint' | 'date'>) {
  const members = useHere({})
  const done = dayLines(sprint, members, date).flatMap(({ task, boxes }) => {
    const filled = boxes.filter(isFilled)
    const ids = filled.flatMap((box) => (task.sharing === 'together' ? box.memberIds : box.doneBy))
    const by = members.filter(({ id }) => ids.includes(id))
    return by.length > 0 ? [{ task, by }] : []
  })
  if (done.length === 0) return null
  return (
    <section aria-labelledby="done-then">
      <h2 id="done-then" className="text-body font-bold">{t`What you did`}</h2>
      <List>
        {done.map(({ task, by }) => (
          <li key={task.id} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <TaskIcon name={task.icon} className="text-quiet size-6" />
            <bdi className="min-w-36 flex-1 leading-tight">{task.title}</bdi>
            <span
              role="img"
              aria-label={rowOf(by.map(({ name }) => name))}
              className="flex flex-wrap justify-end gap-1"
            >
              {by.map((member) => (
                <Avatar key={member.id} {...member} size="small" />
              ))}
            </span>
          </li>
        ))}
      </List>
    </section>
  )
}

interface WishesProps {
  wishes: readonly Wish[]
  chosen: Wish | undefined
  onChoose: (memberId: string) => void
}

/** Everybody who wants help; one of them at a time. */
function Wishes({ wishes, chosen, onChoose }: WishesProps) {
  return (
    <List label={t`Who wants help`}>
      {wishes.map(({ member, help }) => (
        <li key={member.id}>
          <button
            type="button"
            aria-pressed={member.id === chosen?.member.id}
            onClick={() => onChoose(member.id)}
            className="aria-pressed:bg-elephant-soft rounded-field flex min-h-15 w-full items-center gap-3 py-1.5 text-start leading-tight"
          >
            <Avatar {...member} />
            <span className="min-w-0">
              <bdi className="block">{help}</bdi>
              <bdi className="text-small text-quiet">{t`${member.name} wants help`}</bdi>
            </span>
          </button>
        </li>
      ))}
    </List>
  )
}

const pictures = [WavingElephant, ElephantFamily, WaitingElephant]

/** The day’s own, on every device; the next day has another. */
export const pictureOn = (day: string): number => daysBetween('2000-01-01', day) % pictures.length

/** Before this hour it is still night, also where the family’s day is over at midnight. */
const dayBegins = 4

/** What is wished at that hour of the family's day, which may go on past midnight (see `familyTime`). */
export function goodbye(hour: number): string {
  if (hour < dayBegins || hour >= 20) return t`Sleep well.`
  if (hour < 11) return t`Have a good day.`
  if (hour < 17) return t`Have a good afternoon.`
  return t`Have a good evening.`
}

function heldWords({ standUps }: Sprint): string {
  const held = standUps.filter(({ answers }) => answers.length > 0).length
  return held <= 1
    ? t`Your first check-in of this week is done.`
    : t`You have checked in on ${held} days this week.`
}

/** An offer of help in one line, whole in the list of its words: "Ben helps Mia: my reading log". */
export function offerOf(helper: string, wisher: string, help: string): string {
  const what = oneLine(help)
  // Somebody may go on writing there, between no marks that nobody sees (`isolate`).
  const line = oneLine(t`${helper} helps ${wisher}: ${what}`).replaceAll(/[\u2067-\u2069]/g, '')
  return line.length <= limits.title ? line : `${line.slice(0, limits.title - 1).trimEnd()}…`
}
