import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { Sprint } from '#core/sprint/schema.ts'
import { datesBetween } from '#core/dates/dates.ts'
import { experimentOf } from '#core/experiments/experiment.ts'
import { ownTasks } from '#core/meetings/load.ts'
import { nextStart, startChoices } from '#core/sprint/next-sprint.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { shortDay, dayRange } from '#web/lib/dates.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { DateWords } from '#web/shared/dates/date-line.tsx'
import { useSpeakers } from '#web/shared/meeting/gathering.ts'
import { Step } from '#web/shared/meeting/weekly-meeting.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { readBackTitle } from './agenda.ts'
import { PlanByMember } from './planned.tsx'

/** The whole plan once more, by name: everybody shows their own part. */
export function ReadBackStage({ sprint }: { sprint: Sprint }) {
  const { family, sprints, today } = useHome()
  const speakers = useSpeakers(sprint.meeting)
  const isWide = useIsWide()
  const experiment = experimentOf(family, sprint)
  const days = sprint.weeks * 7
  const dates = datesBetween(family, sprints, { from: sprint.startsOn, days })
  const hasTasks = sprint.tasks.length > 0
  // One part alone is no round.
  const [first, second] = speakers.filter(({ id }) => ownTasks(sprint, id).length > 0)
  const also = (dates.length > 0 || experiment) && (
    <div className="grid grid-cols-1 gap-5">
      {dates.length > 0 && (
        <ul
          aria-label={t`Fixed dates`}
          className="bg-marigold-soft rounded-field grid grid-cols-1 gap-1 px-4 py-3"
        >
          {dates.map((one) => (
            <li key={one.day + one.date.id}>
              <strong>{shortDay(one.day)}</strong> <DateWords of={one} />
            </li>
          ))}
        </ul>
      )}
      {experiment && (
        <p className="bg-elephant-soft rounded-field px-4 py-3">
          <strong>
            <Trans>We try:</Trans>
          </strong>{' '}
          <bdi>{experiment.text}</bdi>
        </p>
      )}
    </div>
  )
  return (
    <Step
      title={readBackTitle(sprint, today)}
      // The plan is read once, by its people; what else the week has stands beside it where there is room.
      beside={also}
      {...(first &&
        second && {
          lead: t`Each shows their own part, the youngest first.`,
          member: first,
          line: t`${first.name} begins`,
          note: t`then ${second.name}`,
        })}
    >
      <PastDraft sprint={sprint} />
      {/* What the week is for. */}
      {sprint.missionStep && (
        <p className="-mt-1">
          <strong>
            <Trans>Our step:</Trans>
          </strong>{' '}
          <bdi>{sprint.missionStep}</bdi>
        </p>
      )}
      {hasTasks ? (
        <PlanByMember sprint={sprint} />
      ) : (
        <Notice title={t`There is no task in the plan yet`}>
          <Trans>Go back and choose one small thing. A plan of one line is a plan.</Trans>
        </Notice>
      )}
      {!isWide && also}
    </Step>
  )
}

/** A draft whose days have passed: one press, and it is about days to come. */
function PastDraft({ sprint }: { sprint: Sprint }) {
  const { family, today } = useHome()
  const send = useSend()
  if (sprint.plannedAt !== null || endOf(sprint) >= today) return null
  const { weeks } = sprint
  const thisWeek = nextStart(family, null, today)
  const startsOn = startChoices({ startsOn: thisWeek, weeks }, today).usual
  const week = dayRange(startsOn, endOf({ startsOn, weeks }))
  return (
    <Notice
      title={t`The days of this plan have passed`}
      actions={
        <Button
          size="small"
          onClick={() =>
            void send.toSprint(sprint.id, { type: 'edit-sprint', changes: { startsOn } })
          }
        >
          {t`Plan ${week} instead`}
        </Button>
      }
    >
      {t`It was meant for ${dayRange(sprint.startsOn, endOf(sprint))}. Nothing is lost.`}
    </Notice>
  )
}
