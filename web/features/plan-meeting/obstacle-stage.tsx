import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { themeName } from '#content/theme-names.ts'
import { useState } from 'react'
import { planForFullWeeks, planForWeekday, plansForThemes } from '#content/coach.ts'
import { lowThemes, type LowTheme } from '#content/suggestions/themes.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { type IfThen, adviceFor, type Advice } from '#core/sprint/coach.ts'
import { isDue } from '#core/tasks/seldom.ts'
import type { Weekday } from '#core/words.ts'
import type { Sent } from '#web/data/send.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { tablet, useIsWide } from '#web/lib/use-is-wide.ts'
import { ChoiceLine, ChoiceLines } from '#web/shared/meeting/choices.tsx'
import { Step, WeekSoFar } from '#web/shared/meeting/weekly-meeting.tsx'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Pencil, Plus } from '#web/ui/icons.ts'
import { Disclosure, Card } from '#web/ui/layout.tsx'
import { List } from '#web/ui/list.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { IfThenForm } from './if-then-form.tsx'

/** Plans for a bad day that fit any task; a family's own words come after them. */
const usual: readonly IfThen[] = [
  {
    if: t({ message: 'it gets late', context: 'after “If”' }),
    then: t({ message: 'we do the smallest bit of it', context: 'after “then”' }),
  },
  {
    if: t({ message: 'one of us is ill', context: 'after “If”' }),
    then: t({
      message: 'somebody else takes it, and nothing is caught up',
      context: 'after “then”',
    }),
  },
  {
    if: t({ message: 'we forget', context: 'after “If”' }),
    then: t({ message: 'we simply go on the next time', context: 'after “then”' }),
  },
]

/** What could get in the way of a task, and what you do then. One is enough. */
export function ObstacleStage({ sprint }: { sprint: Sprint }) {
  const hasRoom = useIsWide(tablet)
  const [openId, setOpenId] = useState<string | null>(null)
  const tasks = sprint.tasks.filter((task) => isDue(task, sprint))
  // One is enough: what has a plan comes first, and stays where it is while others get one.
  const [hadPlan] = useState(() => tasks.filter(({ ifThen }) => ifThen).map(({ id }) => id))
  const planned = tasks.filter(({ id }) => hadPlan.includes(id))
  const others = tasks.filter(({ id }) => !hadPlan.includes(id))
  const plansOf = (some: readonly Task[]) => (
    <List as="div">
      {some.map((task) => (
        <TaskPlan
          key={task.id}
          sprint={sprint}
          task={task}
          isOpen={openId === task.id}
          onOpen={(open) => setOpenId(open ? task.id : null)}
        />
      ))}
    </List>
  )
  return (
    <Step
      title={t`What could stop us?`}
      lead={t`One plan for a bad day is enough.`}
      beside={<WeekSoFar sprint={sprint} />}
    >
      {tasks.length === 0 && (
        <p>
          <Trans>There is no task in the plan yet. What could get in the way of a good week?</Trans>
        </p>
      )}
      <Coach sprint={sprint} />
      <div>
        {plansOf(planned.length > 0 ? planned : others)}
        {planned.length > 0 && others.length > 0 && (
          <Disclosure
            summary={plural(others.length, { one: '# other task', other: '# other tasks' })}
            open={hasRoom}
          >
            {plansOf(others)}
          </Disclosure>
        )}
      </div>
    </Step>
  )
}

interface TaskPlanProps {
  sprint: Sprint
  task: Task
  isOpen: boolean
  onOpen: (open: boolean) => void
}

function TaskPlan({ sprint, task, isOpen, onOpen }: TaskPlanProps) {
  const send = useSend()
  const undoToast = useUndoToast()
  const { ifThen } = task
  const save = (wanted: IfThen | null) => {
    const changes = { ifThen: wanted }
    const saved = send.toSprint(sprint.id, { type: 'edit-task', taskId: task.id, changes })
    if (!wanted) undoToast(t`Plan removed`, [saved])
    return saved
  }
  const Sign = ifThen ? Pencil : Plus
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        className="hover:bg-sunken flex min-h-15 w-full flex-wrap content-center items-center gap-x-3 gap-y-1 py-1.5 text-start leading-tight"
      >
        <TaskIcon name={task.icon} className="text-quiet size-6.5" />
        <bdi className={ifThen ? 'min-w-0 flex-1 font-semibold' : 'min-w-0 flex-1'}>
          {task.title}
        </bdi>{' '}
        {/* A sentence has the whole line, below what it is for. */}
        {ifThen && (
          <bdi className="order-1 basis-full ps-9.5 leading-snug">{t`If ${ifThen.if}, then ${ifThen.then}`}</bdi>
        )}{' '}
        <span className="sr-only">
          {ifThen ? t`Change the if-then plan` : t`Make an if-then plan`}
        </span>
        <Sign className="text-quiet size-6 shrink-0" />
      </button>
      {isOpen && <Pairs {...{ task, save }} onClose={() => onOpen(false)} />}
    </div>
  )
}

interface PairsProps {
  task: Task
  save: (ifThen: IfThen | null) => Sent
  onClose: () => void
}

function Pairs({ task, save, onClose }: PairsProps) {
  const isChosen = (pair: IfThen) => task.ifThen?.if === pair.if && task.ifThen.then === pair.then
  return (
    <div className="grid grid-cols-1 gap-1 pb-2">
      <ChoiceLines title={t`Plans that often help`}>
        {usual.map((pair) => (
          <ChoiceLine
            key={pair.if}
            title={t`If ${pair.if}, then ${pair.then}.`}
            isChosen={isChosen(pair)}
            onPress={() => {
              void save(isChosen(pair) ? null : pair)
              onClose()
            }}
          />
        ))}
      </ChoiceLines>
      <Disclosure summary={t`In your own words`}>
        <IfThenForm taskId={task.id} value={task.ifThen} onSave={save} onClose={onClose} />
      </Disclosure>
    </div>
  )
}

/** Who is late, or worn out, is so with any task: the plan for it speaks of none. */
const forAnyTask: ReadonlySet<string> = new Set<LowTheme>(['rushing', 'tired-days'])

/** One if-then plan, where something got in the way again and again: taken, changed or declined, once. */
function Coach({ sprint }: { sprint: Sprint }) {
  const { family, sprints, members, today } = useHome()
  const advice = adviceFor(sprint, sprints, {
    today,
    people: members,
    themes: lowThemes,
    forAnyTask,
    answered: new Set(family.familyData.recommendationAnswers.map(({ key }) => key)),
  })
  const task = sprint.tasks.find(({ id }) => id === advice?.taskId)
  if (!advice || !task) return null
  return <Offer key={advice.key} sprint={sprint} advice={advice} title={task.title} />
}

interface OfferProps {
  sprint: Sprint
  advice: Advice
  /** Of the task that the plan is for. */
  title: string
}

function Offer({ sprint, advice, title }: OfferProps) {
  const send = useSend()
  const undoToast = useUndoToast()
  const [isChanging, setChanging] = useState(false)
  const { key, taskId } = advice
  const pair = advice.own ?? pairFor(advice)
  const answer = (given: 'taken' | 'not-for-us') =>
    send.toFamily({ type: 'answer-recommendation', key, answer: given })
  const take = (ifThen: IfThen): Sent => {
    const saved = send.toSprint(sprint.id, { type: 'edit-task', taskId, changes: { ifThen } })
    undoToast(t`Plan kept`, [saved, answer('taken')])
    return saved
  }
  const decline = () => undoToast(t`Set aside`, [answer('not-for-us')])
  return (
    <Card as="section" tone="tinted" labelledBy="coach">
      <h2 id="coach" className="text-small font-sans font-normal tracking-normal">
        {reasonFor(advice)}
      </h2>
      <p className="mt-1 font-semibold">
        <bdi>{t`If ${pair.if}, then ${pair.then}.`}</bdi>
      </p>
      <p className="text-small text-quiet mt-1">
        <Trans>
          For “<bdi>{title}</bdi>”.
        </Trans>{' '}
        {advice.own && t`You did it like this before.`}
      </p>
      {isChanging ? (
        <div className="mt-3">
          <IfThenForm
            taskId={`coach ${taskId}`}
            value={pair}
            onSave={take}
            onClose={() => setChanging(false)}
          />
        </div>
      ) : (
        <div className="mt-2 flex flex-wrap">
          <Button variant="secondary" size="small" onClick={() => void take(pair)}>
            <Trans>Take it</Trans>
          </Button>
          <Button variant="quiet" size="small" onClick={() => setChanging(true)}>
            <Trans>Change</Trans>
          </Button>
          <Button variant="quiet" size="small" onClick={decline}>
            <Trans>Not for us</Trans>
          </Button>
        </div>
      )}
    </Card>
  )
}

function pairFor({ reason }: Advice): IfThen {
  if (reason.kind === 'weekday') return planForWeekday(reason.weekday)
  const theme = lowThemes.find(({ id }) => reason.kind === 'theme' && id === reason.theme)
  return theme ? plansForThemes[theme.id] : planForFullWeeks
}

/** A sentence for each day: not every language has a plural of every one. */
const weekdayReasons: Record<Weekday, string> = {
  Sunday: t`It did not work out on the last Sundays.`,
  Monday: t`It did not work out on the last Mondays.`,
  Tuesday: t`It did not work out on the last Tuesdays.`,
  Wednesday: t`It did not work out on the last Wednesdays.`,
  Thursday: t`It did not work out on the last Thursdays.`,
  Friday: t`It did not work out on the last Fridays.`,
  Saturday: t`It did not work out on the last Saturdays.`,
}

function reasonFor({ reason }: Advice): string {
  if (reason.kind === 'full') return t`The last three weeks held more than got done.`
  if (reason.kind === 'weekday') return weekdayReasons[reason.weekday]
  const theme = themeName(reason.theme)
  return plural(reason.count, {
    2: `This was hard twice: ${theme}.`,
    other: `This was hard # times: ${theme}.`,
  })
}
