import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekFirst } from '#content/week-name.ts'
import { Printer, Users } from '#web/ui/icons.ts'
import { useState, type ReactNode } from 'react'
import { funEndings } from '#content/agendas/fun-endings.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { youngestFirst, type Member } from '#core/members/member.ts'
import { daysThatCount } from '#core/sprint/days-before-plan.ts'
import { waitsForYes } from '#core/plan-meeting/meeting.ts'
import { dealt, roundOf } from '#core/sprint/rounds.ts'
import { isDue } from '#core/tasks/seldom.ts'
import { daysLeft, endOf } from '#core/time/sprint-days.ts'
import { ownersOf } from '#core/tasks/task.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { dayRange } from '#web/lib/dates.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { useNavigate } from '#web/lib/navigation.tsx'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { useToday } from '#web/lib/use-today.ts'
import { CelebrationPicture } from '#web/shared/celebrations/celebration-picture.tsx'
import { useFits } from '#web/shared/meeting/fits.ts'
import { isGrown, useHere, useSpeakers } from '#web/shared/meeting/gathering.ts'
import { MeetingFoot, MeetingFrame } from '#web/shared/meeting/meeting-frame.tsx'
import { SayYes } from '#web/shared/meeting/say-yes.tsx'
import { oftenWords, type PlanWeek } from '#web/shared/tasks/task-words.ts'
import { fromTodayWords, tasksWords, usePlanWeek } from '#web/shared/week/week-words.ts'
import { Avatar, everyoneWords } from '#web/ui/avatar/avatar.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { Disclosure, Section } from '#web/ui/layout.tsx'
import { List } from '#web/ui/list.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'

// Asked once in a family's life.
const MeetingQuestion = lazyPart(
  async () => (await import('#web/shared/reminders/meeting-question.tsx')).MeetingQuestion,
)

interface PlannedProps {
  sprint: Sprint
  /** It was saved this moment. */
  celebrate: boolean
  /** Goes through the stages of this sprint once more. */
  onAgain: () => void
  /** Begins the sprint after it. */
  onNext: () => void
}

/** The meeting is over: the plan, something fun, and the way into the week; the rest is behind one fold. */
export function Planned({ sprint, celebrate, onAgain, onNext }: PlannedProps) {
  const today = useToday()
  const navigate = useNavigate()
  const left = daysLeft(sprint, today)
  // A plan that was saved on its last day is still a plan, and nothing to look back on.
  const isOver = left === 0 || (left === 1 && !celebrate)
  const hasTasks = sprint.tasks.length > 0
  const isWide = useIsWide()
  const planPicture =
    hasTasks && !isOver ? (
      <CelebrationPicture reached="plan" occasion={sprint.id} />
    ) : (
      <div className="mx-auto w-72 max-w-full">
        <LookingElephants alive />
      </div>
    )
  const print = hasTasks && !isOver && (
    <ButtonLink
      variant="secondary"
      size="small"
      icon={<Printer />}
      className="justify-self-start"
      to={forSprint(appPaths.printablePlan, sprint.id)}
    >
      <Trans>Print it for the fridge</Trans>
    </ButtonLink>
  )
  // Whoever comes back reads the plan: where it would push the plan down, the picture is of the meeting's end.
  const hasPicture = celebrate || (hasTasks && isWide)
  const picture = (hasPicture || print) && (
    <div className="grid grid-cols-1 gap-5">
      {hasPicture && planPicture}
      {print}
    </div>
  )
  // Whoever comes back later has nothing to end.
  const fun = celebrate && <FunEnding sprint={sprint} />
  return (
    <MeetingFrame
      name={t`Plan meeting`}
      step={`planned ${sprint.id}`}
      title={titleOf(sprint, { isOver, left })}
      lead={lead(sprint, { isOver, today })}
      foot={
        <MeetingFoot
          isEnd={!isOver && sprint.startsOn > today}
          next={
            isOver
              ? {
                  label: t`Look back together`,
                  act: () => navigate(forSprint(appPaths.retrospective, sprint.id)),
                }
              : {
                  label: sprint.startsOn > today ? t`Done` : t`See today`,
                  act: () => navigate(appPaths.dashboard),
                }
          }
        />
      }
      isMoment={celebrate}
      picture={picture}
      beside={
        picture && (
          <div className="grid grid-cols-1 gap-5">
            {picture}
            {fun}
          </div>
        )
      }
    >
      <SayYes sprint={sprint} />
      <PlanByMember sprint={sprint} />
      {!isWide && fun}
      <Disclosure summary={t`Change the plan`}>
        <div className="-ms-4 grid grid-cols-1 justify-items-start">
          <Button variant="quiet" size="small" onClick={onAgain}>
            <Trans>Go through the plan again</Trans>
          </Button>
          <Button variant="quiet" size="small" onClick={onNext}>
            <Trans>Plan the week after</Trans>
          </Button>
        </div>
      </Disclosure>
      {celebrate && <NextTime />}
    </MeetingFrame>
  )
}

/** Something silly to end with: another one each time, until all were there. */
function FunEnding({ sprint }: { sprint: Sprint }) {
  const { sprints, today } = useHome()
  const [skipped, setSkipped] = useState(0)
  const round = roundOf({ kind: 'plan-meeting', sprintId: sprint.id }, sprints)
  const speakers = useSpeakers(sprint.meeting)
  const { isQuiet } = useFits(useHere(sprint.meeting))
  const isSmall = !isGrown(speakers, today)
  const endings = funEndings.filter(
    ({ forAll, byEar }) => (forAll || isSmall) && !(byEar && isQuiet),
  )
  const { text } = endings[dealt(endings.length, { round: round + skipped, players: 1, place: 0 })]!
  return (
    <section className="text-small grid grid-cols-1 justify-items-start">
      <h2 className="text-small text-quiet font-normal">
        <Trans>A little game before you get up</Trans>
      </h2>
      <p aria-live="polite">{text}</p>
      <Button
        variant="quiet"
        size="small"
        className="-ms-4"
        onClick={() => setSkipped(skipped + 1)}
      >
        <Trans>Another one</Trans>
      </Button>
    </section>
  )
}

/** A family that never said when it meets is asked at its meeting's end, while everybody sits there. */
function NextTime() {
  const { meetingDay } = useHome().family.familyData.settings
  const [isMissing] = useState(!meetingDay)
  if (!isMissing) return null
  return (
    <Section title={t`When do you want to sit together each week?`}>
      <MeetingQuestion />
    </Section>
  )
}

function titleOf(sprint: Sprint, { isOver, left }: { isOver: boolean; left: number }): string {
  const { tasks } = sprint
  const name = weekFirst(sprint.name)
  if (!isOver) return tasks.length === 0 ? t`${name} has no tasks yet` : t`${name} is planned`
  return left === 0 ? t`${name} is over` : t`${name} ends today`
}

/** Its days that are still to come, those that it was planned for once it is over: "From today to Saturday". */
function daysWords(sprint: Sprint, today: string): string {
  const end = endOf(sprint)
  const first = daysThatCount(sprint, today)[0] ?? sprint.startsOn
  return first <= today && today <= end ? fromTodayWords(end, today) : dayRange(first, end)
}

/** Its days, and how much was agreed or what comes now. */
function lead(sprint: Sprint, { isOver, today }: { isOver: boolean; today: string }): string {
  const days = daysWords(sprint, today)
  const then = whatComes(sprint, isOver)
  // The days may end with a number, and nothing to count comes right behind it.
  return then ? `${days}. ${then}` : `${tasksWords(sprint)} · ${days}`
}

function whatComes(sprint: Sprint, isOver: boolean): string | null {
  if (waitsForYes(sprint)) return t`Show it to the others at the next check-in.`
  if (isOver) return t`Ten minutes of looking back make the next plan a better one.`
  if (sprint.tasks.length === 0)
    return t`That is fine. Go through the plan again whenever there is something small to do.`
  return null
}

/** The plan as people, in the order in which a family answers: each one's own tasks, then what everyone does. */
export function PlanByMember({ sprint }: { sprint: Sprint }) {
  const { family, members, today } = useHome()
  const week = usePlanWeek(sprint)
  const tasks = sprint.tasks.filter((task) => isDue(task, sprint))
  const all = ownersOf({ owners: 'everyone' }, members, sprint).length
  // What everyone does is theirs where one alone is old enough.
  const shared = all > 1 ? tasks.filter(({ owners }) => owners === 'everyone') : []
  return (
    <List as="div">
      {youngestFirst(family.familyData, today).map((member) => (
        <Person
          key={member.id}
          owner={member}
          face={<Avatar {...member} />}
          name={<bdi>{member.name}</bdi>}
          label={t`${member.name}’s tasks`}
          week={week}
          tasks={tasks.filter(
            (task) =>
              !shared.includes(task) &&
              ownersOf(task, members, sprint).some(({ id }) => id === member.id),
          )}
        />
      ))}
      <Person
        face={<Users className="text-quiet size-11 p-2" />}
        name={<span className="inline-block first-letter:uppercase">{everyoneWords(all)}</span>}
        label={t`Everyone’s tasks`}
        week={week}
        tasks={shared}
      />
    </List>
  )
}

interface PersonProps {
  /** Nobody’s alone where it is what everyone does. */
  owner?: Member
  face: ReactNode
  name: ReactNode
  label: string
  week: PlanWeek
  tasks: readonly Task[]
}

function Person({ owner, face, name, label, week, tasks }: PersonProps) {
  const { members } = useHome()
  if (tasks.length === 0) return null
  return (
    <section className="flex gap-3 py-2.5">
      {face}
      <div className="min-w-0 flex-1">
        <h2 className="text-body leading-tight font-bold">{name}</h2>
        <ul aria-label={label} className="mt-1 grid grid-cols-1 gap-1">
          {tasks.map((task) => (
            <li key={task.id} className="flex items-start gap-2 leading-tight">
              <TaskIcon name={task.icon} className="text-quiet size-5.5 shrink-0" />
              <p className="min-w-0">
                <bdi>{task.title}</bdi>{' '}
                <span className="text-small text-quiet block first-letter:uppercase">
                  {oftenWords(task, { owner, members, week })}
                  {task.ifThen && `. ${t`If ${task.ifThen.if}, then ${task.ifThen.then}`}`}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
