import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Check } from '#web/ui/icons.ts'
import type { Experiment } from '#core/experiments/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { weekdayOf } from '#core/time/calendar.ts'
import { factsOf, summarize } from '#core/insights/insights.ts'
import type { Member } from '#core/members/member.ts'
import { taskProgress, type Progress } from '#core/tasks/progress.ts'
import { isDue } from '#core/tasks/seldom.ts'
import { daysOf, endOf } from '#core/time/sprint-days.ts'
import { useSend } from '#web/data/use-home.tsx'
import { longDay, shortDay, shortWeekdayOf, tinyWeekday } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { notesOf } from '#web/lib/words.ts'
import { nameOf } from '#web/shared/tasks/task-words.ts'
import { Card, Disclosure } from '#web/ui/layout.tsx'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { List } from '#web/ui/list.tsx'
import { MoodFace, type Mood } from '#web/ui/mood-faces.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { Entry, EntryList } from './entry-list.tsx'

interface WeekFactsProps {
  sprint: Sprint
  members: readonly Member[]
}

/**
 * What happened, as the plan and the stand-ups tell it: the family's numbers, nobody's own. Where nothing was done
 * there are none, for nobody needs to read a nought beside each line.
 */
export function WeekFacts({ sprint, members }: WeekFactsProps) {
  const { progress, standUpsHeld, helpWanted } = factsOf(sprint, members)
  const today = useToday()
  const isNothingDone = progress.done === 0
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>
        <strong>
          {isNothingDone
            ? t`You took the time to look back, and that counts.`
            : t`${progress.done} of ${progress.planned} done.`}
        </strong>{' '}
        {sentence(progress, endOf(sprint) < today)}
      </p>
      <div data-narrow>
        <DayDots sprint={sprint} />
      </div>
      <TaskFacts sprint={sprint} members={members} isNothingDone={isNothingDone} />
      {(standUpsHeld > 0 || !isNothingDone) && (
        <MoodFacts sprint={sprint} members={members} held={standUpsHeld} />
      )}
      {helpWanted.length > 0 && (
        <Disclosure
          summary={plural(helpWanted.length, {
            one: 'One wish for help',
            other: '# wishes for help',
          })}
        >
          <EntryList label={t`Wishes for help`}>
            {helpWanted.map(({ date, memberId, help }) => (
              <Entry
                key={`${date} ${memberId}`}
                above={notesOf(nameOf(members, memberId), shortDay(date))}
                text={help}
              />
            ))}
          </EntryList>
        </Disclosure>
      )}
    </div>
  )
}

/** So many fit above each other; of more, the number tells. */
const mostDots = 6

/** What was ticked on each day, as many dots as ticks, to be counted together: beside the facts, where there is room. */
export function DayDots({ sprint }: { sprint: Sprint }) {
  const days = daysOf(sprint).map((date) => ({
    date,
    done: sprint.tasks.reduce((sum, { checks }) => sum + (checks[date]?.length ?? 0), 0),
  }))
  if (days.length > 7 || days.every(({ done }) => done === 0)) return null
  return (
    <ul aria-label={t`What was done on each day`} className="grid grid-cols-7 items-end">
      {days.map(({ date, done }) => (
        <li key={date} className="grid justify-items-center gap-1">
          <span className="sr-only">{`${longDay(date)}: ${done}`}</span>
          <span aria-hidden="true" className="grid justify-items-center gap-1">
            {done > mostDots && <span className="text-tiny font-semibold">{done}</span>}
            {Array.from({ length: Math.min(done, mostDots) }, (_, dot) => (
              <span
                key={dot}
                className="bg-leaf size-3.5 rounded-full forced-colors:bg-[CanvasText]"
              />
            ))}
            <span className="text-tiny text-quiet">{tinyWeekday(weekdayOf(date))}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function sentence({ done, planned }: Progress, isOver: boolean): string | false {
  if (planned === 0) return t`Nothing was planned. A week without a plan is a week too.`
  if (done === 0) return isOver && t`The week had other plans. That happens.`
  if (done === planned) return t`Everything you planned is done. Look at each other and smile.`
  return t`Which of these are you glad about?`
}

const atFirst = 6

function TaskFacts(props: WeekFactsProps & { isNothingDone: boolean }) {
  const { sprint, members, isNothingDone } = props
  const rows = resultsOf(sprint, members).map(({ task, done, planned }) => (
    <li key={task.id} className="flex min-h-12 items-center gap-3 py-1">
      <TaskIcon name={task.icon} className="text-quiet size-6" />
      <bdi className="min-w-0 flex-1 leading-tight">{task.title}</bdi>
      {!isNothingDone && (
        <span className="font-semibold whitespace-nowrap">
          {done >= planned && planned > 0 && (
            <Check className="text-leaf me-1 inline size-5" strokeWidth={3} />
          )}
          {t`${done} of ${planned}`}
        </span>
      )}
    </li>
  ))
  if (rows.length === 0) return null
  if (isNothingDone)
    return (
      <Disclosure summary={t`What you had planned`}>
        <List label={t`The tasks of the week`}>{rows}</List>
      </Disclosure>
    )
  return (
    <div>
      <List label={t`The tasks of the week`}>{rows.slice(0, atFirst)}</List>
      {rows.length > atFirst && (
        <Disclosure summary={t`${rows.length - atFirst} more`}>
          <ul aria-label={t`More tasks`} className="grid grid-cols-1 gap-3">
            {rows.slice(atFirst)}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}

function MoodFacts({ sprint, members, held }: WeekFactsProps & { held: number }) {
  const today = useToday()
  const { moods } = summarize(sprint, members, today)
  if (held === 0)
    return (
      <p className="text-quiet">
        <Trans>There was no check-in this time.</Trans>
      </p>
    )
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>
        {plural(held, { one: 'You checked in on one day.', other: 'You checked in on # days.' })}
      </p>
      {moods.length > 0 && (
        <ul aria-label={t`How the days felt`} className="flex flex-wrap gap-3">
          {moods.map(({ date, mood }) => (
            <li key={date} className="grid justify-items-center gap-1">
              <MoodFace mood={Math.round(mood) as Mood} labelled className="size-10" />
              <span aria-hidden="true" className="text-tiny text-quiet">
                {shortWeekdayOf(date)}
              </span>
              <span className="sr-only">{longDay(date)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What became of each task that a week had, all of its people together. */
export function resultsOf(
  sprint: Sprint,
  members: readonly Member[],
): (Progress & { task: Task })[] {
  return sprint.tasks
    .filter((task) => isDue(task, sprint))
    .map((task) => ({ task, ...taskProgress(sprint, task, members) }))
}

const verdicts = [
  { value: 'keep', label: t({ message: 'Keep it', context: 'an experiment' }) },
  { value: 'tweak', label: t`Change it a bit` },
  { value: 'drop', label: t({ message: 'Let it go', context: 'an experiment' }) },
] as const

interface VerdictChoiceProps {
  experiment: Experiment
  members: readonly Member[]
}

/** The family's word on an experiment: keep, tweak or drop. It can be changed as long as it is shown. */
export function VerdictChoice({ experiment, members }: VerdictChoiceProps) {
  const send = useSend()
  const { id, text, ownerId, verdict } = experiment
  return (
    <Card tone="tinted" className="grid grid-cols-1 gap-4">
      <div>
        <p className="text-small text-quiet">{t`We tried, with ${nameOf(members, ownerId)} looking after it`}</p>
        <p className="text-lead font-semibold">{text}</p>
      </div>
      <ChooseOne
        legend={t`Did it help?`}
        choices={verdicts}
        value={verdict === 'running' ? null : verdict}
        onChange={(chosen) =>
          void send.toFamily({ type: 'judge-experiment', experimentId: id, verdict: chosen })
        }
      />
      {verdict === 'keep' && (
        <p className="text-small">
          <Trans>It is in your playbook now.</Trans>
        </p>
      )}
    </Card>
  )
}
