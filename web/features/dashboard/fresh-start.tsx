import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekFirst } from '#content/week-name.ts'
import { Repeat } from '#web/ui/icons.ts'
import { useId, useState, type ReactNode } from 'react'
import type { NewTask } from '#core/tasks/schema.ts'
import { beginAgain, freshStart, smallLines, type FreshStart } from '#core/sprint/fresh-start.ts'
import { draftNextSprint } from '#core/sprint/next-sprint.ts'
import { add, sprintProgress } from '#core/tasks/progress.ts'
import { ownersOf } from '#core/tasks/task.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useNavigate } from '#web/lib/navigation.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { stepLine } from '#web/shared/goals/goal-steps.ts'
import { useGoalLibrary } from '#web/shared/goals/use-goal-library.ts'
import { repeatWords, sharingWords, type PlanWeek } from '#web/shared/tasks/task-words.ts'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { AvatarRow } from '#web/ui/avatar/avatar.tsx'
import { firstNumberWord } from '#web/lib/number-words.ts'
import { Button } from '#web/ui/button.tsx'
import { TrunkToTrunk } from '#web/ui/elephants/celebration-pictures.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { usePlanWeek } from '#web/shared/week/week-words.ts'

/** What there is to begin again with; null where no week was missed. */
function useFreshStart(): FreshStart | null {
  const { family, sprints, today } = useHome()
  const { goals } = useGoalLibrary()
  const example = goals.find(({ id }) => id === family.familyData.goal?.exampleId)
  const steps = (example?.steps ?? []).map(stepLine)
  return freshStart(family, sprints, { today, steps })
}

/** After missed weeks a fresh start; where there is nothing to begin with, what stands between. */
export function AfterMissed({ children }: { children: ReactNode }) {
  const fresh = useFreshStart()
  return fresh ? <SmallWeek fresh={fresh} /> : children
}

/** Two small things, and one button that begins with them (N4). */
function SmallWeek({ fresh }: { fresh: FreshStart }) {
  const { begin, planTogether } = useBeginning(fresh)
  const [turn, setTurn] = useState(0)
  const id = useId()
  const chosen = smallLines(fresh.lines, turn)
  const today = useToday()
  const words = useQuietWords(fresh)
  const week = usePlanWeek(fresh.week)
  const when = fresh.week.startsOn > today ? t`Next week` : t`This week`
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-1">
        <div className="w-36 max-w-full sm:w-52 lg:hidden">
          <TrunkToTrunk alive />
        </div>
        <h2 id={id} className="text-heading sm:text-display">
          <Trans>Good to see you</Trans>
        </h2>
        <p className="text-quiet">{words}</p>
      </div>
      <div className="grid grid-cols-1 gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 className="text-title">
            {plural(chosen.length, {
              one: `${when}, one small thing`,
              2: `${when}, two small things`,
              other: `${when}, # small things`,
            })}
          </h3>
          {fresh.lines.length > chosen.length && (
            <Button
              variant="quiet"
              size="small"
              icon={<Repeat />}
              flush="start"
              onClick={() => setTurn(turn + 1)}
            >
              <Trans>Other things</Trans>
            </Button>
          )}
        </div>
        <ul aria-label={t`${when}, small things`}>
          {chosen.map((task) => (
            <SmallLine key={task.id} task={task} week={week} />
          ))}
        </ul>
      </div>
      <div className="grid grid-cols-1 gap-2 sm:flex">
        <Button onClick={() => begin(chosen)}>
          <Trans>Start this small week</Trans>
        </Button>
        <Button variant="quiet" onClick={planTogether}>
          <Trans>Plan together instead</Trans>
        </Button>
      </div>
    </section>
  )
}

/** Both ways on put the missed weeks away: neither asks to look back on them. */
function useBeginning(fresh: FreshStart) {
  const { family, sprints, today, toSprint } = useHome()
  const undoToast = useUndoToast()
  const navigate = useNavigate()
  const send = ({ sprintId, command }: ReturnType<typeof beginAgain>) => toSprint(sprintId, command)
  return {
    begin: (chosen: NewTask[]) =>
      undoToast(
        t`${weekFirst(fresh.week.name)} has begun.`,
        [send(beginAgain(fresh, chosen))],
        'good',
      ),
    planTogether: () => {
      const { sprintId, command } = beginAgain(fresh, [])
      const { begins: _, ...close } = command
      const next = draftNextSprint(family, sprints, today)
      void toSprint(sprintId, { ...close, next })
      navigate(forSprint(appPaths.planMeeting, next.id))
    },
  }
}

/** "Two quiet weeks are put away. Eight things are done already, and they stay." */
function useQuietWords({ missed }: FreshStart): string {
  const { sprints, members } = useHome()
  const count = missed.reduce((sum, { weeks: long }) => sum + long, 0)
  const weeks = firstNumberWord(count)
  const putAway = plural(count, {
    one: 'One quiet week is put away.',
    other: `${weeks} quiet weeks are put away.`,
  })
  const done = add(sprints.map((sprint) => sprintProgress(sprint, members))).done
  if (done === 0) return `${putAway} ${t`That happens.`}`
  const things = firstNumberWord(done)
  const stays = plural(done, {
    one: 'One thing is done already, and it stays.',
    other: `${things} things are done already, and they stay.`,
  })
  return `${putAway} ${stays}`
}

/** A line of a small week: picture, words, how often, and whose it is. */
function SmallLine({ task, week }: { task: NewTask; week: PlanWeek }) {
  const { members, today } = useHome()
  const owners = ownersOf(task, members, { startsOn: today })
  const often = repeatWords(task.repeat, week)
  return (
    <li className="group flex items-center gap-3">
      <span className="text-quiet grid w-8 shrink-0 place-items-center">
        <TaskIcon name={task.icon} className="size-7" />
      </span>
      <div className="border-line flex min-h-15 min-w-0 flex-1 items-center gap-3 border-t py-1.5 group-first:border-t-0">
        <p className="min-w-24 flex-1 leading-snug">
          <bdi>{task.title}</bdi>
          <span className="text-small text-quiet block leading-tight first-letter:uppercase">
            {often}
            {task.sharing && ` · ${sharingWords(task.sharing, owners.length)}`}
          </span>
        </p>
        {task.owners === 'everyone' && owners.length > 3 ? (
          <span className="text-small text-quiet">
            <Trans>All of us</Trans>
          </span>
        ) : (
          <AvatarRow members={owners} />
        )}
      </div>
    </li>
  )
}
