import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { Sprint } from '#core/sprint/schema.ts'
import { dayLines, dayProgress } from '#core/stand-up/day.ts'
import { askedOn, hasAnswered, isHeld, isHeldWithout, standUpOn } from '#core/stand-up/stand-up.ts'
import { forLookBack, missedWeeks, standingOn } from '#core/sprint/week.ts'
import { appPaths } from '#core/paths.ts'
import { useHome, useSaving, useStandUpDay } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { dayAndMonth, weekdayName } from '#web/lib/dates.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { Link } from '#web/lib/navigation.tsx'
import { useStorageRefused } from '#web/lib/safe-storage.ts'
import { comesBeside } from '#web/lib/use-is-wide.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { DateStrips } from '#web/shared/dates/date-strips.tsx'
import { keptCalendars } from '#web/shared/outside-calendars/kept-calendars.ts'
import { CloudOff, ChevronRight, HandHeart } from '#web/ui/icons.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DayDone, occasional, TodaySection } from './today-section.tsx'
import { PhoneFaces } from './phone-faces.tsx'
import { usePhone } from './use-phone.ts'

const NextStep = lazyPart(
  async () => (await import('./next-step.tsx')).NextStep,
  () => <Skeleton shape="card" />,
)
// A week to look back on has three lines and a button on a phone, and one line where it is wider: its room is there before it is.
const Moments = lazyPart(
  async () => (await occasional()).Moments,
  ({ lookBackOn }) => lookBackOn && <div className="h-49 sm:h-36" />,
)
const Help = lazyPart(async () => (await occasional()).Help)
// Its menu comes when the day stands; until then its faces are there.
const WhosePhone = lazyPart(
  async () => (await occasional()).WhosePhone,
  () => (
    <span className="shrink-0 py-0.5">
      <PhoneFaces />
    </span>
  ),
)
const DayWalk = lazyPart(async () => (await occasional()).DayWalk)
const OutsideToday = lazyPart(async () => (await occasional()).OutsideToday, OutsideRoom)
const WhoIsHere = lazyPart(
  async () => (await import('#web/shared/days-here/days-here.tsx')).WhoIsHere,
  () => <div className="h-12" />,
)
const Sidebar = lazyPart(async () => (await import('./sidebar.tsx')).Sidebar)

/**
 * What the first view also shows comes with it, and not once it stands. Beside today, where there is room,
 * all comes at once: no column fills a moment after the other.
 */
export async function firstView() {
  const parts = [DayWalk, DayDone, Help, Moments, WhosePhone].map((part) => part.preload())
  if (comesBeside()) await Promise.all([...parts, Sidebar.preload()])
}

/** Today first: what the family does now, and around it mission, week, meeting and ideas. */
export function DashboardScreen() {
  const { sprints, members, today } = useHome()
  const standing = standingOn(sprints, today)
  const isMissed = missedWeeks(sprints, today).length > 0
  const running = standing.kind === 'running' ? standing.sprint : null
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
      <title>{t`Today · Elefam`}</title>
      <div className="grid grid-cols-1 gap-3 sm:gap-4">
        <TodayHeading running={running} />
        <OfflineNotice />
        <Moments
          missionOver={!isMissed}
          lookBackOn={running && forLookBack(running, sprints, today)}
        />
        {/* Side by side where there is room: what there is to tick begins as high as without them. */}
        <div className="flex flex-wrap gap-2 *:grow *:basis-54 empty:hidden">
          {running && <StandUpStrip sprint={running} />}
          {members.some(({ daysHere }) => daysHere) && <WhoIsHere today={today} />}
          <DateStrips label={t`On this day`} from={today} />
          <OutsideToday day={today} most={2} />
        </div>
        {!running && <NextStep standing={standing} />}
        <TodaySection key={today} />
      </div>
      <Sidebar standing={standing} isMissed={isMissed} />
    </div>
  )
}

/** The day, what it is for, and how far the family is with it: a walk to the tent (N9). */
function TodayHeading({ running }: { running: Sprint | null }) {
  const { family, members, today } = useHome()
  const { goal } = family.familyData
  const progress = running && dayProgress(dayLines(running, members, today))
  return (
    <header className="grid grid-cols-1 gap-0.5 sm:gap-1">
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-heading sm:text-display min-w-0 first-letter:uppercase">
          {weekdayName(today)}{' '}
          <span className="text-body text-quiet font-sans font-normal tracking-normal whitespace-nowrap">
            {dayAndMonth(today)}
          </span>
        </h1>
        {running && <WhosePhone />}
      </div>
      <div className="flex flex-wrap items-end gap-x-4">
        {goal && (
          <p className="text-quiet min-w-0 leading-snug">
            <span className="sr-only">
              <Trans>Our mission:</Trans>{' '}
            </span>
            <bdi>{goal.title}</bdi>
          </p>
        )}
        {/* With the last tick a larger picture takes its place. Its room is there before it is: nothing below moves. */}
        {progress && progress.done < progress.planned && (
          <div className="h-8 grow basis-54 sm:-mt-1 sm:h-9">
            <DayWalk {...progress} />
          </div>
        )}
      </div>
    </header>
  )
}

/** Without a network everything goes on; this says so. */
function OfflineNotice() {
  const { failing } = useSaving()
  const online = useOnline()
  const isRefused = useStorageRefused()
  return (
    <div role="status" className="contents">
      {(failing || !online) && (
        <p className="bg-elephant-soft rounded-card flex items-center gap-3 px-4 py-3">
          <CloudOff className="text-elephant-ink size-6 shrink-0" />
          {isRefused
            ? t`You are offline, and this browser keeps nothing: stay on this page until it is sent.`
            : t`You are offline. Tick and write as always: it is kept here and sent later.`}
        </p>
      )}
    </div>
  )
}

/**
 * Today's five minutes in one line: waiting, begun, or done by all but some. Once everybody has answered the
 * bar says so, and nothing is left to lead to.
 */
function StandUpStrip({ sprint }: { sprint: Sprint }) {
  const { members, family } = useHome()
  const day = useStandUpDay()
  const standUp = standUpOn(sprint, day)
  const { owner } = usePhone()
  const asked = askedOn(members, day)
  const waiting = asked.filter(({ id }) => !(standUp && hasAnswered(standUp, id)))
  const answered = asked.length - waiting.length
  const [next] = waiting
  const own = owner && isHeldWithout(standUp, owner.id, members) ? owner : null
  const isDone = own === null && isHeld(standUp, members)
  const turn = !own && !isDone && answered > 0 ? next : undefined
  return (
    <div className="grid gap-1 empty:hidden">
      {!(isDone && !next) && (
        <Link
          to={own ? `${appPaths.standUp}?step=${own.id}` : appPaths.standUp}
          className={classes(
            'bg-surface border-line rounded-field flex min-h-12 items-center gap-3 border py-1.5 ps-4',
            turn ? 'pe-2' : 'pe-4',
          )}
        >
          <HandHeart className="text-elephant-ink size-6 shrink-0" />
          <span className="min-w-0 flex-1 leading-snug font-semibold">
            {turn ? (
              t`${turn.name}’s turn`
            ) : own ? (
              t`Your check-in`
            ) : isDone ? (
              t`You checked in today`
            ) : (
              <Trans>
                Start the <span className="whitespace-nowrap">check-in</span>
              </Trans>
            )}
            {(turn || isDone) && (
              <span className="text-small text-quiet block font-normal">
                {t`${answered} of ${asked.length} checked in`}
              </span>
            )}
          </span>
          {!turn && !isDone && (
            <span aria-hidden="true" className="text-small text-quiet">
              {own
                ? t({ message: 'the others have', context: 'checked in' })
                : (family.familyData.settings.standUpTime ?? t`5 min`)}
            </span>
          )}
          {turn ? (
            <span className={buttonClasses({ size: 'small' })}>
              <Trans>Go on</Trans>
            </span>
          ) : (
            <ChevronRight className="text-quiet size-5 shrink-0" />
          )}
        </Link>
      )}
      {isDone && standUp && <Help standUp={standUp} />}
    </div>
  )
}

/** Room for what calendars from outside had last, so that the ticks do not move when it comes. */
function OutsideRoom({ day, most }: { day: string; most: number }) {
  const { answer } = keptCalendars(useHome().family.id) ?? {}
  const lines = answer?.events.filter(({ date, until }) => date <= day && until >= day).length ?? 0
  // Of one more than that there are all; of more, a button.
  const height = lines > most + 1 ? 2.25 * most + 2.5 : 2.25 * lines - 0.25
  return lines > 0 && <div style={{ height: `${height}rem` }} />
}
