import { t } from '#core/say.ts'
import { weekName } from '#content/week-name.ts'
import { useState } from 'react'
import { planMeetingAgenda } from '#content/agendas/plan-meeting.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { isMeetingBegun } from '#core/plan-meeting/meeting.ts'
import { isClosed } from '#core/sprint/quiet-week.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { meetingStages } from '#core/words.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { dayRange, shortDayRange } from '#web/lib/dates.ts'
import { useLocation, useSearchParams, useNavigate } from '#web/lib/navigation.tsx'
import { notesOf } from '#web/lib/words.ts'
import { usePlannedGathering } from '#web/shared/meeting/gathering.ts'
import { sprintIdOf, useSettledPlace } from '#web/shared/meeting/use-settled-place.ts'
import { MeetingLobby } from '#web/shared/meeting/weekly-meeting.tsx'
import { useActiveSprint } from '#web/shared/sprints/use-addressed-sprint.ts'
import { useSprintInAddress } from '#web/shared/sprints/sprint-in-address.ts'
import { fromTodayWords } from '#web/shared/week/week-words.ts'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { useAgenda } from './agenda.ts'
import { Meeting } from './meeting.tsx'
import { PlanForUs, useWeekDraft } from './plan-for-us.tsx'
import { Planned } from './planned.tsx'

/**
 * The plan meeting: goes on with the draft where there is one (or with the sprint that the address
 * names), offers to begin where there is none, and shows what was decided once it is over.
 */
export function PlanMeetingScreen() {
  const { sprints, today } = useHome()
  const active = useActiveSprint()
  const send = useSend()
  const named = useSprintInAddress()
  const { state } = useLocation() as { state: { celebrate?: boolean } | null }
  const [again, setAgain] = useState<string | null>(null)
  const [nextAfter, setNextAfter] = useState<string | null>(null)

  const open = sprints.filter((sprint) => !isClosed(sprint, today))
  const chosen = open.find(({ id }) => id === named.id)
  const draft = open.find(({ plannedAt }) => plannedAt === null)
  const isForUs = useSearchParams()[0].get('for') === 'us'
  const present = chosen ?? draft ?? active
  const celebrate = state?.celebrate ?? false
  const isAgain = present?.id === again
  const place = useSettledPlace(placeOf(present, isAgain), { isOwn: celebrate })
  const sprint = sprints.find(({ id }) => id === sprintIdOf(place)) ?? present

  if (isForUs && (!sprint || (sprint.plannedAt === null && !isMeetingBegun(sprint)))) {
    return <PlanForUs waiting={sprint} />
  }
  if (!sprint || nextAfter === sprint.id) return <Lobby waiting={null} />
  if (place.startsWith('lobby')) return <Lobby key={sprint.id} waiting={sprint} />
  if (place.startsWith('meeting')) {
    return <Meeting key={sprint.id} sprint={sprint} onEnd={() => setAgain(null)} />
  }
  return (
    <Planned
      sprint={sprint}
      celebrate={celebrate}
      onAgain={() => {
        void send.toSprint(sprint.id, { type: 'edit-meeting', changes: { stage: 'mission' } })
        setAgain(sprint.id)
      }}
      onNext={() => setNextAfter(sprint.id)}
    />
  )
}

function placeOf(sprint: Sprint | null, isAgain: boolean): string {
  if (!sprint) return 'lobby '
  if (!hasBegun(sprint)) return `lobby ${sprint.id}`
  return `${sprint.plannedAt === null || isAgain ? 'meeting' : 'planned'} ${sprint.id}`
}

/** A draft that nobody has sat down to yet: closing a week leaves one. */
function hasBegun({ plannedAt, meeting }: Sprint): boolean {
  return plannedAt !== null || meeting.hostId !== null || meeting.stage !== meetingStages[0]
}

/** Before the meeting: what it will be about and for which days. */
function Lobby({ waiting }: { waiting: Sprint | null }) {
  const { draft, starts, chooseStart } = useWeekDraft(waiting)
  const { today } = useHome()
  const send = useSend()
  const navigate = useNavigate()
  const gathering = usePlannedGathering('plan-meeting', draft.id)
  const { without } = useAgenda(draft.id)
  const carried = draft.tasks.filter(({ reason }) => reason.kind === 'carried-over').length
  return (
    <MeetingLobby
      kind="plan-meeting"
      name={t`Plan meeting`}
      agenda={planMeetingAgenda}
      without={without}
      sprintId={draft.id}
      gathering={gathering}
      picture={<PlanningElephants alive />}
      eyebrow={
        starts.length > 1
          ? weekName(draft.name)
          : notesOf(weekName(draft.name), dayRange(draft.startsOn, endOf(draft)))
      }
      title={t`Plan the week together`}
      next={{
        label: t`Start the meeting`,
        act: () => {
          const { change: _, ...setup } = gathering
          void send.toSprint(draft.id, { type: 'begin-meeting', sprint: draft, setup })
          navigate(forSprint(appPaths.planMeeting, draft.id), { replace: true })
        },
      }}
    >
      {starts.length > 1 && (
        <ChooseOne
          legend={t`Which days do you plan?`}
          value={draft.startsOn}
          onChange={chooseStart}
          choices={starts.map((startsOn, index) => ({
            value: startsOn,
            label: daysWords(startsOn, {
              end: endOf({ ...draft, startsOn }),
              today,
              isFirst: index === 0,
            }),
          }))}
        />
      )}
      {carried > 0 && (
        <p>
          {carried === 1
            ? t`One task from last time waits for you.`
            : t`${carried} tasks from last time wait for you.`}
        </p>
      )}
    </MeetingLobby>
  )
}

interface DaysFor {
  end: string
  today: string
  isFirst: boolean
}

/** The days that a plan would be about: of a week that has begun, those that are left. */
function daysWords(startsOn: string, { end, today, isFirst }: DaysFor): string {
  const range = shortDayRange(startsOn, end)
  if (!isFirst) return t`Next week, ${range}`
  if (startsOn === today) return t`This week, ${range}`
  return fromTodayWords(end, today)
}
