import { useNavigate } from '#web/lib/navigation.tsx'
import { planMeetingAgenda } from '#content/agendas.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import type { MeetingStage } from '#core/words.ts'
import { useSend } from '#web/data/use-family.tsx'
import { WhoElse } from '#web/parts/who-else.tsx'
import { MeetingFrame } from '#web/parts/meeting/meeting-frame.tsx'
import { stagesOf } from '#web/parts/meeting/stages.ts'
import { AppreciationsStage } from './appreciations-stage.tsx'
import { DatesStage } from './dates-stage.tsx'
import { HostLine, useHost } from './host-line.tsx'
import { LastWeekStage } from './last-week-stage.tsx'
import { MissionStage } from './mission-stage.tsx'
import { ObstacleStage } from './obstacle-stage.tsx'
import { ReadBackStage } from './read-back-stage.tsx'
import { useLength } from './use-length.ts'
import { PastDraft } from './past-draft.tsx'

const contents = {
  appreciations: AppreciationsStage,
  'last-week': LastWeekStage,
  dates: DatesStage,
  mission: MissionStage,
  obstacle: ObstacleStage,
  'read-back': ReadBackStage,
} satisfies Record<MeetingStage, unknown>

/** The meeting on a sprint, at the stage where the family left it. */
export function Meeting({ sprint, onEnd }: { sprint: Sprint; onEnd: () => void }) {
  const send = useSend()
  const navigate = useNavigate()
  const host = useHost(sprint)
  const { version } = useLength(sprint.id)
  const at = sprint.meeting.stage
  const Content = contents[at]

  // Moving on also writes down who hosts, so that the rota knows next time.
  const move = (stage: MeetingStage) =>
    void send.toSprint(sprint.id, {
      type: 'edit-meeting',
      changes: { stage, hostId: host?.id ?? null },
    })

  const finish = () => {
    void send.toSprint(sprint.id, { type: 'finish-planning' })
    navigate(forSprint(appPaths.planMeeting, sprint.id), {
      replace: true,
      state: { celebrate: true },
    })
    onEnd()
  }

  return (
    <MeetingFrame
      name="Plan meeting"
      stages={stagesOf(planMeetingAgenda, version)}
      at={at}
      onMove={move}
      finish={{ label: 'Save this week’s plan', onFinish: finish }}
      aside={
        <>
          <HostLine sprint={sprint} />
          <WhoElse kind="plan-meeting" id={sprint.id} />
        </>
      }
    >
      <PastDraft sprint={sprint} />
      <Content sprint={sprint} />
    </MeetingFrame>
  )
}
