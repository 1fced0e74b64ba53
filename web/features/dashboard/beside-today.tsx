import { CalendarDays, ListChecks, Moon, Printer, Flame, Check, Lightbulb } from '#web/ui/icons.ts'
import type { Topic } from '#core/contract/family.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { daysBetween } from '#core/domain/calendar.ts'
import { sprintProgress } from '#core/domain/progress.ts'
import { daysLeft, endOf } from '#core/domain/sprint-days.ts'
import { metInWeekOf, nextMeeting, weeksMet } from '#core/domain/streak.ts'
import { limits } from '#core/limits.ts'
import { appPaths, forSprint, settingsPlaces } from '#core/paths.ts'
import { newId, useFamily, useSend } from '#web/data/use-family.tsx'
import { dayRange, longDay } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { AddLine } from '#web/shared/meeting/entry-list.tsx'
import { usePlannedBy } from '#web/shared/meeting/say-yes.tsx'
import { useRecommendations } from '#web/shared/recommendations/use-recommendations.ts'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { ButtonLink, Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/layout.tsx'
import { Bar } from '#web/ui/progress.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ExperimentCard } from './experiment-card.tsx'

/** What the family looks at after today: the whole sprint, the experiment, the next meeting, topics, ideas. */
export function BesideToday({ sprint }: { sprint: Sprint | null }) {
  return (
    <>
      {sprint && <SprintCard sprint={sprint} />}
      <ExperimentCard />
      <MeetingCard />
      <TopicsCard />
      <RecommendationsCard />
    </>
  )
}

/** The sprint as a whole: its days, how far it is, and the ways into its plan. */
function SprintCard({ sprint }: { sprint: Sprint }) {
  const { members } = useFamily()
  const today = useToday()
  const plannedBy = usePlannedBy(sprint)
  const { done, planned } = sprintProgress(sprint, members)
  const plan = forSprint(appPaths.editSprint, sprint.id)
  const ways = [
    ['Plan', CalendarDays, plan],
    ['Print', Printer, forSprint(appPaths.printablePlan, sprint.id)],
    ['Days off', Moon, `${plan}#pause`],
    ['All weeks', ListChecks, appPaths.openSprints],
  ] as const
  return (
    <section aria-labelledby="sprint" className="border-line grid gap-4 border-t pt-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="sprint" className="text-title">
          {sprint.name}
        </h2>
        <p className="font-semibold">{daysLeftWords(sprint, today)}</p>
        <p className="text-quiet w-full">{dayRange(sprint.startsOn, endOf(sprint))}</p>
        {plannedBy && <p className="text-small w-full">{plannedBy}</p>}
      </header>
      {planned > 0 && <Bar value={done} max={planned} label={`${done} of ${planned} done`} />}
      <div className="-mx-2 flex flex-wrap gap-x-1">
        {ways.map(([label, Icon, to]) => (
          <ButtonLink
            key={label}
            size="small"
            variant="quiet"
            icon={<Icon aria-hidden="true" className="size-5" />}
            to={to}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  )
}

function daysLeftWords(sprint: Sprint, today: string): string {
  if (today < sprint.startsOn) return 'not begun'
  const left = daysLeft(sprint, today)
  if (left === 0) return 'over'
  return left === 1 ? 'last day' : `${left} days left`
}

/** When the family sits together next, and for how many weeks it has. */
function MeetingCard() {
  const { family, sprints } = useFamily()
  const today = useToday()
  const { settings } = family.familyData
  const day = nextMeeting(sprints, today, settings)
  const met = weeksMet(sprints, today, settings)
  return (
    <section aria-labelledby="meeting" className="border-line grid gap-3 border-t pt-5">
      <h2 id="meeting" className="text-title">
        Next meeting
      </h2>
      {day ? (
        <p>
          {dayWords(day, today)}
          {settings.meetingTime && ` at ${settings.meetingTime}`}
        </p>
      ) : (
        <p className="text-quiet">
          The same pleasant time each week works best.{' '}
          <TextLink to={settingsPlaces.week}>Choose a day and a time</TextLink>
        </p>
      )}
      {met > 0 && (
        <p className="text-small text-marigold-ink flex items-center gap-1.5 font-semibold">
          <Flame aria-hidden="true" className="size-5" />
          {met > 1
            ? `You met ${met} weeks in a row`
            : metInWeekOf(sprints, today, settings)
              ? 'You met this week'
              : 'You met last time'}
        </p>
      )}
      <ButtonLink
        to={appPaths.planMeeting}
        variant={day === today ? 'primary' : 'secondary'}
        size={day === today ? 'normal' : 'small'}
        className="justify-self-start"
      >
        Start meeting
      </ButtonLink>
    </section>
  )
}

function dayWords(day: string, today: string): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'Today'
  return days === 1 ? `Tomorrow, ${longDay(day)}` : longDay(day)
}

/** What to talk about at the next meeting: parked in a moment, off the list with a tick. */
function TopicsCard() {
  const { family, members } = useFamily()
  const { toFamily } = useSend()
  const say = useUndoable()
  const { topics } = family.familyData

  const settle = ({ id: topicId, text }: Topic) =>
    say(`Settled: ${text}`, [toFamily({ type: 'settle-topic', topicId })])

  return (
    <Section title="To talk about" className="border-line border-t pt-5">
      {topics.length > 0 && (
        <ul className="divide-line -my-1 grid divide-y" aria-label="To talk about">
          {topics.map((topic) => (
            <li key={topic.id} className="flex items-center gap-2 py-1">
              <p className="min-w-0 flex-1">
                {topic.text}{' '}
                <span className="text-small text-quiet">
                  {members.find(({ id }) => id === topic.memberId)?.name}
                </span>
              </p>
              <Button
                variant="quiet"
                size="small"
                icon={<Check aria-hidden="true" className="size-5" />}
                aria-label={`Settled: ${topic.text}`}
                onClick={() => settle(topic)}
              >
                Settled
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddLine
        about="topic dashboard"
        label="Park something for the meeting"
        hint="It waits here until you sit together."
        add="Park it"
        full={topics.length >= limits.topics && 'The list is full. Settle something first.'}
        present={topics}
        onAdd={(text) => void toFamily({ type: 'park-topic', topic: { id: newId(), text } })}
      />
    </Section>
  )
}

/** Up to three ideas with their reasons; nothing while there are none or no network. */
function RecommendationsCard() {
  const { family } = useFamily()
  const { data } = useRecommendations('few')
  const answered = new Set(family.familyData.recommendationAnswers.map(({ key }) => key))
  const open = data?.filter(({ key }) => !answered.has(key)) ?? []
  if (open.length === 0) return null
  return (
    <Section title="Ideas for you" className="border-line border-t pt-5">
      <ul className="grid gap-4">
        {open.map(({ key, title, reason }) => (
          <li key={key} className="flex gap-3">
            <Lightbulb aria-hidden="true" className="text-marigold-ink mt-0.5 size-5 shrink-0" />
            <div>
              <p className="leading-snug font-semibold">{title}</p>
              <p className="text-small text-quiet">{reason}</p>
            </div>
          </li>
        ))}
      </ul>
      <TextLink
        to={appPaths.recommendations}
        className="inline-flex min-h-11 items-center justify-self-start"
      >
        All ideas, and what to do with them
      </TextLink>
    </Section>
  )
}
