import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { thanksLines } from '#content/thanks-words.ts'
import { weekFirst, weekWithin } from '#content/week-name.ts'
import { WaitingLetters } from '#web/shared/letters/waiting-letters.tsx'
import { CalendarDays, Heart, Lightbulb, Smile, Sprout } from '#web/ui/icons.ts'
import type { ReactNode } from 'react'
import { decidedIn } from '#core/experiments/experiment.ts'
import { isClosed } from '#core/sprint/quiet-week.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { sprintProgress, type Progress } from '#core/tasks/progress.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { longDay } from '#web/lib/dates.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { CelebrationPicture, reachedIn } from '#web/shared/celebrations/celebration-picture.tsx'
import { MeetingFoot, MeetingFrame } from '#web/shared/meeting/meeting-frame.tsx'
import { nameOf } from '#web/shared/tasks/task-words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout.tsx'
import { List } from '#web/ui/list.tsx'

/** The week was closed this moment: what it leaves, and what the next one begins with. */
export function WeekClosed({ sprint }: { sprint: Sprint }) {
  const { family, members, sprints, today } = useHome()
  const send = useSend()
  const navigate = useNavigate()
  const progress = sprintProgress(sprint, members)
  const week = weekWithin(sprint.name)
  const reached = reachedIn(progress)
  const isHard = reached === null || reached === 'hard-week'
  const decided = decidedIn(family, sprint)
  const draft = sprints.find(
    ({ startsOn, plannedAt }) => plannedAt === null && startsOn > sprint.startsOn,
  )
  const small = isHard && draft && draft.tasks.length > 0 ? draft : null
  const planNext = { label: useNextPlan(), act: () => navigate(appPaths.planMeeting) }
  // The small draft is the plan, without a meeting (N4).
  const beginSmall = ({ id }: Sprint) => {
    void send.toSprint(id, { type: 'finish-planning', day: today })
    navigate(appPaths.dashboard)
  }
  const { cards = [], why = '' } = sprint.retrospective ?? {}
  const thanks = thanksLines(sprint.retrospective, (id) => nameOf(members, id))
  const good = cards.filter(({ kind }) => kind === 'high')
  const highs = good.length
  return (
    <MeetingFrame
      name={t({ message: 'Look back', context: 'the meeting' })}
      step="closed"
      title={t`That was ${week}`}
      lead={endWords(reached, progress)}
      foot={
        <MeetingFoot
          next={small ? { label: t`Begin small`, act: () => beginSmall(small) } : planNext}
        />
      }
      isMoment
      picture={reached && <CelebrationPicture reached={reached} occasion={sprint.id} />}
    >
      <WaitingLetters />
      {/* What was learned, and what comes of it: the one thing that they get up with. */}
      {(highs > 0 || why || thanks || decided || draft) && (
        <Card tone="raised" flush className="px-4 py-1">
          <List label={t`What this week leaves`}>
            {highs > 0 && (
              <Line
                icon={<Smile />}
                title={plural(highs, { one: 'One good thing', other: '# good things' })}
                note={good.map(({ text }) => text).join('\n')}
                isWhole
              />
            )}
            {why && <Line icon={<Lightbulb />} title={t`Why it was so`} note={why} isWhole />}
            {decided && (
              <Line
                icon={<Sprout />}
                title={decided.text}
                note={t`to try, with ${nameOf(members, decided.ownerId)}, until ${longDay(decided.checkOn)}`}
              />
            )}
            {thanks && <Line icon={<Heart />} title={t`Thanks`} note={thanks} isWhole />}
            {draft && <Line icon={<CalendarDays />} title={draftWords(draft)} />}
          </List>
        </Card>
      )}
      <div className="-mx-4 flex flex-wrap">
        <ButtonLink variant="quiet" size="small" to={forSprint(appPaths.retrospective, sprint.id)}>
          <Trans>Read it all again</Trans>
        </ButtonLink>
        {small && (
          <Button variant="quiet" size="small" onClick={planNext.act}>
            {planNext.label}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          onClick={() => void send.toSprint(sprint.id, { type: 'reopen-sprint' })}
        >
          {t`Reopen ${week}`}
        </Button>
      </div>
    </MeetingFrame>
  )
}

/** Where the way from a look back to the plan meeting leads: to a week that is planned, or to planning one. */
export function useNextPlan(): string {
  const { sprints, today } = useHome()
  const open = sprints.filter((sprint) => !isClosed(sprint, today))
  const [next] = open
  return next && open.every(({ plannedAt }) => plannedAt !== null)
    ? t`See ${weekWithin(next.name)}`
    : t`Plan the next week`
}

function Line({
  icon,
  title,
  note,
  isWhole,
}: {
  icon: ReactNode
  title: string
  note?: string | undefined
  /** Line by line, as it was kept. */
  isWhole?: boolean
}) {
  return (
    <li className="grid min-h-15 grid-cols-[auto_1fr] content-center gap-3 py-2 leading-tight">
      <span aria-hidden="true" className="text-quiet">
        {icon}
      </span>
      <span className="min-w-0">
        <bdi className="block">{title}</bdi>
        {note && (
          <bdi
            className={classes(
              'text-small text-quiet',
              isWhole ? 'block whitespace-pre-line' : 'line-clamp-3',
            )}
          >
            {note}
          </bdi>
        )}
      </span>
    </li>
  )
}

/** What the next week begins with. */
function draftWords({ name: given, tasks }: Sprint): string {
  const name = weekFirst(given)
  const carried = tasks.filter(({ reason }) => reason.kind === 'carried-over').length
  const all = tasks.length
  if (all === 0) return t`${name} is drafted, and its page is empty.`
  if (carried === 0)
    return plural(all, {
      one: `${name} is drafted: one task waits in it.`,
      other: `${name} is drafted: # tasks wait in it.`,
    })
  if (carried === all)
    return plural(all, {
      one: `${name} is drafted: one task waits in it, carried over.`,
      other: `${name} is drafted: # tasks wait in it, carried over.`,
    })
  return t`${name} is drafted: ${plural(all, {
    one: 'one task waits in it',
    other: '# tasks wait in it',
  })}, ${plural(carried, {
    one: 'one of them carried over',
    other: '# of them carried over',
  })}.`
}

/** What is said of a week that has just been closed, by what was reached (N4). */
function endWords(reached: ReturnType<typeof reachedIn>, { done, planned }: Progress): string {
  switch (reached) {
    case null:
      return t`It was a quiet week. Nothing is lost, and the next one may be small.`
    case 'hard-week':
      return plural(done, {
        one: 'The plan was bigger than the week. One thing got done anyway. That counts.',
        other: 'The plan was bigger than the week. # things got done anyway. That counts.',
      })
    case 'week':
      return plural(done, {
        one: 'One thing got done. You can be proud of that.',
        other: '# things got done. You can be proud of that.',
      })
    case 'full-week':
      return done === planned
        ? plural(done, {
            one: 'One thing got done, which is all of it.',
            other: '# things got done, which is all of it.',
          })
        : plural(done, {
            one: 'One thing got done, as good as all of it.',
            other: '# things got done, as good as all of it.',
          })
  }
}
