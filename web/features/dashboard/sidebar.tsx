import { nameOf } from '#web/shared/tasks/task-words.ts'
import { reasonSentence } from '#content/because-words.ts'
import { weekName } from '#content/week-name.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { daysBetween } from '#core/time/calendar.ts'
import { runningExperiment } from '#core/experiments/experiment.ts'
import { sprintProgress } from '#core/tasks/progress.ts'
import { daysLeft, endOf } from '#core/time/sprint-days.ts'
import { metInWeekOf, nextMeeting, weeksMet } from '#core/sprint/streak.ts'
import { limits } from '#core/limits.ts'
import { appPaths, forSprint, settingsPaths } from '#core/paths.ts'
import { newId } from '#web/lib/random-id.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { dayRange, longDay, shortDay } from '#web/lib/dates.ts'
import { AddLine, Topics } from '#web/shared/meeting/entry-list.tsx'
import { usePlannedBy } from '#web/shared/meeting/say-yes.tsx'
import { useRecommendations } from '#web/shared/recommendations/use-recommendations.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import {
  CalendarDays,
  ListChecks,
  Moon,
  Printer,
  Flame,
  Lightbulb,
  FlaskConical,
} from '#web/ui/icons.ts'
import { Section, Card } from '#web/ui/layout.tsx'
import { Bar } from '#web/ui/progress.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** What the family looks at after today: the whole sprint, the experiment, the next meeting, topics, ideas. */
export function Sidebar({ sprint }: { sprint: Sprint | null }) {
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
  const { members, today } = useHome()
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
          {weekName(sprint.name)}
        </h2>
        <p className="font-semibold">{daysLeftWords(sprint, today)}</p>
        <p className="text-quiet w-full">{dayRange(sprint.startsOn, endOf(sprint))}</p>
        {plannedBy && <p className="text-small w-full">{plannedBy}</p>}
      </header>
      {planned > 0 && <Bar value={done} max={planned} label={`${done} of ${planned} done`} />}
      <div className="-mx-2 flex flex-wrap gap-x-1">
        {ways.map(([label, Icon, to]) => (
          <ButtonLink key={label} size="small" variant="quiet" icon={<Icon />} to={to}>
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
  const { family, sprints, today } = useHome()
  const { settings } = family.familyData
  const day = nextMeeting(sprints, today, settings)
  const met = weeksMet(sprints, today, settings)
  return (
    <Section title="Next meeting" className="border-line gap-3 border-t pt-5">
      {day ? (
        <p>
          {dayWords(day, today)}
          {settings.meetingTime && ` at ${settings.meetingTime}`}
        </p>
      ) : (
        <p className="text-quiet">
          The same pleasant time each week works best.{' '}
          <TextLink to={settingsPaths.week}>Choose a day and a time</TextLink>
        </p>
      )}
      {met > 0 && (
        <p className="text-small text-marigold-ink flex items-center gap-1.5 font-semibold">
          <Flame className="size-5" />
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
    </Section>
  )
}

function dayWords(day: string, today: string): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'Today'
  return days === 1 ? `Tomorrow, ${longDay(day)}` : longDay(day)
}

/** What to talk about at the next meeting: parked in a moment, off the list with a tick. */
function TopicsCard() {
  const { topics } = useHome().family.familyData
  const { toFamily } = useSend()
  return (
    <Section title="To talk about" className="border-line border-t pt-5">
      <Topics />
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
  const { family, members } = useHome()
  const { data } = useRecommendations('few')
  const answered = new Set(family.familyData.recommendationAnswers.map(({ key }) => key))
  const open = data?.filter(({ key }) => !answered.has(key)) ?? []
  if (open.length === 0) return null
  return (
    <Section title="Ideas for you" className="border-line border-t pt-5">
      <ul className="grid gap-4">
        {open.map(({ key, title, because }) => (
          <li key={key} className="flex gap-3">
            <Lightbulb className="text-marigold-ink mt-0.5 size-5 shrink-0" />
            <div>
              <p className="leading-snug font-semibold">{title}</p>
              <p className="text-small text-quiet">
                {reasonSentence(because, (id) => nameOf(members, id))}
              </p>
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

/** The one change the family tries out; nothing while there is none. */
function ExperimentCard() {
  const { family, members, today } = useHome()
  const experiment = runningExperiment(family)
  if (!experiment) return null
  const owner = members.find(({ id }) => id === experiment.ownerId)
  return (
    <Card as="section" tone="sunny" labelledBy="experiment" className="grid gap-2">
      <h2 id="experiment" className="text-small flex items-center gap-2 font-semibold">
        <FlaskConical className="size-5" />
        This week’s experiment
      </h2>
      <p className="text-lead leading-snug font-semibold">{experiment.text}</p>
      <p className="text-small flex flex-wrap items-center gap-x-2 gap-y-1">
        {owner && (
          <span className="inline-flex min-w-0 items-center gap-2">
            <Avatar {...owner} size="small" />
            <span className="min-w-0 font-semibold">{owner.name}</span>
          </span>
        )}
        <span>
          {experiment.checkOn < today ? (
            <TextLink to={appPaths.retrospective}>We look at it when you next look back</TextLink>
          ) : (
            `We look at it on ${shortDay(experiment.checkOn)}`
          )}
        </span>
      </p>
    </Card>
  )
}
