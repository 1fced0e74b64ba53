import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekName } from '#content/week-name.ts'
import { Flag, Footprints, MapPin, Moon, PartyPopper, Sprout } from '#web/ui/icons.ts'
import type { ReactNode } from 'react'
import type { Goal, PastGoal } from '#core/goal/schema.ts'
import type { MissionTotal } from '#core/insights/insight-facts.ts'
import { journeyOf, type Station } from '#core/story/journey.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { dayRange } from '#web/lib/dates.ts'
import {
  FurtherBack,
  useMissionTotal,
  useMissionWeeks,
} from '#web/shared/sprints/use-summaries.tsx'
import { notesOf } from '#web/lib/words.ts'
import { Disclosure } from '#web/ui/layout.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface JourneyProps {
  /** One that is history has nothing ahead of it any more. */
  goal: Goal | PastGoal
}

/** The way of a mission: its sprints as stations, what lies ahead, and the goal at its end. */
export function Journey({ goal }: JourneyProps) {
  const closed = 'outcome' in goal
  const { family, members, today } = useHome()
  const { sprints, loading, failed, retry } = useMissionWeeks(goal)
  const { experiments } = family.familyData
  const { stations, weeksAhead } = journeyOf(goal, sprints, { today, people: members, experiments })
  const total = useMissionTotal(goal)
  const running = stations.filter(({ state }) => state !== 'walked')
  // Weeks that are not walked yet say themselves what is done in them.
  const doneSince = closed ? 0 : running.reduce((sum, { progress }) => sum + progress.done, 0)
  const sum = total && journeyWords({ ...total, done: total.done - doneSince })
  // Weeks that are walked are folded, so that the way begins where its family is.
  const before = stations.filter(({ state }) => state === 'walked')
  const isUnderWay = !closed && stations.some(({ state }) => state === 'now')
  const walked = isUnderWay && before.length > 1 ? before : []
  const shown = stations.filter((station) => !walked.includes(station))
  const further = <FurtherBack {...{ loading, failed, retry }} />
  return (
    <div className="grid grid-cols-1 gap-4">
      {walked.length > 0 ? (
        <Disclosure summary={sum || journeyWords({ weeksWalked: walked.length, done: 0 })}>
          <ol>
            {walked.map((station) => (
              <StationLine key={station.sprintId} station={station} />
            ))}
          </ol>
          {further}
        </Disclosure>
      ) : (
        sum && <p className="text-quiet">{sum}</p>
      )}
      {stations.length === 0 && !loading && (
        <p className="text-quiet">
          {closed
            ? t`No week was planned for it.`
            : t`The first week that you plan is the first station of this journey.`}
        </p>
      )}
      <ol aria-label={t`The journey: ${goal.title}`}>
        {shown.map((station) => (
          <StationLine key={station.sprintId} station={station} />
        ))}
        {!closed && weeksAhead > 0 && (
          <Line icon={<Footprints />} variant="ahead">
            <p className="text-quiet py-2.5">
              {plural(weeksAhead, { one: '# week ahead', other: '# weeks ahead' })}
            </p>
          </Line>
        )}
        <Line icon={<Flag />} variant="goal" last>
          <End goal={goal} />
        </Line>
      </ol>
      {walked.length === 0 && further}
    </div>
  )
}

/** What waits at the end of the way: its name stands above already. */
function End({ goal }: JourneyProps) {
  const { celebration } = goal
  if (celebration === '') {
    const outcome = 'outcome' in goal ? goal.outcome : null
    return <p className="py-2.5 font-semibold">{endWords[outcome ?? 'ahead']}</p>
  }
  return (
    <>
      <p className="text-small text-quiet">
        <Trans>How we celebrate</Trans>
      </p>
      <p className="leading-snug font-semibold whitespace-pre-line">
        <bdi>{celebration}</bdi>
      </p>
    </>
  )
}

function StationLine({ station }: { station: Station }) {
  const { sprintId, name, startsOn, endsOn, state, step, progress, high, learned } = station
  const variant = station.isQuiet ? 'quiet' : state
  return (
    <Line icon={icons[variant]} variant={variant}>
      <p className="text-small text-quiet">
        {state === 'now' && (
          <strong className="text-elephant-ink block">
            <Trans>You are here</Trans>
          </strong>
        )}
        {notesOf(
          dayRange(startsOn, endsOn),
          progress.done > 0 && t`${progress.done} done`,
          station.isQuiet && t`a quiet week`,
        )}
      </p>
      <p className="leading-snug font-semibold">
        {step ? (
          <Trans>
            <TextLink to={forSprint(appPaths.editSprint, sprintId)}>{weekName(name)}</TextLink>:{' '}
            {step}
          </Trans>
        ) : (
          <TextLink to={forSprint(appPaths.editSprint, sprintId)}>{weekName(name)}</TextLink>
        )}
      </p>
      {high && (
        <p className="text-small">
          <Trans>Good: {high}</Trans>
        </p>
      )}
      {learned && (
        <p className="text-small flex items-start gap-1.5">
          <Sprout className="text-leaf-ink mt-0.5 size-4.5 shrink-0" />
          <Trans>Learned and kept: {learned}</Trans>
        </p>
      )}
      {station.milestone && state === 'walked' && (
        <p className="bg-marigold-soft text-small mt-1 inline-flex items-center gap-2 justify-self-start rounded-full px-3 py-1 font-semibold">
          <PartyPopper className="text-marigold-ink size-4.5" />
          {milestoneWords[station.milestone]}
        </p>
      )}
    </Line>
  )
}

interface LineProps {
  icon: ReactNode
  variant: Station['state'] | 'quiet' | 'goal'
  last?: boolean
  children: ReactNode
}

const icons = { walked: <Footprints />, now: <MapPin />, ahead: <Footprints />, quiet: <Moon /> }

const variants = {
  walked: 'bg-leaf text-on-leaf',
  now: 'bg-elephant text-on-elephant',
  ahead: 'bg-sunken text-quiet',
  quiet: 'bg-sunken text-quiet',
  goal: 'bg-marigold text-on-marigold',
}

/** One stop and the stretch of way that leads on from it. */
function Line({ icon, variant, last, children }: LineProps) {
  return (
    <li className="relative flex gap-4 pb-5 last:pb-0">
      {!last && (
        <span
          aria-hidden="true"
          className={classes(
            'absolute top-11 bottom-0 inset-s-[1.3125rem] border-s-3',
            variant === 'walked' ? 'border-leaf' : 'border-line border-dotted',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={classes(
          // Its ring is seen where colours are forced, and its ground is gone.
          'grid size-11 shrink-0 place-items-center rounded-full border border-transparent',
          variants[variant],
        )}
      >
        {icon}
      </span>
      <div className="grid min-w-0 flex-1 content-start gap-0.5">{children}</div>
    </li>
  )
}

const milestoneWords: Record<NonNullable<Station['milestone']>, string> = {
  first: t`The first step is made`,
  half: t`Half way`,
  last: t`Done!`,
}

export const outcomeWords: Record<PastGoal['outcome'], string> = {
  reached: t({ message: 'Reached', context: 'a goal' }),
  'let-go': t({ message: 'Let go', context: 'a goal' }),
}

const endWords: Record<PastGoal['outcome'] | 'ahead', string> = {
  ahead: t`Here you celebrate`,
  reached: milestoneWords.last,
  'let-go': outcomeWords['let-go'],
}

/** What the journey comes to, in a sentence: "4 weeks walked, 37 things done." Empty at its start. */
export function journeyWords({ weeksWalked, done }: MissionTotal): string {
  if (weeksWalked === 0 && done === 0) return ''
  const weeks = plural(weeksWalked, { one: '# week walked', other: '# weeks walked' })
  if (done === 0) return `${weeks}.`
  const things = plural(done, { one: '# thing done', other: '# things done' })
  return weeksWalked === 0 ? `${things}.` : `${notesOf(weeks, things)}.`
}
