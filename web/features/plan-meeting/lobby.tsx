import { useState } from 'react'
import { useNavigate } from '#web/lib/navigation.tsx'
import { planMeetingAgenda } from '#content/agendas.ts'
import type { NewSprint, Sprint } from '#core/contract/sprint.ts'
import { draftNextSprint, nextStart, planOf, startChoices } from '#core/domain/next-sprint.ts'
import { endOf } from '#core/domain/sprint-days.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import type { SprintIntent } from '#web/data/mutate.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { dayRange } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { MeetingLobby } from '#web/shared/meeting/meeting-lobby.tsx'
import { usePlannedGathering } from '#web/shared/meeting/use-gathering.ts'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { useAgenda } from './use-agenda.ts'

/** Before the meeting: what it will be about and for which days. */
export function Lobby({ waiting }: { waiting: Sprint | null }) {
  const { draft, starts, chooseStart, begin } = useDraft(waiting)
  const gathering = usePlannedGathering('plan-meeting', draft.id)
  const { without } = useAgenda(draft.id)
  const carried = draft.tasks.filter(({ reason }) => reason.kind === 'carried-over').length
  return (
    <MeetingLobby
      kind="plan-meeting"
      name="Plan meeting"
      agenda={planMeetingAgenda}
      without={without}
      sprintId={draft.id}
      gathering={gathering}
      picture={<PlanningElephants alive />}
      eyebrow={`${draft.name}, ${dayRange(draft.startsOn, endOf(draft))}`}
      title="Plan the week together"
      begin={{
        label: 'Start the meeting',
        act: () => {
          const { change: _, ...setup } = gathering
          begin(setup)
        },
      }}
    >
      {starts.length > 1 && (
        <ChooseOne
          legend="Which days do you plan?"
          value={draft.startsOn}
          onChange={chooseStart}
          choices={starts.map((startsOn, index) => ({
            value: startsOn,
            label: `${index === 0 ? 'This week' : 'Next week'}, ${dayRange(startsOn, endOf({ ...draft, startsOn }))}`,
          }))}
        />
      )}
      {carried > 0 && (
        <p>
          {carried === 1
            ? 'One task from last time waits for you.'
            : `${carried} tasks from last time wait for you.`}
        </p>
      )}
    </MeetingLobby>
  )
}

type MeetingSetup = Extract<SprintIntent, { type: 'begin-meeting' }>['setup']

/** The sprint that this meeting would begin with: the draft that waits, or one that is not kept yet. */
function useDraft(waiting: Sprint | null) {
  const { family, sprints } = useFamily()
  const today = useToday()
  const send = useSend()
  const navigate = useNavigate()
  const [drafted] = useState(() =>
    waiting ? planOf(waiting) : draftNextSprint(family, sprints, today),
  )
  const starts = startChoices(withDaysAhead(drafted, nextStart(family, null, today), today), today)
  const [startsOn, chooseStart] = useState(starts.usual)
  const draft = { ...drafted, startsOn }

  const begin = (setup: MeetingSetup) => {
    void send.toSprint(draft.id, { type: 'begin-meeting', sprint: draft, setup })
    navigate(forSprint(appPaths.planMeeting, draft.id), { replace: true })
  }
  return { draft, starts: starts.all, chooseStart, begin }
}

/** A draft that waited until its days were over is about the week the family is in now. */
function withDaysAhead<Plan extends Pick<NewSprint, 'startsOn' | 'weeks'>>(
  plan: Plan,
  thisWeek: string,
  today: string,
): Plan {
  return endOf(plan) < today ? { ...plan, startsOn: thisWeek } : plan
}
