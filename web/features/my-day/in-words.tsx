import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { Member } from '#core/members/member.ts'
import { ownProgress, type OwnLine } from '#core/stand-up/own-day.ts'
import { shortDay } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { CelebrationPicture } from '#web/shared/celebrations/celebration-picture.tsx'
import { DateStrips } from '#web/shared/dates/date-strips.tsx'
import { DeviceLine } from '#web/shared/paired/device-line.tsx'
import { dayDoneWords } from '#web/shared/week/week-words.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { SleepingElephants } from '#web/ui/elephants/sleeping.tsx'
import { CalendarDays, Check, Heart, Mail, MessageSquarePlus, Sun } from '#web/ui/icons.ts'
import { Section } from '#web/ui/layout.tsx'
import { type Mood, moods } from '#web/ui/mood-faces.tsx'
import { Heard, heardId, AwayToday, ClosedWeek, Foot, Lines } from './parts.tsx'
import { ThanksForMe } from './say.tsx'
import { goTo, useOwnAnswer, useOwnDay, useYesterday, type View } from './use-my-day.tsx'

/** Today and the days after it. */
const daysAhead = 6

/** From nine on: today in words. */
export function InWords({ me }: { me: Member }) {
  const today = useToday()
  return (
    <>
      <header className="mb-3 flex items-center gap-3">
        <Avatar {...me} />
        <h1
          tabIndex={-1}
          aria-describedby={heardId}
          className="text-heading min-w-0 flex-1 outline-none"
        >
          <bdi>{me.name}</bdi>
        </h1>
        <p className="text-small text-quiet whitespace-nowrap">{shortDay(today)}</p>
      </header>
      <div className="grid grid-cols-1 gap-4 pb-6">
        <DeviceLine />
        <Heard />
        <ThanksForMe me={me} />
        <AwayToday me={me} today={today} />
        <ClosedWeek me={me} today={today} />
        <OwnDay me={me} today={today} />
        <DateStrips label={t`Dates`} from={today} days={daysAhead} />
        <More me={me} />
      </div>
      <Foot>
        <OwnCheckIn me={me} />
        <TabBar view="today" />
      </Foot>
    </>
  )
}

function OwnDay({ me, today }: { me: Member; today: string }) {
  const { sprint, isOff, lines } = useOwnDay(me, today)
  if (!sprint || isOff) return <NothingToday isOff={isOff} />
  const fixed = lines.filter(({ isFixed }) => isFixed)
  const anyDay = lines.filter(({ isFixed }) => !isFixed)
  const day = { me, sprint, date: today }
  return (
    <>
      <AllDone lines={lines} today={today} />
      {lines.length === 0 && (
        <p className="text-quiet">
          <Trans>Nothing to do today. The day is yours.</Trans>
        </p>
      )}
      {fixed.length > 0 && <Lines {...day} lines={fixed} label={t`Today`} />}
      {anyDay.length > 0 && (
        <Section title={t`Any day this week`} className="mt-2 gap-1">
          <Lines {...day} lines={anyDay} label={t`Any day this week`} />
        </Section>
      )}
    </>
  )
}

function NothingToday({ isOff }: { isOff: boolean }) {
  return (
    <div className="grid gap-2">
      <div className="w-48">
        <SleepingElephants />
      </div>
      <p className="text-title font-display font-bold">
        {isOff ? t`A day off` : t`No plan for today`}
      </p>
      <p className="text-quiet">
        {isOff
          ? t`Nothing is asked of anybody today.`
          : t`Once your family has planned its week, it stands here.`}
      </p>
    </div>
  )
}

/** The day is done: its picture, and a line to be glad about. */
function AllDone({ lines, today }: { lines: readonly OwnLine[]; today: string }) {
  const { done, planned } = ownProgress(lines)
  const isDone = planned > 0 && done === planned
  const isMoreOpen = lines.some((line) => !line.done)
  const [title, then] = dayDoneWords(isMoreOpen)
  return (
    <div role="status" className="contents">
      {isDone && (
        <div className="animate-rise grid gap-2">
          <CelebrationPicture reached="day" occasion={today} className="ms-0" />
          <p className="text-title font-display font-bold">
            {planned > 1 && !isMoreOpen ? t`All ${planned} done.` : `${title}.`}
            <br />
            {then}
          </p>
        </div>
      )}
    </div>
  )
}

/** What one can say beside ticking, and the day before. */
function More({ me }: { me: Member }) {
  const yesterday = useYesterday(me)
  const ways = [
    { to: 'thank-you', label: t`Say thank you`, Icon: Heart },
    { to: 'topic', label: t`Something to talk about`, Icon: MessageSquarePlus },
    { to: 'letter', label: t`Write a letter`, Icon: Mail },
  ] as const
  return (
    <ul className="-ms-4 flex flex-wrap">
      {yesterday && (
        <li>
          <Button variant="quiet" size="small" onClick={() => goTo('yesterday')}>
            <Trans>Yesterday</Trans>
          </Button>
        </li>
      )}
      {ways.map(({ to, label, Icon }) => (
        <li key={to}>
          <Button variant="quiet" size="small" icon={<Icon />} onClick={() => goTo(to)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function OwnCheckIn({ me }: { me: Member }) {
  const { saved, isAsked } = useOwnAnswer(me)
  if (!isAsked) return null
  if (!saved)
    return (
      <Button wide onClick={() => goTo('check-in')}>
        <Trans>How was your day?</Trans>
      </Button>
    )
  const mood = moods.find((one) => one === saved.mood)
  return (
    <Button
      wide
      variant="quiet"
      icon={<Check className="text-leaf-ink size-5" />}
      onClick={() => goTo('check-in')}
    >
      {mood ? dayWords[mood] : t`You checked in`}
    </Button>
  )
}

const dayWords: Record<Mood, string> = {
  1: t`Your day: hard`,
  2: t`Your day: a bit low`,
  3: t`Your day: okay`,
  4: t`Your day: good`,
  5: t`Your day: great`,
}

const tabs = [
  { view: 'today', label: t`Today`, Icon: Sun },
  { view: 'week', label: t`Week`, Icon: CalendarDays },
] as const

/** The two places at the foot. */
export function TabBar({ view }: { view: View }) {
  return (
    <nav aria-label={t`My page`} className="grid grid-cols-2">
      {tabs.map(({ view: to, label, Icon }) => (
        <a
          key={to}
          href={`#${to}`}
          aria-current={view === to ? 'page' : undefined}
          className="text-small text-quiet aria-[current=page]:bg-elephant-soft aria-[current=page]:text-elephant-ink rounded-full flex min-h-11 items-center justify-center gap-2 font-semibold"
        >
          <Icon className="size-5" />
          {label}
        </a>
      ))}
    </nav>
  )
}
