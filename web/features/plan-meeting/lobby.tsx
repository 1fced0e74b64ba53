import { useNavigate } from '#web/lib/navigation.tsx'
import { planMeetingAgenda } from '#content/agendas.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { endOf } from '#core/domain/sprint-days.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useSend } from '#web/data/use-family.tsx'
import { dayRange } from '#web/lib/dates.ts'
import { MeetingLobby } from '#web/shared/meeting/weekly-meeting.tsx'
import { usePlannedGathering } from '#web/shared/meeting/gathering.ts'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { useAgenda } from './use-agenda.ts'
import { useWeekDraft } from './use-week-draft.ts'

/** Before the meeting: what it will be about and for which days. */
export function Lobby({ waiting }: { waiting: Sprint | null }) {
  const { draft, starts, chooseStart } = useWeekDraft(waiting)
  const send = useSend()
  const navigate = useNavigate()
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
          void send.toSprint(draft.id, { type: 'begin-meeting', sprint: draft, setup })
          navigate(forSprint(appPaths.planMeeting, draft.id), { replace: true })
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
