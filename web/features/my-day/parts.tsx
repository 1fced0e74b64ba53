import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import { isException, isHere } from '#core/days-here/days-here.ts'
import type { Member } from '#core/members/member.ts'
import type { OwnLine } from '#core/stand-up/own-day.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { longDay } from '#web/lib/dates.ts'
import { isSecondTap } from '#web/lib/second-tap.ts'
import { listOf } from '#web/lib/words.ts'
import { togetherLabel, useTick } from '#web/shared/tasks/use-tick.ts'
import { Avatar, AvatarRow } from '#web/ui/avatar/avatar.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { ArrowLeft, Check } from '#web/ui/icons.ts'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { ownWords } from './own-words.ts'
import { useWhere } from './two-homes.tsx'
import { goTo, useOwnDay } from './use-my-day.tsx'

/** The top of a place that was gone to, with the way back. */
export function PlaceHeading({ title, me }: { title: string; me?: Member }) {
  return (
    <header className="mb-4">
      <IconButton
        label={t`Back to today`}
        icon={<ArrowLeft />}
        className="-ms-3"
        onClick={() => goTo('today')}
      />
      <div className="mt-1 flex items-center gap-3">
        {me && <Avatar {...me} />}
        <h1 tabIndex={-1} className="text-heading min-w-0 outline-none">
          <bdi>{title}</bdi>
        </h1>
      </div>
    </header>
  )
}

interface LinesProps {
  lines: readonly OwnLine[]
  me: Member
  sprint: Sprint
  date: string
  label: string
}

/** Tasks as lines, each with its ring. */
export function Lines({ lines, me, sprint, date, label }: LinesProps) {
  const { members } = useHome()
  const press = useTick(sprint.id, date)
  const around = { memberId: me.id, members, sprint, date }
  return (
    <ul aria-label={label}>
      {lines.map((line) => {
        const words = ownWords(line, around)
        return (
          <li key={line.task.id} className="group flex items-center">
            <span className="text-quiet w-10 shrink-0">
              <TaskIcon name={line.task.icon} className="size-6.5" />
            </span>
            <div className="border-line flex min-h-15 min-w-0 flex-1 items-center gap-3 border-t py-1.5 group-first:border-t-0">
              <p className="min-w-0 flex-1 leading-snug">
                <bdi className={line.done ? 'text-quiet' : 'font-medium'}>{line.task.title}</bdi>
                {words && <bdi className="text-small text-quiet block">{words}</bdi>}
              </p>
              <OwnRing line={line} me={me} onPress={() => press(line, line.box)} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** So many faces stand in a ring. */
const mostFaces = 5

interface OwnRingProps {
  line: OwnLine
  me: Member
  onPress: () => void
}

/** One's own ring is empty; one for all of us holds our faces; what somebody else did is no button. */
function OwnRing({ line: { task, box, done, isTheirs }, me, onPress }: OwnRingProps) {
  const { members } = useHome()
  if (!isTheirs) {
    const doer = members.find(({ id }) => box.doneBy.includes(id))
    return (
      <span className="grid size-12 shrink-0 place-items-center">
        {doer && <Avatar {...doer} size="small" />}
      </span>
    )
  }
  if (done || task.sharing !== 'together')
    return <Tick label={task.title} done={done} color={me.color} onChange={onPress} />
  const us = members.filter(({ id }) => box.memberIds.includes(id))
  return (
    <button
      type="button"
      aria-pressed={false}
      aria-label={togetherLabel({ task }, us.length)}
      onClick={(event) => isSecondTap(event) || onPress()}
      className="border-edge bg-surface hover:bg-sunken rounded-full inline-flex h-12 shrink-0 items-center border-[3px] px-2 forced-colors:border-[ButtonText]!"
    >
      <AvatarRow members={us.slice(0, mostFaces)} size="tiny" />
      {us.length > mostFaces && (
        <span className="text-small ms-1 font-semibold">+{us.length - mostFaces}</span>
      )}
    </button>
  )
}

/** Stays above the lower edge, with what comes next; a line says where what scrolls goes under it. */
export function Foot({ children }: { children: ReactNode }) {
  return (
    <footer className="bg-paper border-line sticky bottom-0 z-10 -mx-5 mt-auto grid gap-2 border-t px-5 pt-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] -mb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {children}
    </footer>
  )
}

/** Where a member is on a day on which they are not here; null where they are. */
export function awayWords(me: Member, date: string): string | null {
  if (isHere(me, date)) return null
  return isException(me, date) ? t`You are away` : t`At your other home`
}

/** That the week was closed before the day was over, perhaps while a tick was on its way: what was done counts. */
export function ClosedWeek({ me, today }: { me: Member; today: string }) {
  const { sprints } = useHome()
  const { kept } = useOwnDay(me, today)
  if (!kept) return null
  const next = sprints.find(({ startsOn, plannedAt }) => plannedAt !== null && startsOn > today)
  const done = kept.filter(({ isTheirs }) => isTheirs).map(({ task }) => task.title)
  return (
    <p className="bg-elephant-soft rounded-card px-4 py-3">
      <Trans>This week is finished: thank you for your part.</Trans>{' '}
      {done.length > 0 && t`What you did today counts: ${listOf(done)}.`}{' '}
      {next
        ? t`The new week begins on ${longDay(next.startsOn)}.`
        : t`You plan the next one together.`}
    </p>
  )
}

/** On a day away: that nothing is asked, and that everything may be done all the same. */
export function AwayToday({ me, today }: { me: Member; today: string }) {
  const where = useWhere()
  if (where !== null || isHere(me, today)) return null // Where both homes are shown, it is said there.
  return (
    <p className="bg-elephant-soft rounded-card px-4 py-3">
      {isException(me, today) ? t`You are away today.` : t`You are at your other home today.`}{' '}
      <Trans>What you tick here counts all the same.</Trans>
    </p>
  )
}

/** What was just done on another place of the page, until somebody goes on. */
let heard: string | null = null

/** Back to today, which says what has become of it: otherwise nothing there shows that it was done. */
export function goBackSaying(words: string): void {
  heard = words
  goTo('today')
}

/** Describes the heading, which has the focus then. */
export const heardId = 'heard'

export function Heard({ className }: { className?: string }) {
  const [words] = useState(heard)
  useEffect(
    () => () => {
      heard = null
    },
    [],
  )
  if (words === null) return null
  return (
    <p id={heardId} className={classes('text-leaf-ink flex items-center gap-2', className)}>
      <Check className="size-5 shrink-0" />
      <bdi>{words}</bdi>
    </p>
  )
}
