import { retrospectiveAgenda } from '#content/agendas.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { daysLeft, endOf } from '#core/domain/sprint-days.ts'
import { useSend } from '#web/data/use-family.tsx'
import { dayRange } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { MeetingLobby } from '#web/shared/meeting/weekly-meeting.tsx'
import { usePlannedGathering } from '#web/shared/meeting/gathering.ts'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'

/** Before the look back: whom it is with; a week that still runs may be looked back on early. */
export function Lobby({ sprint }: { sprint: Sprint }) {
  const send = useSend()
  const today = useToday()
  const gathering = usePlannedGathering('retrospective', sprint.id)
  const left = daysLeft(sprint, today) - 1
  const begin = () => {
    const { change: _, ...setup } = gathering
    void send.toSprint(sprint.id, { type: 'edit-retrospective', changes: setup })
  }
  return (
    <MeetingLobby
      kind="retrospective"
      name="Look back"
      agenda={retrospectiveAgenda}
      sprintId={sprint.id}
      gathering={gathering}
      picture={<LookingElephants alive />}
      eyebrow={`${sprint.name}, ${dayRange(sprint.startsOn, endOf(sprint))}`}
      title="Look back together"
      begin={{ label: 'Start looking back', act: begin }}
    >
      {left > 0 && (
        <p>
          {`${sprint.name} still runs for ${left === 1 ? 'one day' : `${left} days`}. You can look back now, or wait for its end.`}
        </p>
      )}
    </MeetingLobby>
  )
}
